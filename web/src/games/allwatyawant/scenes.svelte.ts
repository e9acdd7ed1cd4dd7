import { fetched } from "../../lib/fetched.svelte.ts";

/** What takes the chart's place, fetched once, as soon as the board is here and before anybody can come to it. */
export const scenes = $state<{ all: typeof import("./scenes.ts") | null }>({ all: null });
void fetched(() => import("./scenes.ts")).then((found) => (scenes.all = found));
