/** Why to play an action card now, or to pass: what would happen without it. */
import type { HoldView, PlayView, TreasureHunterView } from "../generated/view.ts";
import { passWords, resultOf, takesOf } from "../hand/results.ts";
import { playOf } from "../location/plays.ts";
import { cardInfo } from "../things/box.ts";
import type { Seen } from "../table.ts";
import { about, label, placeAt, tileSaid } from "../words.ts";
import { unseen } from "./others.ts";
import { because } from "./words.ts";

type Kind = "max" | "min";
const KINDS = ["max", "min"] as const;
const holdOf = (play: PlayView, kind: Kind): HoldView => play[`${kind}_now`];

/** Which place is being visited; the goblins come after the last. */
const placeOf = (view: TreasureHunterView): number => view.locations.findIndex(({ colour }) => colour === view.step);

export function whyPlay(table: Seen, play: PlayView): string {
  const { view } = table;
  if (play.draws) return draws(view);
  if (play.guard.length) return sentence(play.card ? resultOf(table, play).words : passWords(table, play));
  const stay = playOf(view, "pass");
  if (!stay) return takesOf(table, play);
  return play.card ? changes(table, play, stay) : passes(table, stay);
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** A prize that a card wins or gets rid of; what else it does, if neither. */
function changes(table: Seen, play: PlayView, stay: PlayView): string {
  const { view, eyes: me } = table;
  const place = placeOf(view);
  const found = KINDS.flatMap((kind) => {
    const tile = view.locations[place]?.[kind];
    const [now, then] = [holdOf(stay, kind).seat, holdOf(play, kind).seat];
    if (!tile || now === then || (now !== me && then !== me)) return [];
    const [treasure, other] = [tileSaid(tile), then === me ? now : then];
    const name = other === null ? "" : table.nameOf(other);
    const totals = { total: play.totals[me ?? 0] ?? 0, theirs: play.totals[other ?? -1] ?? 0 };
    const isWon = then === me;
    if (isWon === tile.startsWith("junk")) return []; // what nobody would want is told with the rest
    const how = !isWon ? "sheds" : holdOf(play, kind).why === "tie" ? "winsTie" : "wins";
    return [because(name ? how : isWon ? "winsFree" : "shedsFree", { treasure, name, ...totals })];
  });
  return found.length ? found.join(" ") : `${margin(table, play, stay)}${takesOf(table, play)}`;
}

/** By how much more a card leads, where it leads already. */
function margin({ view, eyes: me, nameOf }: Seen, play: PlayView, stay: PlayView): string {
  const leads = play.max_now.seat === me && stay.max_now.seat === me;
  const mine = play.totals[me ?? 0] ?? 0;
  const [next] = play.totals
    .flatMap((total, seat) => (seat === me || total === null || !view.order.includes(seat) ? [] : [{ total, seat }]))
    .sort((one, other) => other.total - one.total);
  return leads && next ? `${because("safer", { name: nameOf(next.seat), ahead: mine - next.total })} ` : "";
}

/** Is there a card that would win something worth having? If not, it is better kept. */
function passes(table: Seen, stay: PlayView): string {
  const { view, eyes: me } = table;
  const place = placeOf(view);
  const wins = (view.plays_would ?? []).filter(
    (play) =>
      play.card &&
      !play.why_not &&
      !play.draws &&
      KINDS.some((kind) => {
        const tile = view.locations[place]?.[kind];
        const isJunk = tile?.startsWith("junk") ?? true;
        return isJunk
          ? holdOf(stay, kind).seat === me && holdOf(play, kind).seat !== me
          : holdOf(stay, kind).seat !== me && holdOf(play, kind).seat === me;
      }),
  );
  const holds = (view.hand ?? []).some(
    (card) => cardInfo(card).kind === "action" || cardInfo(card).kind === "companion",
  );
  const later = wins.find(({ card }) => cardInfo(card!).kind === "action" && place < view.locations.length - 1);
  const why = later
    ? because("spares", { card: label(later.card!) })
    : !wins.length && holds
      ? because("changesNothing")
      : stay.closes
        ? ""
        : because("staysIn");
  return [why, takesOf(table, stay)].filter(Boolean).join(" ");
}

/** What a mule may bring. */
function draws(view: TreasureHunterView): string {
  const place = placeOf(view);
  const all = unseen(view, () => true);
  if (place < 0)
    return because("muleGoblins", {
      dogs: unseen(view, ({ kind }) => kind === "dog"),
      coins: unseen(view, ({ kind }) => kind === "coin"),
      all,
    });
  const { colour } = view.locations[place]!;
  const number = unseen(view, (card) => card.kind === "adventurer" && card.colour === colour);
  return number ? because("muleHere", { number, all, place: placeAt(place) }) : about("mystery-mule");
}
