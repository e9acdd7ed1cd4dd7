/** Time that is left, as people read and hear it. */

/** From here on, in seconds, somebody should hurry. */
const SHORT = 30;
/** It is said aloud at these moments, in seconds before the end. */
const SPOKEN = [30, 10];

/** From here on it is alarming. */
const SCARCE = 10;

/** So much of somebody's time passes at most while they are still shown what others did. */
const FILM = 1 / 5;
/** From so many seconds for a decision on, a game lasts days: nobody is hurried before the last minute. */
const SLOW = 3600;

/** Does a decision have so much time that nobody is expected to be here? */
export function isSlow(timer: number): boolean {
  return timer >= SLOW;
}

/** Has somebody been shown enough of what led to their question? `all`: the time for a decision, in seconds. What they
 * read at their leisure is taken away only when their time is nearly over. */
export function isFilmOver(left: number, all: number, isHeld: boolean): boolean {
  if (isSlow(all)) return left <= 2 * SHORT;
  return left <= (isHeld ? SCARCE : Math.max(all * (1 - FILM), SCARCE));
}

export function isScarce(left: number): boolean {
  return left <= SCARCE;
}

export function isShort(left: number): boolean {
  return left <= SHORT;
}

/** What was last to be said of it: nothing before the first moment. */
export function spokenAt(left: number): number | null {
  return SPOKEN.findLast((moment) => left <= moment) ?? null;
}

/** "1:05", "2:00:09", or days and hours for games that take long. */
export function leftOf(seconds: number): string {
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, String(seconds % 60).padStart(2, "0")];
  if (days) return `${days} d ${hours} h`;
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
