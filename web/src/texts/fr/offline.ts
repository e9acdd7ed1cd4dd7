import type { offline as en } from "../en/offline.ts";

export const offline: Record<keyof typeof en, string> = {
  offTitle: "Jouer hors connexion",
  offAbout:
    "Joue contre des bots ou à plusieurs sur cet appareil, apprends un jeu ou résous des problèmes, dans l’avion " +
    "ou partout où il n’y a pas de connexion. {size} Mo, une seule fois.",
  offGet: "Télécharger",
  offComing: "{done} sur {all} Mo",
  offStop: "Annuler",
  offThere:
    "Tout est sur cet appareil. Quand le serveur est hors d’atteinte, tu continues simplement à jouer ici, et " +
    "les parties terminées rejoignent le serveur dès qu’il revient.",
  offRemove: "Retirer de cet appareil",
  offAway:
    "Le serveur est hors d’atteinte. Tu peux quand même jouer contre des bots ou à plusieurs sur cet appareil, " +
    "apprendre et résoudre des problèmes. Ce que tu finis rejoindra le serveur dès qu’il reviendra.",
  offLoading: "Les règles et les bots arrivent : {done} sur {all} Mo",
  offStarting: "On prépare la table…",
  offNoServer: "Il faut une connexion au serveur pour cela.",
  offNoFriends: "Sans connexion, personne d’autre ne peut venir. Choisis des bots ou « Tous sur cet appareil ».",
  offGone: "Cette partie n’est pas sur cet appareil.",
  offOtherPage: "Cette partie est déjà ouverte sur une autre page. Ferme-la là-bas, et elle continue ici.",
  offNotFetched: "Impossible de récupérer les règles et les bots. Y a-t-il une connexion ?",
  offNotKept:
    "Cet appareil n’a pas pu enregistrer la partie. Si tu fermes la page maintenant, tes derniers coups sont perdus.",
  offFull: "Il n’y a plus de place sur cet appareil. Supprime quelque chose, puis réessaie.",
  offAgain: "La table s’était arrêtée, on la prépare à nouveau. Rien de ce que tu as joué n’est perdu.",
  offStopped: "La table ne répond pas. Recharge la page : ce que tu as joué est enregistré.",
  offHere: "sur cet appareil",
  offAtServer: "sur le serveur",
  offNoDeal: "Tu n’as pas emporté la donne d’aujourd’hui.",
};
