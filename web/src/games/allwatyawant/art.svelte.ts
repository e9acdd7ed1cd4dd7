/** The drawings of the pieces: fetched once, when a board is first shown, so that the board itself is light. */
class Pieces {
  drawn = $state.raw("");

  constructor() {
    void import("./art/pieces.svg?raw").then(({ default: svg }) => {
      this.drawn = svg.slice(svg.indexOf("<defs>"), svg.lastIndexOf("</svg>"));
    });
  }
}

export const pieces = new Pieces();
