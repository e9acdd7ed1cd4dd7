/** Refusals of the server in the language of the person; in English, and where a text is missing, in its own words. */
import type { Fault } from "../generated/wire.ts";
import { toldIn } from "./catalogue.svelte.ts";
import { filled } from "./phrase.ts";
import { settings } from "./settings.svelte.ts";

export function sayProblem({ code, message, fields }: Fault): string {
  const text = toldIn(settings.language)?.problems[code];
  return text === undefined ? message : filled(text, (name) => String(fields[name]), settings.language);
}
