import type { Language } from "../../lib/languages.ts";

export default { name: "Deutsch", direction: "ltr", whole: true } satisfies Language;
