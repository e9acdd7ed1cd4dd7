import type { Typed } from "../../lib/understand.ts";

export default {
  synonyms: [
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
  empty: "der die das den dem des ein eine einen einem einer mein meine meinen ich warum kann nach".split(" "),
} satisfies Typed;
