/** What is said of playing without a server, in the language of the person. */
import { area } from "../area.ts";
import { offline as en } from "../../texts/en/offline.ts";

export const o = area<keyof typeof en>(
  en,
  import.meta.glob<Partial<Record<keyof typeof en, string>>>(
    ["../../texts/*/offline.ts", "!../../texts/en/offline.ts"],
    { import: "offline" },
  ),
);
