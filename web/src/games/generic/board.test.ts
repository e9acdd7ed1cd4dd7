import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { api } from "../../lib/api.ts";
import type { BoardProps } from "../../lib/boards.ts";
import type { Kind } from "../../lib/schema.ts";
import { loadSpeech } from "../../lib/speech.ts";
import { seat } from "../../testing.ts";
import Board from "./Board.svelte";

const cards: Kind = { form: "list", item: { form: "name", noun: "card" } };
const diver: Kind = { form: "row", fields: { money: { form: "number", usually: 0 }, dogs: cards } };
const schema: Kind = {
  form: "row",
  fields: {
    night: { form: "number", of: "nights" },
    nights: { form: "number", usually: 99 },
    step: { form: "name", of: "steps" },
    steps: { form: "list", item: { form: "name" } },
    throws: { form: "list", from_seat: "captain_seat", going: "goes", item: { form: "number" } },
    goes: { form: "name", unsaid: true },
    captain_seat: { form: "number", seat: true },
    divers: { form: "list", by_seat: true, item: diver },
    totals: { form: "list", by_seat: true, item: { form: "number" } },
    letter: { form: "row", fields: { from: { form: "name", title: true }, line: { form: "name", text: true } } },
    hand: { ...cards, hand: true },
    memory: { form: "list", unsaid: true, item: { form: "number" } },
  },
};
vi.spyOn(api, "words").mockImplementation((game) =>
  Promise.resolve({
    title: "Divers",
    verbs: { play: ["card"] },
    nouns: { card: ["tiger", "dog-3-1"] },
    fields: {},
    secret: {},
    routine: [],
    part_of: {},
    windows: {},
    habits: {},
    texts: { about: { tiger: "Doubles what you find.", "dog-{a}-{b}": "Paws: {a}." } },
    common: {},
    chart: null,
    schema: game === "plain" ? { form: "any" } : schema,
  }),
);

let board: Record<string, unknown> | null = null;
afterEach(() => {
  if (board) void unmount(board);
  document.body.replaceChildren();
});

/** Show a view to a person who has the first seats. */
async function show(view: BoardProps["view"], more: Partial<BoardProps> = {}): Promise<void> {
  const game = more.game ?? "divers";
  await loadSpeech(game);
  const props: BoardProps = {
    view,
    seats: [seat(0, "Ada"), seat(1, "Bob", { yours: true })],
    eyes: 0,
    moves: [],
    move: () => {},
    advised: "",
    why: () => {},
    scene: null,
    game,
    ...more,
  };
  board = mount(Board, { target: document.body, props });
  flushSync();
}
const textOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent.replace(/\s+/g, " ").trim());

test.each([
  [0, ["Ada you", "Bob"]],
  [1, ["Bob you", "Ada"]],
  [null, ["Ada", "Bob"]],
])("you are who looks, not whose browser it is: %s", async (eyes, names) => {
  await show({ divers: [{ money: 1 }, { money: 2 }] }, { eyes });
  expect(textOf("h3").map((name) => name.replace(/(?<=Ada|Bob)(?=you)/, " "))).toEqual(names);
});

test("each part of a view stands where its game says", async () => {
  await show({
    night: 2,
    nights: 5,
    step: "dive",
    steps: ["dive", "rest"],
    captain_seat: 1,
    divers: [
      { money: 0, dogs: [] },
      { money: 3, dogs: ["dog-3-1"] },
    ],
    totals: [4, 5],
    letter: { from: "home", line: "Come back soon, all of you." },
    hand: ["tiger"],
    memory: [7, 7],
  });
  expect(textOf(".panel dl")).toEqual(["Night 2 of 5"]);
  expect(textOf("[aria-current=step]")).toEqual(["Dive"]);
  expect(textOf(".tag")).toEqual(["Captain"]);
  expect(textOf(".players article")[0]).toMatch(/Money 0$/);
  expect(textOf(".letter")).toEqual(["Home Come back soon, all of you."]);
  expect(textOf(".rest article")).toEqual(["Totals 4 5"]);
  expect(textOf(".card .name")).toEqual(["Tiger"]);
  expect(document.body.textContent).not.toContain("Memory");
});

test("a game that declares nothing is shown too", async () => {
  const players = [{ money: 3 }, { money: 4 }];
  await show({ round: 2, players, hand: ["tiger"] }, { game: "plain", moves: ["play tiger"] });
  expect(textOf(".panel dl")).toEqual(["Round 2"]);
  expect(textOf(".rest h2")).toEqual(["Players", "Hand"]);
  expect(textOf("[data-move]")).toHaveLength(1);
});

test("a playable card says what it is for, and shows it as a small word when it has the focus", async () => {
  const divers = [
    { money: 15, dogs: ["dog-3-1"] },
    { money: 15, dogs: [] },
  ];
  await show({ divers, hand: ["tiger"] }, { moves: ["play tiger"] });
  const card = document.querySelector("[data-move]")!;
  expect(document.getElementById(card.getAttribute("aria-describedby")!)?.textContent).toBe("Doubles what you find.");
  const dog = document.querySelector<HTMLElement>("[data-about^=Paws]")!;
  dog.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  flushSync();
  expect(document.querySelector("[role=tooltip]")?.textContent).toBe(dog.dataset.about);
});

test("a number that can hardly be reached is no goal", async () => {
  await show({ night: 2, nights: 99 });
  expect(textOf(".panel dl")).toEqual(["Night 2"]);
});

test.each([
  ["clockwise", [7, 5, 9], ["5", "9", "7"]],
  ["counterclockwise", [7, 5, 9], ["9", "5", "7"]],
  ["clockwise", [7, 5], ["5", "7"]],
])("what goes round the table %s stands beside the seats it belongs to", async (goes, throws, numbers) => {
  await show({ divers: [{ money: 1 }, { money: 1 }, { money: 1 }], captain_seat: 2, goes, throws });
  expect(textOf(".rest article .little li")).toEqual(numbers);
  const shapes = [...document.querySelectorAll(".rest .shape path")].map((path) => path.getAttribute("fill"));
  const players = [...document.querySelectorAll(".players h3 .shape path")].map((path) => path.getAttribute("fill"));
  expect(shapes.at(-1)).toBe(players[2]);
});
