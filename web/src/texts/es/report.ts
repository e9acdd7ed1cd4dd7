import type { report as english } from "../en/report.ts";

export const report: Record<keyof typeof english, string> = {
  reportTitle: "Denunciar a {name}",
  reportWhom: "¿Qué nombre no debería tener que leer nadie?",
  reportWhyName: "¿Qué tiene de malo este nombre?",
  reportWhyLine: "¿Qué tiene de malo esta línea?",
  reason_insult: "Insultante",
  reason_threat: "Odio o amenazas",
  reason_indecent: "Indecente",
  reason_spam: "Publicidad o spam",
  reason_other: "Otra cosa",
  reportAbout: "Toca un motivo y lo verá quien lleva este servidor. Nadie más sabrá que lo enviaste tú.",
  reportThanks: "Gracias. Alguien lo mirará.",
};
