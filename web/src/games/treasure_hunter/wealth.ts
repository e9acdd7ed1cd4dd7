/** What a player owns at this moment of the stage: as the view has it, changed by what was told since. */
import type { Scene } from "../../lib/stage.svelte.ts";
import type { PlayerView, TreasureHunterView, WealthView } from "./generated/view.ts";
import { yieldsOf } from "./raid/round.ts";
import { told } from "./staging.ts";

export type Wealth = { money: number; treasures: string[]; goblins: number; score: number; parts: WealthView };

const of = ({ money, treasures, goblins, score, wealth }: PlayerView): Wealth => ({
  money,
  treasures,
  goblins: goblins.length,
  score,
  parts: wealth,
});

/** Events that make somebody richer or poorer. */
const CHANGES = ["captured", "hired", "stole", "claimed", "collected", "used"];

export function wealthNow(view: TreasureHunterView, seat: number, scene: Scene | null): Wealth {
  const before = of(view.players[seat]!);
  const leads = scene?.story?.leads as TreasureHunterView | undefined;
  if (!scene || !leads?.players) return before;
  const changes = scene.story!.rest.some((event) => event.seat === seat && CHANGES.includes(event.event));
  if (!changes) return of(leads.players[seat]!);
  const now = yieldsOf(told(scene), view.players.length).yields[seat]!;
  const treasures = [...before.treasures, ...now.prizes.map(({ treasure }) => treasure)];
  for (const scroll of now.used) treasures.splice(treasures.indexOf(scroll), 1);
  return {
    money: before.money + now.money,
    treasures,
    goblins: before.goblins + now.goblins.length,
    score: before.score + now.money,
    parts: { ...before.parts, money: before.parts.money + now.money },
  };
}
