import type { Typed } from "../../lib/understand.ts";

export default {
  synonyms: [
    ["rouler", "roule", "aller", "va", "avancer", "avance", "bouger", "marcher", "naviguer", "conduire"],
    ["prendre", "prends", "garder", "garde", "reclamer"],
    ["passer", "passe", "renoncer", "non", "rien", "laisser"],
    ["finir", "fin", "fini", "terminer", "pret", "arreter", "stop"],
    ["jouer", "joue", "poser", "pose", "mettre", "utiliser", "ajouter"],
    ["deterrer", "creuser", "remonter", "sortir"],
    ["rayer", "enlever", "supprimer", "exclure"],
    ["echanger", "echange", "troquer", "nouvelles"],
    ["lancer", "lance", "jeter", "des"],
    ["attaquer", "attaque", "combattre", "duel", "voler"],
    ["donner", "rendre", "defausser", "depenser"],
    ["regarder", "voir", "jeter"],
    ["montagne", "montagnes"],
  ],
  empty: "le la les l un une des du de d a au aux mon ma mes je j ca pourquoi puis peux pas ne vers".split(" "),
} satisfies Typed;
