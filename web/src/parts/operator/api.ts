/** What the operator asks the server: known by a cookie that no script can read. */
import type { Overview, Reports } from "../../generated/wire.ts";
import { ask } from "../../lib/api.ts";

export type Decision = { report: string; remove: boolean; rename: boolean; hush_days: number };

export const operator = {
  enter: (password: string) => ask("/api/operator/session", { password }),
  leave: () => ask("/api/operator/session/end", {}),
  overview: () => ask<Overview>("/api/operator"),
  reports: () => ask<Reports>("/api/operator/reports"),
  decide: (decision: Decision) => ask<Reports>("/api/operator/reports/decide", decision),
  unhush: (person: string) => ask<Reports>("/api/operator/people/unhush", { person }),
  close: (table: string) => ask<Overview>("/api/operator/tables/close", { table }),
};
