import "@fontsource-variable/fraunces/opsz.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { loadTexts } from "./lib/catalogue.svelte.ts";
import { settings } from "./lib/settings.svelte.ts";

const begin = (): unknown => mount(App, { target: document.getElementById("app") as HTMLElement });
loadTexts(settings.language).then(begin, begin); // without its words the page speaks English

/** After an update of the server the old parts of the app are gone: load the page anew, but not again and again. */
const LOADED = "doubloon-reloaded";
const PATIENCE = 10_000;
window.addEventListener("vite:preloadError", (event) => {
  if (Date.now() - Number(sessionStorage.getItem(LOADED) ?? 0) < PATIENCE) return;
  sessionStorage.setItem(LOADED, String(Date.now()));
  event.preventDefault();
  location.reload();
});
