/** Sentences of these pages in the language of the person; nobody else has to load them. */
import { area } from "../../lib/area.ts";
import { place as en } from "../../texts/en/place.ts";

export const w = area(en, import.meta.glob(["../../texts/*/place.ts", "!../../texts/en/*"]));

/** A sentence whose key is put together, such as why a game does not count; empty if there is none. */
export const perhaps = (key: string): string => (key in en ? w(key as keyof typeof en) : "");
