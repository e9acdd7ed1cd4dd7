import type { companion as English } from "../en/companion.ts";

/** Ce que disent les pages pour qui joue avec la boîte sur la table. */
export const companion: Record<keyof typeof English, string> = {
  coTitle: "{game}, avec la boîte sur la table",
  coIntro:
    "Vous jouez avec votre exemplaire, et cette page compte avec vous selon les règles. Ce que tu saisis " +
    "reste dans ce navigateur.",
  coHowMany: "Vous êtes combien ?",
  coBegin: "C’est parti",
  coBack: "Reprendre",
  coAnew: "Recommencer",
  coSure: "Tout ce qui est saisi ici sera effacé.",
  coAgain: "Réessayer",
  coNone: "Il n’y a pas encore de page pour jouer à ce jeu avec la boîte.",
};
