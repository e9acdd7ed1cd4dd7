/** What a key means to the replay; null if the key belongs to something else. */
export type Key = "play" | "first" | "last" | "step back" | "step on" | "turn back" | "turn on";

const KEYS: Record<string, Key> = {
  ArrowLeft: "step back",
  ArrowRight: "step on",
  Home: "first",
  End: "last",
  "[": "turn back",
  "]": "turn on",
  " ": "play",
};
/** On the scrub bar these would change its value by themselves. */
const BAR: Record<string, Key> = {
  ArrowDown: "step back",
  ArrowUp: "step on",
  PageUp: "turn on",
  PageDown: "turn back",
};

export function keyOf(event: KeyboardEvent): Key | null {
  const on = event.target instanceof Element ? event.target : null;
  const bracket = event.key === "[" || event.key === "]";
  if ((event.ctrlKey || event.altKey || event.metaKey) && !bracket) return null;
  const isBar = on?.matches("[data-scrub]") ?? false;
  if (isBar && event.key in BAR) return BAR[event.key] ?? null;
  if (!isBar && on?.closest("input, select, textarea, dialog")) return null;
  if (event.key === " " && on?.closest("button, a, [role=button]")) return null;
  return KEYS[event.key] ?? null;
}
