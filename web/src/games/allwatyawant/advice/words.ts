/** Why a move is good just now, in the language of the person. */
import { sayings } from "../../../lib/sayings.svelte.ts";
import type { en } from "./texts/why.en.ts";

export const because = sayings<typeof en>("allwatyawant/advice", "why");
