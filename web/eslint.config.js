import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Prettier lays lines out; this finds those that it cannot break, and whatever is likely a mistake. */
export default ts.config(
  { ignores: ["node_modules", "src/**/generated"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "max-len": ["error", { code: 120 }],
      "no-undef": "off", // TypeScript knows better, here and in the next line, and is asked anyway
      "@typescript-eslint/no-unused-vars": "off",
      "svelte/prefer-svelte-reactivity": "off", // no map or set of ours is reactive: each is replaced as a whole
      "@typescript-eslint/no-non-null-assertion": "off", // noUncheckedIndexedAccess leaves no shorter way to index
    },
  },
  { files: ["**/*.svelte"], rules: { "prefer-const": "off", "svelte/prefer-const": "error" } },
);
