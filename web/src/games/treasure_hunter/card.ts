import type { Card } from "../../lib/games.ts";
import picture from "./picture.svg";

export default {
  order: 20,
  large: true,
  minutes: 30,
  picture,
  keeps: "bottom",
} satisfies Card;
