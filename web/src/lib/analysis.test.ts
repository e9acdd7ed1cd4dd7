import { afterEach, expect, test, vi } from "vitest";

import { AnalysisStore, costly, ends, isMeasured, share } from "./analysis.svelte.ts";
import { api } from "./api.ts";
import type { AnalysisInfo, AnalysisReport, Decision } from "./types.ts";

const decision = (step: number, seat: number, cost: number): Decision => ({
  step,
  n: step,
  seat,
  played: "a",
  best: "b",
  loss: cost,
  error: 0.1,
  cost,
  line: [],
});
const report = (done: number, decisions: Decision[] = []): AnalysisReport =>
  ({ done, total: 9, decisions }) as unknown as AnalysisReport;
const told = (status: AnalysisInfo["status"], now: AnalysisReport | null = null): AnalysisInfo => ({
  status,
  mine: true,
  done: now?.done ?? 0,
  total: 9,
  report: now,
});

afterEach(() => vi.restoreAllMocks());

test("what cost nothing is left out, and the dearest comes first if one likes", () => {
  const all = report(1, [decision(1, 0, 1), decision(2, 0, 0), decision(3, 1, 9), decision(4, 0, 3)]);
  expect(costly(all, 0, false).map(({ step }) => step)).toEqual([1, 4]);
  expect(costly(all, 0, true).map(({ step }) => step)).toEqual([4, 1]);
});

test("figures count when it is known of all of them how sure they are", () => {
  const account = (luck: number, own: number) => ({ luck: { error: luck }, decisions: [{ error: own }, { error: 1 }] });
  const measured = (...errors: [number, number][]): boolean =>
    isMeasured({ accounts: errors.map(([luck, own]) => account(luck, own)) } as unknown as AnalysisReport);
  expect([measured([1, 1]), measured([0, 1]), measured([1, 0]), measured([1, 1], [0, 0])]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("a scale holds nothing and all values", () => {
  expect(ends([3, 5])).toEqual([0, 5]);
  expect(ends([-2, 1])).toEqual([-2, 1]);
  expect(share(0, ...ends([]))).toBe(0.5);
  expect(share(9, -1, 1)).toBe(1);
});

test("it is followed until it is done, and each time more is asked for than was seen", async () => {
  const answers = [told("working", report(3)), told("working", report(5)), told("done", report(9))];
  const seen: number[] = [];
  vi.spyOn(api, "analysis").mockImplementation((_, from) => {
    seen.push(from);
    return Promise.resolve(answers.shift()!);
  });
  const store = new AnalysisStore("t");
  await store.open();
  expect(seen).toEqual([-1, 3, 5]);
  expect([store.status, store.done, store.report?.done]).toEqual(["done", 9, 9]);
});

test("what goes wrong is said and ends the following", async () => {
  vi.spyOn(api, "analyse").mockRejectedValue(new Error("busy"));
  const store = new AnalysisStore("t");
  await store.begin();
  expect([store.problem, store.isGoing]).toEqual(["busy", false]);
});
