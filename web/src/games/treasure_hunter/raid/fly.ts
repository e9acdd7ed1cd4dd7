/** Things that fly from where they lie to something else of the same scene, as long as their event is on stage. */
import type { Attachment } from "svelte/attachments";

const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/** To the element that the selector finds in the scene, in so many milliseconds; what `vanishes` is gone then. */
export function flyTo(selector: string, ms: number, vanishes = false): Attachment<HTMLElement> {
  return (thing) => {
    const goal = ms ? thing.closest("section")?.querySelector(selector) : null;
    if (!goal) return;
    const [from, to] = [thing.getBoundingClientRect(), goal.getBoundingClientRect()];
    const x = to.x + to.width / 2 - from.x - from.width / 2;
    const y = to.y + to.height / 2 - from.y - from.height / 2;
    const high = Math.min(0, y) - 34;
    thing.animate?.(
      [
        { transform: "none", zIndex: 5 },
        { transform: `translate(${x * 0.5}px, ${y * 0.5 + high * 0.6}px) scale(1.15)`, zIndex: 5, offset: 0.5 },
        { transform: `translate(${x}px, ${y}px) scale(0.75)`, opacity: vanishes ? 0 : 0.9, zIndex: 5 },
      ],
      { duration: ms * 0.9, easing: EASE, fill: vanishes ? "forwards" : "none" },
    );
  };
}
