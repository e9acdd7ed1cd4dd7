import type { report as english } from "../en/report.ts";

export const report: Record<keyof typeof english, string> = {
  reportTitle: "Denunciar {name}",
  reportWhom: "Que nome ninguém deveria ter de ler?",
  reportWhyName: "O que há de errado com este nome?",
  reportWhyLine: "O que há de errado com esta linha?",
  reason_insult: "Ofensivo",
  reason_threat: "Ódio ou ameaça",
  reason_indecent: "Indecente",
  reason_spam: "Propaganda ou spam",
  reason_other: "Outra coisa",
  reportAbout: "Toque num motivo para avisar quem cuida deste servidor. Mais ninguém fica sabendo que foi você.",
  reportThanks: "Obrigado. Alguém vai dar uma olhada.",
};
