/** Sentences of the pages of the daily deals; nobody else has to load them. */
import { area } from "./area.ts";
import { daily } from "../texts/en/daily.ts";

export const t = area(daily, import.meta.glob(["../texts/*/daily.ts", "!../texts/en/*"]));
