#!/usr/bin/env node
// A bot in another language. Play it with: doubloon arena GAME greedy --bot "exec:node my_bot.js"
const { createInterface } = require("node:readline");

createInterface({ input: process.stdin }).on("line", (line) => {
  const question = JSON.parse(line);
  process.stdout.write(JSON.stringify({ move: choose(question) }) + "\n");
});

// One of the moves. It sees what its seat sees, in `view`, and nothing else; `luck` makes it play the same game again.
function choose({ view, moves, seat, luck }) {
  return moves[luck % moves.length];
}
