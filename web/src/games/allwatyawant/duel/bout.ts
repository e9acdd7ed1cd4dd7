/** When a duel is on stage, and how it stands: from the view, and while it is being told from what was told. */
import type { Scene } from "../../../lib/stage.svelte.ts";
import type { Happening } from "../../../lib/types.ts";
import type { AllwatyawantView, DuelView } from "../generated/view.ts";

export type Result = "hit" | "parried";

/** One exchange: who strikes, and what both have laid; null: face down, or nobody here remembers it. */
export type Exchange = {
  striker: number;
  attack: string | null;
  parry: string | null;
  laid: boolean;
  open: boolean;
  result: Result | null;
};

export type Bout = {
  attacker: number;
  target: number;
  /** Of the attacker and of the target. */
  points: number[];
  round: number;
  striker: number;
  /** The exchanges of this round, the present one last if a card lies. */
  exchanges: Exchange[];
  winner: number | null;
  booty: number;
  end: "tie" | "parley" | null;
};

const QUESTIONS = [
  "CallParley",
  "LayAttack",
  "Defend",
  "PlayFeint",
  "PlayTrick",
  "ChooseBooty",
  "PayRansom",
  "DrawBlind",
];
const LASTS: Record<string, number> = {
  attacked: 1000,
  parleyed: 900,
  laid: 350,
  defended: 350,
  opened: 500,
  feinted: 600,
  hit: 900,
  parried: 900,
  tricked: 700,
  second_round: 900,
  duel_tied: 1200,
  duel_won: 2000,
};
const ENDS = ["duel_tied", "duel_won", "parleyed"];

/** How long an event of a duel is on stage; null: it is none. */
export const lasts = (event: Happening): number | null => LASTS[event.event] ?? null;

const isFoughtAshore = (view: AllwatyawantView, { attacker_seat }: DuelView): boolean =>
  view.players[attacker_seat]?.where === "ashore";

/** Does a duel take the chart's place? */
export function isDuel(view: AllwatyawantView, scene: Scene | null): boolean {
  const duel = view.duel;
  const isFought = duel !== null && QUESTIONS.includes(view.question) && isFoughtAshore(view, duel);
  if (!scene) return isFought && !duel?.is_off;
  if (scene.event.event in LASTS)
    return scene.event.event !== "parleyed" || duel === null || isFoughtAshore(view, duel);
  const begun = scene.past.findLastIndex((event) => event.event === "attacked");
  const ended = scene.past.findLastIndex((event) => ENDS.includes(event.event));
  return begun > ended || (isFought && ended < 0);
}

/** How the duel stands; null: there is none. */
export function boutNow(view: AllwatyawantView, told: Happening[], scene: Scene | null): Bout | null {
  const playing = scene ? [...scene.past, scene.event] : [];
  const first = playing[0]?.n ?? Infinity;
  const events = [...told.filter((event) => event.n < first), ...playing];
  const begun = events.findLastIndex((event) => event.event === "attacked");
  const whole = begun < 0 ? null : events.slice(begun).reduce<Bout | null>(follow, null);
  if (scene) return whole ?? (view.duel ? playing.reduce<Bout | null>(follow, fromView(view.duel, null)) : null);
  return view.duel ? fromView(view.duel, whole) : null;
}

/** The view is always right; only what it does not tell is remembered. */
function fromView(duel: DuelView, remembered: Bout | null): Bout {
  const isSame = remembered?.attacker === duel.attacker_seat && remembered.target === duel.target_seat;
  const done = isSame && remembered.round === duel.round ? remembered.exchanges.filter((each) => each.result) : [];
  const lost = Math.max(0, duel.exchange - 1 - done.length);
  const exchanges = [...Array.from({ length: lost }, () => exchange(-1)), ...done.slice(0, duel.exchange - 1)];
  if (duel.has_laid)
    exchanges.push({
      ...exchange(duel.striker_seat),
      attack: duel.laid,
      parry: duel.shown,
      laid: true,
      open: duel.shown !== null,
    });
  const [first, second] = duel.points as [number, number];
  const isOver = duel.booty_left > 0;
  return {
    attacker: duel.attacker_seat,
    target: duel.target_seat,
    points: duel.points,
    round: duel.round,
    striker: duel.striker_seat,
    exchanges,
    winner: isOver ? (first > second ? duel.attacker_seat : duel.target_seat) : null,
    booty: duel.booty_left,
    end: duel.is_off ? "parley" : null,
  };
}

const exchange = (striker: number): Exchange => ({
  striker,
  attack: null,
  parry: null,
  laid: false,
  open: false,
  result: null,
});

function follow(bout: Bout | null, event: Happening): Bout | null {
  const seat = event.seat ?? -1;
  if (event.event === "attacked") {
    const target = Number(event.other);
    const begins = { attacker: seat, target, points: [0, 0], round: 1, striker: seat };
    return { ...begins, exchanges: [], winner: null, booty: 0, end: null };
  }
  if (!bout) return null;
  const way = typeof event.way === "string" ? event.way : null;
  const last = bout.exchanges.at(-1) ?? exchange(bout.striker);
  const changed = (now: Partial<Exchange>): Bout => ({
    ...bout,
    exchanges: [...bout.exchanges.slice(0, -1), { ...last, ...now }],
  });
  const scored = (base: Bout): Bout => ({
    ...base,
    points: base.points.map((points, place) =>
      seat === (place ? base.target : base.attacker) ? Number(event.points) : points,
    ),
  });
  switch (event.event) {
    case "laid":
      return { ...bout, exchanges: [...bout.exchanges, { ...exchange(seat), attack: way, laid: true }] };
    case "defended":
      return changed({ parry: way });
    case "opened":
      return changed({ attack: way, open: true });
    case "feinted":
      return changed(seat === last.striker ? { attack: way } : { parry: way });
    case "hit":
      return scored(changed({ result: "hit" }));
    case "parried":
      return { ...changed({ result: "parried" }), striker: seat };
    case "tricked":
      return scored(bout);
    case "second_round":
      return { ...bout, round: bout.round + 1, striker: seat, exchanges: [] };
    case "duel_won":
      return { ...bout, winner: seat, booty: Number(event.points) };
    case "duel_tied":
      return { ...bout, end: "tie" };
    case "parleyed":
      return { ...bout, end: "parley" };
    default:
      return bout;
  }
}
