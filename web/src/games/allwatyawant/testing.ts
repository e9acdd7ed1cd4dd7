/** What tests of this board share. */
import type { BoardProps } from "../../lib/boards.ts";
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
