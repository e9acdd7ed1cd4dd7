/** What a view is made of, as its game declares it: the schema of doubloon/core/schema.py. */
export type Kind = {
  form: "row" | "list" | "map" | "number" | "decimal" | "truth" | "name" | "any";
  /** What a list or a map holds, what the keys of a map are, and the fields of a row. */
  item?: Kind;
  key?: Kind;
  fields?: Record<string, Kind>;
  /** A player's seat; a name from this table of nouns; sentences to read, and those that only set the mood. */
  seat?: true;
  noun?: string;
  text?: true;
  flavour?: true;
  /** It names its row, is the colour of it, or tells whether everybody sees what lies there. */
  title?: true;
  colour?: true;
  open?: true;
  /** A list with an entry for each seat; cards that the reader holds; things that may be up for choice. */
  by_seat?: true;
  hand?: true;
  choice?: true;
  /** It belongs to this field beside it; it is not worth telling while it is this number; it is for programs only. */
  of?: string;
  /** A list in turn order from the seat in this field, going the way that the other field says. */
  from_seat?: string;
  going?: string;
  usually?: number;
  unsaid?: true;
  /** What is going on, as long as this field of it is true (none: always). */
  now?: string;
};
