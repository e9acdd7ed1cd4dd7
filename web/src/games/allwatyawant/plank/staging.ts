/** When the plank is on stage, and how long what happens on it takes. */
import type { Scene, Story } from "../../../lib/stage.svelte.ts";
import type { Happening } from "../../../lib/types.ts";
import type { AllwatyawantView, PlankView } from "../generated/view.ts";

/** After the last stone lies, before what follows from it. */
const AFTER_MS = 450;
const LASTS: Record<string, number> = { fouled: 1100, series_ended: 1300 };
/** Parts of a shot: the slide shows them all. */
const SHOWN = ["shot", "trembled", "bounced", "pegged", "clicked", "sank", "stopped", "taken_off"];

/** Does the plank take the chart's place? */
export function isAtPlank(view: AllwatyawantView, scene: Scene | null): boolean {
  if (view.plank?.in_use) return true;
  return scene !== null && (scene.event.event === "released" || scene.event.event in LASTS) && view.plank !== null;
}

/** How long an event of the plank is on stage; null: it is none. */
export function lasts(event: Happening, story: Story): number | null {
  if (event.event in LASTS) return LASTS[event.event]!;
  if (SHOWN.includes(event.event)) return 0;
  if (event.event !== "released") return null;
  const plank = toldOf(story);
  return plank ? Math.max(0, ...plank.last_shot.map((happened) => happened[2]!)) + AFTER_MS : 0;
}

/** The plank to which the shot leads that is being released; null: another shot comes after it, so it is not told. */
export function toldOf({ rest, leads }: Story): PlankView | null {
  const plank = (leads as AllwatyawantView).plank;
  return rest.some((event) => event.event === "released") || !plank?.last_shot.length ? null : plank;
}
