import type { Language } from "../../lib/languages.ts";

export default { name: "Português", direction: "ltr", whole: true } satisfies Language;
