import { expect, test } from "vitest";

import { along, between, line, most, range, ticks } from "./plots.ts";

test("ticks are round numbers around all that must be seen", () => {
  expect(ticks({ low: 1012, high: 1388 }, 4)).toEqual([1000, 1100, 1200, 1300, 1400]);
  expect(ticks({ low: 0, high: 7 }, 4)).toEqual([0, 2, 4, 6, 8]);
  expect(ticks({ low: 0, high: 1 }, 3)).toEqual([0, 0.5, 1]);
  expect(ticks({ low: 1200, high: 1200 }, 4).length).toBeGreaterThan(1);
});

test("a range of one value puts it in the middle", () => {
  expect(range([3, 1, 2])).toEqual({ low: 1, high: 3 });
  expect(along(2, { low: 1, high: 3 })).toBe(0.5);
  expect(along(5, { low: 5, high: 5 })).toBe(0.5);
  expect(along(3, { low: 1, high: 3 })).toBe(1);
});

test("lines and areas go from point to point, areas back below", () => {
  const upper = [
    { x: 0, y: 1 },
    { x: 10, y: 2 },
  ];
  const lower = [
    { x: 0, y: 5 },
    { x: 10, y: 6.04 },
  ];
  expect(line(upper)).toBe("0.0,1.0 10.0,2.0");
  expect(between(upper, lower)).toBe("0.0,1.0 10.0,2.0 10.0,6.0 0.0,5.0");
});

test("bars are counted from nought, and without any nothing is divided by it", () => {
  expect(most([])).toBe(1);
  expect(most([0, 0])).toBe(1);
  expect(most([2, 9])).toBe(9);
});
