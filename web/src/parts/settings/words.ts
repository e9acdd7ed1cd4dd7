/** Sentences of the settings; nobody else has to load them. */
import { area } from "../../lib/area.ts";
import { settings } from "../../texts/en/settings.ts";

export const t = area(settings, import.meta.glob(["../../texts/*/settings.ts", "!../../texts/en/*"]));
