/** What a person has chosen for this browser; kept in local storage and worn by the root element. */

import { COLOURS } from "./colours.ts";
import { bestOf, directionOf, isLanguage } from "./languages.ts";

export type Settings = {
  /** The code of a language, such as `de`. */
  language: string;
  theme: "night" | "light" | "contrast";
  palette: "full" | "redgreen" | "blueyellow";
  speed: number;
  sound: boolean;
  larger: boolean;
  /** Are the names of spaces and places written on the board? */
  coordinates: boolean;
  /** Ask before a move is made. */
  confirm: boolean;
  /** Ask even where there is only one answer. */
  everyQuestion: boolean;
  /** Tell me once what I may have overlooked. */
  warnings: boolean;
  /** Questions that are answered as usual: `game/prompt`. */
  unasked: string[];
  /** Call me when it is my turn and I am looking elsewhere; and has that been offered already? */
  notify: boolean;
  offered: boolean;
};

const KEY = "doubloon.settings";
const defaults: Settings = {
  language: bestOf(navigator.languages),
  theme: "night",
  palette: "full",
  speed: 1,
  sound: true,
  larger: false,
  coordinates: true,
  confirm: false,
  everyQuestion: false,
  warnings: true,
  unasked: [],
  notify: false,
  offered: false,
};

const CHOICES: Partial<Record<keyof Settings, readonly unknown[]>> = {
  theme: ["night", "light", "contrast"],
  palette: ["full", "redgreen", "blueyellow"],
  speed: [0, 0.5, 1, 2],
};

/** What was kept, as far as it still makes sense: another version may have kept something else. */
export function settingsOf(kept: string | null): Settings {
  const read: Record<string, unknown> = { ...defaults };
  try {
    const found: unknown = JSON.parse(kept ?? "{}");
    for (const [name, value] of Object.entries(found ?? {})) {
      const known =
        name === "unasked"
          ? Array.isArray(value) && value.every((each) => typeof each === "string")
          : name === "language"
            ? isLanguage(value)
            : (CHOICES[name as keyof Settings]?.includes(value) ?? typeof value === "boolean");
      if (Object.hasOwn(defaults, name) && known) read[name] = value;
    }
  } catch {
    /* what cannot be read is as good as nothing */
  }
  return read as Settings;
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = $state<Settings>(settingsOf(kept()));

export function wear(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dir = directionOf(settings.language);
  root.dataset.theme = settings.theme;
  root.dataset.palette = settings.palette;
  COLOURS[settings.palette].forEach((colour, seat) => root.style.setProperty(`--seat-${seat}`, colour));
  root.dataset.motion = settings.speed === 0 ? "none" : "some";
  root.style.setProperty("--larger", settings.larger ? "1.2" : "1");
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* a browser without storage forgets, and that is all */
  }
}
