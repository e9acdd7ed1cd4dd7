import type { daily as English } from "../en/daily.ts";

/** What the daily deal says. */
export const daily: Record<keyof typeof English, string> = {
  daAll: "Alle dagen",
  daWhat:
    "Elke dag één potje per spel: voor iedereen dezelfde kaarten en dobbelstenen, dezelfde tegenstanders, en één " +
    "poging die telt. Daarna zie je hoe alle anderen hier het deden, en bots van alle zes niveaus op jouw plaats.",
  daRules:
    "Geen hints en niets terugnemen in de poging die telt. Je kunt weggaan en terugkomen; begonnen voor middernacht " +
    "(UTC) telt hij als je binnen een dag klaar bent.",
  daLasts: "Het volgende potje komt over {time}.",
  daNoStreak: "Nog geen reeks",
  daBest: "langste: {days, plural, one {# dag} other {# dagen}}",
  daPast: "De afgelopen dagen",
  daNoPast: "Vanaf morgen staan hier de vorige dagen, en kun je die potjes opnieuw spelen.",
  daDay: "Dag",
  daMissed: "niet gespeeld",
  daUnfinished: "niet afgemaakt",
  daOf: "Het potje van {day}",
  daNoTry: "Je hebt dit potje niet gespeeld.",
  daMine: "Jouw uitslag",
  daYouWon: "Je won met {score, plural, one {# punt} other {# punten}}.",
  daYouCame: "Je werd {place}e van {number}, met {score, plural, one {# punt} other {# punten}}.",
  daHidden:
    "Hoe anderen het deden, zie je als je zelf klaar bent. {number, plural, =0 {Hier heeft nog niemand het " +
    "afgemaakt.} one {Eén iemand hier is klaar.} other {# mensen hier zijn klaar.}}",
  daLevels: "Bots op jouw plaats",
  daLevelsHow:
    "Alle zes hebben precies hetzelfde potje op jouw plaats gespeeld, tegen dezelfde tegenstanders. De balken tonen " +
    "de voorsprong op de beste van hen; de lijn is die van jou.",
  daPending: "De bots zijn nog bezig…",
  daBeaten: "Jij deed het beter",
  daEqual: "Gelijk",
  daBetter: "Deed het beter dan jij",
  daPeople: "Mensen hier",
  daNobody: "Niemand hier heeft dit potje afgemaakt.",
  daAlone: "Je bent de eerste hier die klaar is.",
  daBetterThan: "Je deed het beter dan {worse} van de {others, plural, one {# andere} other {# anderen}}{share}.",
  daMore: "{number, plural, one {Nog één iemand heeft} other {Nog # mensen hebben}} het afgemaakt.",
  daOrder: "Eerst telt de betere plaats aan tafel, dan de voorsprong op de beste van de anderen daar.",
  daYou: "jij",
  daShare: "Delen",
  daShared: "Gekopieerd. Plak het waar je wilt.",
  daShareFailed: "Deze browser laat een pagina niet kopiëren. Selecteer de tekst zelf:",
  daShareLevels: "Bots 1–6: {signs}",
  daReplay: "Terugkijken",
  daAgain: "Dit potje opnieuw spelen",
  daAgainOn: "Verder ermee",
  daPlayPast: "Dit potje spelen",
  daUncounted: "Het telt niet mee, dus hints en terugnemen mogen.",
  daAgainMine: "Opnieuw gespeeld, telt niet: {outcome}",
  daOpponents: "{seats} plaatsen: jij, en {name} (niveau {level}) op de andere.",
  daSame: "Potje {code}: voor iedereen hetzelfde.",
  daEarlier: "De dag ervoor",
  daLater: "De dag erna",
  daFair: "Niemand kiest het potje",
  daFairHow:
    "Alle potjes van de komende tien jaar lagen vast op {first}, voor het eerste ervan: door dit anker, dat je " +
    "browser onthoudt. Het geheim van een dag gaat een dag na afloop open, en dan is na te gaan dat het vastlag.",
  daFairNot:
    "De computer die deelt weet wat er komt, dus wie deze server beheert zou kunnen kijken. Veranderen kan niemand " +
    "het.",
  daAnchor: "Anker",
  daCheck: "Controleren",
  daChecking: "Controleren…",
  daFirstSeen: "Je browser ziet dit anker voor het eerst. Vanaf nu onthoudt hij het.",
  daSeen: "Het is hetzelfde anker dat je browser op {day} zag.",
  daOther:
    "Je browser onthield op {day} een ander anker. De potjes die toen vastlagen zijn dus verwisseld. Vraag het aan " +
    "wie deze server beheert.",
  daNotOpened: "Er is nog geen geheim open: dat van {day} is het eerste, een dag na afloop.",
  daFits:
    "De geheimen van alle dagen tot en met {day} leiden terug naar het anker: ze lagen vast toen het werd gemaakt.",
  daWrong: "Het geheim van {day} past niet bij het anker. Iemand heeft dat potje uitgekozen.",
  daTake: "De potjes van vandaag meenemen",
  daTakeHow:
    "Voor vliegtuig of trein: de potjes van vandaag die je nog niet begonnen bent, speel je dan op dit apparaat, " +
    "ook zonder verbinding. Daarmee begint je ene poging aan elk. Bij het vergelijken staat dat erbij, want " +
    "niemand kan weten of een potje op een apparaat al eens geprobeerd is.",
  daTaken: "De potjes van vandaag staan op dit apparaat.",
  daDevice: "gespeeld op een apparaat zonder verbinding",
  daLevelsHere:
    "De eerste vijf niveaus hebben precies hetzelfde potje op jouw plaats gespeeld, tegen dezelfde " +
    "tegenstanders; het zesde zou er op dit apparaat te lang over nadenken. De balken tonen de voorsprong op de " +
    "beste van hen; de lijn is die van jou.",
  daSite:
    "Hier is geen server: elk potje volgt uit zijn datum, dus iedereen kan vooruitkijken, en je uitslagen " +
    "blijven op dit apparaat.",
  daAway:
    "De server is onbereikbaar. Je kunt de potjes spelen die je hebt meegenomen, en die van voorbije dagen " +
    "waarvan het geheim open is. Je poging gaat naar de server zodra die terug is, en dan zie je hoe alle " +
    "anderen het deden.",
};
