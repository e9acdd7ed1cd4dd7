/** An island as data: its spaces, where legs lead, and what each clue leaves; the rules' own numbers come generated. */
import data from "../../generated/tobago.json";
import { beside, keyOf, type Hex } from "./geometry.ts";
import type { TobagoView } from "./view.ts";

export type Space = Hex & { readonly name: string; readonly terrain: string };
export type Clue = (typeof data.clues)[number];

export const COLOURS = data.colours;
export const DIRECTIONS = data.directions;
export const LEGS = data.legs;

const CLUES = new Map(data.clues.map((clue) => [clue.name, clue]));
export const clueOf = (name: string): Clue => CLUES.get(name) ?? { name, kind: "in", landmark: "ocean", largest: false };

export class Island {
  readonly spaces: readonly Space[];
  readonly areas: readonly (readonly Space[])[];
  readonly #byHex: Map<string, Space>;
  readonly #byName: Map<string, Space>;
  readonly #areaOf = new Map<Space, readonly Space[]>();

  constructor(readonly number: number) {
    const land = data.islands[number - 1]?.land ?? "";
    this.spaces = data.spaces.flatMap((space, place) => {
      const letter = land[place] ?? ".";
      return letter === "." ? [] : [{ ...space, terrain: data.terrains[Number(letter)]! }];
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

  largest(terrain: string): readonly Space[] {
    return this.areas.filter((area) => area[0]!.terrain === terrain).reduce<readonly Space[]>((best, area) => (area.length > best.length ? area : best), []);
  }

  /** By name: how many legs it takes to get there. One leg: all of this area, or a step into other terrain. */
  legsFrom(name: string): Map<string, number> {
    const start = this.named(name);
    const found = new Map<string, number>(start ? [[name, 0]] : []);
    let edge = start ? [start] : [];
    for (let leg = 1; leg <= LEGS; leg++) {
      edge = edge.flatMap((space) => [...this.#areaOf.get(space)!, ...this.beside(space)]).filter((space) => !found.has(space.name) && found.set(space.name, leg));
    }
    return found;
  }

  /** The spaces that a clue allows, by name. */
  allowed(clue: Clue, objects: TobagoView["objects"]): Set<string> {
    const kind = clue.kind.replace("not-", "");
    const inside = new Set(this.#landmark(clue, objects));
    let reached = clue.landmark === "ocean" ? this.spaces.filter((space) => this.isCoast(space)) : [...inside];
    const steps = (kind === "in" ? 0 : kind === "next-to" ? 1 : data.sight) - (clue.landmark === "ocean" ? 1 : 0);
    for (let step = 0; step < steps; step++) reached = [...new Set([...reached, ...reached.flatMap((space) => this.beside(space))])];
    const yes = new Set(reached.filter((space) => kind === "in" || !inside.has(space)));
    return new Set(this.spaces.filter((space) => yes.has(space) !== clue.kind.startsWith("not-")).map((space) => space.name));
  }

  #landmark(clue: Clue, objects: TobagoView["objects"]): readonly Space[] {
    const standing: Record<string, string[]> = {
      hut: objects.huts,
      palm: objects.palms,
      statue: [...objects.statues.map((statue) => statue.space), ...objects.unturned],
    };
    const names = standing[clue.landmark];
    if (names) return names.flatMap((name) => this.named(name) ?? []);
    return clue.largest ? this.largest(clue.landmark) : this.spaces.filter((space) => space.terrain === clue.landmark);
  }

  #findAreas(): Space[][] {
    const areas: Space[][] = [];
    for (const first of this.spaces) {
      if (this.#areaOf.has(first)) continue;
      const area = [first];
      this.#areaOf.set(first, area);
      for (const space of area) {
        for (const near of this.beside(space)) {
          if (near.terrain === first.terrain && !this.#areaOf.has(near)) {
            this.#areaOf.set(near, area);
            area.push(near);
          }
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

/** Where the treasure of a map may still lie; null if only the server knows because sites were struck off. */
export function sitesOf(island: Island, view: TobagoView, map: number): string[] | null {
  const { markers, clues, sites } = view.maps[map]!;
  if (markers) return markers;
  let left = island.spaces.map((space) => space.name);
  for (const { clue } of clues) {
    const allowed = island.allowed(clueOf(clue), view.objects);
    left = left.filter((name) => allowed.has(name));
  }
  return left.length === sites ? left : null;
}
