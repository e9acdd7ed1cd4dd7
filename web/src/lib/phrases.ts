/** Sentences with gaps, such as "{seat} keeps {card}": how to know one again, and how to fill one. */

const GAP = /\{(\w+)(?::(\w+))?\}/g;
type Pattern = { shape: RegExp; names: string[] };
const known = new Map<string, Pattern>();

/** The gaps of a template, without the form in which each is wanted. */
export function gapsOf(template: string): string[] {
  return [...template.matchAll(GAP)].map((gap) => gap[1]!);
}

/** What stands in the gaps if the text was made from the template; null if it was not. */
export function matched(template: string, text: string): Record<string, string> | null {
  let pattern = known.get(template);
  if (!pattern) known.set(template, (pattern = patternOf(template)));
  return read(pattern, text);
}

/** The same for a template that is needed once only. */
export function matchedOnce(template: string, text: string): Record<string, string> | null {
  return read(patternOf(template), text);
}

function patternOf(template: string): Pattern {
  const names: string[] = [];
  const shape = template.split(GAP).map((part, place) => {
    if (place % 3 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    if (place % 3 === 2) return "";
    const before = names.indexOf(part);
    if (before >= 0) return `\\${before + 1}`;
    names.push(part);
    return "(.+?)";
  });
  return { shape: new RegExp(`^${shape.join("")}$`, "s"), names };
}

function read(pattern: Pattern, text: string): Record<string, string> | null {
  const found = pattern.shape.exec(text);
  return found && Object.fromEntries(pattern.names.map((name, place) => [name, found[place + 1]!]));
}

/** The template with its gaps filled. */
export function filled(template: string, fill: (name: string, form: string) => string): string {
  return template.replace(GAP, (_, name: string, form: string | undefined) => fill(name, form ?? ""));
}

/** With a capital letter at the beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
