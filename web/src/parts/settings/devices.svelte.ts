/** The devices that are me, for all parts of the settings that change them. */
import { api } from "../../lib/api.ts";
import type { DeviceInfo } from "../../lib/types.ts";

export const devices = $state<{ all: DeviceInfo[] }>({ all: [] });

export async function load(): Promise<void> {
  devices.all = await api.devices();
}
/** Sign a device out, or all but this one. */
export async function signOut(device?: DeviceInfo): Promise<void> {
  devices.all = await api.signOut(device?.id ?? null);
  if (device?.here) location.assign("/");
}
