/** What speaks for a move that a hint advises: why now, as far as the view tells. */
import { whyAside, whyKeep } from "./picks.ts";
import { whyPlay } from "./plays.ts";
import { because } from "./words.ts";
import type { TreasureHunterView } from "../generated/view.ts";
import { playOf } from "../location/plays.ts";
import { label, say } from "../words.ts";

export function reasons(text: string, seen: Record<string, unknown>, names: readonly string[]): string {
  const view = seen as TreasureHunterView;
  const [verb = "", noun = ""] = text.split(" ");
  if (verb === "keep") return whyKeep(view, noun, names).join(" ");
  if (verb === "aside") return whyAside(view, noun, names).join(" ");
  if (verb === "use" || verb === "done") return scrolls(view, verb === "use" ? noun : "");
  const play = playOf(view, text);
  return play ? whyPlay({ view, eyes: view.you_seat, scene: null, nameOf: (seat) => names[seat] ?? "" }, play) : "";
}

/** What a scroll pays now, and that this was the last round; or what keeping the best one means. */
function scrolls(view: TreasureHunterView, used: string): string {
  const isLast = view.round === view.rounds;
  const mine = view.scrolls ?? [];
  if (used) {
    const coins = mine.find((each) => each.scroll === used)?.pays ?? 0;
    return coins ? [say("reason scroll", { coins }), isLast ? because("lastRound") : ""].filter(Boolean).join(" ") : "";
  }
  const [best] = mine.toSorted((one, other) => other.pays - one.pays);
  if (!best || isLast) return "";
  return because("patience", {
    treasure: label(best.scroll, "treasure"),
    coins: best.pays,
    rounds: view.rounds - view.round,
  });
}
