import "@fontsource-variable/fraunces/opsz.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { loadTexts } from "./lib/catalogue.svelte.ts";
import { renew } from "./lib/renewal.ts";
import { settings } from "./lib/settings.svelte.ts";

const begin = (): unknown => mount(App, { target: document.getElementById("app") as HTMLElement });
loadTexts(settings.language).then(begin, begin); // without its words the page speaks English

window.addEventListener("vite:preloadError", () => void renew());
