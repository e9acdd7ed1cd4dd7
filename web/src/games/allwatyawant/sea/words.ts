/** What a sea battle says. */
import { area, type AreaKey } from "../words.ts";

export type Key = AreaKey<"sea">;
export const say = area("sea");
