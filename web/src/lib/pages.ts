/** Which page an address means. Pages load when visited; the home page prefetches the table, the likeliest next. */
import type { Component } from "svelte";

import { withWords } from "./area.ts";
import { fetched } from "./fetched.svelte.ts";

type Loaded = Promise<{ default: Component<Record<string, string>> }>;
/** `beside`: read beside a table, which stays connected meanwhile; `nameless`: nobody needs to be known there. */
type Page = {
  name: string;
  load: () => Loaded;
  props: Record<string, string>;
  alone: boolean;
  beside: boolean;
  nameless: boolean;
};

const loaders = import.meta.glob<{ default: Component<Record<string, string>> }>("../pages/*.svelte");
const load = (name: string) => (): Loaded => fetched(loaders[`../pages/${name}.svelte`]!);

/** Pages by their address, in which `:name` stands for anything; `alone`: it has a head of its own. */
const PAGES: Record<string, { name: string; alone?: boolean; beside?: boolean; nameless?: boolean }> = {
  "": { name: "Home" },
  "new/:game": { name: "NewTable" },
  "rules/:game": { name: "Rules", beside: true },
  "companion/:game": { name: "Companion", nameless: true },
  settings: { name: "Settings", beside: true },
  "mail/:token": { name: "Mail" },
  daily: { name: "Daily" },
  "daily/:game/:day": { name: "DailyDay" },
  puzzles: { name: "Puzzles" },
  "puzzles/:game/:id": { name: "Puzzle", alone: true },
  "table/:id": { name: "Table", alone: true },
  "screen/:id": { name: "Screen", alone: true, nameless: true },
  "replay/:id": { name: "Replay", alone: true },
  me: { name: "Me", beside: true },
  operator: { name: "Operator" },
  leaderboard: { name: "Leaderboard", beside: true },
  "replay/:id/:branch": { name: "Replay", alone: true },
};

/** What the parts of an address stand for; null if it is another page's. */
function fitting(pattern: string, parts: string[]): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const fits = wanted.length === parts.length && wanted.every((each, at) => each[0] === ":" || each === parts[at]);
  if (!fits) return null;
  const named = wanted.map((each, at) => [each, parts[at]!] as const).filter(([each]) => each[0] === ":");
  return Object.fromEntries(named.map(([each, part]) => [each.slice(1), part]));
}

export function pageAt(parts: string[]): Page {
  const usual = { alone: false, beside: false, nameless: false };
  for (const [pattern, page] of Object.entries(PAGES)) {
    const props = fitting(pattern, parts);
    if (props) return { ...usual, ...page, load: load(page.name), props };
  }
  return { ...usual, name: "Lost", load: load("Lost"), props: {} };
}

export function fetchAhead(): void {
  const later = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 500));
  later(() => void withWords(loaders["../pages/Table.svelte"]!()).catch(() => {}));
}
