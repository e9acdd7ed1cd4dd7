/** What the daily deal says. */
export const daily = {
  daAll: "Tous les jours",
  daWhat:
    "Une donne par jour dans chaque jeu : les mêmes cartes et les mêmes dés pour tous, les mêmes adversaires, et un " +
    "seul essai qui compte. Ensuite, tu vois ce que les autres en ont fait ici, et des bots des six niveaux à ta " +
    "place.",
  daRules:
    "Ni conseil ni retour en arrière pendant l’essai qui compte. Tu peux le quitter et y revenir ; commencé avant " +
    "minuit (UTC), il compte si tu le finis en moins d’un jour.",
  daLasts: "La prochaine donne arrive dans {time}.",
  daNoStreak: "Pas encore de série",
  daBest: "la plus longue : {days, plural, one {# jour} other {# jours}}",
  daPast: "Les derniers jours",
  daNoPast: "Dès demain, les jours passés seront ici, et tu pourras rejouer leurs donnes.",
  daDay: "Jour",
  daMissed: "pas jouée",
  daUnfinished: "pas finie",
  daOf: "La donne du {day}",
  daNoTry: "Tu n’as pas joué cette donne.",
  daMine: "Ton résultat",
  daYouWon: "Tu as gagné avec {score, plural, one {# point} other {# points}}.",
  daYouCame:
    "Tu as fini à la {place, plural, =1 {1re} other {#e}} place sur {number}, avec " +
    "{score, plural, one {# point} other {# points}}.",
  daHidden:
    "Tu verras ce que les autres ont fait quand tu auras fini ton essai. " +
    "{number, plural, =0 {Ici, personne ne l’a encore finie.} one {Une personne d’ici l’a finie.} other {# " +
    "personnes d’ici l’ont finie.}}",
  daLevels: "Des bots à ta place",
  daLevelsHow:
    "Chacun des six a joué exactement la même donne, à ta place, contre les mêmes adversaires. Les barres montrent " +
    "l’avance sur le meilleur d’entre eux ; le trait, c’est toi.",
  daPending: "Les bots la jouent encore…",
  daBeaten: "Tu as fait mieux",
  daEqual: "Égalité",
  daBetter: "A fait mieux que toi",
  daPeople: "Les gens d’ici",
  daNobody: "Personne ici n’a fini cette donne.",
  daAlone: "Personne ici ne l’a finie avant toi.",
  daBetterThan: "Tu as fait mieux que {worse} sur {others, plural, one {une autre personne} other {# autres}}{share}.",
  daMore: "{number, plural, one {Une autre personne l’a finie} other {# autres l’ont finie}}.",
  daOrder: "La meilleure place à la table passe d’abord, puis l’avance sur le meilleur des autres.",
  daYou: "toi",
  daShare: "Partager",
  daShared: "Copié. Colle-le où tu veux.",
  daShareFailed: "Ce navigateur ne laisse pas la page copier. Sélectionne plutôt le texte :",
  daShareLevels: "Bots 1–6 : {signs}",
  daReplay: "La revoir",
  daAgain: "Rejouer cette donne",
  daAgainOn: "La continuer",
  daPlayPast: "Jouer cette donne",
  daUncounted: "Elle ne compte pas : conseils et retours en arrière sont permis.",
  daAgainMine: "Rejouée, sans compter : {outcome}",
  daOpponents: "{seats} places : toi, et {name} (niveau {level}) aux autres.",
  daSame: "Donne {code} : la même pour tous.",
  daEarlier: "La veille",
  daLater: "Le lendemain",
  daFair: "Personne ne choisit la donne",
  daFairHow:
    "Toutes les donnes des dix prochaines années ont été fixées le {first}, avant la première d’entre elles : par " +
    "cette " +
    "ancre, que ton navigateur retient. Le secret de chaque jour est ouvert un jour après sa fin ; on peut alors " +
    "vérifier qu’il était fixé.",
  daFairNot:
    "L’ordinateur qui distribue sait ce qui vient : qui tient ce serveur pourrait regarder. Personne ne peut rien " +
    "y changer.",
  daAnchor: "Ancre",
  daCheck: "Vérifier",
  daChecking: "Vérification…",
  daFirstSeen: "Ton navigateur voit cette ancre pour la première fois. Il la retient à partir de maintenant.",
  daSeen: "C’est bien l’ancre que ton navigateur a vue le {day}.",
  daOther:
    "Ton navigateur se souvient d’une autre ancre, du {day}. Des donnes fixées alors ont donc été échangées. " +
    "Demande à " +
    "qui tient ce serveur.",
  daNotOpened: "Aucun secret n’est encore ouvert : celui du {day} sera le premier, un jour après sa fin.",
  daFits: "Les secrets de tous les jours jusqu’au {day} ramènent à l’ancre : ils étaient fixés quand elle a été faite.",
  daWrong: "Le secret du {day} ne va pas avec l’ancre. Quelqu’un a choisi cette donne.",
  daTake: "Emporter les donnes du jour",
  daTakeHow:
    "Pour l’avion ou le train : les donnes d’aujourd’hui que tu n’as pas commencées se jouent sur cet appareil, " +
    "même sans connexion. C’est le début de ton unique essai à chacune. Les comparaisons le disent, car personne " +
    "ne peut savoir si une donne a déjà été essayée sur un appareil.",
  daTaken: "Les donnes du jour sont sur cet appareil.",
  daDevice: "jouée sur un appareil sans connexion",
  daLevelsHere:
    "Les cinq premiers niveaux ont joué exactement la même donne, à ta place, contre les mêmes adversaires ; le " +
    "sixième y réfléchirait trop longtemps sur cet appareil. Les barres montrent l’avance sur le meilleur " +
    "d’entre eux ; le trait, c’est toi.",
  daSite:
    "Ici, il n’y a pas de serveur : chaque donne découle de sa date, donc n’importe qui pourrait la voir " +
    "d’avance, et tes résultats restent sur cet appareil.",
  daAway:
    "Le serveur est hors d’atteinte. Tu peux jouer les donnes que tu as emportées, et celles des jours passés " +
    "dont le secret est ouvert. Ton essai rejoindra le serveur dès qu’il reviendra, et tu verras alors ce que " +
    "les autres ont fait.",
};
