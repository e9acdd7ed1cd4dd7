/** What a server told before, or what stands in its place on a web space; and asking the server alone. */
import { Refused } from "../api.ts";
import { SITE } from "../here.ts";
import { sayProblem } from "../problems.ts";
import type { Fault } from "../types.ts";
import { call } from "./python.svelte.ts";
import { canKeep, urlOf } from "./manifest.ts";
import { o } from "./words.ts";

export const noServer = (): Refused => new Refused("offline", o("offNoServer"), 503);

/** The answer of a server as it was kept, or as a file of the site, which is kept too. */
export async function told<T>(path: string, ending = ".json"): Promise<T> {
  const url = urlOf(SITE ? `${path}${ending}` : path);
  const kept = (): Promise<Response | undefined> =>
    canKeep() ? caches.match(url, { ignoreVary: true }) : Promise.resolve(undefined);
  const found = SITE ? await fetch(url).catch(kept) : await kept();
  if (!found?.ok) throw noServer();
  return (await (ending === ".json" ? found.json() : found.text())) as T;
}

/** Python's answer; what it refuses is an error in the language of the person. */
export async function ask<T>(method: string, ...values: (string | number | null)[]): Promise<T> {
  const answer = JSON.parse(await call(method, ...values)) as T & { refused?: Fault };
  if (answer.refused) throw new Refused(answer.refused.code, sayProblem(answer.refused), 409);
  return answer;
}

/** Tell the server and nobody in its place; without an answer of its own this fails. */
export async function tell<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", body: JSON.stringify(body), headers, credentials: "same-origin" } as const;
  const response = await fetch(path, init);
  const answer = (await response.json()) as T & { error?: Fault };
  if (response.ok) return answer;
  const said = answer.error ? sayProblem(answer.error) : response.statusText;
  throw new Refused(answer.error?.code ?? "failed", said, response.status);
}
