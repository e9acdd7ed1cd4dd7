import { expect, test } from "vitest";

import type { Hint } from "../generated/wire.ts";
import { Adviser } from "./adviser.svelte.ts";

const hint = (id: string): Hint => ({
  type: "advice",
  id,
  text: "dig",
  bot: "agatha",
  then: "",
  others: [
    { text: "sail", behind: 0.4 },
    { text: "gone", behind: 1 },
  ],
});

test("somebody thinks about a question until the answer is there, and tells what can be done", () => {
  const adviser = new Adviser((text) => text !== "gone");
  adviser.ask("1");
  expect([adviser.isThinking, adviser.move]).toEqual([true, ""]);
  adviser.hear(hint("1"));
  expect([adviser.isThinking, adviser.move]).toEqual([false, "dig"]);
  expect(adviser.others.map((other) => other.text)).toEqual(["sail"]);
});

test("an answer that nobody waits for any more is not told", () => {
  const adviser = new Adviser(() => true);
  adviser.ask("1");
  adviser.forget();
  adviser.hear(hint("1"));
  expect([adviser.isThinking, adviser.move]).toEqual([false, ""]);
  adviser.ask("2");
  adviser.fail("1");
  expect(adviser.isThinking).toBe(true);
  adviser.fail("2");
  expect(adviser.isThinking).toBe(false);
});

test("what else was thought of goes when it can no longer be done", () => {
  let legal = ["dig", "sail"];
  const adviser = new Adviser((text) => legal.includes(text));
  adviser.ask("1");
  adviser.hear(hint("1"));
  legal = ["dig"];
  adviser.keep();
  expect([adviser.move, adviser.others]).toEqual(["dig", []]);
  legal = [];
  adviser.keep();
  expect(adviser.move).toBe("");
});

test("what follows is told with the advice, and stands alone once the first half is done", () => {
  let legal = ["dig"];
  const adviser = new Adviser((text) => legal.includes(text));
  adviser.ask("1");
  adviser.hear({ ...hint("1"), then: "sail" });
  expect([adviser.move, adviser.then]).toEqual(["dig", "sail"]);
  expect(adviser.goOn("sail")).toBe(false);
  legal = ["sail"];
  expect(adviser.goOn("sail")).toBe(true);
  expect([adviser.move, adviser.then, adviser.others]).toEqual(["sail", "", []]);
});
