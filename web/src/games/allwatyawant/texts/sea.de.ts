/** Was ein Seegefecht auf Deutsch sagt. */
import type { en } from "./sea.en.ts";

export const de: Record<keyof typeof en, string> = {
  battle: "Seegefecht",
  "title meet": "Zwei Flöße, eine Welle",
  "title parley": "Kanonen raus!",
  "title bulwark": "Es kracht: {hits, plural, one {# Treffer} other {# Treffer}}",
  "title battle": "{name} eröffnet das Feuer",
  "title parleyed": "Parley: Niemand schießt",
  "title fired_back": "{name} schießt zurück",
  "title shielded": "Hinter dem Bollwerk",
  "title scuttled": "{target} ist versenkt",
  attacks: "macht die Kanone klar",
  attacked: "in der Schusslinie",
  may: "darf schießen",
  here: "auf derselben Welle",
  follows: "Was {shots} Schüsse auf der Planke bewirken",
  attack: "Auf {name} schießen",
  attackMore: "{shots} Schüsse auf der Planke",
  sailOn: "Weitersegeln",
  sailOnMore: "Was auf dem Feld liegt, trifft dich trotzdem",
  fight: "Standhalten",
  fightMore: "{name} schießt zuerst",
  suffer: "Hinnehmen",
  asked: "{name} entscheidet",
};
