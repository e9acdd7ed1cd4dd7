import type { Guide } from "../../../lib/games.ts";

export default {
  aim:
    "Vind zes voorwerpen, de schatkaart en alles voor een vlot, vaar over en graaf de smaragd op voor iemand " +
    "anders het doet.",
  lines: [
    "Gooi, loop, en draai zilverstukken om: eronder liggen voorwerpen en avonturen.",
    "Gunstkaarten helpen je geluk een handje. Een rijke piraat in zicht? Val aan, win het duel en roof.",
    "Alles aan boord? Vertrek uit de vlotbaai. De korte koers is snel maar gevaarlijk.",
    "Op het schateiland graaf je met zessen en draai je dubloenen om. Onder één ligt de smaragd.",
  ],
} satisfies Guide;
