/** What the people at this device were called last time: it is mostly the same ones. */
const KEY = "doubloon.device-names";

export function deviceNames(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map((name) => (typeof name === "string" ? name.slice(0, 40) : "")) : [];
  } catch {
    return [];
  }
}

export function keepDeviceNames(names: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    /* a browser without storage asks again */
  }
}
