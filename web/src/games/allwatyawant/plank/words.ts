/** What the plank says, in the language of the person. */
import { settings } from "../../../lib/settings.svelte.ts";
import { OVER_ALL, OVER_FIRST_HOLES, OVER_LAST_HOLE, TO_FIRST_HOLES, TO_LAST_HOLE } from "../generated/foresight.ts";
import { PUSHES, STANDS } from "../generated/plank.ts";
import { degrees, speedOf } from "./aimed.ts";
import type { Aimed, Outlook, Route } from "./outlook.ts";
import { area, type AreaKey } from "../words.ts";

export type Key = AreaKey<"plank">;
export const say = area("plank");

export const percent = (part: number): number => Math.round(100 * part);

/** "8° left". */
export function aimWords(aim: number): string {
  const angle = degrees(aim);
  const told = new Intl.NumberFormat(settings.language).format(Math.abs(angle));
  return angle === 0 ? say("straight") : say(angle < 0 ? "left" : "right", { degrees: told });
}

/** What a strength is good for. */
export function strengthWords(push: number): string {
  const speed = speedOf(push);
  if (speed < TO_FIRST_HOLES) return say("short");
  if (speed < OVER_FIRST_HOLES) return say("good");
  return say(speed < OVER_LAST_HOLE ? "over" : speed < OVER_ALL ? "hard" : "wild");
}

/** Speeds worth a mark on the scale. */
export const TICKS: readonly (readonly [number, Key])[] = [
  [TO_FIRST_HOLES, "tickShort"],
  [TO_LAST_HOLE, "tickFar"],
  [OVER_ALL, "tickWild"],
];

/** "straight", "off the end board and stump". */
export function wayWords({ touches }: Route): string {
  const names = touches.map((touch) => say(`over_${touch}` as Key));
  const last = names.pop();
  if (last === undefined) return say("straightWay");
  return say("by", { touches: names.length ? say("and", { first: names.join(", "), second: last }) : last });
}

export function routeWords(route: Route): string {
  return say(route.hole < 0 ? "routeStays" : "routeSinks", { way: wayWords(route), hole: route.hole + 1 });
}

export const placeWords = (stand: number): string => say("placeOf", { place: stand + 1, all: STANDS.length });

/** The whole shot for those who listen. */
export function shotWords(aimed: Aimed, outlook: Outlook | null): string {
  return say("shootSpoken", {
    place: aimed.stand + 1,
    aim: aimWords(aimed.aim),
    speed: speedOf(aimed.push),
    percent: percent(outlook?.something ?? 0),
  });
}

export const pushWords = (push: number): string => say("speed", { speed: speedOf(push), push: push + 1, all: PUSHES });
