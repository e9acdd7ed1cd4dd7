import { expect, test } from "vitest";

import { ago } from "./ago.ts";

test("how long ago something was, in the largest unit that fits", () => {
  const hour = 3600;
  const told = [0, hour - 1, hour, 23 * hour, 24 * hour, 49 * hour, 70 * 24 * hour, 800 * 24 * hour];
  expect(told.map((seconds) => ago(seconds, "en"))).toEqual([
    "this hour",
    "this hour",
    "1 hour ago",
    "23 hours ago",
    "yesterday",
    "2 days ago",
    "2 months ago",
    "2 years ago",
  ]);
  expect(told.slice(2, 6).map((seconds) => ago(seconds, "de"))).toEqual([
    "vor 1 Stunde",
    "vor 23 Stunden",
    "gestern",
    "vorgestern",
  ]);
  expect([59, 300, hour].map((seconds) => ago(seconds, "de", "minute"))).toEqual([
    "in dieser Minute",
    "vor 5 Minuten",
    "vor 1 Stunde",
  ]);
});
