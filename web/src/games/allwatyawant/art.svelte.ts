import { fetched } from "../../lib/fetched.svelte.ts";

/** The symbols that drawings use by their names, fetched once, when something is first drawn. */
class Drawings {
  pieces = $state.raw("");
  scenes = $state.raw("");

  constructor() {
    const inside = ({ default: svg }: { default: string }): string =>
      svg.slice(svg.indexOf("<defs>"), svg.lastIndexOf("</svg>"));
    void fetched(() => import("./art/pieces.svg?raw")).then((found) => (this.pieces = inside(found)));
    void fetched(() => import("./art/scenes.svg?raw")).then((found) => (this.scenes = inside(found)));
  }
}

export const drawings = new Drawings();
