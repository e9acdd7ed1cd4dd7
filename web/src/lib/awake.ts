/** Keeps the screen of this device on while a page wants it, where the browser can do that. */

/** Until the answer is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function hold(): Promise<void> {
    if (document.hidden || isOver) return;
    lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    if (isOver) void lock?.release();
  }
  // A browser lets go of it whenever the page is hidden.
  const again = (): void => void hold();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
