/** What is written on cards and tiles in Spanish. */
import type { en } from "./plates.en.ts";

export const es: Record<keyof typeof en, string> = {
  watchdog: "Perro",
  each: "c/u",
  "polar-bear": "Duplica tu grupo en el monte",
  tiger: "Duplica tu grupo en la selva",
  dragon: "Duplica tu grupo en la cueva",
  "flaming-sword": "Suma # a tu total",
  "goblin-mercenaries": "Suma #; una moneda a cada goblin",
  "shrinking-potion": "Resta # a tu total",
  "sleeping-beauty": "Una carta tuya de aquí cuenta 0",
  scaregoblin: "Ningún goblin te quita nada",
  "mystery-mule": "Roba una carta",
};
