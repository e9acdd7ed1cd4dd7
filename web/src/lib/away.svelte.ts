/** Is the server out of reach? Whoever asks it something finds out. */
let isAway = $state(false);

export const away = {
  get is(): boolean {
    return isAway;
  },
};

/** Whoever wants to know when the server is seen again. */
export const returns = new EventTarget();

export function noteAway(now: boolean): void {
  if (isAway && !now) returns.dispatchEvent(new Event("back"));
  isAway = now;
}
