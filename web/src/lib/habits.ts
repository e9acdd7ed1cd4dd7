/** Questions that many people answer the same way each time: who does not want to be asked says so, game by game. */
import { settings } from "./settings.svelte.ts";

const nameOf = (game: string, prompt: string): string => `${game}/${prompt}`;

/** Does the person want to be asked this? */
export const isAsked = (game: string, prompt: string): boolean => !settings.unasked.includes(nameOf(game, prompt));

/** From now on the person is asked this, or is not. */
export function ask(game: string, prompt: string, wants: boolean): void {
  const others = settings.unasked.filter((each) => each !== nameOf(game, prompt));
  settings.unasked = wants ? others : [...others, nameOf(game, prompt)];
}
