/** The 36 adventurers: the stronger, the broader and the larger. */
import type { Colour } from "../things/box.ts";
import { body } from "./clothes.ts";
import { EXTRAS, face } from "./face.ts";
import { golem, overgrownKnight, treant, yeti } from "./giants.ts";
import { BEARDS, HAIR, HAIR_BEHIND } from "./hair.ts";
import { HATS } from "./hats.ts";
import { d, dark, flame, put, shape } from "./ink.ts";
import { DELVERS } from "./delvers.ts";
import { MOUNTAINEERS } from "./mountaineers.ts";
import { RANGERS } from "./rangers.ts";
import type { Recipe } from "./recipe.ts";
import { TOOLS } from "./tools.ts";

const RECIPES: Record<Colour, Recipe[]> = { blue: MOUNTAINEERS, green: RANGERS, red: DELVERS };
const HOODS = ["hood", "leafHood", "furHood"];
const INSIDE_OF_HOOD = "M0-48C28-44 36-18 34 18 32 36 26 44 0 46-26 44-32 36-34 18-36-18-28-44 0-48Z";
const GIANTS: Record<string, () => string> = {
  "blue-12": yeti,
  "green-11": overgrownKnight,
  "green-12": treant,
  "red-12": golem,
};

/** Tool, back of the hair, body, face, beard, hair, hat: from back to front. */
function bust(recipe: Recipe, strength: number): string {
  const hair = recipe.hairColour ?? "#5a351a";
  const hatColour = recipe.hatColour ?? "#7a4a22";
  const hat = recipe.hat ? HATS[recipe.hat](hatColour, recipe.hatTrim ?? "#e8d8b0", recipe) : "";
  const behind =
    (recipe.hair ? (HAIR_BEHIND[recipe.hair]?.(hair) ?? "") : "") +
    (HOODS.includes(recipe.hat ?? "") ? shape(INSIDE_OF_HOOD, dark(hatColour, 0.45)) : "");
  const front =
    recipe.hat === "knight"
      ? hat
      : face(recipe) +
        (recipe.beard ? BEARDS[recipe.beard](hair) : "") +
        (recipe.hair ? HAIR[recipe.hair](hair) : "") +
        hat +
        (recipe.extras ?? []).map((extra) => EXTRAS[extra]()).join("");
  const [x, y, turn, scale] = recipe.toolAt ?? [0, 0, 0, 1];
  return (
    (recipe.tool ? put(TOOLS[recipe.tool], `translate(${x} ${y}) rotate(${turn}) scale(${scale})`) : "") +
    put(behind, "translate(0 -4)") +
    body(recipe, 0.74 + 0.022 * strength) +
    put(front, "translate(0 -4)") +
    (recipe.hasPlume ? flame(2, -48, 26, 20, 2) : "")
  );
}

export function adventurer(colour: Colour, strength: number): string {
  const giant = GIANTS[`${colour}-${strength}`];
  if (giant) return giant();
  const scale = 0.84 + 0.014 * strength;
  return put(bust(RECIPES[colour][strength - 1]!, strength), d`translate(0 ${62 - 62 * scale}) ` + `scale(${scale})`);
}
