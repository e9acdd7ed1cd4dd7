/** Words that were searched for, marked where they stand. */

const ENTITY = /&(?:#\d+|#x[\da-f]+|\w+);/gi;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const asHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Our own HTML with each of the words in a `<mark>`; tags and entities stay whole. */
export function marked(html: string, words: readonly string[]): string {
  if (!words.length) return html;
  const longest = [...words].sort((one, other) => other.length - one.length).map((word) => escaped(asHtml(word)));
  const wanted = new RegExp(`<[^>]*>|${longest.join("|")}|${ENTITY.source}`, "gi");
  return html.replace(wanted, (found) => {
    const isWord = words.some((word) => asHtml(word).toLowerCase() === found.toLowerCase());
    return isWord ? `<mark>${found}</mark>` : found;
  });
}

/** The same for plain text. */
export const markedText = (text: string, words: readonly string[]): string => marked(asHtml(text), words);

/** How many marks there are. */
export const hitsIn = (html: string): number => html.split("<mark>").length - 1;
