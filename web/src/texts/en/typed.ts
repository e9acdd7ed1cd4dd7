import type { Typed } from "../../lib/understand.ts";

export default {
  synonyms: [
    ["drive", "go", "move", "travel", "walk", "ride", "sail"],
    ["claim", "take", "grab", "keep"],
    ["pass", "skip", "decline", "no", "nothing", "waive"],
    ["end", "finish", "done", "ready", "stop"],
    ["play", "lay", "use", "put", "add", "onto"],
    ["raise", "dig", "lift", "recover"],
    ["strike", "remove", "cross", "delete"],
    ["exchange", "swap", "trade", "redraw", "new"],
    ["throw", "roll", "dice"],
    ["attack", "fight", "duel", "rob"],
    ["give", "hand", "drop", "discard", "spend"],
    ["look", "peek", "see"],
    ["grey", "gray"],
    ["palm", "palms"],
    ["mountain", "mountains"],
  ],
  empty: ["the", "a", "an", "of", "to", "my", "i", "it", "why", "can", "t"],
} satisfies Typed;
