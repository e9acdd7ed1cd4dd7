/** How many tables wait for me: in the title of every page, on its icon, and on the app where it is installed. */
import { api } from "./api.ts";
import { BASE } from "./here.ts";

const AGAIN_MS = 60_000;
const ICON = `${BASE}coin.svg`;

let number = $state(0);

/** The number before a title, without one that stands there already. */
export function marked(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, "");
  return count ? `(${count}) ${plain}` : plain;
}

/** The icon with a number on it. */
export function badged(svg: string, count: number): string {
  const text = count > 9 ? "9+" : String(count);
  const mark =
    `<circle cx="45" cy="45" r="19" fill="#b3261e" stroke="#fff" stroke-width="3"/>` +
    `<text x="45" y="54" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="26" ` +
    `fill="#fff">${text}</text>`;
  return svg.replace("</svg>", `${mark}</svg>`);
}

let icon: Promise<string> | undefined;

async function wearIcon(count: number): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link) return;
  icon ??= fetch(ICON).then((answer) => answer.text());
  const href = count ? `data:image/svg+xml,${encodeURIComponent(badged(await icon, count))}` : ICON;
  if (count === number && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

function wearTitle(): void {
  const title = marked(document.title, number);
  if (document.title !== title) document.title = title;
}

/** Show another number, if it is one. */
export function show(count: number): void {
  number = count;
  wearTitle();
  void wearIcon(count).catch(() => (icon = undefined));
  const done = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  void done?.catch(() => {}); // where no app is installed
}

async function look(): Promise<void> {
  show((await api.turns()).length);
}

/** Look now, for instance because I have moved. */
export function lookSoon(): void {
  void look().catch(() => {});
}

/** Look again and again, also behind other pages; whatever title a page gives itself has the number before it. */
export function keepBadge(): () => void {
  const again = setInterval(lookSoon, AGAIN_MS);
  const onSight = (): void => void (document.hidden || lookSoon());
  document.addEventListener("visibilitychange", onSight);
  const titles = new MutationObserver(wearTitle);
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  lookSoon();
  return () => {
    clearInterval(again);
    document.removeEventListener("visibilitychange", onSight);
    titles.disconnect();
  };
}
