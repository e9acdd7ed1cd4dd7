/** What speaks for a move that a hint advises, as far as the view tells. */
import { around, targetsOf } from "./chart/targets.ts";
import type { AllwatyawantView } from "./generated/view.ts";

export function reasons(text: string, seen: Record<string, unknown>, names: readonly string[]): string {
  const [verb = "", noun = ""] = text.split(" ");
  if (verb === "land") return around("landReason", noun);
  const [target] = targetsOf(seen as AllwatyawantView, [text], (seat) => names[seat] ?? "");
  const isPlain = target && ["coast", "inland"].includes(target.place.kind) && !target.meets.length;
  return target && !isPlain ? `${target.tip[0]}. ${target.tip.slice(2).join(". ")}`.replace(/[. ]*$/, ".") : "";
}
