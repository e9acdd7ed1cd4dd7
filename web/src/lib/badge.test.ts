import { expect, test } from "vitest";

import { badged, marked, show } from "./badge.svelte.ts";

test("the number stands before the title once, and goes when nobody waits", () => {
  expect(marked("Tobago · Doubloon", 2)).toBe("(2) Tobago · Doubloon");
  expect(marked("(2) Tobago · Doubloon", 3)).toBe("(3) Tobago · Doubloon");
  expect(marked("(3) Tobago · Doubloon", 0)).toBe("Tobago · Doubloon");
  document.title = "Doubloon";
  show(1);
  expect(document.title).toBe("(1) Doubloon");
  show(0);
  expect(document.title).toBe("Doubloon");
});

test("the icon has room for one digit", () => {
  const icon = badged("<svg></svg>", 12);
  expect(icon).toContain(">9+</text></svg>");
  expect(badged("<svg></svg>", 4)).toContain(">4</text>");
});
