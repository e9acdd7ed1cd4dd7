/** Which games this browser has been welcomed to: a newcomer reads the aim once, and later only on request. */
const KEY = "doubloon.welcomed";

function known(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}

export function isNewcomer(game: string): boolean {
  return game !== "" && !known().includes(game);
}

export function welcomed(game: string): void {
  try {
    localStorage.setItem(KEY, [...new Set([...known(), game])].join(" "));
  } catch {
    /* a browser without storage welcomes again */
  }
}
