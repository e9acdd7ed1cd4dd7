/** Sentences of these pages in the language of the person; nobody else has to load them. */
import { area } from "../../lib/area.ts";
import { place as en } from "../../texts/en/place.ts";

export const w = area<keyof typeof en>(
  en,
  import.meta.glob<Partial<Record<keyof typeof en, string>>>(["../../texts/*/place.ts", "!../../texts/en/place.ts"], {
    import: "place",
  }),
);
export const loadPlace = w.load;

/** A sentence whose key is put together, such as why a game does not count; empty if there is none. */
export const perhaps = (key: string): string => (key in en ? w(key as keyof typeof en) : "");
