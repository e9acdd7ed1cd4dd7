/** Who sits at a table, and what a person does about it: sit down, be called something, let a bot play, keep order. */
import { api, type Deed } from "./api.ts";
import { invitationIn } from "./invitation.ts";
import { isNamed } from "./named.ts";
import type { Saying, TableInfo } from "./types.ts";

export class Sitting {
  info = $state.raw<TableInfo | null>(null);
  /** What the table answers: why a move was refused, or a sentence of the server. */
  message = $state.raw<string | Saying>("");
  /** The seat on which I am about to sit down, once I have said what to call me; null: none. */
  sitting = $state<number | null>(null);
  /** The invitation with which I came; once I am asked to leave, it is good no more. */
  invited = $state(invitationIn(location));

  constructor(readonly id: string) {}

  /** Let a bot play a seat of mine. */
  letBotPlay(seat: number): Promise<void> {
    return this.#seat(seat, { kind: "bot", bot: "first_mate" });
  }

  /** Take a seat again that a bot plays for me. */
  playMyself(seat: number): Promise<void> {
    return this.#seat(seat, { kind: "person" });
  }

  async #seat(seat: number, how: Record<string, string>): Promise<void> {
    await this.act("seat", { seat, ...how });
  }

  /** Sit down, or ask for a seat of the running game; whoever has no name of their own yet is asked for it once, if
   * they may sit down at all. */
  async join(seat: number): Promise<void> {
    const wish = { seat, or_any: true, invitation: this.info?.invitation || this.invited };
    if (isNamed()) await this.act("join", wish);
    else if (await this.act("join", { ...wish, only_ask: true })) this.sitting = seat;
  }

  /** Call a seat of mine something else, at this table. */
  async nameSeat(seat: number, name: string): Promise<void> {
    await this.act("name", { seat, name });
  }

  /** Do something with the table; what is refused is said. True: it was done. */
  async act(what: Deed, body: Record<string, unknown> = {}): Promise<boolean> {
    try {
      await api.act(this.id, what, body);
      return true;
    } catch (error) {
      this.message = (error as Error).message;
      return false;
    }
  }
}
