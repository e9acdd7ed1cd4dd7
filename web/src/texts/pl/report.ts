import type { report as english } from "../en/report.ts";

export const report: Record<keyof typeof english, string> = {
  reportTitle: "Zgłoś: {name}",
  reportWhom: "Czyjego imienia nikt nie powinien musieć czytać?",
  reportWhyName: "Co jest nie tak z tym imieniem?",
  reportWhyLine: "Co jest nie tak z tą wypowiedzią?",
  reason_insult: "Obraźliwe",
  reason_threat: "Nienawiść lub groźby",
  reason_indecent: "Nieprzyzwoite",
  reason_spam: "Reklama lub spam",
  reason_other: "Coś innego",
  reportAbout: "Dotknij powodu, a dowiedzą się ci, którzy prowadzą ten serwer. Nikt inny nie dowie się, że to ty.",
  reportThanks: "Dziękujemy. Ktoś na to spojrzy.",
};
