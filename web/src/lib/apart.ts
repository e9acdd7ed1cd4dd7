/** Sentences that only some pages say, in the language of the person; nobody else has to load them. */
import { SvelteMap } from "svelte/reactivity";

import { said } from "./languages.ts";
import { filled } from "./phrase.ts";
import { settings } from "./settings.svelte.ts";

type Values = Record<string, string | number>;
type Files = Record<string, () => Promise<Record<string, string>>>;

/** `files`: texts/<language>/<area>.ts, each loaded when its language is spoken; English is there at once. */
export class Apart<K extends string> {
  /** By language, as far as they are loaded: who reads one here is told when it comes. */
  readonly #known = new SvelteMap<string, Record<K, string>>();
  readonly #coming = new Set<string>(["en"]);
  readonly #en: Record<K, string>;
  readonly #files: Files;

  constructor(en: Record<K, string>, files: Files) {
    this.#en = en;
    this.#files = files;
  }

  /** Load the sentences of a language; English is spoken until they are there. */
  async load(language: string): Promise<void> {
    if (this.#coming.has(language)) return;
    this.#coming.add(language);
    try {
      this.#known.set(language, await said(language, (each) => this.#fetched(each)));
    } catch {
      this.#coming.delete(language);
    }
  }

  say(key: K, values: Values = {}): string {
    const { language } = settings;
    const words = this.#known.get(language);
    if (!words) void this.load(language);
    return filled((words ?? this.#en)[key], (name) => String(values[name] ?? ""), language);
  }

  async #fetched(language: string): Promise<Record<K, string>> {
    const file = Object.keys(this.#files).find((each) => each.split("/").at(-2) === language);
    return { ...this.#en, ...(file ? await this.#files[file]!() : {}) };
  }
}
