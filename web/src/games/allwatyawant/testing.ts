/** What tests of this board share. */
import { beforeAll, vi } from "vitest";

import { api } from "../../lib/api.ts";
import type { BoardProps } from "../../lib/boards.ts";
import { loadSpeech } from "../../lib/speech.ts";
import type { GameWords } from "../../lib/types.ts";
import chart from "./generated/chart.json";
import type { AllwatyawantView } from "./generated/view.ts";

const player = {
  space: "l1",
  where: "ashore",
  steps_left: null,
  items: [],
  favours: 0,
  favour_limit: 3,
  markers: 0,
  adventure: null,
  task: null,
  tries: 0,
  curse: null,
  has_chosen: false,
};
/** A view that says no more than it must. */
export const view = (more: Partial<AllwatyawantView> = {}): AllwatyawantView =>
  ({
    you_seat: 0,
    turn_seat: 0,
    question: "GoAshore",
    asked_for: [[0, 0]],
    dice: [],
    players: [player, player],
    coins: [],
    doubloons: [],
    decks: [],
    icons_hidden: {},
    favours: [],
    favours_left: 30,
    lacking: [],
    missing: [],
    reach: [],
    card: null,
    fate: null,
    duel: null,
    plank: null,
    winner_seat: null,
    ...more,
  }) as unknown as AllwatyawantView;
export const props = (more: Partial<BoardProps> = {}): BoardProps => ({
  view: view(),
  seats: [],
  eyes: 0,
  moves: [],
  move: () => {},
  advised: "",
  why: () => {},
  scene: null,
  ...more,
});

/** Before the tests of this file: where everything lies, as the server tells it with the words of the game. */
export const charted = (): void =>
  beforeAll(async () => {
    const nothing = { verbs: {}, nouns: {}, fields: {}, secret: {}, windows: {}, habits: {}, texts: {}, common: {} };
    const words = { title: "", routine: [], part_of: {}, schema: {}, chart, ...nothing } as unknown as GameWords;
    vi.spyOn(api, "words").mockResolvedValue(words);
    await loadSpeech("allwatyawant");
  });
