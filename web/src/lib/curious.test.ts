import { expect, test } from "vitest";

import { curious, nextThing, shownThings } from "./curious.ts";

/** A board with a card, a space that can be chosen, a button of its own, and a name of a player. */
function board(): { asked: string[]; done: string[]; press: (id: string) => void; mode: { on: boolean } } {
  document.body.innerHTML = `<main>
    <p id="card" data-thing="card:blue-7"><b id="inner">7</b></p>
    <p id="space" data-thing="space:e5" data-move="drive e5"></p>
    <button id="own" data-thing="clue:in-lake"><i id="face" data-thing="clue:in-lake"></i></button>
    <i id="tile" data-thing="treasure:junk" data-about="Junk"></i>
    <p id="player" data-names="seat:1"></p>
    <p id="else"></p></main>`;
  const [asked, done, mode] = [[] as string[], [] as string[], { on: false }];
  const main = document.querySelector("main")!;
  for (const id of ["space", "own"]) document.getElementById(id)!.addEventListener("click", () => done.push(id));
  curious(
    (about) => asked.push(about),
    () => mode.on,
  )(main);
  return { asked, done, mode, press: (id) => document.getElementById(id)!.click() };
}
const ALL = ["inner", "space", "own", "face", "tile", "player", "else"];

test("by the way only things answer that have nothing better to do with a click or to say", () => {
  const { asked, done, press } = board();
  ALL.forEach(press);
  expect([asked, done]).toEqual([["blue-7"], ["space", "own", "own"]]);
});

test("while somebody asks, everything answers and nothing is done", () => {
  const { asked, done, press, mode } = board();
  mode.on = true;
  ALL.forEach(press);
  expect([asked, done]).toEqual([["blue-7", "drive e5", "in-lake", "in-lake", "junk", "seat-2"], []]);
});

test("without a pointer arrow keys go from thing to thing", () => {
  const spots: [string, number, number][] = [
    ["space:a1", 0, 0],
    ["space:b1", 40, 0],
    ["space:a2", 0, 40],
    ["space:a1", 90, 90],
    ["space:hidden", 0, 0],
  ];
  document.body.innerHTML = spots.map(([name]) => `<p data-thing="${name}"></p>`).join("");
  [...document.querySelectorAll("p")].forEach((each, place) => {
    const [name, x, y] = spots[place]!;
    const size = name === "space:hidden" ? 0 : 20;
    each.getBoundingClientRect = () => new DOMRect(x, y, size, size);
  });
  const all = shownThings(document);
  const name = (each: Element | undefined): string | undefined => each?.getAttribute("data-thing") ?? undefined;
  expect(all.map(name)).toEqual(["space:a1", "space:b1", "space:a2"]);
  expect(name(nextThing(all, null, "ArrowDown"))).toBe("space:a1");
  expect(["ArrowRight", "ArrowDown", "ArrowUp"].map((key) => name(nextThing(all, all[0]!, key)))).toEqual([
    "space:b1",
    "space:a2",
    undefined,
  ]);
});
