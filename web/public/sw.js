/* What the browser runs though no page is open: it shows that it is somebody's turn, and opens the table. And for those
 * who want to play without a connection it answers from what their page has fetched (web/src/lib/offline/manifest.ts).
 *
 * A page comes from the server whenever that answers, so an update is never held up; parts whose names change with
 * their content may come from any cache. The page of a cache is shown only if all that it needs is in there too.
 */
const CACHES = "doubloon-";
const WHOLE = new URL("whole", self.registration.scope).href;
const HOME = self.registration.scope;
/** Whoever has it all waits no longer than this for a server that does not answer, in milliseconds. */
const PATIENCE = 4_000;
/** What a proxy says whose server is away. */
const GONE = [502, 503, 504];

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || !url.href.startsWith(HOME)) return;
  const path = url.href.slice(HOME.length).replace(/[?#].*$/s, "");
  if (request.mode === "navigate") {
    if (!path.startsWith("api/")) event.respondWith(shown(request));
  } else if (/^(assets|python|icons)\/|^api\/offline\/|^coin\.svg$/.test(path)) event.respondWith(kept(request));
  else if (/^api\/(games|offline)\b/.test(path)) event.respondWith(newest(request));
});

/** What is the same for ever. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** What the server says now; without it, what it said last. */
async function newest(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(request, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

/** The page of the server; if that is out of reach, the one of the newest version that is here as a whole. */
async function shown(request) {
  const home = await wholePage();
  if (!home) return fetch(request);
  const late = new Promise((done) => setTimeout(() => done(home), PATIENCE));
  const now = fetch(request).then((page) => (GONE.includes(page.status) ? home : page));
  return Promise.race([now.catch(() => home), late]);
}

async function wholePage() {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHES)).reverse();
  for (const name of names) {
    const cache = await caches.open(name);
    if (await cache.match(WHOLE)) return cache.match(HOME);
  }
  return undefined;
}

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
