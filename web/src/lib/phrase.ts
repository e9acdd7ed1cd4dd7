/** Sentences with gaps: `{seat} pays {coins, plural, one {# coin} other {# coins}}.`, a small part of ICU's messages.
 *
 * The rules fill the same templates by the same rules (src/doubloon/core/phrase.py).
 */
export type Gap = { name: string; form: string; branches: Record<string, string> };
export type Fill = (name: string, form: string) => string;

const PLAIN = /^(\w+)(?::(\w+))?$/;
const PLURAL = /^(\w+),\s*plural,\s*/;
const BRANCH = /\s*(=\d+|zero|one|two|few|many|other)\s*(?=\{)/y;
const known = new Map<string, (string | Gap)[]>();

/** A template taken apart: plain text and gaps by turns. */
export function partsOf(template: string): (string | Gap)[] {
  let parts = known.get(template);
  if (!parts) known.set(template, (parts = taken(template)));
  return parts;
}

function taken(template: string): (string | Gap)[] {
  const parts: (string | Gap)[] = [];
  for (let at = 0; at < template.length;) {
    const start = template.indexOf("{", at);
    const plain = start < 0 ? template.slice(at) : template.slice(at, start);
    if (plain.includes("}")) throw new Error(`A brace closes what none has opened in "${template}".`);
    if (plain) parts.push(plain);
    if (start < 0) break;
    const end = closing(template, start);
    parts.push(gap(template.slice(start + 1, end), template));
    at = end + 1;
  }
  return parts;
}

/** The names of all gaps, those within plurals too. */
export function gapsOf(template: string): string[] {
  return partsOf(template).flatMap((part) =>
    typeof part === "string" ? [] : [part.name, ...Object.values(part.branches).flatMap(gapsOf)],
  );
}

/** The template with its gaps filled: `fill` says a name in a form, `language` has plurals of its own. */
export function filled(template: string, fill: Fill, language: string): string {
  if (!template.includes("{")) return template;
  return partsOf(template)
    .map((part) => {
      if (typeof part === "string") return part;
      if (!("other" in part.branches)) return fill(part.name, part.form);
      const number = fill(part.name, "");
      return filled(chosen(part.branches, Number(number.replace("−", "-")), language), fill, language).replaceAll(
        "#",
        number,
      );
    })
    .join("");
}

/** They take long to make: a position of a board may say fifty plurals. */
const plurals = new Map<string, Intl.PluralRules>();

function chosen(branches: Record<string, string>, number: number, language: string): string {
  let rules = plurals.get(language);
  if (!rules) plurals.set(language, (rules = new Intl.PluralRules(language)));
  return branches[`=${number}`] ?? branches[rules.select(number)] ?? branches.other!;
}

function gap(inside: string, template: string): Gap {
  const plural = PLURAL.exec(inside);
  const plain = PLAIN.exec(inside);
  if (plain) return { name: plain[1]!, form: plain[2] ?? "", branches: {} };
  const branches: Record<string, string> = {};
  let at = plural?.[0].length ?? 0;
  for (BRANCH.lastIndex = at; plural; BRANCH.lastIndex = at) {
    const head = BRANCH.exec(inside);
    if (!head) break;
    const open = BRANCH.lastIndex;
    const end = closing(inside, open);
    branches[head[1]!] = inside.slice(open + 1, end);
    at = end + 1;
  }
  if (!plural || !("other" in branches) || inside.slice(at).trim())
    throw new Error(`{${inside}} is no gap: a name is wanted, or a plural with its "other"; in "${template}".`);
  return { name: plural[1]!, form: "", branches };
}

function closing(text: string, start: number): number {
  let depth = 0;
  for (let place = start; place < text.length; place += 1) {
    if (text[place] === "{") depth += 1;
    else if (text[place] === "}" && --depth === 0) return place;
  }
  throw new Error(`A brace is never closed in "${text}".`);
}

/** With a capital letter at the beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
