/** Were the daily deals fixed long before? This browser remembers the anchor and follows the secrets back to it. */
import { sealOf } from "./cuts.ts";
import { t } from "./daily-words.ts";
import { dayAfter, dayName } from "./daily.ts";
import { hashes } from "./hash.ts";
import { Remembered } from "./remembered.ts";
import type { DailyProof } from "./types.ts";

type Seen = { anchor: string; day: string };
export type Finding = { sign: "good" | "maybe" | "bad"; text: string };

const isSeen = (value: unknown): value is Seen =>
  typeof (value as Seen | null)?.anchor === "string" && typeof (value as Seen).day === "string";
const seen = new Remembered<Seen>("doubloon.anchors", isSeen);

const A_DAY = 86_400_000;
const daysFrom = (one: string, other: string): number => Math.round((Date.parse(other) - Date.parse(one)) / A_DAY);

/** Only the first anchor counts that was seen of a chain; what is told later cannot replace it. */
export function noteAnchors({ chains, day }: DailyProof): void {
  for (const { first, anchor } of chains) if (seen.of(first) === null) seen.note(first, { anchor, day });
}

/** What can be said of the latest chain, for a person. */
export async function check(proof: DailyProof): Promise<Finding[]> {
  const chain = proof.chains[0];
  if (!chain) return [];
  const before = seen.of(chain.first);
  noteAnchors(proof);
  return [remembered(chain.anchor, proof.day, before), await opened(chain)];
}

function remembered(anchor: string, day: string, before: Seen | null): Finding {
  if (before === null) return { sign: "maybe", text: t("daFirstSeen") };
  const when = { day: dayName(before.day) };
  if (before.anchor !== anchor) return { sign: "bad", text: t("daOther", when) };
  return before.day === day ? { sign: "maybe", text: t("daSeen", when) } : { sign: "good", text: t("daSeen", when) };
}

async function opened({ first, anchor, opened, secret }: DailyProof["chains"][number]): Promise<Finding> {
  if (!opened) return { sign: "maybe", text: t("daNotOpened", { day: dayName(first) }) };
  const how = await hashes();
  let each = secret;
  for (let left = daysFrom(first, opened) + 1; left > 0; left--) each = await sealOf(each, how);
  const fits = each === anchor && opened >= first && dayAfter(opened, 0) === opened;
  return fits
    ? { sign: "good", text: t("daFits", { day: dayName(opened) }) }
    : { sign: "bad", text: t("daWrong", { day: dayName(opened) }) };
}
