import type { companion as English } from "../en/companion.ts";

/** Ce que disent les pages pour qui joue avec la boîte sur la table. */
export const companion: Record<keyof typeof English, string> = {
  coLink: "Avec la boîte",
  coLinkAbout: "Pour votre propre exemplaire sur la table : cette page compte avec vous selon les règles.",
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
  scOpen: "Montrer sur un grand écran",
  scAbout:
    "Pour une télé ou une tablette au milieu : on y voit ce que tout le monde peut voir, et vous jouez sur " +
    "vos téléphones.",
  scJoin: "Scanne pour t’asseoir",
  scFull: "Plein écran",
};
