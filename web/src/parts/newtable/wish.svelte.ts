/** The table that a person is about to open: its seats, what was agreed, and what will happen. */
import { botAt, levelOf } from "../../lib/ladder.ts";
import type { GameInfo } from "../../lib/types.ts";
import { deviceNames } from "./device-names.ts";

export type Value = string | number | boolean;
/** What is usual in games that last days, in seconds. */
const A_DAY = 86_400;

export type Preset = "bots" | "friends" | "device" | "watch";

export class Wish {
  readonly game: GameInfo;
  /** Each seat: "me", "open", or the name of a bot. */
  seats = $state<string[]>([]);
  options = $state<Record<string, Value>>({});
  hotSeat = $state(false);
  /** What the people at this device are called, by seat. */
  names = $state<string[]>(deviceNames());
  listed = $state(false);
  watchable = $state(true);
  timer = $state(0);
  /** Does the game last days? */
  slow = $state(false);
  late = $state<"move" | "seat">("move");
  /** The bot that steps in for whoever is late or away; empty: an ordinary one. */
  standIn = $state("");
  undo = $state<"free" | "consent" | "never">("free");
  newcomers = $state<"nobody" | "consent" | "anybody">("consent");
  pace = $state(0.6);
  coverAfter = $state(60);

  constructor(game: GameInfo) {
    this.game = game;
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.seats = Array.from({ length: Math.max(game.min_seats, Math.min(game.max_seats, 3)) }, (_, seat) =>
      seat === 0 ? "me" : "open",
    );
  }

  get bots(): string[] {
    return this.seats.filter((seat) => seat !== "me" && seat !== "open");
  }
  get open(): number {
    return this.seats.filter((seat) => seat === "open").length;
  }
  /** The seats of people, as the table will have them: those of bots come last. */
  get people(): number[] {
    return [...this.seats.keys()].filter((seat) => this.seats[seat] === "me" || this.seats[seat] === "open");
  }
  get watches(): boolean {
    return this.bots.length === this.seats.length;
  }
  /** Does the game begin as soon as the table is there? */
  get startsAtOnce(): boolean {
    return this.hotSeat || this.open === 0;
  }
  /** At one sitting, or over days: each has a usual time for a move. */
  setSlow(slow: boolean): void {
    if (slow !== this.slow) this.timer = slow ? A_DAY : 0;
    this.slow = slow;
  }
  get changed(): number {
    return this.game.options.filter((option) => this.options[option.name] !== option.default).length;
  }
  get preset(): Preset | null {
    if (this.watches) return "watch";
    if (this.bots.length === this.seats.length - 1) return "bots";
    if (this.bots.length > 0) return null;
    return this.hotSeat ? "device" : "friends";
  }

  choose(preset: Preset): void {
    this.hotSeat = preset === "device";
    const other = preset === "bots" || preset === "watch" ? botAt(levelOf(this.game.id)) : "open";
    this.seats = this.seats.map((_, seat) => (seat === 0 && preset !== "watch" ? "me" : other));
  }
  setNumber(number: number): void {
    const more = this.seats.at(-1) === "me" ? "open" : (this.seats.at(-1) ?? "open");
    this.seats = Array.from({ length: number }, (_, seat) => this.seats[seat] ?? more);
  }
  /** A bot on my seat means that I watch, so then no seat is open; an open seat means that I play. */
  setSeat(place: number, who: string): void {
    const seats = this.seats.map((seat, each) => (each === place ? who : seat));
    if (place === 0 && who !== "me") this.seats = seats.map((seat) => (seat === "open" ? who : seat));
    else this.seats = who === "open" ? seats.map((seat, each) => (each === 0 ? "me" : seat)) : seats;
  }

  body(): Record<string, unknown> {
    return {
      game: this.game.id,
      seats: this.seats.length,
      bots: this.bots,
      options: $state.snapshot(this.options),
      visibility: this.listed ? "listed" : "link",
      hot_seat: this.hotSeat,
      names: this.hotSeat ? this.people.map((seat) => (this.names[seat] ?? "").trim()) : [],
      watchable: this.watchable,
      timer: this.timer,
      late: this.late,
      stand_in: this.standIn,
      undo: this.undo,
      newcomers: this.newcomers,
      pace: this.pace,
      cover_after: this.coverAfter,
      start: this.startsAtOnce,
    };
  }
}
