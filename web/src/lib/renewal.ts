/** After an update of the server the old parts of the app are gone: then the page is loaded anew, not again and again.
 *
 * Whether there was one is seen by the page that the server has now; a connection that is gone for a moment is none.
 */
const RENEWED = "doubloon-reloaded";
const PATIENCE = 10_000;

export async function renew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED) ?? 0) < PATIENCE) return;
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const page = await fetch("/", { cache: "no-store" }).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  if (!own || !page || page.includes(own)) return;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  location.reload();
}
