/** What a player owns at this moment of the stage: as the view has it, changed by what was told since. */
import type { Scene } from "../../lib/stage.svelte.ts";
import type { PlayerView, TreasureHunterView, WealthView } from "./generated/view.ts";
import { yieldsOf } from "./raid/round.ts";
import { told } from "./staging.ts";
import { treasureInfo } from "./things/box.ts";

export type Wealth = { money: number; treasures: string[]; goblins: number; score: number; parts: WealthView };

const of = ({ money, treasures, goblins, score, wealth }: PlayerView): Wealth => ({
  money,
  treasures,
  goblins: goblins.length,
  score,
  parts: wealth,
});

const counts = (treasure: string): number => {
  const { sort, worth } = treasureInfo(treasure);
  return sort === "artifact" ? worth : 0;
};

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
  /** What a grey scroll counts follows when all has been told: it depends on everything else. */
  const artifacts = now.prizes.reduce((sum, { treasure }) => sum + counts(treasure), 0);
  const goblins = now.goblins.length;
  return {
    money: before.money + now.money,
    treasures,
    goblins: before.goblins + goblins,
    score: before.score + now.money + artifacts + goblins,
    parts: {
      ...before.parts,
      artifacts: before.parts.artifacts + artifacts,
      goblins: before.parts.goblins + goblins,
      money: before.parts.money + now.money,
    },
  };
}
