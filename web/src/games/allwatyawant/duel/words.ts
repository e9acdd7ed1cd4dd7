/** What the duel says. */
import { area, type AreaKey } from "../words.ts";

export type Key = AreaKey<"duel">;
export const say = area("duel");
