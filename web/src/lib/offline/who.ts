/** What the person at this device is called, as the server knew it last, or as they have said here. */
import type { Me } from "../types.ts";

const KEY = "doubloon.name";

export function nameHere(): string {
  try {
    return localStorage.getItem(KEY) || "Sailor";
  } catch {
    return "Sailor";
  }
}

export function rememberName(name: string): Me {
  try {
    localStorage.setItem(KEY, name.trim().slice(0, 40));
  } catch {
    /* then they are called as anybody is */
  }
  return { id: "", name: nameHere() } as Me;
}
