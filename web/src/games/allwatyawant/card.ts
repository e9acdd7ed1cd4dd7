import type { Card } from "../../lib/games.ts";
import picture from "./picture.svg";

export default {
  order: 30,
  large: true,
  minutes: 60,
  picture,
} satisfies Card;
