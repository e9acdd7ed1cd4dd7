import { fetched } from "../../lib/fetched.svelte.ts";

export type Pictures = typeof import("./art/pictures.ts");

/** The drawings, fetched once, when a board is first shown, so that the board itself is light. */
class Drawings {
  /** Symbols, which drawings use by their names. */
  pieces = $state.raw("");
  scenes = $state.raw("");
  /** Whole pictures that change with the game; null: not here yet. */
  pictures = $state.raw<Pictures | null>(null);

  constructor() {
    const inside = ({ default: svg }: { default: string }): string =>
      svg.slice(svg.indexOf("<defs>"), svg.lastIndexOf("</svg>"));
    void fetched(() => import("./art/pieces.svg?raw")).then((found) => (this.pieces = inside(found)));
    void fetched(() => import("./art/scenes.svg?raw")).then((found) => (this.scenes = inside(found)));
    void fetched(() => import("./art/pictures.ts")).then((found) => (this.pictures = found));
  }
}

export const drawings = new Drawings();
