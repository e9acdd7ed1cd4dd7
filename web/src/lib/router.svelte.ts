/** Where we are: a path, split at its slashes. Links are ordinary links; this only keeps the page from reloading. */

import { address, toAddress } from "./address.ts";

let path = $state(address().pathname);

/** How often somebody has gone elsewhere. */
let steps = 0;

addEventListener("popstate", () => {
  if (address().pathname !== path) steps += 1;
  path = address().pathname;
});

document.addEventListener("click", (event) => {
  const link = (event.target as Element).closest?.("a[href^='/']") as HTMLAnchorElement | null;
  if (
    link &&
    isPlain(event) &&
    !event.defaultPrevented &&
    !link.hasAttribute("download") &&
    !link.target &&
    !link.pathname.startsWith("/api/")
  ) {
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  }
});

/** A click without a key that would open another window. */
export function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Go to a table as soon as it is there, unless the person has walked on meanwhile: then it waits among their games. */
export async function goTo(coming: Promise<{ id: string }>, page = "table"): Promise<void> {
  const before = steps;
  const { id } = await coming;
  if (steps === before) go(`/${page}/${id}`);
}

export function go(to: string): void {
  steps += 1;
  history.pushState(null, "", toAddress(to));
  path = address().pathname;
  scrollTo(0, 0);
}

export const route = {
  get parts(): string[] {
    return partsOf(path);
  },
};

/** A part that is no text, such as `%E0`, stays as it was typed: there is no such page, and the app says so. */
export function partsOf(address: string): string[] {
  return address
    .split("/")
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}
