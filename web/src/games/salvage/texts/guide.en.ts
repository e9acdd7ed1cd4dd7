import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Haul up the best chests by moonlight, and leave the eels to the others.",
  lines: [
    "Tonight’s captain may peek at the top chest, and sink it if they dislike it.",
    "Then everybody chooses a rope in secret. Equal ropes tangle; the longest one left takes the chest.",
    "Copper is worth 1, silver 2, pearls 3 and gold 5. An eel costs you 2.",
  ],
} satisfies Guide;
