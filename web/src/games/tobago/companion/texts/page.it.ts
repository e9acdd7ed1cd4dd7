import type { en } from "./page.en.ts";

/** Quello che dice il compagno di Tobago in italiano. */
export const it: Record<keyof typeof en, string> = {
  islandTitle: "Quale isola è sul tavolo?",
  islandAbout: "Scegli le tue facce finché il disegno non somiglia al vostro tavolo. Lì può essere girata.",
  side: "Pezzo {letter}",
  sidesAbout: "La maiuscola è la faccia più grande, la minuscola la più piccola.",
  order: "In senso orario",
  interlock: "I bordi si incastrano",
  firstWay: "in un modo",
  secondWay: "nell’altro modo",
  reconstructed:
    "Non conosciamo le facce stampate a, b e c: le nostre sono ricostruite. Se le vostre sono diverse, i " +
    "siti mostrati qui saranno sbagliati.",
  crew: "Chi gioca?",
  place: "Tocca dove si trova: {object} {number} di {all}.",
  face: "Dove guarda questa statua?",
  whose: "A chi tocca?",
  amuletsHeld: "{number, plural, one {# amuleto} other {# amuleti}}",
  what: "Che cosa è successo?",
  modeClue: "Indizio messo",
  modeCar: "Guidato",
  modeStrike: "Sito tolto",
  kinds: "Che tipo di indizio?",
  liesOn: "è sulla mappa {colour}",
  fitsNot: "–",
  unlisted: "Non nella nostra lista",
  unlistedAbout:
    "La nostra lista delle 52 carte è in parte ricostruita. Se nella vostra scatola c’è una di queste, usala pure.",
  layHint: "Tocca l’indizio. L’isola mostra che cosa lascia sulla mappa scelta.",
  lay: "{name} lo mette sulla mappa {colour}",
  carHint: "Tocca dove si trova ora il fuoristrada di {name}. Ciò che è acceso si raggiunge in un turno.",
  strikeHint: "Tocca il sito che {name} toglie dalla mappa {colour}.",
  strikeNone: "Non c’è niente da togliere dalla mappa {colour}.",
  takeAmulet: "{name} prende l’amuleto qui",
  spendAmulet: "{name} restituisce un amuleto",
  located: "{colour}: il tesoro è in {space}",
  isThere: "è lì",
  unknown: "dove?",
  inReach: "può arrivarci in questo turno",
  raise: "{name} lo recupera",
  sharedTitle: "{name} ha recuperato il tesoro della mappa {colour}",
  sharedAbout:
    "Preparate {number} carte: una per ogni rosa e una in più. Ognuna viene offerta a partire dalla rosa più " +
    "in basso, in quest’ordine:",
  sharedThen:
    "Chi prende l’ultima carta comincia la nuova mappa. Le statue hanno chiamato i loro amuleti e si sono girate.",
  cardsLeft: "{number, plural, =0 {Era l’ultimo tesoro.} one {Resta # carta tesoro.} other {Restano # carte tesoro.}}",
};
