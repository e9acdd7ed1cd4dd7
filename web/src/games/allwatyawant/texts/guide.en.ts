import type { Guide } from "../../../lib/games.ts";

export default {
  aim:
    "Find six items, a treasure map and the makings of a raft, sail across, and dig up the emerald before " +
    "anybody else does.",
  lines: [
    "Roll, walk, and turn over pieces of eight: they hide items for the raft and adventures.",
    "Favour cards bend your luck. Met a rich pirate? Attack, win the duel, and rob them.",
    "With everything aboard, launch from the raft bay. The short course is fast but dangerous.",
    "On the treasure island you dig with sixes and turn up doubloons. One of them hides the emerald.",
  ],
} satisfies Guide;
