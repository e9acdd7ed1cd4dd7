import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Find the island’s treasures, and get to them first.",
  lines: [
    "On your turn, do one of two things: lay a clue on a treasure map, or drive up to three legs. " +
      "Within one terrain a leg takes you as far as you like.",
    "Each clue strikes out spaces. Once a map leaves only one, drive there and raise the treasure.",
    "Everybody whose compass rose is on the map gets a share, card by card: take the card or let it go. " +
      "Beware of the curse.",
    "After each treasure the statues bring amulets ashore. Pick them up: " +
      "they save you from the curse and buy you extra moves. Most gold wins.",
  ],
} satisfies Guide;
