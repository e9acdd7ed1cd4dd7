/** What a table is called in my lists: its game, and with whom. */
import { dayName } from "../../lib/daily.ts";
import { t } from "../../lib/i18n.ts";
import type { TableInfo } from "../../lib/types.ts";
import { listed } from "./names.ts";

export function titleOf(table: TableInfo): string {
  if (table.lesson) return t("lessonOf", { title: table.title });
  if (table.daily) return t("daNamed", { title: table.title, day: dayName(table.daily.day) });
  const others = table.seats.filter((seat) => !seat.yours && seat.name).map((seat) => seat.name);
  return others.length ? `${table.title} ${t("withPlayers", { names: listed(others) })}` : table.title;
}
