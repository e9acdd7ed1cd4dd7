/** What the server says, as the rest of the app calls it. */
export type {
  ChatLine, Face, GameInfo, Happening, Identity as Me, OptionInfo as Option, Position, Proposal, SeatInfo, TableInfo, Told,
} from "../generated/wire.ts";
