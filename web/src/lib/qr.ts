/** A text as squares that a phone can scan. */
import qrcode from "qrcode-generator";

/** How many squares a side has, and the dark ones as a path. */
export function scannable(text: string): { side: number; path: string } {
  const qr = qrcode(0, "M");
  qr.addData(text);
  qr.make();
  const side = qr.getModuleCount();
  let path = "";
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) if (qr.isDark(y, x)) path += `M${x} ${y}h1v1h-1z`;
  return { side, path };
}
