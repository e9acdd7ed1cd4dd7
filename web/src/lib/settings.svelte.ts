/** What a person has chosen for this browser; kept in local storage and worn by the root element. */

export type Settings = {
  language: "en" | "de";
  theme: "night" | "light" | "contrast";
  palette: "full" | "redgreen" | "blueyellow";
  speed: number;
  sound: boolean;
  larger: boolean;
  /** Is a move made only after a second click? */
  confirm: boolean;
};

const KEY = "doubloon.settings";
const language = navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
const defaults: Settings = { language, theme: "night", palette: "full", speed: 1, sound: false, larger: false, confirm: false };

function read(): Settings {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...defaults };
  }
}

export const settings = $state<Settings>(read());

export function wear(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.palette = settings.palette;
  root.dataset.motion = settings.speed === 0 ? "none" : "some";
  root.style.setProperty("--larger", settings.larger ? "1.2" : "1");
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* a browser without storage forgets, and that is all */
  }
}
