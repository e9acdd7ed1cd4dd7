/** Before the tests of a file: files share a process, so what an earlier one left behind goes, modules and their state
 * too. Tests may speak any language at once, so all are loaded. */
import { vi } from "vitest";

vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
Reflect.deleteProperty(document, "hidden");
window.innerWidth = 1024;
history.replaceState(null, "", "/");
const { loadTexts } = await import("./lib/catalogue.svelte.ts");
await loadTexts("de");
