/** Who shares a space: a car and a hut, palm or statue draw together, so that both can be seen. */

export type Spot = { dx: number; dy: number; scale: number };

/** How far one car stands from the next on the same space. */
const APART = 12;

/** A thing that stands on the space, alone or beside a car. */
export const thingSpot = (hasCar: boolean): Spot =>
  hasCar ? { dx: -13, dy: -3, scale: 0.92 } : { dx: 0, dy: 2, scale: 1.08 };

/** The car number `place` of `cars` on one space. */
export function carSpot(place: number, cars: number, hasThing: boolean): Spot {
  const aside = (place - (cars - 1) / 2) * (hasThing ? APART * 0.75 : APART);
  return hasThing ? { dx: 10 + aside, dy: 8 + place * 3, scale: 0.8 } : { dx: aside, dy: 1 + place * 3, scale: 1 };
}
