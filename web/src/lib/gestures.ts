/** Fingers and wheel on a pane: dragging moves the camera, pinching and the wheel zoom, and a drag ends in no click. */
import type { Attachment } from "svelte/attachments";

import type { Camera, Point } from "./camera.svelte.ts";

/** So many pixels still are a click. */
const SLIP = 7;

export function gestures(camera: Camera): Attachment<SVGSVGElement> {
  return (pane) => {
    const fingers = new Map<number, Point>();
    let dragged = false;
    const inPane = (event: MouseEvent): Point => {
      const { left, top } = pane.getBoundingClientRect();
      return [event.clientX - left, event.clientY - top];
    };

    function down(event: PointerEvent): void {
      if (fingers.size === 0) dragged = false;
      fingers.set(event.pointerId, inPane(event));
    }

    function glide(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = inPane(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
      if (other) {
        const apart = (point: Point): number => Math.hypot(point[0] - other[0], point[1] - other[1]) || 1;
        camera.enlarge(apart(now) / apart(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
        dragged = true;
      } else if (dragged || (camera.zoom > 1 && Math.hypot(dx, dy) > SLIP)) {
        if (!dragged) pane.setPointerCapture(event.pointerId);
        dragged = true;
        camera.drag(dx, dy);
      } else return;
      fingers.set(event.pointerId, now);
    }

    const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);

    function swallow(event: MouseEvent): void {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
    }

    function wheel(event: WheelEvent): void {
      if (event.deltaY > 0 && camera.zoom === 1) return;
      event.preventDefault();
      camera.enlarge(Math.exp(-event.deltaY / 400), inPane(event));
    }

    const twice = (event: MouseEvent): void => (camera.zoom > 1.9 ? camera.reset() : camera.enlarge(2, inPane(event)));

    const listening = new AbortController();
    const { signal } = listening;
    pane.addEventListener("pointerdown", down, { signal });
    pane.addEventListener("pointermove", glide, { signal });
    pane.addEventListener("pointerup", up, { signal });
    pane.addEventListener("pointercancel", up, { signal });
    pane.addEventListener("click", swallow, { signal, capture: true });
    pane.addEventListener("dblclick", twice, { signal });
    pane.addEventListener("wheel", wheel, { signal, passive: false });
    return () => listening.abort();
  };
}
