import type { report as english } from "../en/report.ts";

export const report: Record<keyof typeof english, string> = {
  reportTitle: "Segnala {name}",
  reportWhom: "Quale nome nessuno dovrebbe dover leggere?",
  reportWhyName: "Che cosa non va in questo nome?",
  reportWhyLine: "Che cosa non va in questa riga?",
  reason_insult: "Offensivo",
  reason_threat: "Odio o minacce",
  reason_indecent: "Indecente",
  reason_spam: "Pubblicità o spam",
  reason_other: "Qualcos’altro",
  reportAbout: "Tocca un motivo per avvisare chi gestisce questo server. Nessun altro saprà che viene da te.",
  reportThanks: "Grazie. Qualcuno darà un’occhiata.",
};
