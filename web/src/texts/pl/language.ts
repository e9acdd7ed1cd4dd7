import type { Language } from "../../lib/languages.ts";

export default { name: "Polski", direction: "ltr", whole: true } satisfies Language;
