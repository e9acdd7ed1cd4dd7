import type { place as English } from "../en/place.ts";

/** What the pages "My place" and "Leaderboard" say; they load it themselves. */
export const place: Record<keyof typeof English, string> = {
  plTitle: "Mijn plek",
  plBoard: "Ranglijst",
  plIntro: "Hoe je speelt: je afgelopen potjes, je ratings, en waar je staat tussen mensen en bots.",
  plEmptyTitle: "Jouw plek is nog vrij",
  plEmptyAbout:
    "Speel een potje uit tegen bots of mensen, dan zie je hier hoe het ging, hoe goed je bent, en welke piraat je " +
    "daarna kunt uitdagen.",
  plPlayNow: "Kies een spel",
  plRatings: "Ratings",
  plPoints: "{points} punten, {doubt} meer of minder",
  plProvisional: "voorlopig",
  plProvisionalAbout: "Een rating is voorlopig tot er genoeg potjes tellen: na een stuk of twaalf is hij vrij zeker.",
  plNoRating: "Nog geen rating",
  plTally: "{games, plural, one {# potje} other {# potjes}} · {won, plural, =0 {geen gewonnen} other {# gewonnen}}",
  plRank: "{rank}e van de mensen hier",
  plNextUp: "Net boven je: {name}, {points}",
  plAboveAll: "Boven alle bots van de ladder",
  plCurve: "Rating door de tijd",
  plCurveAbout: "{title}: van {first} naar {last} punten in {games, plural, one {# potje} other {# potjes}}.",
  plCurveEmpty: "De lijn begint bij je eerste potje dat telt.",
  plWeeks: "Potjes per week",
  plWeeksAbout:
    "{title}: {games, plural, one {# potje} other {# potjes}} in {weeks, plural, one {deze week} other {# weken}}, " +
    "{won} gewonnen.",
  plWon: "Gewonnen",
  plNotWon: "Niet gewonnen",
  plAsTable: "Als tabel",
  plWhen: "Wanneer",
  plRating: "Rating",
  plDoubt: "±",
  plWeek: "Week van",
  plGames: "Potjes",
  plAgainstBots: "Tegen bots",
  plAgainstPeople: "Tegen mensen",
  plNoPeople:
    "Je hebt nog niet met anderen gespeeld. Nodig iemand uit: bij een nieuwe tafel hoort een link om te sturen.",
  plOpponent: "Tegenstander",
  plAhead: "Ervoor",
  plBehind: "Erachter",
  plAheadShare: "{share} % ervoor",
  plMyGames: "Afgelopen potjes",
  plFilter: "Filter",
  plAnyGame: "Elk spel",
  plAnyLevel: "Elk niveau",
  plAnyOpponent: "Iedereen",
  plAnySeats: "Elk aantal",
  plAnyResult: "Elke uitslag",
  plAnyTime: "Altijd",
  plGame: "Spel",
  plLevel: "Niveau",
  plSeats: "Spelers",
  plResult: "Uitslag",
  plPeriod: "Periode",
  plLost: "Niet gewonnen",
  plLastWeek: "Laatste 7 dagen",
  plLastMonth: "Laatste 30 dagen",
  plLastYear: "Laatste jaar",
  plFound: "{number, plural, =0 {Geen potjes} one {# potje} other {# potjes}}",
  plNoneFound: "Geen afgelopen potje past bij deze filters.",
  plClear: "Wis de filters",
  plMore: "Toon meer",
  plWith: "met {names}",
  plReplay: "Terugkijken",
  plRecordGone: "Het verslag is niet meer bewaard.",
  plChange: "rating {points} ({change})",
  plWhy_lesson: "Een begeleid eerste potje telt niet mee.",
  plWhy_branch: "Het ging verder vanuit een ander potje, dus het telt niet mee.",
  plWhy_daily: "Een dagpotje kan vooraf bekend zijn, dus het telt niet mee.",
  plWhy_device: "Meerdere plaatsen speelden op één apparaat, dus het telt niet mee.",
  plWhy_taken_back:
    "Er zijn zetten teruggenomen nadat het geluk of anderen aan zet waren geweest, dus het telt niet mee.",
  plWhy_alone: "Er bleef niemand over om mee te vergelijken, dus het telt niet mee.",
  plPart_gave_up: "Opgegeven, dus het telt als laatste plaats",
  plPart_late: "Je stapte later in, dus voor jou telt het niet mee",
  plPart_helped: "Je kreeg veel advies, dus voor jou telt het niet mee",
  plPlace1: "{shared, plural, =0 {Gewonnen} other {Gedeelde winst}}",
  plPlaceN: "{place}e van {number}",
  plMine: "Wat van mij is",
  plListed: "Zet mij op de ranglijst",
  plListedAbout: "Iedereen die deze server bezoekt ziet dan je naam, je rating en over hoeveel potjes die gaat.",
  plListedAsk: "Je hebt een rating die vrij zeker is. Wil je op de ranglijst?",
  plYes: "Ja, graag",
  plNo: "Nee, bedankt",
  plExportAbout:
    "Je potjes met hun verslag, je ratings en al het andere wat deze server van je bewaart, in één bestand.",
  plExport: "Neem alles mee",
  plDeleteAbout:
    "Wist jou en alles wat van jou is, voorgoed. Potjes met anderen blijven van hen, onder een naam die van niemand " +
    "is.",
  plDelete: "Wis alles",
  plDeleteTitle: "Alles wissen wat van jou is?",
  plDeleteSure:
    "Dit kan niet ongedaan worden gemaakt. Lopende potjes gaan verder met een bot. Typ voor de zekerheid je naam: " +
    "{name}",
  plDeleteNow: "Wis alles voorgoed",
  plDeleted: "Je bent weg, en alles wat van jou was ook. Wie hierna speelt, is een nieuwe speler.",
  plCancel: "Annuleren",
  plFailed: "Dat lukte niet: {message}",
  plBoardIntro:
    "De besten op deze server, met de zes piraten ertussen. Hun ratings veranderen nooit, dus je weet wat die van " +
    "jou waard is.",
  plRankHead: "Plaats",
  plName: "Naam",
  plYou: "jij",
  plLevelOf: "niveau {level}",
  plBot: "bot",
  plFixed: "vast",
  plAlone:
    "Er staat nog niemand op deze ranglijst. Wees de eerste: speel een stuk of twaalf potjes die tellen, en zeg dan " +
    "dat je erop wilt.",
  plYouWouldBe: "Je zou {rank}e zijn van de mensen hier.",
  plYouStill: "Je rating van {points} is nog voorlopig. Nog een paar potjes en je kunt op deze lijst.",
  plYouNone: "Je hebt in dit spel nog geen rating. Speel tegen bots of mensen: elk potje dat je uitspeelt, telt.",
  plHow: "Hoe ratings werken",
  plHow1:
    "Elk uitgespeeld potje telt: tegen bots, tegen mensen, met elk aantal spelers. Wie voor iemand eindigt, stijgt, " +
    "en stijgt meer als de ander sterker was.",
  plHow2:
    "Pip, het eerste niveau, heeft in elk spel 1000 punten. Tussen twee spelers wint 400 punten meer tien keer zo " +
    "vaak. De ratings van de bots zijn gemeten in lange reeksen tegen elkaar en blijven zo.",
  plHow3:
    "Het getal na ± zegt hoe zeker een rating is: twee op de drie keer zit hij er niet verder naast. Nieuwe spelers " +
    "beginnen op 1200 en zijn een stuk of twaalf potjes voorlopig.",
  plHow4:
    "Begeleide eerste potjes, potjes die verdergaan vanuit een oud potje en potjes met meerdere mensen op één " +
    "apparaat tellen niet mee, net als potjes waarin zetten werden teruggenomen nadat het geluk had gesproken. Wie " +
    "weggaat uit een potje dat anderen uitspelen, is laatste.",
  plElsewhere: "Potjes van elders",
  plElsewhereAbout:
    "Van een andere server, een vriend of de opdrachtregel: laad het verslag van een afgelopen potje " +
    "(.jsonl), en je kunt het hier bekijken, analyseren en anders verder spelen. Het telt nergens voor mee.",
  plDrop: "Sleep een verslag hierheen, of",
  plChoose: "Kies een bestand",
  plChecking: "Het wordt nagespeeld om het te controleren…",
  plTooBig: "Dit bestand is te groot voor een verslag: meer dan {most} kB kan niet.",
  plNotText: "Dit bestand is niet te lezen. Een verslag eindigt op .jsonl.",
  plRemove: "Verwijderen",
  plRemoveSure: "Voorgoed verwijderen?",
  plRemoved: "Verwijderd.",
  plNoRoom: "Je hebt al {most} potjes van elders, meer kan niet. Verwijder er een om een ander te laden.",
};
