import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../../../lib/settings.svelte.ts";
import { speaks } from "../../../testing.ts";
import { allCards, allGoblins, allTreasures } from "./box.ts";
import Card from "./Card.svelte";
import { draw } from "../art/draw.ts";
import Goblin from "./Goblin.svelte";
import Scene from "./Scene.svelte";
import Tile from "./Tile.svelte";
import { effectOf, lines } from "../art/words.ts";

speaks("treasure_hunter");

const CARDS = allCards().map(({ name }) => name);
const NAMES = [
  ...CARDS.flatMap((name) => ["wide", "large", "middle", "small"].map((size) => `face-en-${size}-${name}`)),
  ...CARDS.map((name) => `card-${name}`),
  ...allGoblins().map(({ name }) => `raider-${name}`),
  ...["blue", "dog", "scroll", "money"].flatMap((sign) => [`sign-${sign}`, `sign-${sign}-plain`]),
  ...["coin-gold", "coin-copper-number", "back", "tent"],
  ...allTreasures().flatMap(({ name }) => [`tile-en-${name}`, `tile-en-${name}-small`]),
  ...[1, 2, 3, 4, 5, 6].map((paws) => `goblin-${paws}`),
  ...["blue", "green", "red", "dog", "action", "copper", "silver", "gold"].map((ground) => `ground-${ground}-82-118`),
  ...["mountain", "jungle", "cave", "camp"].flatMap((place) => [`scene-${place}-120-100`, `scene-${place}-1108-240`]),
  "scene-night-1108-728-262",
];

beforeEach(() => void vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here"))));
afterEach(() => {
  cleanup();
  settings.language = "en";
});

test("everything in the box can be drawn: whole tags, numbers that are numbers, no style of its own", () => {
  for (const name of NAMES) {
    const drawn = draw(name);
    expect(drawn.length, name).toBeGreaterThan(100);
    expect(drawn, name).not.toMatch(/NaN|undefined|null|\sstyle=|<script/);
    const open: string[] = [];
    for (const [, end, tag, alone] of drawn.matchAll(/<(\/?)(\w+)(?:[^">]|"[^"]*")*?(\/?)>/g)) {
      if (end) expect(open.pop(), name).toBe(tag);
      else if (!alone) open.push(tag!);
    }
    expect(open, name).toEqual([]);
  }
});

test("no two drawings use the same id, so that none is cut out by another's clip path", () => {
  const ids = NAMES.flatMap((name) => [...draw(name).matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));
  expect(ids.length).toBeGreaterThan(50);
  expect(new Set(ids).size).toBe(ids.length);
});

test("each is its own picture", () => {
  const plain = (name: string): string => draw(name).replaceAll(/th-i\d+/g, "");
  const pictures = [...CARDS.map((name) => `card-${name}`), ...allTreasures().map(({ name }) => `tile-en-${name}`)];
  const artifacts = pictures.filter((name) => !/strong|packmaster|raining|master|collectors/.test(name));
  expect(new Set(artifacts.map(plain)).size).toBe(artifacts.length);
});

const written = (name: string): string[] => [...draw(name).matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1]!);

test("a card tells less the smaller it is, but always its number", () => {
  const shown = (size: string): string[] => written(`face-en-${size}-flaming-sword`);
  expect(shown("wide")).toEqual(["+4", "Flaming sword", "Adds 4 to your total"]);
  expect(shown("large")).toEqual(["+4", "Flaming sword"]);
  expect([shown("middle"), shown("small")]).toEqual([["+4"], ["+4"]]);
  const drawn = (width: number): string => render(Card, { card: "tiger", width }).container.innerHTML;
  expect([143, 112, 88, 46].map((width) => /face-en-(\w+)/.exec(drawn(width))![1])).toEqual([
    ...["wide", "large", "middle", "small"],
  ]);
});

test("a dog shows paws and discipline at every size, a Scaregoblin has no number", () => {
  for (const size of ["middle", "small"]) expect(written(`face-en-${size}-dog-2-7`)).toEqual(["2", "7"]);
  expect(written("face-en-large-dog-2-7")).toEqual(["2", "7", "Watchdog"]);
  expect(written("face-en-middle-scaregoblin")).toEqual([]);
});

test("cards, tiles and goblins tell what they are, how many there are, and the § of the rules", () => {
  const about = (container: HTMLElement): string =>
    container.querySelector("[data-about]")!.getAttribute("data-about")!;
  expect(about(render(Card, { card: "mystery-mule", width: 60 }).container)).toMatch(/\n2 of them in the box · §4\.6$/);
  expect(about(render(Card, { card: "tiger", width: 60 }).container)).toMatch(/\nOnly one in the box · §4\.4$/);
  const packmaster = about(render(Tile, { treasure: "packmaster-copper", size: 60 }).container);
  expect(packmaster).toMatch(/\nOnly one in the box, left out with the option “Richer scrolls” · §5\.1$/);
  settings.language = "de";
  expect(about(render(Goblin, { goblin: "goblin-3-silver", size: 60 }).container)).toMatch(
    /\n2-mal in der Schachtel · §4\.7$/,
  );
});

test("every mark of a tile can be read: worth, times, or the coin that it pays", () => {
  for (const { name, worth, sort, coin } of allTreasures()) {
    const texts = written(`tile-en-${name}`);
    if (sort === "artifact") expect(texts).toEqual([String(worth).replace("-", "−")]);
    else expect(texts.slice(coin ? -2 : -1)).toEqual(coin ? ["each", String(worth)] : [`+${worth}×`]);
    if (coin) expect(written(`tile-en-${name}-small`).at(-1)).toBe(String(worth));
  }
});

test("drawings come onto the page once, whoever needs them", async () => {
  render(Card, { card: "red-5", width: 95 });
  render(Card, { card: "red-5", width: 95 });
  for (const { name } of allGoblins()) render(Goblin, { goblin: name, size: 40 });
  render(Scene, { place: "cave", width: 200, height: 100 });
  const scene = (): HTMLElement | null => document.getElementById("th-scene-cave-200-100");
  await vi.waitFor(() => expect(scene()).not.toBeNull(), { timeout: 30_000 });
  const sheet = scene()!.closest("defs")!.parentElement!; // a file before this one may have left another
  expect(sheet.querySelectorAll("[id=th-face-en-middle-red-5]")).toHaveLength(1);
  expect(sheet.querySelectorAll("[id=th-card-red-5]")).toHaveLength(1);
  expect(sheet.querySelectorAll("[id^=th-goblin]")).toHaveLength(6);
});

test("a language whose code has two parts is drawn like any other", () => {
  settings.language = "pt-BR";
  for (const { container } of [
    render(Card, { card: "red-5", width: 126 }),
    render(Tile, { treasure: "special-team-7-8-9", size: 80 }),
  ]) {
    const name = container.querySelector("use")!.getAttribute("href")!.replace("#th-", "");
    expect(draw(name)).toContain("<text");
  }
});

test("what a card does fits on it, in both languages", () => {
  for (const language of ["en", "de"] as const) {
    settings.language = language;
    for (const card of CARDS) for (const line of lines(effectOf(card), 24)) expect(line.length).toBeLessThan(30);
  }
});
