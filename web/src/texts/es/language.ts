import type { Language } from "../../lib/languages.ts";

export default { name: "Español", direction: "ltr", whole: true } satisfies Language;
