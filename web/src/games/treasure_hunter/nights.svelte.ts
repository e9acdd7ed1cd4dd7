import { fetched } from "../../lib/fetched.svelte.ts";

/** What comes after the last location, fetched once, as soon as the board is here and long before it is night. */
export const nights = $state<{ all: typeof import("./nights.ts") | null }>({ all: null });
void fetched(() => import("./nights.ts")).then((found) => (nights.all = found));
