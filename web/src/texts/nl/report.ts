import type { report as english } from "../en/report.ts";

export const report: Record<keyof typeof english, string> = {
  reportTitle: "{name} melden",
  reportWhom: "Wiens naam zou niemand hoeven lezen?",
  reportWhyName: "Wat is er mis met deze naam?",
  reportWhyLine: "Wat is er mis met deze regel?",
  reason_insult: "Beledigend",
  reason_threat: "Haatdragend of dreigend",
  reason_indecent: "Onfatsoenlijk",
  reason_spam: "Reclame of spam",
  reason_other: "Iets anders",
  reportAbout: "Tik op een reden en wie deze server beheert krijgt het te zien. Verder hoort niemand dat jij het was.",
  reportThanks: "Bedankt. Iemand kijkt ernaar.",
};
