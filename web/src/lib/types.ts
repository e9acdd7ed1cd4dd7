/** What the server says, as the rest of the app calls it. */
export type {
  BotInfo,
  ChatLine,
  Draw,
  Face,
  GameInfo,
  Happening,
  Identity as Me,
  LuckInfo,
  OptionInfo as Option,
  Position,
  Proposal,
  ReplayInfo,
  SeatInfo,
  Stop,
  TableInfo,
  Told,
} from "../generated/wire.ts";
