/** Where a part that is missing may be had, as far as the reader knows. */
import type { AllwatyawantView } from "../generated/view.ts";
import { named, say } from "../words.ts";

export function whereIs(item: string, view: AllwatyawantView): string {
  const known = view.missing?.find((each) => each.item === item);
  if (known?.steps != null) return say("stepsAway", { number: known.steps });
  if (known?.nearest) return say("knownAt", { place: named(known.nearest, "space") });
  const hidden = view.icons_hidden[item] ?? 0;
  return hidden ? say("faceDown", { number: hidden }) : say("nowhere");
}
