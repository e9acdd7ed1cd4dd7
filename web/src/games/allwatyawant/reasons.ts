/** What speaks for a move that a hint advises, as far as the view tells. */
import { around, targetsOf } from "./chart/targets.ts";
import type { AllwatyawantView } from "./generated/view.ts";
import { sliderWords } from "./plank/words.ts";
import { named, say } from "./words.ts";

export function reasons(text: string, seen: Record<string, unknown>, names: readonly string[], then = ""): string {
  const view = seen as AllwatyawantView;
  const [verb = "", noun = ""] = text.split(" ");
  if (verb === "land") return around("landReason", noun);
  const shot = sliderWords([text, then]);
  if (shot) return shot;
  if (verb === "accept") return waits(view, [text], then, names);
  if (verb === "again") return view.lacking?.length && !isHelpInReach(view) ? say("nothingInReach") : "";
  return waits(view, [text], text, names);
}

/** What waits where a move leads; on plain ground, what the way is for. */
function waits(view: AllwatyawantView, moves: readonly string[], goal: string, names: readonly string[]): string {
  const target = targetsOf(view, moves, (seat) => names[seat] ?? "").find(({ move }) => move === goal);
  if (!target) return "";
  const isPlain = ["coast", "inland"].includes(target.place.kind) && !target.meets.length && !coinAt(view, goal);
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
