/** What adventurers carry. */
import { INK, disc, flame, line, oval, paint, shape } from "./ink.ts";

/** A stick, a rope, a string: a line in colour with an inked edge. */
export const rod = (path: string, colour: string, width: number, edge: number): string =>
  line(path, INK, edge) + line(path, colour, width);

export const TOOLS = {
  iceAxe: rod("M0 60V-30", "#8a5a2c", 4.5, 8) + shape("M-24-22Q-4-40 20-30L22-24 4-26-22-14Z", "#b9c6cf"),
  spear: rod("M0 60V-34", "#8a5a2c", 4, 7) + shape("M0-58 8-38 0-30-8-38Z", "#c4ced4"),
  pick: rod("M0 60V-30", "#8a5a2c", 4.5, 8) + shape("M-28-16Q0-46 28-16 14-28 0-29-14-28-28-16Z", "#9aa4aa"),
  torch: rod("M0 60V-6", "#7a4a22", 5.5, 9) + shape("M-7-10H7L5 4H-5Z", "#4a3a30") + flame(0, -8, 26, 36),
  machete:
    shape("M-4 22-6-30Q-4-48 10-52 8-40 5 22Z", "#cdd6da") +
    line("M6-44 1 18", "#fff", 1.6, 0.7) +
    shape("M-6 22H7V30H-6Z", "#d8a33c", 2) +
    rod("M0 30V52", "#6b3f1c", 5.5, 9),
  bow: rod("M-6-52C26-30 26 30-6 56", "#8a5a2c", 4, 7) + line("M-6-52V56", "#efe4c8", 1.6),
  hammer:
    rod("M0 60V-20", "#8a5a2c", 4.5, 8) +
    shape("M-20-42H20V-16H-20Z", "#8d979d") +
    paint("M4-41H19V-17H4Z", "#5b646a", 0.6) +
    line("M-15-37H0", "#fff", 2, 0.6),
  staff:
    rod("M0 60V-26", "#8a6a3c", 4, 7) +
    disc(0, -34, 16, "#bff2ff", 0, INK, 0.4) +
    shape("M0-48 9-34 0-22-9-34Z", "#8fe4f7", 2) +
    paint("M0-48V-22L-9-34Z", "#e8fbff", 0.8),
  fireStaff: rod("M0 60V-22", "#5a3a2c", 4, 7) + flame(0, -20, 24, 34),
  axe:
    rod("M0 60V-34", "#8a5a2c", 4.5, 8) +
    shape("M2-36C18-44 26-28 22-10 16-18 8-20 2-18ZM-2-36C-18-44-26-28-22-10-16-18-8-20-2-18Z", "#b9c6cf"),
  lantern:
    line("M0-44Q14-52 14-30", INK, 4) +
    shape("M4-30H24L27-6H1Z", "#4a3a30") +
    shape("M7-26H21L23-10H5Z", "#ffd766", 1.6) +
    line("M14-26V-10", INK, 1.6) +
    disc(14, -18, 20, "#ffe27a", 0, INK, 0.25),
  shield:
    shape("M-26-10Q0-22 26-10 26 26 0 42-26 26-26-10Z", "#7d97a8") +
    shape("M-17-4Q0-12 17-4 17 20 0 31-17 20-17-4Z", "#c9d6dd", 2) +
    shape("M-12 14-2-2 2 4 5 0 13 14Z", "#2b6c9c", 1.4),
  whip: rod("M0 50C-10 20 20 10 6-8S-16-30 6-40", "#7a4a22", 3.4, 6),
  rope: [20, 14, 8].map((y) => oval(0, y, 16, 8, "none", 6) + oval(0, y, 16, 8, "none", 3, "#cfa866")).join(""),
  flask:
    shape("M-6-20H6V-6Q18 6 12 20H-12Q-18 6-6-6Z", "#dff4ff") +
    paint("M-11 8H12Q14 14 11 18H-11Q-14 12-11 8Z", "#e8571c") +
    shape("M-7-26H7V-20H-7Z", "#8a5a2c", 2),
  book:
    shape("M-18-12Q-8-18 0-10 8-18 18-12V18Q8 12 0 20-8 12-18 18Z", "#f4e9cd") +
    line("M0-10V18M-13-5-4-7M-13 2-4 0M13-5 4-7M13 2 4 0", INK, 1.4, 0.6),
};
