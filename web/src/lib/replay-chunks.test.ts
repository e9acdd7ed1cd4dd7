import { expect, test, vi } from "vitest";

import { position } from "../testing.ts";
import { CHUNK, Chunks } from "./replay-chunks.ts";
import type { Position } from "./types.ts";

const at = (n: number): Position => position(n, { faces: [] });
const told = (from: number, to: number): Position[] =>
  Array.from({ length: to - from + 1 }, (_, place) => at(from + place));

test("a chunk is asked for once, and kept", async () => {
  const ask = vi.fn(async (from: number, to: number) => told(from, to));
  const chunks = new Chunks(30, ask);
  const [one, other] = await Promise.all([chunks.want(0), chunks.want(12)]);
  expect([one.n, other.n]).toEqual([0, 12]);
  await chunks.want(29);
  expect(ask.mock.calls).toEqual([[0, 29]]);
});

test("the next chunk is asked for before it is needed, and none beyond the end", async () => {
  const ask = vi.fn(async (from: number, to: number) => told(from, to));
  const chunks = new Chunks(2 * CHUNK + 5, ask);
  await chunks.want(3);
  expect(ask).toHaveBeenCalledTimes(1);
  await chunks.want(CHUNK - 2);
  expect(ask).toHaveBeenLastCalledWith(CHUNK, 2 * CHUNK - 1);
  await chunks.want(2 * CHUNK - 12);
  expect(ask).toHaveBeenLastCalledWith(2 * CHUNK, 2 * CHUNK + 4);
  await chunks.want(2 * CHUNK + 4);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("a jump loads only where it lands, and the log knows what is whole", async () => {
  const ask = vi.fn(async (from: number, to: number) => told(from, to));
  const chunks = new Chunks(6 * CHUNK, ask);
  await chunks.want(1);
  await chunks.want(4 * CHUNK + 20);
  expect(ask.mock.calls.map(([from]) => from)).toEqual([0, 4 * CHUNK]);
  expect(chunks.around(4 * CHUNK + 20)).toEqual([4 * CHUNK, 5 * CHUNK]);
  expect(chunks.around(2 * CHUNK)).toEqual([2 * CHUNK, 2 * CHUNK]);
  await chunks.want(4 * CHUNK + 3);
  await vi.waitFor(() => expect(chunks.around(4 * CHUNK)).toEqual([3 * CHUNK, 5 * CHUNK]));
});

test("what failed is asked for again", async () => {
  const ask = vi.fn(async (from: number, to: number) => told(from, to)).mockRejectedValueOnce(new Error("no answer"));
  const chunks = new Chunks(10, ask);
  await expect(chunks.want(2)).rejects.toThrow("no answer");
  expect((await chunks.want(2)).n).toBe(2);
  expect(ask).toHaveBeenCalledTimes(2);
});
