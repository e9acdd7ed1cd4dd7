/** Treasure Hunter with the box on the table: a score sheet, and a night with goblins worked out. */
import type { CompanionModule } from "../../../lib/companions.ts";
import Page from "./Page.svelte";

export default { Page } satisfies CompanionModule;
