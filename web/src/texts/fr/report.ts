import type { report as english } from "../en/report.ts";

export const report: Record<keyof typeof english, string> = {
  reportTitle: "Signaler {name}",
  reportWhom: "Quel nom personne ne devrait avoir à lire ?",
  reportWhyName: "Qu’est-ce qui ne va pas avec ce nom ?",
  reportWhyLine: "Qu’est-ce qui ne va pas dans cette ligne ?",
  reason_insult: "Insultant",
  reason_threat: "Haineux ou menaçant",
  reason_indecent: "Indécent",
  reason_spam: "Publicité ou spam",
  reason_other: "Autre chose",
  reportAbout:
    "Touche une raison pour prévenir les responsables de ce serveur. Personne d’autre ne saura que c’était toi.",
  reportThanks: "Merci. Quelqu’un va regarder.",
};
