/** Dice that always fall the same way, so that a picture is the same on every screen. */
export function dice(seed: number): (from: number, to: number) => number {
  let state = seed * 2654435761;
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return from + (to - from) * (((t ^ (t >>> 14)) >>> 0) / 4294967296);
  };
}
