/** A table to test the board at: five players in round 2, made small by hand. */
import type { HoldView, PlayerView, PlayView, TreasureHunterView } from "./generated/view.ts";

export const free: HoldView = { seat: null, why: "", tied: [], by: null };
export const held = (seat: number, why: string, more: Partial<HoldView> = {}): HoldView => ({
  ...free,
  seat,
  why,
  ...more,
});

export const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  money: 15,
  treasures: [],
  goblins: [],
  wealth: { gray: 0, artifacts: 0, goblins: 0, money: 15 },
  score: 15,
  cards: 5,
  pack: 0,
  own_pile: 0,
  has_kept: false,
  has_chosen: false,
  laid: [],
  teams: [[], [], []],
  dogs: [],
  coins: [],
  actions: [],
  played: [[], [], [], []],
  too_late: [],
  asleep: [],
  mules: [],
  paws: null,
  scaregoblin: false,
  collected: 0,
  scrolls: [],
  done: false,
  ...more,
});

const location = (place: number): TreasureHunterView["locations"][number] => ({
  location: ["Frosty Mountain", "Tangled Jungle", "Lava Cave"][place]!,
  colour: ["blue", "green", "red"][place]!,
  max: ["artifact-14", "artifact-12", "artifact-19"][place]!,
  min: ["artifact-6", "junk-4", "raining-coins-x2"][place]!,
  max_seat: null,
  min_seat: null,
  max_now: free,
  min_now: free,
  visited: false,
  totals: [null, null, null],
  times: [1, 1, 1],
  bonus: [0, 0, 0],
});

export const view = (more: Partial<TreasureHunterView> = {}): TreasureHunterView => ({
  you_seat: 0,
  round: 2,
  rounds: 5,
  step: "assemble",
  steps: ["prepare", "assemble", "blue", "green", "red", "goblins", "scrolls", "count"],
  dealer_seat: 1,
  passing: "right",
  ring: [0, 2, 1],
  pick: 4,
  picks: 9,
  locations: [location(0), location(1), location(2)],
  goblins: [
    { goblin: "goblin-3-silver", paws: 3, takes: 2, loot: 0 },
    { goblin: "goblin-2-copper", paws: 2, takes: 1, loot: 0 },
    { goblin: "goblin-5-gold", paws: 5, takes: 3, loot: 0 },
  ],
  stacks: { max: 20, min: 20, goblins: 16 },
  draw_pile: 48,
  players: [player(), player(), player()],
  asked_seat: null,
  passes: 0,
  passed_seats: [],
  order: [],
  out_of_the_game: [],
  hand: ["blue-1", "red-9", "dog-2-7"],
  pack: ["red-5", "blue-7", "dog-3-4", "flaming-sword"],
  keeps: null,
  sets_aside: null,
  brought: [],
  seen: [],
  scrolls: [],
  groups: { totals: [1, null, 9], cards: [1, 0, 1], paws: 2, coins: 0, actions: 0 },
  guard: [
    { held: false, pays: 2 },
    { held: true, pays: 0 },
    { held: false, pays: 3 },
  ],
  picks_would: [
    {
      card: "red-5",
      group: "red",
      location: "Lava Cave",
      before: 9,
      after: 14,
      guard: [],
      scrolls: 3,
    },
    { card: "blue-7", group: "blue", location: "Frosty Mountain", before: 1, after: 8, guard: [], scrolls: 0 },
    {
      card: "dog-3-4",
      group: "dogs",
      location: null,
      before: 2,
      after: 5,
      guard: [
        { held: true, pays: 0 },
        { held: true, pays: 0 },
        { held: true, pays: 0 },
      ],
      scrolls: 0,
    },
    { card: "flaming-sword", group: "actions", location: null, before: null, after: null, guard: [], scrolls: 0 },
  ],
  plays_would: [],
  ...more,
});

const play = (move: string, more: Partial<PlayView>): PlayView => ({
  move,
  card: null,
  sleeper: null,
  why_not: "",
  totals: [17, 20, 2],
  max_now: held(1, "highest"),
  min_now: held(2, "lowest"),
  money: 15,
  guard: [],
  draws: false,
  closes: false,
  ...more,
});

/** The Lava Cave, my move: a sword would take the lead. */
export const cave = (more: Partial<TreasureHunterView> = {}): TreasureHunterView => {
  const seen = view();
  return view({
    step: "red",
    pack: [],
    picks_would: [],
    asked_seat: 0,
    order: [0, 1],
    passed_seats: [2],
    passes: 1,
    hand: ["dog-2-7", "flaming-sword", "scaregoblin", "sleeping-beauty"],
    locations: [
      seen.locations[0]!,
      seen.locations[1]!,
      {
        ...seen.locations[2]!,
        totals: [17, 20, 2],
        max_now: held(1, "highest"),
        min_now: held(2, "lowest"),
      },
    ],
    players: [
      player({ teams: [[], [], ["red-3", "red-5", "red-9"]] }),
      player({ teams: [[], [], ["red-8", "red-12"]] }),
      player({ teams: [[], [], ["red-2", "red-10"]], asleep: ["red-10"], played: [[], [], ["sleeping-beauty"], []] }),
    ],
    plays_would: [
      play("pass", {}),
      play("play flaming-sword", { card: "flaming-sword", totals: [21, 20, 2], max_now: held(0, "highest") }),
      play("play scaregoblin", { card: "scaregoblin", why_not: "only_against_goblins" }),
      play("beauty red-9", { card: "sleeping-beauty", sleeper: "red-9", totals: [8, 20, 2] }),
      play("beauty red-5", { card: "sleeping-beauty", sleeper: "red-5", totals: [12, 20, 2] }),
    ],
    ...more,
  });
};
