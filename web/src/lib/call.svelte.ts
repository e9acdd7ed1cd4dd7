/** Calls a person back to the table: a browser notification while the page is hidden, if they have asked for it. */
import { api } from "./api.ts";
import { settings } from "./settings.svelte.ts";

type Allowed = NotificationPermission | "unknown";

/** What the browser says; "unknown": it has no notifications. */
const read = (): Allowed => (typeof Notification === "undefined" ? "unknown" : Notification.permission);
let allowed = $state<Allowed>(read());

export const calls = {
  get on(): boolean {
    return settings.notify && allowed === "granted";
  },
  /** Can the browser do it, and has nobody forbidden it? */
  get possible(): boolean {
    return allowed === "granted" || allowed === "default";
  },
  /** Has the person never been asked? */
  get open(): boolean {
    return allowed === "default" && !settings.offered;
  },
};

/** Only ever after a click of the person: browsers ask them, and take a no for good. */
export async function wantCalls(on: boolean): Promise<void> {
  settings.offered = true;
  settings.notify = on;
  if (on && read() === "default") await Notification.requestPermission();
  allowed = read();
  await push();
}

/** Why this browser cannot be called when no page is open; empty: it can, or nobody wants it. */
export const pushing = $state({ failed: "" });

/** Let the server call this browser too, if it can: then no page has to be open. */
async function push(): Promise<void> {
  pushing.failed = "";
  try {
    const { push_key: key } = await api.calls();
    const { canPush, startPush, stopPush } = await import("./push.ts");
    if (key && canPush()) await (calls.on ? startPush(key) : stopPush());
  } catch (error) {
    pushing.failed = (error as Error).message;
  }
}

/** Call now; the answer takes the call back. */
export function call(title: string, body: string, table: string): () => void {
  if (!calls.on || !document.hidden) return () => {};
  try {
    const shown = new Notification(title, { body, tag: table, icon: "/coin.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    return () => {}; // some phones show them only for apps that are installed
  }
}
