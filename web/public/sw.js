/* What the browser runs though no page of ours is open: it shows that it is somebody's turn, and opens the table.
 *
 * It keeps nothing and answers no request, so that a page is always what the server sends.
 */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));

async function show(data) {
  let told = {};
  try {
    told = data.json();
  } catch {
    /* what cannot be read is shown all the same: browsers want to see that we do not call in secret */
  }
  const { title = "Doubloon", body = "", table = "", turns = 0 } = told;
  if (turns) await self.navigator.setAppBadge?.(turns).catch(() => {});
  await self.registration.showNotification(title, { body, tag: table, icon: "/coin.svg", data: { table } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  event.waitUntil(open(/^[a-z0-9]+$/i.test(table ?? "") ? `/table/${table}` : "/"));
});

/** The page that shows the table already, or a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((each) => new URL(each.url).pathname === path);
  return page ? page.focus() : self.clients.openWindow(path);
}
