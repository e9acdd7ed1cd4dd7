/** What the pages "My place" and "Leaderboard" say; they load it themselves. */
export const place = {
  plTitle: "Ma place",
  plBoard: "Classement",
  plIntro: "Comment tu joues : tes parties finies, tes cotes, et où tu te situes parmi les gens et les bots.",
  plEmptyTitle: "Ta place est encore libre",
  plEmptyAbout:
    "Finis une partie contre des bots ou des gens, et tu verras ici comment tu t’en sors, ce que tu vaux, et quel " +
    "pirate défier ensuite.",
  plPlayNow: "Choisir un jeu",
  plRatings: "Cotes",
  plPoints: "{points} points, à {doubt} près",
  plProvisional: "provisoire",
  plProvisionalAbout:
    "Une cote est provisoire tant que trop peu de parties comptent : après une douzaine, elle est assez sûre.",
  plNoRating: "Pas encore de cote",
  plTally:
    "{games, plural, one {# partie} other {# parties}} · " +
    "{won, plural, =0 {aucune gagnée} one {# gagnée} other {# gagnées}}",
  plRank: "{rank, plural, =1 {1re} other {#e}} place parmi les gens d’ici",
  plNextUp: "Juste au-dessus de toi : {name}, {points}",
  plAboveAll: "Au-dessus de tous les bots de l’échelle",
  plCurve: "La cote au fil du temps",
  plCurveAbout: "{title} : de {first} à {last} points en {games, plural, one {# partie} other {# parties}}.",
  plCurveEmpty: "La courbe commence avec ta première partie qui compte.",
  plWeeks: "Parties par semaine",
  plWeeksAbout:
    "{title} : {games, plural, one {# partie} other {# parties}} en " +
    "{weeks, plural, one {une semaine} other {# semaines}}, {won} gagnées.",
  plWon: "Gagnées",
  plNotWon: "Pas gagnées",
  plAsTable: "En tableau",
  plWhen: "Quand",
  plRating: "Cote",
  plDoubt: "±",
  plWeek: "Semaine du",
  plGames: "Parties",
  plAgainstBots: "Contre des bots",
  plAgainstPeople: "Contre des gens",
  plNoPeople: "Tu n’as pas encore joué avec d’autres. Invite quelqu’un : une nouvelle table a un lien à envoyer.",
  plOpponent: "Adversaire",
  plAhead: "Devant",
  plBehind: "Derrière",
  plAheadShare: "{share} % devant",
  plMyGames: "Parties finies",
  plFilter: "Filtrer",
  plAnyGame: "Tous les jeux",
  plAnyLevel: "Tous les niveaux",
  plAnyOpponent: "N’importe qui",
  plAnySeats: "N’importe quel nombre",
  plAnyResult: "Tous les résultats",
  plAnyTime: "Depuis toujours",
  plGame: "Jeu",
  plLevel: "Niveau",
  plSeats: "Joueurs",
  plResult: "Résultat",
  plPeriod: "Période",
  plLost: "Pas gagnée",
  plLastWeek: "7 derniers jours",
  plLastMonth: "30 derniers jours",
  plLastYear: "Dernière année",
  plFound: "{number, plural, =0 {Aucune partie} one {# partie} other {# parties}}",
  plNoneFound: "Aucune partie finie ne correspond à ces filtres.",
  plClear: "Effacer les filtres",
  plMore: "Voir plus",
  plWith: "avec {names}",
  plReplay: "Revoir",
  plRecordGone: "L’enregistrement n’est plus conservé.",
  plChange: "cote {points} ({change})",
  plWhy_lesson: "Une première partie guidée ne compte pas.",
  plWhy_branch: "Elle continuait une autre partie : elle ne compte pas.",
  plWhy_daily: "Une donne du jour peut être connue d’avance : elle ne compte pas.",
  plWhy_device: "Plusieurs places étaient jouées sur un même appareil : elle ne compte pas.",
  plWhy_taken_back: "Des coups ont été repris après que le hasard ou les autres avaient parlé : elle ne compte pas.",
  plWhy_alone: "Il ne restait personne à qui se comparer : elle ne compte pas.",
  plPart_gave_up: "Abandonnée : elle compte comme dernière place",
  plPart_late: "Tu es arrivé en cours de route : elle ne compte pas pour toi",
  plPart_helped: "Tu as eu beaucoup de conseils : elle ne compte pas pour toi",
  plPlace1: "{shared, plural, =0 {Gagnée} other {Victoire partagée}}",
  plPlaceN: "{place, plural, =1 {1re} other {#e}} place sur {number}",
  plMine: "Ce qui est à moi",
  plListed: "Me montrer au classement",
  plListedAbout:
    "Tous ceux qui visitent ce serveur voient alors ton nom, ta cote et sur combien de parties elle repose.",
  plListedAsk: "Ta cote est assez sûre. Veux-tu figurer au classement ?",
  plYes: "Oui, montre-moi",
  plNo: "Non merci",
  plExportAbout:
    "Tes parties avec leurs enregistrements, tes cotes, et tout ce que ce serveur garde d’autre de toi, en un fichier.",
  plExport: "Tout emporter",
  plDeleteAbout:
    "T’efface, toi et tout ce qui est à toi, pour de bon. Les parties jouées avec d’autres restent les leurs, " +
    "sous un " +
    "nom qui n’est à personne.",
  plDelete: "Tout effacer",
  plDeleteTitle: "Effacer tout ce qui est à toi ?",
  plDeleteSure:
    "On ne peut pas revenir en arrière. Tes parties en cours continuent avec un bot. Pour confirmer, écris ton " +
    "nom : {name}",
  plDeleteNow: "Tout effacer pour de bon",
  plDeleted: "Tu n’es plus là, et rien de ce qui était à toi non plus. Qui jouera ici ensuite sera un nouveau joueur.",
  plCancel: "Annuler",
  plFailed: "Ça n’a pas marché : {message}",
  plBoardIntro:
    "Les meilleurs de ce serveur, avec les six pirates entre eux. Leurs cotes ne changent jamais : tu sais donc ce " +
    "que vaut la tienne.",
  plRankHead: "Place",
  plName: "Nom",
  plYou: "toi",
  plLevelOf: "niveau {level}",
  plBot: "bot",
  plFixed: "fixe",
  plAlone:
    "Personne n’est encore à ce classement. Ouvre la marche : joue une douzaine de parties qui comptent, puis dis " +
    "que " +
    "tu veux y figurer.",
  plYouWouldBe: "Tu aurais la {rank, plural, =1 {1re} other {#e}} place parmi les gens d’ici.",
  plYouStill: "Ta cote de {points} est encore provisoire. Quelques parties de plus, et tu peux figurer ici.",
  plYouNone: "Tu n’as pas encore de cote à ce jeu. Joue contre des bots ou des gens : chaque partie finie compte.",
  plHow: "Comment marchent les cotes",
  plHow1:
    "Chaque partie finie compte : contre des bots, contre des gens, quel que soit le nombre de places. Qui finit " +
    "devant quelqu’un gagne des points, et plus encore si l’autre était plus fort.",
  plHow2:
    "Pip, le premier niveau, a 1000 points à chaque jeu. Entre deux joueurs, 400 points de plus font gagner dix fois " +
    "plus souvent. Les cotes des bots ont été mesurées dans de longues séries entre eux et ne changent pas.",
  plHow3:
    "Le nombre après ± dit si une cote est sûre : deux fois sur trois, elle ne se trompe pas de plus. On commence à " +
    "1200, et on reste provisoire pendant une douzaine de parties.",
  plHow4:
    "Les premières parties guidées, celles qui repartent d’une partie revue et celles de plusieurs personnes sur un " +
    "même appareil ne comptent pas, ni celles où l’on a repris des coups après que le hasard avait parlé. Qui quitte " +
    "une partie que d’autres finissent est dernier.",
  plElsewhere: "Parties venues d’ailleurs",
  plElsewhereAbout:
    "D’un autre serveur, d’un ami ou de la ligne de commande : charge l’enregistrement d’une partie finie " +
    "(.jsonl), pour la revoir, l’analyser et essayer d’autres coups ici. Elle ne compte pour rien.",
  plDrop: "Dépose un enregistrement ici, ou",
  plChoose: "Choisir un fichier",
  plChecking: "On la rejoue pour la vérifier…",
  plTooBig: "Ce fichier est trop gros pour un enregistrement : {most} ko au plus.",
  plNotText: "Ce fichier est illisible. Un enregistrement se termine par .jsonl.",
  plRemove: "Retirer",
  plRemoveSure: "La retirer pour de bon ?",
  plRemoved: "C’est retiré.",
  plNoRoom:
    "Tu gardes déjà {most} parties venues d’ailleurs, c’est le maximum. Retires-en une pour en charger une autre.",
} as const;
