/** Tobago with the box on the table: the island, the maps and the cars as they lie there. */
import type { CompanionModule } from "../../../lib/companions.ts";
import Page from "./Page.svelte";

export default { Page } satisfies CompanionModule;
