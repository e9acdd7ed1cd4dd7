/** What an adventurer is put together from. */
import type { CLOTHES } from "./clothes.ts";
import type { EXTRAS, EYES, HEADS, MOUTHS } from "./face.ts";
import type { BEARDS, HAIR } from "./hair.ts";
import type { HATS } from "./hats.ts";
import type { TOOLS } from "./tools.ts";

export type Recipe = {
  coat: string;
  head?: keyof typeof HEADS;
  /** Which of six skins. */
  skin?: number;
  ears?: "plain" | "pointed";
  eyes?: keyof typeof EYES;
  nose?: "small" | "big";
  mouth?: keyof typeof MOUTHS;
  /** How the brows are tilted: the more, the grimmer. */
  tilt?: number;
  brow?: string;
  browWidth?: number;
  hair?: keyof typeof HAIR;
  hairColour?: string;
  beard?: keyof typeof BEARDS;
  hat?: keyof typeof HATS;
  hatColour?: string;
  hatTrim?: string;
  hasFlaps?: boolean;
  hasPlume?: boolean;
  isUnshaved?: boolean;
  /** Without red cheeks. */
  isPale?: boolean;
  /** War paint. */
  paint?: string;
  clothes?: keyof typeof CLOTHES;
  clothesColour?: string;
  extras?: (keyof typeof EXTRAS)[];
  tool?: keyof typeof TOOLS;
  /** Where the tool is held: x, y, angle, scale. */
  toolAt?: readonly [number, number, number, number];
};
