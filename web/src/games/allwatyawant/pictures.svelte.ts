import { fetched } from "../../lib/fetched.svelte.ts";

export type Pictures = typeof import("./art/pictures.ts");

/** Whole pictures that change with the game, fetched once, beside the board; the rules show none of them. */
export const pictures = $state<{ all: Pictures | null }>({ all: null });
void fetched(() => import("./art/pictures.ts")).then((found) => (pictures.all = found));
