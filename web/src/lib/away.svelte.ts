/** Is the server out of reach? Whoever asks it something finds out. */
import { hasOffline, SITE } from "./here.ts";

let isAway = $state(false);

export const away = {
  get is(): boolean {
    return isAway;
  },
  /** Is there no server, so that this device does what it can? */
  get alone(): boolean {
    return SITE || (isAway && hasOffline());
  },
};

/** Whoever wants to know when the server is seen again. */
export const returns = new EventTarget();

export function noteAway(now: boolean): void {
  if (isAway && !now) returns.dispatchEvent(new Event("back"));
  isAway = now;
}
