/** Whose eyes look at a table: those of my seat; at a device that several people share, those of whoever has it.
 *
 * The server says which faces hold secrets, and which questions can be answered in front of everybody. Only where
 * something secret follows must the device be passed on, behind a sheet that shows nothing of it.
 */
import type { Face, Position } from "./types.ts";

export class Eyes {
  /** The seat that is looked through; null: a spectator's eyes, which at a shared device are everybody's. */
  seat = $state<number | null>(null);
  /** The seat that answers in front of everybody, while all look through nobody's eyes; null: none. */
  openly = $state<number | null>(null);
  /** The seat to which the device must be passed before anything is shown; null: nobody. */
  handover = $state<number | null>(null);

  /** What is looked at of a position. */
  faceOf(position: Position): Face | undefined {
    return position.faces.find((face) => face.seat === this.seat);
  }

  /** The same with what can be done: whoever answers openly does it on what everybody sees. */
  actingFaceOf(position: Position): Face | undefined {
    const face = this.faceOf(position);
    const acting = this.openly === null ? null : position.faces.find((each) => each.seat === this.openly);
    if (!face || !acting) return face;
    const { seat, moves, can_undo, has_moved } = acting;
    return { ...face, seat, moves, can_undo, has_moved };
  }

  /** Would the device have to be passed on? */
  wouldPass(told: Position, covered: readonly number[]): boolean {
    const before = [this.seat, this.openly, this.handover];
    this.#turn(told, covered);
    const isPassed = this.handover !== null;
    [this.seat, this.openly, this.handover] = before as [number | null, number | null, number | null];
    return isPassed;
  }

  /** Turn to whoever is asked. `covered` are seats of mine that a bot plays. True: they look through other eyes now. */
  turn(told: Position, covered: readonly number[]): boolean {
    const before = [this.seat, this.openly, this.handover];
    this.#turn(told, covered);
    return [this.seat, this.openly, this.handover].some((each, place) => each !== before[place]);
  }

  #turn(told: Position, covered: readonly number[]): void {
    if (told.faces.length < 2 || told.over) {
      const known = this.faceOf(told) ?? told.faces[0];
      this.#look(known?.seat ?? null);
      return;
    }
    const asked = told.faces.filter(({ seat, moves }) => seat !== null && moves.length && !covered.includes(seat));
    const held = this.handover ?? this.openly ?? this.seat;
    const next = asked.find(({ seat }) => seat === held) ?? asked[0];
    if (!next) {
      if (this.handover !== null || !this.faceOf(told)) this.#look(null);
      this.openly = null;
    } else if (next.seat === this.handover) return;
    else if (!next.secret || (next.seat === this.seat && this.handover === null)) this.#look(next.seat);
    else if (told.open) this.#look(null, next.seat);
    else this.pass(next.seat!);
  }

  /** Nothing is shown until this person has the device. */
  pass(seat: number): void {
    this.seat = this.handover = seat;
    this.openly = null;
  }

  #look(seat: number | null, openly: number | null = null): void {
    this.seat = seat;
    this.openly = openly;
    this.handover = null;
  }
}
