/** Fetching all that playing without a server takes, while somebody watches how much has come. */
import { api } from "../api.ts";
import { BASE, noteVersion, SITE, version } from "../here.ts";
import { settings } from "../settings.svelte.ts";
import { fetchAll, forgetAll, manifest, refresh } from "./manifest.ts";
import { rememberName } from "./who.ts";

type State = { kind: "none" | "there" } | { kind: "coming"; done: number; all: number };

let state = $state.raw<State>({ kind: version() ? "there" : "none" });
let problem = $state("");
let size = $state(0);
let stopping: AbortController | null = null;

/** What the server tells of its games, in the language of the person: it has no names with a hash. */
export async function othersOf(): Promise<string[]> {
  const always = ["", "coin.svg", "manifest.webmanifest"];
  if (SITE) return always;
  const { games } = await api.games();
  const languages = [...new Set(["en", settings.language])];
  const of = (what: string, which = games): string[] =>
    which.flatMap(({ id }) => languages.map((language) => `api/games/${id}/${what}?language=${language}`));
  const taught = games.filter((game) => game.lesson);
  return [...always, "api/games", ...of("words"), ...of("rules"), ...of("lesson", taught)];
}

export const fetching = {
  get state(): State {
    return state;
  },
  get problem(): string {
    return problem;
  },
  /** How much it is, in bytes; 0: nobody knows yet. */
  get size(): number {
    return size;
  },
  async measure(): Promise<void> {
    const { files } = await manifest();
    size = Object.values(files).reduce((all, each) => all + each, 0);
  },
  async begin(): Promise<void> {
    const stop = (stopping = new AbortController());
    problem = "";
    state = { kind: "coming", done: 0, all: size };
    try {
      const wanted = await manifest();
      rememberName((await api.me()).name);
      await navigator.serviceWorker.register(`${BASE}sw.js`);
      await navigator.storage?.persist?.();
      const told = (done: number): void => {
        if (stopping === stop) state = { kind: "coming", done, all: size };
      };
      await fetchAll(wanted, await othersOf(), told, stop.signal);
      await refresh(wanted.version);
      noteVersion(wanted.version);
      state = { kind: "there" };
    } catch (error) {
      if (!stop.signal.aborted) problem = (error as Error).message;
      state = { kind: version() ? "there" : "none" };
    }
  },
  stop(): void {
    stopping?.abort();
  },
  async remove(): Promise<void> {
    noteVersion("");
    await forgetAll();
    state = { kind: "none" };
  },
};
