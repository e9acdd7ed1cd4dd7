import type { Language } from "../../lib/languages.ts";

export default { name: "Nederlands", direction: "ltr", whole: true } satisfies Language;
