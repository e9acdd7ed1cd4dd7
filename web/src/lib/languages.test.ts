import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import LanguageMenu from "../parts/LanguageMenu.svelte";
import { textsIn, toldIn } from "./catalogue.svelte.ts";
import { LANGUAGES, bestOf, directionOf, isLanguage, offered } from "./languages.ts";
import { gapsOf } from "./phrase.ts";
import { strange } from "./pseudo.ts";
import { settings } from "./settings.svelte.ts";

test("the first wish of the browser that can be fulfilled counts, and a language of a region is that language", () => {
  const among = ["de", "en", "pt", "pt-BR"];
  expect(bestOf(["de-AT", "en"], among)).toBe("de");
  expect(bestOf(["xx", "PT-br", "de"], among)).toBe("pt-BR");
  expect(bestOf(["pt-PT"], among)).toBe("pt");
  expect(bestOf(["xx"], among)).toBe("en");
  expect(bestOf([], among)).toBe("en");
});

test("people are offered what is whole, where one builds everything, and never what nobody speaks", () => {
  expect(offered(false)).toEqual(Object.keys(LANGUAGES).filter((code) => LANGUAGES[code]!.whole));
  expect(offered(true)).toEqual(Object.keys(LANGUAGES));
  expect(offered(true)).not.toContain("en-XA");
  expect(["en-XA", "ar-XB", "de"].map(isLanguage)).toEqual([true, true, true]);
  expect([isLanguage("xx"), isLanguage(7), isLanguage("constructor")]).toEqual([false, false, false]);
  expect(["en-XA", "ar-XB", "de"].map(directionOf)).toEqual(["ltr", "rtl", "ltr"]);
});

test("the menu names each language in its own words, and choosing one is all", async () => {
  settings.language = "en";
  render(LanguageMenu);
  const menu = screen.getByRole<HTMLSelectElement>("combobox", { name: "Language" });
  const names = [...menu.options].map((option) => [option.lang, option.text]);
  expect(names).toEqual(offered().map((code) => [code, LANGUAGES[code]!.name]));
  menu.value = "de";
  menu.dispatchEvent(new Event("change", { bubbles: true }));
  expect(settings.language, "what is said changes in one go").toBe("en");
  await vi.waitFor(() => expect(settings.language).toBe("de"));
  settings.language = "en";
});

test("a language that is on its way or unknown reads as English", () => {
  expect(textsIn("xx").language).toBe(textsIn("en").language);
  expect(toldIn("en")).toBeUndefined();
});

test.each(["en-XA", "ar-XB", "ja-XC"])("%s is English made strange, and only the gaps stay", (language) => {
  const template = "{seat} pays {coins, plural, one {# coin} other {# coins}}.|to the {place:to}";
  const said = strange(template, language);
  expect(gapsOf(said)).toEqual(gapsOf(template));
  expect(said).toMatch(/^\[.*\]\|\[.*\]$/);
  expect(said).not.toMatch(/pays|\bthe\b/);
  expect(strange("", language)).toBe("");
});

test("longer words are four tenths longer", () => {
  expect(strange("treasures", "en-XA")).toHaveLength("treasures".length + 4 + 2);
});
