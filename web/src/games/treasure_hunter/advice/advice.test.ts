import { expect, test } from "vitest";

import { speaks } from "../../../testing.ts";
import { cave, held, player, view } from "../fixtures.ts";
import type { PickView, TreasureHunterView } from "../generated/view.ts";
import { allCards } from "../things/box.ts";
import { reasons } from "./index.ts";
import { eachOther, unseen } from "./others.ts";

speaks("treasure_hunter");
speaks("treasure_hunter/advice");

const NAMES = ["Ines", "Teo", "Quill"];
const said = (move: string, seen: TreasureHunterView): string => reasons(move, seen, NAMES);
const pick = (card: string, more: Partial<PickView>): PickView => ({ ...view().picks_would![0]!, card, ...more });
const look = (pack_seat: number, cards: string[], kept: string): NonNullable<TreasureHunterView["seen"]>[number] => ({
  pack_seat,
  cards,
  drawn: null,
  kept,
  aside: null,
});
const red = ({ kind, colour, mark }: ReturnType<typeof allCards>[number]): number =>
  kind === "adventurer" && colour === "red" ? Number(mark) : 0;

test("what each of the others will have is an even share of what is dealt and not mine", () => {
  const all = view({ hand: [], pack: [], draw_pile: 48 });
  // 27 of 75 cards are dealt, and 78 red strength is in the box: what is left over, in shares of nine cards.
  expect(eachOther(all, "blue-1", red)).toBeCloseTo((78 * (26 / 74) * 9) / 26);
  expect(eachOther(all, "red-12", red)).toBeCloseTo((66 * (26 / 74) * 9) / 26);
});

test("a card that was passed on is with the others for certain, one that came back is not", () => {
  const seen = [look(0, ["red-12", "red-11", "blue-1"], "blue-1")];
  const before = view({ hand: ["blue-1"], pack: ["green-1"], seen: [] });
  expect(eachOther({ ...before, seen }, "green-1", red)).toBeGreaterThan(eachOther(before, "green-1", red) + 3);
  const [isRed, own] = [({ colour }: { colour?: string }) => colour === "red", ["red-9", "red-5"]];
  expect(unseen(view({ hand: own, pack: [] }), isRed)).toBe(allCards().filter(isRed).length - own.length);
  expect(unseen(view({ hand: own, pack: ["red-1"], seen }), isRed)).toBe(allCards().filter(isRed).length - 5);
  const back = [...seen, look(1, ["red-2"], "red-2"), look(2, ["red-3"], "red-3")];
  const again = view({ hand: ["red-2", "red-3", "blue-1"], pack: ["red-12"], seen: back });
  expect(unseen(again, isRed)).toBe(allCards().filter(isRed).length - 4);
});

test("an adventurer is kept for the top or for the bottom, and the hint says how the others stand", () => {
  expect(said("keep red-5", view())).toMatch(/^That makes 14 in the Lava Cave\. .+ about \d each, .+ takes the 19\./);
  const weak = view({ picks_would: [pick("red-1", { before: null, after: 1, scrolls: 0 })] });
  expect(said("keep red-1", weak)).toMatch(/^1 in the Lava Cave is little, which is good: .+ lowest total takes /);
  const junk = view({ locations: view().locations.map((each) => ({ ...each, max: "junk-4" })) });
  expect(said("keep red-5", junk)).toContain("The highest total takes the −4");
});

test("a hint says what a card is worth to whoever gets the rest of the pack", () => {
  const wanted = [{ card: "red-5", by_seat: 2, scroll: "strong-team-red-gold", pays: 3 }];
  expect(said("keep red-5", view({ wanted }))).toContain("Otherwise it goes on to Quill");
  expect(said("keep blue-7", view({ wanted }))).not.toContain("Quill");
});

test("a dog is kept for what it saves, for claiming and for ties", () => {
  const guard = [
    { held: true, pays: 0 },
    { held: true, pays: 0 },
    { held: true, pays: 0 },
  ];
  const dog = (card: string): TreasureHunterView =>
    view({ picks_would: [pick(card, { group: "dogs", location: null, before: 2, after: 5, guard, scrolls: 0 })] });
  expect(said("keep dog-3-4", dog("dog-3-4"))).toMatch(
    /^With 5 paws you hold off 3 of 3 goblins: that saves you 5 money\./,
  );
  expect(said("keep dog-3-4", dog("dog-3-4"))).not.toContain("discipline");
  expect(said("keep dog-1-12", dog("dog-1-12"))).toContain("nobody can beat its discipline of 12");
  const safe = { ...dog("dog-3-4"), groups: { ...view().groups!, helpers: [[], [], [], ["scaregoblin"]] } };
  expect(said("keep dog-3-4", safe)).not.toContain("saves");
});

test("an action card is kept for a group that it can help", () => {
  const of = (card: string, more: Partial<TreasureHunterView> = {}): TreasureHunterView =>
    view({ picks_would: [pick(card, { group: "actions", location: null, scrolls: 0 })], ...more });
  expect(said("keep flaming-sword", of("flaming-sword"))).toContain("It may help in the Lava Cave: you have 9 there");
  const potion = of("shrinking-potion", { groups: { ...view().groups!, totals: [3, null, 9] } });
  expect(said("keep shrinking-potion", potion)).toContain("It may help at the Frosty Mountain: you have 3 there");
  expect(said("keep scaregoblin", of("scaregoblin"))).toContain("would take 5 from you");
  expect(said("keep mystery-mule", of("mystery-mule"))).toMatch(/of the \d+ cards .+ are adventurers/);
});

test("what is set aside is denied to the other one", () => {
  const two = view({ players: [player(), player()], ring: [0, 1], keeps: "red-5" });
  expect(said("aside blue-7", two)).toContain("Otherwise Teo could use it at the Frosty Mountain, where you have 1.");
  const wanted = [{ card: "blue-7", by_seat: 1, scroll: "special-team-7-8-9", pays: 1 }];
  expect(said("aside blue-7", { ...two, wanted })).toMatch(/^Otherwise it goes on to Teo, and could be of use there: /);
});

test("an action card is played for what would happen without it", () => {
  const seen = cave();
  seen.plays_would![0] = { ...seen.plays_would![0]!, max_now: held(1, "highest"), min_now: held(2, "lowest") };
  seen.plays_would![1] = { ...seen.plays_would![1]!, min_now: held(2, "lowest") };
  const won = "As it stands, Teo takes the 19. With this card you do, with 21 to 20.";
  expect(said("play flaming-sword", seen)).toBe(won);
  seen.plays_would![1] = { ...seen.plays_would![1]!, totals: [20, 20, 2], max_now: held(0, "tie") };
  expect(said("play flaming-sword", seen)).toContain("you are tied at 20, and you win the tie");
  seen.locations[2]!.max = "junk-4";
  expect(said("play flaming-sword", seen)).not.toContain("As it stands");
  seen.plays_would![0] = { ...seen.plays_would![0]!, max_now: held(0, "highest") };
  seen.plays_would![1] = { ...seen.plays_would![1]!, max_now: held(1, "highest") };
  expect(said("play flaming-sword", seen)).toBe("As it stands, you have to take the −4. With this card Teo does.");
});

test("whoever passes hears that no card would win more, or that one does more later", () => {
  const seen = cave();
  const [pass, sword, ...rest] = seen.plays_would!;
  const lost = { max_now: held(1, "highest"), min_now: held(2, "lowest") };
  const none = { ...seen, plays_would: [{ ...pass!, ...lost }, ...rest.map((each) => ({ ...each, ...lost }))] };
  expect(said("pass", none)).toMatch(/^None of your action cards would win you more here\. Teo takes the 19\./);
  const here = {
    ...none,
    step: "green",
    plays_would: [
      { ...pass!, ...lost },
      { ...sword!, ...lost, max_now: held(0, "highest") },
    ],
  };
  expect(said("pass", here)).toContain("would do some good here, but may do more later");
});

test("a mule may bring what has not been seen", () => {
  const seen = cave({ step: "red" });
  seen.plays_would!.push({ ...seen.plays_would![0]!, move: "play mystery-mule", card: "mystery-mule", draws: true });
  expect(said("play mystery-mule", seen)).toMatch(
    /^Of the \d+ cards that you have not seen, \d+ would join your group/,
  );
  expect(said("play mystery-mule", { ...seen, step: "goblins" })).toMatch(/\d+ are dogs and \d+ are coins\.$/);
});

test("scrolls are used for what they pay, or kept because rounds are left", () => {
  const scrolls = [{ scroll: "raining-coins-x1", pays: 4, each: 1, times: 4 }];
  expect(said("use raining-coins-x1", view({ scrolls }))).toBe("It pays 4 now.");
  expect(said("use raining-coins-x1", view({ scrolls, round: 5 }))).toContain("This was the last round");
  expect(said("done", view({ scrolls }))).toContain("would pay 4 now, and 3 more rounds are to come");
});
