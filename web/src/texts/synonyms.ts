/** Words that mean the same where somebody types a move: each row is one meaning, written without accents. */
export const SYNONYMS: Record<"en" | "de", readonly (readonly string[])[]> = {
  en: [
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
  de: [
    ["fahren", "fahr", "fahre", "gehen", "geh", "gehe", "ziehen", "laufen", "reisen", "segeln"],
    ["nehmen", "nimm", "behalten", "beanspruchen"],
    ["verzichten", "passen", "passe", "aussetzen", "nein", "nichts", "lassen"],
    ["beenden", "ende", "fertig", "aufhoren", "anhalten", "stopp"],
    ["spielen", "spiel", "legen", "leg", "lege", "ausspielen", "einsetzen"],
    ["heben", "graben", "bergen", "ausgraben"],
    ["streichen", "entfernen", "ausschliessen"],
    ["tauschen", "austauschen", "wechseln", "neue"],
    ["werfen", "wurfeln", "wurfel", "wurf"],
    ["angreifen", "angriff", "kampfen", "duell", "rauben"],
    ["abgeben", "hergeben", "geben", "abwerfen"],
    ["sehen", "ansehen", "schauen", "gucken"],
    ["berg", "berge", "gebirge"],
  ],
};

/** Words that mean nothing by themselves. */
export const EMPTY: Record<"en" | "de", readonly string[]> = {
  en: ["the", "a", "an", "of", "to", "my", "i", "it", "why", "can", "t"],
  de: "der die das den dem des ein eine einen einem einer mein meine meinen ich warum kann nach".split(" "),
};
