/** What cards, treasures and goblins tell of themselves: name, what they do, how many there are, and the §. */
import { cardInfo, goblinInfo, treasureInfo } from "../things/box.ts";
import { remembered, say } from "../words.ts";

function told(name: string, table: string, number: number, section: string, richer?: number): string {
  return remembered(`told ${table} ${name}`, (speech) => {
    const counts = [say("inTheBox", { number }), ...(richer === undefined ? [] : [say("richer", { number: richer })])];
    const title = speech.noun(name, table).replaceAll("\u00ad", "");
    return [title, speech.about(name), `${counts.join(", ")} · §${section}`].filter(Boolean).join("\n");
  });
}

export function aboutCard(card: string): string {
  const { copies, section } = cardInfo(card);
  return told(card, "card", copies, section);
}

export function aboutTreasure(treasure: string): string {
  const { tiles, section, richer } = treasureInfo(treasure);
  return told(treasure, "treasure", tiles, section, richer);
}

export function aboutGoblin(goblin: string): string {
  const { tiles, section } = goblinInfo(goblin);
  return told(goblin, "goblin", tiles, section);
}
