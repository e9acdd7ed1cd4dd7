/** Which games help people with the box on the table: games/<id>/companion/index.ts, found by looking. */
import type { Component } from "svelte";

export type CompanionModule = { Page: Component };

export const companions = import.meta.glob<CompanionModule>("../games/*/companion/index.ts", { import: "default" });
export const fileOf = (game: string): string => `../games/${game}/companion/index.ts`;

export const hasCompanion = (game: string): boolean => fileOf(game) in companions;

/** What a companion says beside what the board of its game says: games/<id>/companion/texts. */
export const textsOf = (game: string): string => `${game}/companion`;
