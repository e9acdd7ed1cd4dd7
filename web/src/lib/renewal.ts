/** When the page must be loaded anew, which is never done again and again.
 *
 * After an update of the server the old parts of the app are gone; whether there was one is seen by the page that the
 * server has now. And most browsers never ask again for a script that once did not come: only a fresh page does.
 */
import { BASE } from "./here.ts";

/** Told before the page goes: somebody may wait for something. */
export const RENEWING = "doubloon-renewing";
const RENEWED = "doubloon-reloaded";
const PATIENCE = 10_000;

/** After an update. A connection that is gone for a moment is none. */
export async function renew(): Promise<void> {
  if (hasJustBeen()) return;
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const page = await serversPage();
  if (own && page && !page.includes(own)) loadAnew();
}

/** After a connection was gone: as soon as the server answers. */
export async function revive(): Promise<void> {
  if (!hasJustBeen() && (await serversPage())) loadAnew();
}

function hasJustBeen(): boolean {
  return Date.now() - Number(sessionStorage.getItem(RENEWED) ?? 0) < PATIENCE;
}

function serversPage(): Promise<string> {
  return fetch(new URL(BASE, document.baseURI), { cache: "no-store" }).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
}

function loadAnew(): void {
  sessionStorage.setItem(RENEWED, String(Date.now()));
  dispatchEvent(new Event(RENEWING));
  location.reload();
}
