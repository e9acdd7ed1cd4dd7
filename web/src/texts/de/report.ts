import type { report as english } from "../en/report.ts";

export const report: Record<keyof typeof english, string> = {
  reportTitle: "{name} melden",
  reportWhom: "Wessen Namen sollte niemand lesen müssen?",
  reportWhyName: "Was stimmt nicht mit diesem Namen?",
  reportWhyLine: "Was stimmt nicht mit dieser Zeile?",
  reason_insult: "Beleidigend",
  reason_threat: "Hasserfüllt oder bedrohlich",
  reason_indecent: "Anstößig",
  reason_spam: "Werbung oder Spam",
  reason_other: "Etwas anderes",
  reportAbout:
    "Tipp auf einen Grund, und die Meldung geht an die Leute, die diesen Server betreiben. Sonst erfährt niemand, " +
    "dass du es warst.",
  reportThanks: "Danke. Es sieht sich jemand an.",
};
