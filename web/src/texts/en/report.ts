/** What the sheet for reporting a name or a line says; it loads it itself. */
export const report = {
  reportTitle: "Report {name}",
  reportWhom: "Whose name should nobody have to read?",
  reportWhyName: "What’s wrong with this name?",
  reportWhyLine: "What’s wrong with this line?",
  reason_insult: "Insulting",
  reason_threat: "Hateful or threatening",
  reason_indecent: "Indecent",
  reason_spam: "Advertising or spam",
  reason_other: "Something else",
  reportAbout: "A tap on a reason sends it to the people who run this server. Nobody else learns that it was you.",
  reportThanks: "Thank you. Somebody will look at it.",
};
