import type { Card } from "../../lib/games.ts";
import picture from "./picture.svg";

export default {
  order: 90,
  large: false,
  minutes: 10,
  picture,
} satisfies Card;
