import { describe, expect, it } from "vitest";

import type { Point } from "../../../lib/camera.svelte.ts";
import { speaks } from "../../../testing.ts";
import type { AllwatyawantView } from "../generated/view.ts";
import { charted } from "../testing.ts";
import { cells, leastBetween } from "./cells.ts";
import { covers, flagAt } from "./flags.ts";
import { FRAME, nearest, placed, spaces, wayBetween } from "./places.ts";
import { meant, nextTarget, targetsOf, wayTo } from "./targets.ts";

speaks("allwatyawant");
charted();

const area = (shape: readonly (readonly [number, number])[]): number =>
  Math.abs(
    shape.reduce((sum, [x, y], place) => {
      const [a, b] = shape[(place + 1) % shape.length]!;
      return sum + x * b - a * y;
    }, 0) / 2,
  );

function view(more: Partial<AllwatyawantView> = {}): AllwatyawantView {
  return {
    you_seat: 0,
    question: "GoAshore",
    lacking: ["rope", "bamboo"],
    icons_hidden: { rum: 2, rope: 1 },
    coins: [
      { field: "p05", open: true, icon: "rope", seen_by_seats: [] },
      { field: "p06", open: false, icon: null, seen_by_seats: [] },
    ],
    doubloons: [],
    players: [
      { items: [], favours: 0 },
      { items: [], favours: 0 },
    ],
    reach: [
      { move: "go o2", space: "o2", steps: 1, via: "l1", meets_seats: [] },
      { move: "go p05", space: "p05", steps: 2, via: "o2", meets_seats: [] },
      { move: "go p06", space: "p06", steps: 2, via: "o2", meets_seats: [1] },
    ],
    ...more,
  } as AllwatyawantView;
}
const nameOf = (seat: number): string => ["Ines", "Teo"][seat]!;
const MOVES = ["go o2", "go p05", "go p06"];

describe("the chart", () => {
  it("has every space inside its frame", () => {
    expect(spaces()).toHaveLength(116 + 17 + 23 + 1);
    for (const { x, y } of spaces()) {
      expect(x).toBeGreaterThan(FRAME.left + 20);
      expect(y).toBeLessThan(FRAME.top + FRAME.height);
    }
  });

  it("knows the shortest way along the paths, also by sea", () => {
    expect(wayBetween("l1", "p05")).toEqual(["l1", "o2", "p05"]);
    expect(wayBetween("bay", "a2")).toEqual(["bay", "a1", "a2"]);
    expect(wayBetween("nowhere", "a2")).toEqual(["nowhere", "a2"]);
  });

  it("finds the place under a finger", () => {
    const { x, y } = placed("p05")!;
    expect(nearest(spaces(), [x + 5, y + 5], 20)?.name).toBe("p05");
    expect(nearest(spaces(), [-900, 0], 20)).toBeUndefined();
  });
});

describe("what answers to a finger", () => {
  it("is a circle round a place alone, and never overlaps a neighbour's", () => {
    const [alone] = cells([[0, 0]], 22);
    expect(area(alone!)).toBeGreaterThan(1400);
    const [one, other] = cells(
      [
        [0, 0],
        [20, 0],
      ],
      22,
    );
    expect(Math.max(...one!.map(([x]) => x))).toBeCloseTo(10);
    expect(Math.min(...other!.map(([x]) => x))).toBeCloseTo(10);
    expect(area(one!)).toBeCloseTo(area(other!));
  });

  it("has no other place in the 24 pixels round its middle, on the smallest chart that a computer shows", () => {
    const smallest = 0.65;
    expect(leastBetween(spaces().map(({ x, y }) => [x, y])) * smallest).toBeGreaterThan(24 / 2);
  });
});

describe("targets", () => {
  it("say what waits: an item that is missing, a hidden coin behind a duel", () => {
    const [plain, rope, duel] = targetsOf(view(), MOVES, nameOf);
    expect(plain!.tip[0]).toBe("Go here");
    expect(rope!.tip[0]).toBe("Take: Rope");
    expect(rope!.tip).toContain("Then only Bamboo is missing");
    expect(duel!.tip[0]).toBe("Duel with Teo");
    expect(duel!.tip[2]).toBe("Teo has nothing that you could rob");
    expect(duel!.tip[3]).toBe("Then: Turn up a piece of eight");
    expect(rope!.label).toContain("2 steps");
  });

  it("of a throw that is not accepted yet wait for that, and are no moves", () => {
    const all = targetsOf(view(), ["accept", "again"], nameOf);
    expect(all.map((target) => target.later)).toEqual([true, true, true]);
    expect(targetsOf(view(), ["rest"], nameOf)).toEqual([]);
    expect(targetsOf(view(), [], nameOf)).toEqual([]);
  });

  it("know their way and their neighbours", () => {
    const all = targetsOf(view(), MOVES, nameOf);
    expect(wayTo(all, all[1]!)).toEqual(["l1", "o2", "p05"]);
    expect(nextTarget(all, all[0]!, "ArrowLeft")?.move).toBe("go p06");
  });

  it("are what a click beside them is measured by", () => {
    expect(meant(MOVES, "c0")).toBe("go c0");
    expect(meant(["peek p05"], "c0")).toBe("peek c0");
  });

  it("are doubloons, too", () => {
    expect(targetsOf(view({ reach: [] }), ["flip centre"], nameOf).map(({ move }) => move)).toEqual(["flip centre"]);
  });
});

describe("a flag", () => {
  it("covers no place that can be chosen", () => {
    for (const foe of spaces()) {
      const others = spaces().flatMap(({ name, x, y }): Point[] => (name === foe.name ? [] : [[x, y]]));
      for (const width of [0, 68, 110]) {
        const flag = flagAt([foe.x, foe.y], width, others);
        const under = others.filter((other) => covers(flag, other));
        expect(under, `${foe.name}, ${width}`).toEqual([]);
      }
    }
  });

  it("flies beside the head where there is room, and without its word where there is none", () => {
    expect(flagAt([0, 0], 68, [])).toEqual({ at: [22, -22], side: 1, width: 68 });
    expect(flagAt([0, 0], 68, [[60, -22]])).toEqual({ at: [-22, -22], side: -1, width: 68 });
    const crowd = [-50, -25, 15, 40].flatMap((y): Point[] => [
      [-60, y],
      [60, y],
    ]);
    expect(flagAt([0, 0], 68, crowd).width).toBe(0);
  });
});
