/** What is said of playing without a server, in the language of the person. */
import { area } from "../area.ts";
import { offline as en } from "../../texts/en/offline.ts";

export const o = area(en, import.meta.glob(["../../texts/*/offline.ts", "!../../texts/en/*"]));
