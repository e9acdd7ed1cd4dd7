/** What speaks for a shot: how often it sinks a stone, reckoned as the board does for whoever aims. */
import { sensible_shots } from "../generated/aim.ts";
import { aimAt, pushAt } from "../plank/aimed.ts";
import { type Aimed, foresee, handOf, type Outlook } from "../plank/outlook.ts";
import { percent, wayWords } from "../plank/words.ts";
import type { Reader } from "./index.ts";
import { because } from "./words.ts";

/** An aim that differs by so many steps needs the same strength. */
const NEAR = 4;

export function whyShoot({ view }: Reader, text: string, then: string): string {
  const plank = view.plank;
  if (!plank?.in_use) return "";
  const { sunk, need } = plank;
  if (text === "stop") return because("shotDone");
  if (view.question === "TakeExtraShot") return because(text === "no" ? "shotEnough" : "shotMore", { sunk, need });
  const best = bestOf(plank.lying, handOf(view.hand_rule), meant(plank, [text, then]));
  const parts = percent(best?.something ?? 0);
  if (!best || !parts) return "";
  const { hole } = best.route;
  return hole < 0
    ? because("shotAny", { percent: parts })
    : because("shotInto", { percent: parts, way: wayWords(best.route), hole: hole + 1 });
}

/** What is chosen already, and what these moves choose. */
function meant({ stand, aim }: { stand: number | null; aim: string | null }, moves: string[]): Partial<Aimed> {
  const shot: Partial<Aimed> = {
    ...(stand !== null && { stand: stand - 1 }),
    ...(aim !== null && { aim: aimAt(Number(aim)) }),
  };
  for (const text of moves) {
    const [verb, noun] = text.split(" ");
    if (verb === "stand") shot.stand = Number(noun) - 1;
    if (verb === "aim") shot.aim = aimAt(Number(noun));
    if (verb === "shoot" || verb === "push") shot.push = pushAt(Number(noun));
  }
  return shot;
}

/** The likeliest of all shots that begin like this one. */
function bestOf(lying: number[], hand: number, { stand, aim, push }: Partial<Aimed>): Outlook | undefined {
  if (stand === undefined) return undefined;
  if (aim !== undefined && push !== undefined) return foresee(lying, { stand, aim, push }, hand);
  const shots = sensible_shots(lying).flatMap(([place, angle, strength]) =>
    place === stand && Math.abs(angle - (aim ?? angle)) <= NEAR ? [[aim ?? angle, strength] as const] : [],
  );
  return shots
    .map(([angle, strength]) => foresee(lying, { stand, aim: angle, push: strength }, hand))
    .reduce<Outlook | undefined>((best, each) => (best && best.something >= each.something ? best : each), undefined);
}
