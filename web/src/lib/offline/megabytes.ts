/** Bytes as people read them, in millions: with one place below ten. */
export function megabytes(bytes: number, language: string): string {
  const millions = bytes / 1e6;
  const places = millions < 10 ? 1 : 0;
  return new Intl.NumberFormat(language, { minimumFractionDigits: places, maximumFractionDigits: places }).format(
    millions,
  );
}
