/** Is whoever sits there a person or a bot, here or away? In a word or two. */
import { t } from "../lib/i18n.ts";
import type { SeatInfo } from "../lib/types.ts";
import { strength } from "./newtable/spoken.ts";

export function presence(seat: SeatInfo, isAsked: boolean, isOver = false): string {
  if (seat.kind === "bot") return isAsked ? `${t("bot")} ${t("thinking")}` : `${t("bot")} · ${strength(seat)}`;
  if (seat.covered && !isOver) return t("coveredByBot");
  return seat.kind === "person" ? t(seat.connected ? "online" : "away") : "";
}
