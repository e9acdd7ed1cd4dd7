/** A guided first game: the coach's own words around what the lesson of each game says. */
export const lesson = {
  coach: "Coach",
  coachPlace: "Step {number}",
  coachNext: "Got it",
  coachBack: "Back",
  coachForward: "Forward",
  coachSkip: "Skip this",
  coachLeave: "Leave the lesson and just play",
  coachResume: "Back to the lesson",
  coachPlayOn: "Play on",
  coachQuiet: "Your turn: do as you like. I’ll speak up when there is something new.",
  coachWatch: "Let’s see what happens …",
  coachMissed: "What has not come up yet:",
};
