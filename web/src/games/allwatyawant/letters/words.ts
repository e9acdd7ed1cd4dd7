/** What the letters say. */
import { area, type AreaKey } from "../words.ts";

export type Key = AreaKey<"letters">;
export const say = area("letters");
