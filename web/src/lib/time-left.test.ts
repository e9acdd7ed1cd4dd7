import { expect, test } from "vitest";

import { isShort, leftOf, spokenAt } from "./time-left.ts";

test("time that is left is read as a clock, and said aloud twice", () => {
  expect([0, 9, 65, 7209, 90_000].map(leftOf)).toEqual(["0:00", "0:09", "1:05", "2:00:09", "1 d 1 h"]);
  expect([31, 30, 11, 10, 0].map(spokenAt)).toEqual([null, 30, 30, 10, 10]);
  expect([31, 30].map(isShort)).toEqual([false, true]);
});
