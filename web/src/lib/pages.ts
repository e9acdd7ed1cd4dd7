/** Which page an address means. Pages load when visited; the home page prefetches the table, the likeliest next. */
import type { Component } from "svelte";

type Loaded = Promise<{ default: Component<Record<string, string>> }>;
/** `beside`: read beside a table, which stays connected meanwhile. */
type Page = { name: string; load: () => Loaded; props: Record<string, string>; alone: boolean; beside: boolean };

const loaders = import.meta.glob<{ default: Component<Record<string, string>> }>("../pages/*.svelte");
const load = (name: string) => (): Loaded => loaders[`../pages/${name}.svelte`]!();

/** Pages by the first part of the address; `takes` names what the second part is, `alone`: it has a head of its own. */
const PAGES: Record<string, { name: string; takes?: string; alone?: boolean; beside?: boolean }> = {
  "": { name: "Home" },
  new: { name: "NewTable", takes: "game" },
  rules: { name: "Rules", takes: "game", beside: true },
  settings: { name: "Settings", beside: true },
  table: { name: "Table", takes: "id", alone: true },
  replay: { name: "Replay", takes: "id", alone: true },
};

export function pageAt(parts: string[]): Page {
  const first = parts[0] ?? "";
  const page = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined;
  const fits = page && parts.length === (page.takes ? 2 : parts[0] ? 1 : 0);
  if (!fits) return { name: "Lost", load: load("Lost"), props: {}, alone: false, beside: false };
  return {
    name: page.name,
    load: load(page.name),
    props: page.takes ? { [page.takes]: parts[1]! } : {},
    alone: page.alone ?? false,
    beside: page.beside ?? false,
  };
}

export function fetchAhead(): void {
  const later = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 500));
  later(() => void load("Table")().catch(() => {}));
}
