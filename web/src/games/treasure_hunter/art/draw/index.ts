/** Every drawing by its name; loaded when the first one is needed (art/sheet.ts). */
export const draw = (name: string): string => `<!-- ${name} -->`;
