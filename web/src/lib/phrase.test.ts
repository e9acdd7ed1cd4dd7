import { expect, test } from "vitest";

import cases from "../../../tests/core/phrases.json";
import { filled, gapsOf } from "./phrase.ts";

test.each(cases as [string, Record<string, string>, string][])(
  "%s is filled as the rules fill it",
  (template, values, said) => {
    expect(filled(template, (name) => values[name]!, "en")).toBe(said);
    expect(new Set(gapsOf(template))).toEqual(new Set(Object.keys(values)));
  },
);

test("a template that cannot be read is refused", () => {
  for (const template of ["{who", "who}", "{}", "{a b}", "{n, plural, one {#}}", "{n, plural, none {x} other {y}}"])
    expect(() => gapsOf(template), template).toThrow();
});
