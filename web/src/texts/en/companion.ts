/** Pages for people round a real table: with the box, or around one screen; what a game says is in its folder. */
export const companion = {
  coTitle: "{game}, with the box on the table",
  coIntro:
    "You play with your own copy, and this page counts along by the rules. What you enter stays in this browser.",
  coHowMany: "How many of you are playing?",
  coBegin: "Begin",
  coBack: "Take back",
  coAnew: "Start over",
  coSure: "Everything you entered here will be gone.",
  coAgain: "Try again",
  coNone: "There is no page yet for playing this game with the box.",
};
