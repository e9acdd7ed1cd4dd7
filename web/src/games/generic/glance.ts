/** What can be seen of a card at a glance. */
/** The part of a name that is a colour, and its numbers. */
export function glance(name: string): { colour: string; number: string } {
  const parts = name.split("-");
  const numbers = parts.filter((part) => /^x?\d+$/.test(part)).map((part) => part.replace("x", "×"));
  return {
    colour: parts.find((part) => part in COLOURS) ?? "",
    number: numbers.length < 3 ? numbers.join("/") : numbers.join("·"),
  };
}

export const COLOURS: Record<string, string> = {
  red: "#c8402c",
  blue: "#2f7fd1",
  green: "#3b8f4e",
  yellow: "#e2b72f",
  orange: "#df7d2c",
  purple: "#8a4bb0",
  black: "#2b2b2e",
  white: "#f7f3e8",
  grey: "#8b9196",
  gray: "#8b9196",
  brown: "#85552f",
  copper: "#c47a45",
  silver: "#c3cad0",
  gold: "#e6b53a",
  pearls: "#efe3e6",
};
