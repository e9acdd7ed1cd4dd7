/** How one game speaks one language: its words, as Python wrote them down, said with the texts of that language.
 *
 * A noun is written `label`, `label|in a sentence` or `label|in a sentence|as a destination`, a verb `label|heading`.
 * In a template `{card}` is the noun in a sentence, `{card:label}` its label, `{space:to}` the way there.
 * Whatever has no text is said in the server's English.
 */
import { capital, filled, matched, matchedOnce } from "./phrases.ts";
import type { Happening } from "./types.ts";
import { humanize } from "./words.ts";

/** What a game can say: games/<id>/generated/words.json, written by tools/web_words.py. */
export type Words = {
  title: string;
  summary: string;
  options: Record<string, { help: string; values: string[] }>;
  events: Record<string, { says: string; unseen?: string; fields: Record<string, string> }>;
  verbs: Record<string, string[]>;
  nouns: Record<string, string[]>;
  chart?: Chart;
};

/** Where the places of a game lie. */
export type Chart = {
  width: number;
  height: number;
  places: Place[];
  paths: [string, string][];
  names: { x: number; y: number; text: string }[];
};
export type Place = { name: string; x: number; y: number; kind: string; ground: string };

/** How a language says it: web/src/texts/games. */
export type Texts = {
  title?: string;
  summary?: string;
  options?: Record<string, { name: string; help: string; values?: Record<string, string> }>;
  events?: Record<string, { says: string; unseen?: string }>;
  verbs?: Record<string, string>;
  nouns?: Record<string, Record<string, string>>;
  keys?: Record<string, string>;
  prompts?: Record<string, string>;
  reasons?: Record<string, string>;
  /** Whole texts of cards. */
  texts?: Record<string, string>;
  /** What a thing, a word or a key of a view is for, by its name or a pattern of names. */
  about?: Record<string, string>;
};

/** Words of values that no event names, such as the steps of a round. */
const WORDS = "word";
const NUMBER = /^-?\d+(\.\d+)?$/;
const SEAT = /^seat-(\d+)$/;
const ALONE = /^\{\w+\}$/;

export class Voice {
  readonly #words: Words | null;
  readonly #texts: Texts;
  readonly #common: Texts;
  /** How a seat without a name is called, and how names are joined. */
  readonly #ways: { seat: (number: number) => string; and: string };

  constructor(
    words: Words | null,
    texts: Texts,
    common: Texts,
    ways: { seat: (number: number) => string; and: string },
  ) {
    this.#words = words;
    this.#texts = texts;
    this.#common = common;
    this.#ways = ways;
  }

  get title(): string {
    return this.#texts.title ?? this.#words?.title ?? "";
  }

  get summary(): string {
    return this.#texts.summary ?? this.#words?.summary ?? "";
  }

  get chart(): Chart | undefined {
    return this.#words?.chart;
  }

  /** An event in one sentence; without names they are taken from the server's English. */
  sentence(event: Happening, english: string, names?: readonly string[]): string {
    const word = this.#words?.events[event.event];
    if (!word) return this.#texts.events?.[event.event]?.says ?? this.#common.events?.[event.event]?.says ?? english;
    const which = word.unseen && Object.keys(word.fields).some((field) => !(field in event)) ? "unseen" : "says";
    const template = this.#texts.events?.[event.event]?.[which] ?? word[which];
    const called = names ? null : this.#namesIn(word[which]!, word.fields, event, english);
    let complete = true;
    const said = filled(template!, (name, form) => {
      const kind = name === "seat" ? "seat" : (word.fields[name] ?? "");
      const value = event[name];
      if (kind === "seat") {
        const found = names?.[Number(value)] ?? called?.[name];
        complete &&= found !== undefined;
        return found ?? "";
      }
      return kind === "number" ? number(String(value)) : this.#noun(String(value), kind, form);
    });
    if (!complete) return english;
    return template!.startsWith("{seat}") ? said : capital(said);
  }

  /** What the game waits for: "Anna and Ben: choose a rope". */
  prompt(english: string, names?: readonly string[]): string {
    for (let colon = english.indexOf(": "); colon >= 0; colon = english.indexOf(": ", colon + 2)) {
      const said = this.#phrase("prompts", english.slice(colon + 2));
      if (said !== null) return `${this.#joined(english.slice(0, colon), names)}: ${said}`;
    }
    return capital(this.#phrase("prompts", english) ?? english);
  }

  /** Why something cannot be done; the § stays behind it. */
  reason(english: string): string {
    const [, core, section, dot] = /^(.*?)( \(§[^)]*\))?(\.?)$/s.exec(english)!;
    const whole = this.#phrase("reasons", core! + (section ? "" : dot!));
    if (whole !== null) return capital(whole) + (section ?? "") + (section ? dot : "");
    const part = this.#phrase("reasons", core!);
    return part === null ? english : capital(part) + (section ?? "") + dot;
  }

  /** A move as a button's label. */
  move(text: string, names?: readonly string[]): string {
    const { verb, noun, kind } = this.split(text);
    const label = this.#texts.verbs?.[verb]?.split("|")[0];
    const said = (form: string): string => this.#named(noun, kind, form, names);
    if (label === undefined) return noun ? `${humanize(verb)} ${said("")}` : humanize(verb);
    return capital(filled(label, (_, form) => said(form)));
  }

  /** The verb of moves as a heading. */
  verb(verb: string): string {
    const [label, heading] = this.#texts.verbs?.[verb]?.split("|") ?? [];
    return (
      heading ??
      (label === undefined
        ? humanize(verb)
        : capital(
            filled(label, () => "")
              .replace(/\s+/g, " ")
              .trim(),
          ))
    );
  }

  /** What a move is about, as a label: a card, a space, a player. */
  object(text: string, names?: readonly string[]): string {
    const { noun, kind } = this.split(text);
    return noun ? this.#named(noun, kind, "label", names) : this.move(text, names);
  }

  /** A move in its parts; the longest verb that fits wins. */
  split(text: string): { verb: string; noun: string; kind: string } {
    const verbs = this.#words?.verbs;
    if (!verbs) {
      const space = text.indexOf(" ");
      return space < 0
        ? { verb: text, noun: "", kind: "" }
        : { verb: text.slice(0, space), noun: text.slice(space + 1), kind: "" };
    }
    if (text in verbs) return { verb: text, noun: "", kind: "" };
    for (let space = text.lastIndexOf(" "); space > 0; space = text.lastIndexOf(" ", space - 1)) {
      const verb = text.slice(0, space);
      const kinds = verbs[verb];
      if (!kinds) continue;
      const noun = text.slice(space + 1);
      const kind = kinds.find((each) =>
        this.#words!.nouns[each]?.some((name) => name === noun || name === `${noun} ${each}`),
      );
      return { verb, noun, kind: kind ?? kinds[0] ?? "" };
    }
    return { verb: text, noun: "", kind: "" };
  }

  /** A name of a thing as a label; of a certain table if there are several. */
  noun(name: string, table = ""): string {
    return this.#noun(name, table, "label");
  }

  /** Is this the name of a thing of the game? */
  isNoun(name: string): boolean {
    return (
      Object.entries(this.#words?.nouns ?? {}).some(([, names]) => names.includes(name)) ||
      this.#texts.nouns?.[WORDS]?.[name] !== undefined
    );
  }

  /** A key of a view, such as `clues_left`; some are called otherwise where they are a person's own: `your.pack`. */
  key(name: string, whose = ""): string {
    return this.#texts.keys?.[`${whose}.${name}`] ?? this.#texts.keys?.[name] ?? humanize(name);
  }

  /** A whole text, such as what is written on a card. */
  text(english: string): string {
    return this.#texts.texts?.[english] ?? english;
  }

  /** What a thing, a word or a key of a view is for, in one short line; empty where nobody has said it. */
  about(name: string): string {
    const all = this.#texts.about ?? {};
    return all[name] ?? all[name.toLowerCase()] ?? this.#patterned(all, name) ?? "";
  }

  option(name: string): string {
    return this.#texts.options?.[name]?.name ?? humanize(name);
  }

  optionHelp(name: string): string {
    return this.#texts.options?.[name]?.help ?? this.#words?.options[name]?.help ?? "";
  }

  optionValue(name: string, value: string | number | boolean): string {
    return capital(this.#texts.options?.[name]?.values?.[String(value)] ?? humanize(String(value)));
  }

  /** Names that the server joined, joined in this language. */
  #joined(english: string, names?: readonly string[]): string {
    const those = names?.filter((name) => english.includes(name)) ?? [];
    return those.join(" and ") === english ? those.join(this.#ways.and) : english.replaceAll(" and ", this.#ways.and);
  }

  #phrase(kind: "prompts" | "reasons", text: string): string | null {
    for (const phrases of [this.#texts[kind], this.#common[kind]]) {
      for (const [english, said] of Object.entries(phrases ?? {})) {
        const gaps = matched(english, text);
        const fits = gaps && Object.entries(gaps).every(([name, value]) => this.#fits(value, name));
        if (fits) return filled(said, (name, form) => this.#gap(name, gaps[name] ?? "", form));
      }
    }
    return null;
  }

  /** Can this stand in a gap of this name? One that is called like a table takes its nouns only. */
  #fits(value: string, table: string): boolean {
    const names = this.#words?.nouns[table];
    return !names || [value, value.toLowerCase(), `${value} ${table}`].some((name) => names.includes(name));
  }

  #gap(name: string, value: string, form: string): string {
    if (name === "moves" || name === "others")
      return value.replace(/'([^']*)'/g, (_, move: string) => this.move(move)).replaceAll(" or ", ", ");
    if (name === "text") return this.text(value);
    if (name === "name" || NUMBER.test(value)) return value;
    return this.#noun(value, this.#words?.nouns[name] ? name : "", form);
  }

  #named(noun: string, kind: string, form: string, names?: readonly string[]): string {
    const seat = SEAT.exec(noun);
    if (!seat) return this.#noun(noun, kind, form);
    return names?.[Number(seat[1]) - 1] ?? this.#ways.seat(Number(seat[1]));
  }

  #noun(name: string, table: string, form: string): string {
    if (NUMBER.test(name)) return number(name);
    const [label, said, to] = (this.#written(name, table) ?? plain(name)).split("|");
    if (form === "label") return capital(label!);
    return (form === "to" ? to : undefined) ?? said ?? label!;
  }

  /** How a noun is written in this language; its own table comes before all others, and a name before a pattern. */
  #written(name: string, table: string): string | null {
    const all = this.#texts.nouns ?? {};
    const low = name.toLowerCase();
    const home = table ? all[table] : undefined;
    const tables = home ? [home] : Object.values(all);
    for (const names of tables)
      if (names[name] !== undefined || names[low] !== undefined) return names[name] ?? names[low]!;
    for (const names of tables) {
      const said = this.#patterned(names, name, home !== undefined);
      if (said !== null) return said;
    }
    if (table) return null;
    const where = Object.entries(this.#words?.nouns ?? {}).find(([, names]) => names.includes(name))?.[0];
    return where && all[where] ? this.#written(name, where) : null;
  }

  /** What the first matching pattern says, its gaps filled; a gap alone fits anything, so only its own table has it. */
  #patterned(all: Record<string, string>, name: string, isHome = false): string | null {
    for (const [english, said] of Object.entries(all)) {
      if (!english.includes("{") || (!isHome && ALONE.test(english))) continue;
      const gaps = matched(english, name);
      if (gaps)
        return filled(said, (gap, form) =>
          form === "upper" ? gaps[gap]!.toUpperCase() : (this.#texts.nouns?.[WORDS]?.[gaps[gap]!] ?? gaps[gap]!),
        );
    }
    return null;
  }

  /** The players' names, read off the English sentence: all else in it is known. */
  #namesIn(
    template: string,
    fields: Record<string, string>,
    event: Happening,
    english: string,
  ): Record<string, string> | null {
    const known = filled(template, (name) =>
      name === "seat" || fields[name] === "seat" ? `{${name}}` : String(event[name]),
    );
    return matchedOnce(known, english);
  }
}

/** A number with a true minus sign. */
function number(text: string): string {
  return text.replace(/^-/, "−");
}

/** A name that no table has, as words. */
function plain(name: string): string {
  return /^[\w-]*$/.test(name) ? name.replaceAll(/[-_]/g, " ") : name;
}
