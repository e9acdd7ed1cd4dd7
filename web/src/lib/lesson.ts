/** When a step of a lesson comes: held against what the table tells anyway, so that the coach knows no rule. */
import type { StepInfo, WhenInfo } from "../generated/wire.ts";
import type { Happening } from "./types.ts";

/** What the coach sees of the game, through the eyes of whoever learns. */
export type Moment = {
  /** The key of what they are asked. */
  prompt: string;
  moves: readonly string[];
  view: Record<string, unknown>;
  /** What was told so far and stands. */
  told: readonly Happening[];
  me: number;
};

/** Is a move like this? `*` stands for anything. */
export function fits(pattern: string, text: string): boolean {
  const parts = pattern.split("*");
  if (parts.length === 1) return pattern === text;
  const [first, last] = [parts[0]!, parts.at(-1)!];
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let rest = text.slice(first.length, text.length - last.length);
  return parts.slice(1, -1).every((part) => {
    const at = rest.indexOf(part);
    rest = rest.slice(at + part.length);
    return at >= 0;
  });
}

/** Is this what a step waits to be told? */
export function isTold(wanted: WhenInfo["told"], event: Happening, me: number): boolean {
  return Object.entries(wanted).every(([field, value]) => {
    const fact = event[field];
    if (value === "me" || value === "others") return typeof fact === "number" && (fact === me) === (value === "me");
    return fact === value;
  });
}

/** What lies at a place of a view, such as `players.me.money`; behind a `*` all that lies there. */
function placed(view: unknown, place: readonly string[], me: number): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return view;
  if (!Array.isArray(view)) return placed((view as Record<string, unknown> | null | undefined)?.[key], rest, me);
  return key === "*"
    ? view.map((each) => placed(each, rest, me))
    : placed(view[key === "me" ? me : Number(key)], rest, me);
}

function holds(wanted: unknown, found: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.some((each) => holds(each, found));
  if (Array.isArray(found)) return found.some((each) => holds(wanted, each));
  if (typeof wanted === "object" && wanted !== null)
    return typeof found === "number" && found >= (wanted as { least: number }).least;
  return found === wanted;
}

/** Could a step come now, apart from what must have been told? */
export function isDue({ when }: StepInfo, moment: Moment, done: readonly string[]): boolean {
  const { prompt, moves, view, me } = moment;
  return (
    when.after.every((name) => done.includes(name)) &&
    (!when.asked.length || (moves.length > 0 && when.asked.includes(prompt))) &&
    (!when.offers.length || when.offers.some((pattern) => moves.some((move) => fits(pattern, move)))) &&
    Object.entries(when.view).every(([place, wanted]) => holds(wanted, placed(view, place.split("."), me)))
  );
}

/** What a step waits to be told, if that has happened; undefined: not yet, or it waits for nothing. */
export function toldOf({ when }: StepInfo, { told, me }: Moment): Happening | undefined {
  return "event" in when.told ? told.findLast((event) => isTold(when.told, event, me)) : undefined;
}

/** The first step that is not done and whose time has come. */
export function nextStep(steps: readonly StepInfo[], moment: Moment, done: readonly string[]): StepInfo | null {
  const comes = (step: StepInfo): boolean =>
    !done.includes(step.name) &&
    isDue(step, moment, done) &&
    (!("event" in step.when.told) || toldOf(step, moment) !== undefined);
  return steps.find(comes) ?? null;
}
