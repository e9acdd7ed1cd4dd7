import { expect, test } from "vitest";

import { speaks } from "../../../testing.ts";
import type { AllwatyawantView, DuelView, OutcomeView, PlankView, PlayerView } from "../generated/view.ts";
import { sensible_shots } from "../generated/aim.ts";
import { degrees } from "../plank/aimed.ts";
import { charted, view } from "../testing.ts";
import { reasons, says } from "./index.ts";

speaks("allwatyawant");
speaks("allwatyawant/advice");
charted();

const NAMES = ["Ines", "Teo", "Quill"];
const why = (text: string, seen: AllwatyawantView, then = ""): string => reasons(text, seen, NAMES, then);
const pirate = (more: Partial<PlayerView> = {}): PlayerView => ({ ...view().players[0]!, ...more });

test("a hint tells what speaks for it: what lies round a landing site, what waits on a field", () => {
  expect(why("land l1", view())).toMatch(/^\d+ coins lie within 7 steps of it/);
  const reach = [{ move: "go p05", space: "p05", steps: 2, via: "l1", meets_seats: [] }];
  const coins = [{ field: "p05", open: true, icon: "rope", seen_by_seats: [] }];
  expect(why("go p05", view({ reach, coins, lacking: ["rope"] }))).toContain("Then your raft is complete.");
  expect(why("go o2", view({ reach: [{ ...reach[0]!, move: "go o2", space: "o2" }] }))).toBe("");
  const missing = [{ item: "rope", nearest: "p05", steps: 4 }];
  const plain = view({ reach: [{ ...reach[0]!, move: "go o2", space: "o2" }], missing, lacking: ["rope"] });
  expect(why("go o2", plain)).toMatch(/rope, 4 steps from where you stand\.$/i);
  const thrown = view({ question: "ChangeThrow", reach, coins, lacking: ["rope"] });
  expect(why("accept", thrown, "go p05")).toContain("Then your raft is complete.");
  expect(why("again", thrown)).toBe("");
  expect(why("again", { ...thrown, lacking: ["flag"] })).toMatch(/nothing in reach/);
});

test("a hint at the plank says how often the shot sinks a stone, as the board reckons it", () => {
  const plank = { in_use: true, lying: [], stand: null, aim: null, need: 2, sunk: 1 } as unknown as PlankView;
  const seen = view({ question: "TakeStand", plank, hand_rule: "steady" });
  const chance = (text: string, then = ""): number => Number(/^In (\d+) of 100/.exec(why(text, seen, then))?.[1] ?? 0);
  expect(why("stand 5", seen)).toMatch(/^In \d+ of 100 tries such a shot sinks a stone: .+ into hole \d\.$/);
  const aims = sensible_shots([]).flatMap(([stand, aim]) =>
    stand === 4 ? [chance("stand 5", `aim ${degrees(aim)}`)] : [],
  );
  expect(chance("stand 5")).toBe(Math.max(...aims));
  const set = view({ question: "Push", plank: { ...plank, stand: 5, aim: "0" }, hand_rule: "steady" });
  expect(why("shoot 220", set)).toBe("");
  expect(why("stop", seen)).toContain("what you need");
  expect(why("extra shot", view({ question: "TakeExtraShot", plank }))).toMatch(/^1 of 2 sunk: one more/);
});

const leads = (points: number[], more: Partial<OutcomeView> = {}): OutcomeView => ({
  points,
  follows: "exchange",
  striker_seat: 0,
  winner_seat: null,
  booty: 0,
  ...more,
});
const duel = (more: Partial<DuelView> = {}): DuelView =>
  ({
    attacker_seat: 1,
    target_seat: 0,
    points: [1, 0],
    round: 1,
    striker_seat: 1,
    laid: null,
    shown: null,
    if_hit: leads([2, 0], { striker_seat: 1 }),
    if_parried: leads([1, 0]),
    ...more,
  }) as DuelView;

test("a hint in a duel tells what follows, one's own points first", () => {
  const asked = (question: string, more: Partial<DuelView> = {}): AllwatyawantView =>
    view({ question, duel: duel(more), players: [pirate(), pirate({ items: ["rope"] })], lacking: ["rope"] });
  expect(why("lay vertical", asked("Defend"))).toMatch(/how Teo strikes, .+ A parry: 0 : 1\. You strike next\.$/);
  expect(why("lay vertical", asked("LayAttack", { striker_seat: 0 }))).toContain("Teo can only guess");
  const same = { laid: "vertical", shown: "vertical" };
  expect(why("play feint", asked("PlayFeint", same))).toBe("Your card turns: 0 : 1. You strike next.");
  expect(why("no", asked("PlayFeint", same))).toBe("That is not worth a feint: 0 : 2. Teo strikes next.");
  expect(why("no", asked("PlayFeint", { ...same, shown: "horizontal" }))).toMatch(/^It lies well for you: 0 : 1/);
  expect(why("play dirty-trick", asked("PlayTrick"))).toBe("That makes it 1 : 1, and Teo does not win.");
  expect(why("play dirty-trick", asked("PlayTrick", { points: [1, 1] }))).toBe("That makes it 2 : 1, and you win.");
  expect(why("no", asked("CallParley"))).toBe("Teo has what you lack: Rope. Win, and it is yours.");
  expect([why("rob rope", asked("ChooseBooty")), why("rob flag", asked("ChooseBooty"))]).toEqual([
    "You lack it.",
    "You have one already, but Teo loses it.",
  ]);
  expect(says("no", asked("CallParley"))).toBe("Fight");
  expect(why("drive p12", view({ question: "DriveAway", asked_for: [[109, 0, 2, 6, 1]] }))).toBe(
    "Quill has to walk back from there.",
  );
});

test("a hint on a letter tells whom it hurts, what else there is, and what can be had again", () => {
  const players = [pirate(), pirate({ items: ["flag"] }), pirate({ where: "afloat", steps_left: 4 })];
  const target = view({ question: "ChooseTarget", players, lacking: ["rope"] });
  expect(why("choose seat-2", target)).toBe("Nobody has more items than Teo: 1 of 6.");
  expect(why("choose seat-3", target)).toBe("Nobody is nearer to the emerald than Quill: 4 steps to go.");
  expect(why("choose seat-2", view({ question: "FindScapegoat", players }))).toContain("Teo has to carry it out");
  const options = { deck: "fauna", name: "The Log", text: "", flavour: "", options: ["miss 1 turn.", "lose 1 item"] };
  const option = view({ question: "ChooseOption", card: options });
  expect([says("option 1", option), why("option 1", option)]).toEqual(["miss 1 turn.", "Otherwise: lose 1 item."]);
  const coins = [{ field: "p05", open: true, icon: "rope", seen_by_seats: [] }];
  const gives = view({ question: "GiveUp", coins, icons_hidden: { flag: 2 }, players });
  expect([why("give rope", gives), why("give flag", gives)]).toEqual([
    "You know where another one lies: P05.",
    "2 more lie face down.",
  ]);
  const afloat = view({ ...gives, players: [pirate({ where: "afloat", steps_left: 9 }), ...players.slice(1)] });
  expect(why("give rope", afloat)).toMatch(/^Afloat you do not need it/);
  expect(why("drop feint", view({ question: "KeepLimit" }))).toBe("You can best do without it. Only in a duel.");
});
