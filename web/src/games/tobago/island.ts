/** An island as data to draw: its spaces, their terrain, and which area of each terrain is the largest. */
import data from "./generated/box.json";
import { beside, keyOf, type Hex } from "./geometry.ts";

export type Space = Hex & { readonly name: string; readonly terrain: string; readonly crowned: boolean };
export type Clue = (typeof data.clues)[number];

export const COLOURS = data.colours;
export const DIRECTIONS = data.directions;
export const TERRAINS = data.terrains;
export const SIGHT = data.sight;
/** How many of each thing there are. */
export const BOX: Record<string, number> = data.box;

/** The names of the islands, by their number less one: the sides round the middle, and how they interlock. */
export const TITLES: readonly string[] = data.islands.map((island) => island.title);

const CLUES = new Map(data.clues.map((clue) => [clue.name, clue]));
const NAMED = /^((?:not-)?(?:in-sight|next-to|in))-(largest-)?(.+)$/;

/** Is it one of our cards? A real box may hold others. */
export const isListed = (name: string): boolean => CLUES.has(name);

export function clueOf(name: string): Clue {
  const [, kind = "in", largest, landmark = "ocean"] = NAMED.exec(name) ?? [];
  return CLUES.get(name) ?? { name, kind, landmark, largest: largest !== undefined };
}

export class Island {
  readonly spaces: readonly Space[];
  readonly areas: readonly (readonly Space[])[];
  readonly #byHex: Map<string, Space>;
  readonly #byName: Map<string, Space>;

  constructor(readonly number: number) {
    const { land, largest } = data.islands[number - 1] ?? { land: "", largest: "" };
    this.spaces = data.spaces.flatMap((space, place) => {
      const letter = land[place] ?? ".";
      return letter === "."
        ? []
        : [{ ...space, terrain: data.terrains[Number(letter)]!, crowned: largest[place] === "*" }];
    });
    this.#byHex = new Map(this.spaces.map((space) => [keyOf(space), space]));
    this.#byName = new Map(this.spaces.map((space) => [space.name, space]));
    this.areas = this.#findAreas();
  }

  named(name: string): Space | undefined {
    return this.#byName.get(name);
  }

  at(hex: Hex): Space | undefined {
    return this.#byHex.get(keyOf(hex));
  }

  beside(space: Hex): Space[] {
    return beside(space).flatMap((hex) => this.at(hex) ?? []);
  }

  isCoast(space: Hex): boolean {
    return this.beside(space).length < 6;
  }

  largest(terrain: string): Space[] {
    return this.spaces.filter((space) => space.terrain === terrain && space.crowned);
  }

  /** What hangs together is painted together. */
  #findAreas(): Space[][] {
    const areas: Space[][] = [];
    const done = new Set<Space>();
    for (const first of this.spaces) {
      if (done.has(first)) continue;
      const area = [first];
      done.add(first);
      for (const space of area) {
        for (const near of this.beside(space)) {
          if (near.terrain !== first.terrain || done.has(near)) continue;
          done.add(near);
          area.push(near);
        }
      }
      areas.push(area);
    }
    return areas;
  }
}

const known = new Map<number, Island>();

export function islandOf(number: number): Island {
  let found = known.get(number);
  if (!found) known.set(number, (found = new Island(number)));
  return found;
}
