/** Refusals of the server in the language of the person; in English, and where a text is missing, in its own words. */
import type { Problems } from "../generated/problems.ts";
import type { Fault } from "../generated/wire.ts";
import { problems as de } from "../texts/de/problems.ts";
import { filled } from "./phrase.ts";
import { settings } from "./settings.svelte.ts";

const TEXTS: Partial<Record<string, Problems>> = { de };

export function sayProblem({ code, message, fields }: Fault): string {
  const text = (TEXTS[settings.language] as Partial<Record<string, string>> | undefined)?.[code];
  return text === undefined ? message : filled(text, (name) => String(fields[name]), settings.language);
}
