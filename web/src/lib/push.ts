/** Being called though no page is open: the browser subscribes at its maker's, and the server is told where. */
import { api } from "./api.ts";
import { BASE } from "./here.ts";
import { settings } from "./settings.svelte.ts";

/** Can this browser be called at all? */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis;

/** A key as browsers want it. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Subscribe with the server's key, and tell the server; what was subscribed with another key is of no use. */
export async function startPush(key: string): Promise<void> {
  await navigator.serviceWorker.register(`${BASE}sw.js`);
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  const bytes = keyBytes(key);
  if (old && !isSame(old.options.applicationServerKey, bytes)) await old.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes });
  const { endpoint = "", keys = {} } = made.toJSON();
  await api.addPush({ endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", language: settings.language });
}

export async function stopPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(BASE);
  const made = await worker?.pushManager.getSubscription();
  if (!made) return;
  await api.stopPush(made.endpoint);
  await made.unsubscribe();
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, place) => byte === other[place]);
}
