import type { Language } from "../../lib/languages.ts";

export default { name: "English", direction: "ltr", whole: true } satisfies Language;
