import type { Language } from "../../lib/languages.ts";

export default { name: "Italiano", direction: "ltr", whole: true } satisfies Language;
