/** Who I am, for all parts of the page that say so. */
import { api } from "../../lib/api.ts";

export const me = $state({ name: "" });

export async function meet(): Promise<void> {
  me.name = (await api.me()).name;
}
export async function rename(name: string): Promise<void> {
  me.name = (await api.rename(name)).name;
}
export async function claim(code: string): Promise<void> {
  me.name = (await api.claim(code)).name;
}
