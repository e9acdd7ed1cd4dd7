/** What speaks for a way: what waits where it leads, and what it is for. */
import { spaces } from "../chart/places.ts";
import { around, targetsOf } from "../chart/targets.ts";
import type { AllwatyawantView } from "../generated/view.ts";
import { named, say, speech } from "../words.ts";
import type { Reader } from "./index.ts";

export function whyGo({ view, nameOf }: Reader, text: string, then: string): string {
  const [verb = "", noun = ""] = text.split(" ");
  if (verb === "land" || (verb === "drive" && view.question === "RideToLanding")) return around("landReason", noun);
  if (verb === "course") return courseWords(noun);
  if (verb === "accept") return waits(view, [text], then, nameOf);
  if (verb === "again") return view.lacking?.length && !isHelpInReach(view) ? say("nothingInReach") : "";
  if (verb === "tailwind") return speech().about(verb);
  return waits(view, [text], text, nameOf);
}

/** How long a course is, and how wild: "Course 1: 18 steps, wild." */
function courseWords(noun: string): string {
  const letter = noun === "1" ? "a" : "z";
  const steps = spaces().filter(({ name }) => new RegExp(`^${letter}\\d`).test(name)).length + 1;
  return `${say(noun === "1" ? "course1" : "course2", { steps })}.`;
}

/** What waits where a move leads; on plain ground, what the way is for. */
function waits(view: AllwatyawantView, moves: readonly string[], goal: string, nameOf: Reader["nameOf"]): string {
  const target = targetsOf(view, moves, nameOf).find(({ move }) => move === goal);
  if (!target) return "";
  const isPlain =
    ["coast", "inland", "landing"].includes(target.place.kind) && !target.meets.length && !coinAt(view, goal);
  return isPlain ? nearest(view) : `${target.tip[0]}. ${target.tip.slice(2).join(". ")}`.replace(/[. ]*$/, ".");
}

const coinAt = (view: AllwatyawantView, move: string): AllwatyawantView["coins"][number] | undefined =>
  view.coins.find(({ field }) => move === `go ${field}`);

/** What the reader lacks, knows of, and has the shortest way to. */
function nearest(view: AllwatyawantView): string {
  const [found] = (view.missing ?? [])
    .flatMap(({ item, steps }) => (steps === null ? [] : [{ item, steps }]))
    .sort((one, other) => one.steps - other.steps);
  return found ? say("nearestKnown", { item: named(found.item, "item"), steps: found.steps }) : "";
}

const isHelpInReach = (view: AllwatyawantView): boolean =>
  (view.reach ?? []).some(({ move }) => view.lacking?.includes(coinAt(view, move)?.icon ?? ""));
