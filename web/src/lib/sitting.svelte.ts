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
    return this.#seat(seat, { kind: "bot", bot: "greedy" });
  }

  /** Take a seat again that a bot plays for me. */
  playMyself(seat: number): Promise<void> {
    return this.#seat(seat, { kind: "person" });
  }

  #seat(seat: number, how: Record<string, string>): Promise<void> {
    return this.act("seat", { seat, ...how });
  }

  /** Sit down, or ask for a seat of the running game; whoever has no name of their own yet is asked for it once. */
  async join(seat: number): Promise<void> {
    if (!isNamed()) this.sitting = seat;
    else await this.act("join", { seat, or_any: true, invitation: this.info?.invitation || this.invited });
  }

  /** Call a seat of mine something else, at this table. */
  nameSeat(seat: number, name: string): Promise<void> {
    return this.act("name", { seat, name });
  }

  /** Do something with the table; what is refused is said. */
  async act(what: Deed, body: Record<string, unknown> = {}): Promise<void> {
    try {
      await api.act(this.id, what, body);
    } catch (error) {
      this.message = (error as Error).message;
    }
  }
}
