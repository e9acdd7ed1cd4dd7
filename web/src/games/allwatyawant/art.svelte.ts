/** The drawings of pieces and scenes: fetched once, when a board is first shown, so that the board itself is light. */
class Drawings {
  pieces = $state.raw("");
  scenes = $state.raw("");

  constructor() {
    const inside = ({ default: svg }: { default: string }): string =>
      svg.slice(svg.indexOf("<defs>"), svg.lastIndexOf("</svg>"));
    void import("./art/pieces.svg?raw").then((found) => (this.pieces = inside(found)));
    void import("./art/scenes.svg?raw").then((found) => (this.scenes = inside(found)));
  }
}

export const drawings = new Drawings();
