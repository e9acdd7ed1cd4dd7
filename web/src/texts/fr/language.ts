import type { Language } from "../../lib/languages.ts";

export default { name: "Français", direction: "ltr", whole: true } satisfies Language;
