/** The lines of a final count in the person's language; without a translation they read as the game tells it. */
import { type Guide, inLanguage } from "../../lib/games.ts";
import { t } from "../../lib/i18n.ts";
import { humanize } from "../../lib/words.ts";

export function lineText(text: string, guide: Guide | undefined): string {
  if (text === "points") return t("points");
  const known = guide && inLanguage(guide).tally[text.replace(/\d+/, "{n}")];
  return known?.replace("{n}", /\d+/.exec(text)?.[0] ?? "") ?? humanize(text);
}
