/** Another language, as soon as all that the pages say in it is there: until then they go on in the one before. */
import { loadAreas } from "./area.ts";
import { loadTexts } from "./catalogue.svelte.ts";
import { settings } from "./settings.svelte.ts";

let wanted = "";

export async function speak(language: string): Promise<void> {
  wanted = language;
  await Promise.allSettled([loadTexts(language), loadAreas(language)]);
  if (wanted === language) settings.language = language;
}
