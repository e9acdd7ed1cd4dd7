import type { Card } from "../../lib/games.ts";
import picture from "./picture.svg";

export default {
  order: 10,
  large: true,
  minutes: 25,
  picture,
} satisfies Card;
