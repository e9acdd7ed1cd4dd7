/** What is reported: a line of the talk, or the name of somebody who sits at the table or watches. */
export type Reported = { name: string; text?: string; line?: number; seat?: number; watcher?: string };
