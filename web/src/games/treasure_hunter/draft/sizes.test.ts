import { expect, test } from "vitest";

import { phoneCardSize } from "./sizes.ts";

test("on a phone every pack lies in at most two rows", () => {
  const [room, gap] = [374 - 12, 6];
  for (const cards of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const card = phoneCardSize(374, 844, cards);
    const perRow = Math.floor((room + gap) / (card + gap));
    expect(Math.ceil(cards / perRow)).toBeLessThanOrEqual(2);
    expect(card).toBeGreaterThanOrEqual(60);
  }
});
