import type { Typed } from "../../lib/understand.ts";

export default {
  synonyms: [
    ["rijden", "rijd", "rij", "gaan", "ga", "lopen", "loop", "reizen", "varen", "vaar", "zeilen", "zeil"],
    ["nemen", "neem", "pakken", "pak", "houden", "hou", "bewaren"],
    ["passen", "pas", "overslaan", "nee", "niets", "laten", "weigeren"],
    ["beeindigen", "einde", "eindig", "klaar", "stoppen", "stop", "ophouden"],
    ["spelen", "speel", "leggen", "leg", "gebruiken", "gebruik", "inzetten"],
    ["opgraven", "graven", "graaf", "opdelven", "bergen"],
    ["wegstrepen", "streep", "strepen", "weghalen", "verwijderen"],
    ["ruilen", "ruil", "wisselen", "wissel", "omwisselen", "nieuwe"],
    ["gooien", "gooi", "werpen", "worp", "dobbelen", "dobbelstenen", "dobbelsteen"],
    ["aanvallen", "aanval", "vechten", "vecht", "duel", "beroven", "roven"],
    ["geven", "geef", "afgeven", "inleveren", "weggooien", "afleggen"],
    ["kijken", "kijk", "bekijken", "gluren", "zien"],
    ["berg", "bergen", "gebergte"],
    ["palm", "palmen", "palmboom"],
  ],
  empty: "de het een mijn ik waarom kan naar van op met te die dat".split(" "),
} satisfies Typed;
