/** Who I am, for all parts of the page that say so. */
import { api } from "../../lib/api.ts";

/** `renamed`: those who run the server have given me my name. */
export const me = $state({ name: "", renamed: false });

export async function meet(): Promise<void> {
  const { name, renamed = false } = await api.me();
  Object.assign(me, { name, renamed });
}
export async function rename(name: string): Promise<void> {
  me.name = (await api.rename(name)).name;
  me.renamed = false;
}
export async function claim(code: string): Promise<void> {
  me.name = (await api.claim(code)).name;
}
