/** What the daily deal says. */
export const daily = {
  daAll: "All days",
  daWhat:
    "One deal a day in each game: the same cards and dice for everybody, the same opponents, and one try that " +
    "counts. Afterwards you see how everybody else here fared with it, and bots of all six levels in your seat.",
  daRules:
    "No hints and no Undo in the try that counts. You can leave it and come back; started before midnight (UTC), " +
    "it still counts if you finish it within a day.",
  daLasts: "The next deal is in {time}.",
  daNoStreak: "No streak yet",
  daBest: "longest: {days, plural, one {# day} other {# days}}",
  daPast: "The last days",
  daNoPast: "From tomorrow on, past days are listed here, and you can play their deals again.",
  daDay: "Day",
  daMissed: "not played",
  daUnfinished: "not finished",
  daOf: "The deal of {day}",
  daNoTry: "You have not played this deal.",
  daMine: "Your result",
  daYouWon: "You won with {score, plural, one {# point} other {# points}}.",
  daYouCame:
    "You came {place, plural, =2 {second} =3 {third} other {#th}} of {number}, with " +
    "{score, plural, one {# point} other {# points}}.",
  daHidden:
    "How others fared is shown once you have finished your own try. " +
    "{number, plural, =0 {Nobody here has finished it yet.} one {One person here has.} other {# people here have.}}",
  daLevels: "Bots in your seat",
  daLevelsHow:
    "Each of the six has played the very same deal where you sat, against the same opponents. Bars show the lead " +
    "over the best of them; the line is yours.",
  daPending: "Bots are still playing it…",
  daBeaten: "You did better",
  daEqual: "Even",
  daBetter: "Did better than you",
  daPeople: "People here",
  daNobody: "Nobody here has finished this deal.",
  daAlone: "You are the first here to finish it.",
  daBetterThan: "You did better than {worse} of {others, plural, one {one other} other {# others}}{share}.",
  daMore: "{number, plural, one {One more has} other {# more have}} finished it.",
  daOrder: "Ranked by place at the table, then by the lead over the best of the others there.",
  daYou: "you",
  daShare: "Share",
  daShared: "Copied. Paste it wherever you like.",
  daShareFailed: "This browser does not let a page copy. Select the text instead:",
  daShareLevels: "Bots 1–6: {signs}",
  daReplay: "Watch it again",
  daAgain: "Play this deal again",
  daAgainOn: "Carry on",
  daPlayPast: "Play this deal",
  daUncounted: "It does not count, so there are hints and Undo.",
  daAgainMine: "Played again, not counted: {outcome}",
  daOpponents: "{seats} seats: you, and {name} (level {level}) in the others.",
  daSame: "Deal {code}: the same for everybody.",
  daEarlier: "The day before",
  daLater: "The day after",
  daFair: "Nobody picks the deal",
  daFairHow:
    "All deals of the next ten years were fixed on {first}, before the first of them: by this anchor, which your " +
    "browser remembers. Each day’s secret is opened a day after its end, and then it can be checked that it was fixed.",
  daFairNot:
    "The computer that deals knows what’s coming, so whoever runs this server could peek. Nobody can change it.",
  daAnchor: "Anchor",
  daCheck: "Check it",
  daChecking: "Checking…",
  daFirstSeen: "This is the first time your browser has seen the anchor. From now on it remembers it.",
  daSeen: "It is the same anchor that your browser saw on {day}.",
  daOther:
    "Your browser remembers a different anchor, from {day}, so the deals fixed back then have been swapped. Ask " +
    "whoever runs this server.",
  daNotOpened: "No secret is open yet: the one of {day} will be the first, a day after its end.",
  daFits: "The secrets of all days up to {day} lead back to the anchor: they were fixed when it was made.",
  daWrong: "The secret of {day} does not fit the anchor. Somebody picked that deal.",
  daTake: "Take today’s deals along",
  daTakeHow:
    "For a plane or a train: the deals of today that you have not begun are played on this device, also without " +
    "a connection. That begins your one try at each. Comparisons say so, because nobody can know whether a deal " +
    "was tried on a device before.",
  daTaken: "Today’s deals are on this device.",
  daDevice: "played on a device without a connection",
  daLevelsHere:
    "The first five levels have played the very same deal where you sat, against the same opponents; the sixth " +
    "would think about it for too long on this device. Bars show the lead over the best of them; the line is " +
    "yours.",
  daSite:
    "There is no server here: each deal follows from its date, so anybody could look ahead, and your results " +
    "stay on this device.",
  daAway:
    "The server is out of reach. You can play the deals that you have taken along, and past days’ deals whose " +
    "secrets are open. Your try moves to the server once it’s back, and then you see how everybody else fared.",
};
