/** An invitation stands behind the # of a link: browsers keep that to themselves, so it is in no log on the way. */
export function linkTo(table: string, invitation: string): string {
  return `/table/${table}${invitation ? `#invitation=${invitation}` : ""}`;
}

/** The same table on a big screen in the middle of the room, which shows others how to get in. */
export const screenOf = (table: string, invitation: string): string =>
  linkTo(table, invitation).replace("/table/", "/screen/");

/** The invitation of the address; in older links it stands behind the question mark. */
export function invitationIn({ hash, search }: { hash: string; search: string }): string {
  const found = [hash.slice(1), search].map((part) => new URLSearchParams(part).get("invitation"));
  return found[0] ?? found[1] ?? "";
}
