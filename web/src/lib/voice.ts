/** How one game speaks one language: what it tells, asks and refuses, and what its moves and things are called.
 *
 * The server has the words of a game and its texts. A noun is written `label`, `label|as in a sentence` or
 * `label|as in a sentence|as where one goes`, a verb `label|heading` or `label|heading|what many have in common`. In a
 * template `{card}` is the noun as in a sentence, `{card:label}` its label, `{space:to}` the way there.
 * What has no text is said by its own name.
 */
import type { Kinds } from "./log.ts";
import { capital, filled, partsOf } from "./phrase.ts";
import type { Kind } from "./schema.ts";
import { nounOf, thing } from "./things.svelte.ts";
import type { Chart, GameWords, Happening, Saying, Texts } from "./types.ts";
import { humanize } from "./words.ts";

/** Words of values that no event names, such as the steps of a round. */
const WORDS = "word";
const NUMBER = /^-?\d+(\.\d+)?$/;
const SEAT = /^seat-(\d+)$/;

/** So many moves of one verb are told one by one, */
const FEW_ALIKE = 2;
/** and so many things in all. */
const MOST_SAID = 6;

type Names = readonly string[];

export class Voice {
  readonly #words: GameWords | null;
  readonly #language: string;
  /** How a seat without a name is called. */
  readonly #seat: (number: number) => string;

  constructor(words: GameWords | null, language: string, seat: (number: number) => string) {
    this.#words = words;
    this.#language = language;
    this.#seat = seat;
  }

  get title(): string {
    return this.#words?.title ?? "";
  }

  get summary(): string {
    return this.#texts.summary ?? "";
  }

  /** Which events nobody needs to read, and which belong to a story that another one begins. */
  get kinds(): Kinds {
    return { routine: this.#words?.routine ?? [], partOf: this.#words?.part_of ?? {} };
  }

  /** By which moves players let a chance to act go by, and which events of others make them think again. */
  get windows(): Record<string, string[]> {
    return this.#words?.windows ?? {};
  }

  /** Questions that many answer the same way each time, and that answer. */
  get habits(): Record<string, string> {
    return this.#words?.habits ?? {};
  }

  /** The switch for such a question. */
  habit(prompt: string): string {
    return this.#texts.habits?.[prompt] ?? humanize(prompt);
  }

  get chart(): Chart | null {
    return this.#words?.chart ?? null;
  }

  /** What the views of the game are made of. */
  get schema(): Kind | undefined {
    return this.#words?.schema;
  }

  get #texts(): Texts {
    return this.#words?.texts ?? {};
  }

  get #common(): Texts {
    return this.#words?.common ?? {};
  }

  /** An event in one sentence. */
  sentence(event: Happening, names: Names): string {
    const told = this.#texts.events?.[event.event] ?? this.#common.events?.[event.event];
    if (told === undefined) return humanize(event.event);
    const isHidden = (this.#words?.secret[event.event] ?? []).some((field) => !(field in event));
    const template = typeof told === "string" ? told : told[isHidden ? "unseen" : "says"];
    const said = this.#filled(template, `events.${event.event}`, event, names);
    return template.startsWith("{seat}") ? said : capital(said);
  }

  /** A sentence from elsewhere whose gaps are the fields of an event; players go by their names, `{name1}` too. */
  fill(template: string, event: Happening | undefined, names: Names): string {
    const called = Object.fromEntries(names.map((name, seat) => [`name${seat}`, name]));
    return this.#filled(template, `events.${event?.event}`, { ...called, ...event }, names);
  }

  /** What the game waits for, told to those who are not asked: "Anna and Ben choose a rope". */
  prompt(saying: Saying, names: Names): string {
    const asked = (saying.seats ?? []).map((seat) => names[seat] ?? this.#seat(seat + 1));
    if (!asked.length) return capital(this.question(saying, names));
    const seats = this.#joined(asked);
    const template = this.#texts.waiting?.[saying.prompt ?? ""];
    if (template === undefined) return `${seats}: ${this.question(saying, names)}`;
    const said = this.#filled(template, `prompts.${saying.prompt}`, { ...saying, seats, asked: asked.length }, names);
    return template.startsWith("{seats}") ? said : capital(said);
  }

  /** The same as somebody is asked who is one of them: "choose a rope". */
  question(saying: Saying, names: Names): string {
    return this.#key("prompts", saying.prompt ?? "", saying, names);
  }

  /** Why something cannot be done; the § stands before the full stop. `legal`: what can be done, in few words. */
  reason(saying: Saying, names: Names, legal: readonly string[] = []): string {
    const told =
      "moves" in saying && legal.length ? { ...saying, moves: this.possible(legal, names), more: 0 } : saying;
    const said = capital(this.#key("reasons", saying.reason ?? "", told, names));
    if (!saying.section) return said;
    const end = /[.?!]?$/.exec(said)![0];
    return `${said.slice(0, said.length - end.length)} (§${saying.section})${end}`;
  }

  /** What can be done, in few words: of many moves alike only what they have in common. */
  possible(legal: readonly string[], names: Names): string {
    const verbs = [...new Set(legal.map((text) => this.split(text).verb))];
    const said = verbs.flatMap((verb) => {
      const all = legal.filter((text) => this.split(text).verb === verb);
      return all.length > FEW_ALIKE ? [this.#any(verb)] : all.map((text) => this.move(text, names));
    });
    return said.length > MOST_SAID ? `${said.slice(0, MOST_SAID).join(" · ")} · …` : said.join(" · ");
  }

  /** What moves of a verb have in common: the third part of its text, or its heading. */
  #any(verb: string): string {
    return this.#texts.verbs?.[verb]?.split("|")[2] ?? `${this.verb(verb)} …`;
  }

  /** A move as a button's label. */
  move(text: string, names?: Names): string {
    const { verb, noun, kind } = this.split(text);
    const label = this.#texts.verbs?.[verb]?.split("|")[0];
    const said = (form: string): string => this.#named(noun, kind, form, names);
    if (label === undefined) return noun ? `${humanize(verb)} ${said("")}` : humanize(verb);
    return capital(filled(label, (_, form) => said(form), this.#language));
  }

  /** The verb of moves as a heading. */
  verb(verb: string): string {
    const [label, heading] = this.#texts.verbs?.[verb]?.split("|") ?? [];
    if (heading !== undefined || label === undefined) return heading ?? humanize(verb);
    const said = filled(label, () => "", this.#language);
    return capital(said.replace(/\s+/g, " ").trim());
  }

  /** What a move is about, as a label: a card, a space, a player. */
  object(text: string, names?: Names): string {
    const { noun, kind } = this.split(text);
    return noun ? this.#named(noun, kind, "label", names) : this.move(text, names);
  }

  /** A move in its parts; the longest verb that fits wins. A number is one of the table that is called like the verb,
   * if there is one: "aim -21" is "Aim 21° to the left". */
  split(text: string): { verb: string; noun: string; kind: string } {
    const verbs = this.#words?.verbs;
    if (verbs && text in verbs) return { verb: text, noun: "", kind: "" };
    for (let space = text.lastIndexOf(" "); space > 0; space = text.lastIndexOf(" ", space - 1)) {
      const verb = text.slice(0, space);
      const kinds = verbs ? verbs[verb] : [];
      if (!kinds || (!verbs && text.indexOf(" ") !== space)) continue;
      const noun = text.slice(space + 1);
      const names = (kind: string): string[] => this.#words?.nouns[kind] ?? [];
      if (names(verb).includes(noun)) return { verb, noun, kind: verb };
      const kind = kinds.find((each) => names(each).some((name) => isNamed(name, noun, each)));
      return { verb, noun, kind: kind ?? kinds[0] ?? "" };
    }
    return { verb: text, noun: "", kind: "" };
  }

  /** The things that an event, a prompt or a reason speaks of, as pages mark them. */
  things(told: Happening | Saying): string[] {
    const key =
      "event" in told ? `events.${told.event}` : told.prompt ? `prompts.${told.prompt}` : `reasons.${told.reason}`;
    const kinds = { ...this.#words?.fields[key], ...("event" in told && { seat: "seat" }) };
    return Object.entries(kinds).flatMap(([field, kind]) => {
      const fact = (told as Record<string, unknown>)[field];
      if (typeof fact !== "string" && typeof fact !== "number") return [];
      if (kind === "move") return this.thingsIn(String(fact));
      if (kind === "noun") return this.#homes(String(fact)).map((table) => thing(table, fact));
      return kind === "seat" || this.#words?.nouns[kind] ? [thing(kind, fact)] : [];
    });
  }

  /** The things that a move is about. */
  thingsIn(move: string): string[] {
    const { noun, kind } = this.split(move);
    const seat = SEAT.exec(noun);
    if (seat) return [thing("seat", Number(seat[1]) - 1)];
    return this.#words?.nouns[kind] ? [thing(kind, noun)] : [];
  }

  /** Every move of the game that can be listed, legal or not; `seats` are as many as play. */
  everyMove(seats: number): string[] {
    const nouns = (kind: string): string[] => {
      if (kind === "seat") return Array.from({ length: seats }, (_, seat) => `seat-${seat + 1}`);
      return (this.#words?.nouns[kind] ?? []).map((name) => nounOf(thing(kind, name)));
    };
    return Object.entries(this.#words?.verbs ?? {}).flatMap(([verb, kinds]) =>
      kinds.length ? kinds.flatMap((kind) => nouns(kind).map((noun) => `${verb} ${noun}`)) : [verb],
    );
  }

  /** A thing that goes by this name, for `data-thing`: in this table, or in whichever have it; undefined: in none. */
  mark(name: string, table = ""): string | undefined {
    const tables = table ? [table] : this.#homes(name);
    return tables.map((each) => thing(each, name)).join(" ") || undefined;
  }

  /** A name of a thing as a label; of a certain table if there are several. */
  noun(name: string, table = ""): string {
    return this.#noun(name, table, "label");
  }

  /** A noun of moves, as a label; players are called by their names. */
  thing(noun: string, names?: Names): string {
    return this.#named(noun, "", "label", names);
  }

  /** Is this the name of a thing of the game? */
  isNoun(name: string): boolean {
    const tables = Object.values(this.#words?.nouns ?? {});
    return tables.some((names) => names.includes(name)) || this.#texts.nouns?.[WORDS]?.[name] !== undefined;
  }

  /** A key of a view, such as `clues_left`; some have another name where they are a person's own: `your.pack`. */
  key(name: string, whose = ""): string {
    return this.#texts.keys?.[`${whose}.${name}`] ?? this.#texts.keys?.[name] ?? humanize(name);
  }

  /** A line of the final count. */
  tally(line: string): string {
    const said = this.#patterned({ ...this.#common.tally, ...this.#texts.tally }, line);
    return said ?? (this.isNoun(line) ? this.noun(line) : capital(humanize(line)));
  }

  /** What a game is played for, so much of it: `1.8 gold`. */
  worth(points: number): string {
    const template = this.#texts.worth ?? this.#common.worth ?? "{points}";
    const rounded = String(Number(points.toFixed(points < 10 ? 1 : 0)));
    const said = new Intl.NumberFormat(this.#language).format(Number(rounded));
    return filled(template, () => rounded, this.#language).replace(rounded, said);
  }

  /** A text that a view names: a part of a card (`r01.flavour`) or a word. */
  text(name: string): string {
    const [card, part] = name.split(".");
    return this.#texts.cards?.[card!]?.[part ?? ""] ?? this.#texts.nouns?.[WORDS]?.[name] ?? name;
  }

  /** What a thing, a word or a key of a view is for, in one short line; empty where nobody has said it. */
  about(name: string): string {
    const all = this.#texts.about ?? {};
    return this.#patterned(all, name) ?? this.#patterned(all, name.toLowerCase()) ?? "";
  }

  option(name: string): string {
    return this.#texts.options?.[name]?.name ?? humanize(name);
  }

  optionHelp(name: string): string {
    return this.#texts.options?.[name]?.help ?? "";
  }

  optionValue(name: string, value: string | number | boolean): string {
    return capital(this.#texts.options?.[name]?.values?.[String(value)] ?? humanize(String(value)));
  }

  #joined(names: Names): string {
    if (names.length < 2) return names.join("");
    return `${names.slice(0, -1).join(", ")}${this.#common.and ?? " & "}${names.at(-1)}`;
  }

  #key(kind: "prompts" | "reasons", key: string, saying: Saying, names: Names): string {
    const template = this.#texts[kind]?.[key] ?? this.#common[kind]?.[key];
    if (template === undefined) return humanize(key.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase());
    return this.#filled(template, `${kind}.${key}`, saying, names);
  }

  #filled(template: string, key: string, told: Record<string, unknown>, names: Names): string {
    const kinds = this.#words?.fields[key] ?? {};
    const value = (name: string, form: string): string => {
      const fact = told[name];
      if (name === "moves" && typeof fact === "string") return fact;
      const kind = name === "seat" ? "seat" : (kinds[name] ?? "");
      if (kind === "seat") return names[Number(fact)] ?? "";
      const said = (each: unknown): string =>
        kind === "move"
          ? this.move(String(each), names)
          : kind === "text" || name === "seats"
            ? String(each)
            : this.#named(String(each), kind === "noun" ? "" : kind, form, names);
      return Array.isArray(fact) ? fact.map(said).join(kind === "move" ? " · " : ", ") : said(fact);
    };
    return filled(template, value, this.#language);
  }

  /** The tables that have this name. */
  #homes(noun: string): string[] {
    const tables = Object.entries(this.#words?.nouns ?? {});
    return tables.flatMap(([table, names]) => (names.some((name) => isNamed(name, noun, table)) ? [table] : []));
  }

  #named(noun: string, kind: string, form: string, names?: Names): string {
    const seat = SEAT.exec(noun);
    if (!seat) return this.#noun(noun, kind, form);
    return names?.[Number(seat[1]) - 1] ?? this.#seat(Number(seat[1]));
  }

  #noun(name: string, table: string, form: string): string {
    if (NUMBER.test(name) && !this.#texts.nouns?.[table]) return name.replace(/^-/, "−");
    const [label, said, to] = (this.#written(name, table) ?? plain(name)).split("|");
    if (form === "label") return capital(label!);
    return (form === "to" ? to : undefined) ?? said ?? label!;
  }

  /** How a noun is written in this language: in a table of its own, or in whichever has it. */
  #written(name: string, table: string): string | null {
    const all = this.#texts.nouns ?? {};
    const home = all[table];
    if (home) return this.#patterned(home, name) ?? this.#patterned(home, name.toLowerCase());
    const owner = Object.entries(this.#words?.nouns ?? {}).find(([, names]) => names.includes(name))?.[0];
    for (const names of [all[owner ?? ""], all[WORDS], ...Object.values(all)]) {
      const said = names?.[name] ?? names?.[name.toLowerCase()];
      if (said !== undefined) return said;
    }
    return (owner && all[owner] && this.#patterned(all[owner], name)) || null;
  }

  /** What these say of a name: under the name itself, or under the first pattern that fits it, its gaps filled. */
  #patterned(all: Record<string, string>, name: string): string | null {
    if (all[name] !== undefined) return all[name];
    for (const [pattern, said] of Object.entries(all)) {
      const gaps = pattern.includes("{") ? matched(pattern, name) : null;
      if (gaps) return filled(said, (gap, form) => this.#inside(gaps[gap] ?? "", form), this.#language);
    }
    return null;
  }

  /** A part of a name: `rope-{n}`, `strong-team-{colour}`. */
  #inside(part: string, form: string): string {
    if (NUMBER.test(part)) return new Intl.NumberFormat(this.#language).format(Number(part));
    return form === "upper" ? part.toUpperCase() : (this.#texts.nouns?.[WORDS]?.[part] ?? part);
  }
}

/** Is this what a move means by the noun? It need not say what the table says already: "grey" is the "grey map". */
const isNamed = (name: string, noun: string, table: string): boolean => name === noun || name === `${noun} ${table}`;

/** What stands in the gaps of a pattern of names; null if the name does not fit it. */
function matched(pattern: string, name: string): Record<string, string> | null {
  const parts = partsOf(pattern);
  const shape = parts.map((part) => (typeof part === "string" ? escaped(part) : `(?<${part.name}>.+?)`)).join("");
  return new RegExp(`^${shape}$`, "s").exec(name)?.groups ?? null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A name that no table has, as words. */
function plain(name: string): string {
  return /^[\w-]*$/.test(name) ? name.replaceAll(/[-_]/g, " ") : name;
}
