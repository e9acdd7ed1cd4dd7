/** The part of a drawing that its pane shows: drag to move it; pinch, wheel, keys and buttons zoom. */

/** A place on a drawing or in its pane. */
export type Point = readonly [number, number];

export type Box = { left: number; top: number; width: number; height: number };

const NUDGE = 48;

export class Camera {
  width = $state(0);
  height = $state(0);
  frame = $state.raw<Box>({ left: 0, top: 0, width: 1, height: 1 });
  zoom = $state(1);
  /** How large a drawing may become. */
  most = 4;
  #middle = $state.raw<Point | null>(null);

  /** Pixels for each unit of the drawing. */
  get scale(): number {
    const { width, height } = this.frame;
    return (this.width && this.height ? Math.min(this.width / width, this.height / height) : 1) * this.zoom;
  }

  get seen(): Box {
    const [width, height] = [
      (this.width || this.frame.width) / this.scale,
      (this.height || this.frame.height) / this.scale,
    ];
    const [x, y] = this.#middle ?? this.#centre();
    return { left: x - width / 2, top: y - height / 2, width, height };
  }

  get viewBox(): string {
    const { left, top, width, height } = this.seen;
    return [left, top, width, height].map((value) => value.toFixed(1)).join(" ");
  }

  /** Keys zoom too. */
  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") this.enlarge(1.4);
    else if (event.key === "-") this.enlarge(1 / 1.4);
    else if (event.key === "0") this.reset();
  }

  /** Where a point of the drawing is in the pane. */
  toPane([x, y]: Point): Point {
    const { left, top } = this.seen;
    return [(x - left) * this.scale, (y - top) * this.scale];
  }

  /** Enlarge by a factor so that what is under this point of the pane stays there. */
  enlarge(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    const before = this.seen;
    const point: Point = [before.left + at[0] / this.scale, before.top + at[1] / this.scale];
    this.zoom = Math.min(this.most, Math.max(1, this.zoom * factor));
    this.#look([point[0] + (this.width / 2 - at[0]) / this.scale, point[1] + (this.height / 2 - at[1]) / this.scale]);
  }

  /** Move by so many pixels of the pane. */
  drag(dx: number, dy: number): void {
    const [x, y] = this.#middle ?? this.#centre();
    this.#look([x - dx / this.scale, y - dy / this.scale]);
  }

  /** Make sure that a point is seen. */
  show(point: Point): void {
    const [x, y] = this.toPane(point);
    const past = (value: number, size: number): number =>
      Math.min(0, value - NUDGE) + Math.max(0, value - size + NUDGE);
    if (this.zoom > 1) this.drag(-past(x, this.width), -past(y, this.height));
  }

  /** Bring a point to the middle, as far as the drawing goes. */
  centre(point: Point): void {
    if (this.zoom > 1) this.#look(point);
  }

  /** Show this part as large as the pane allows, but no larger than so many pixels for each unit. */
  lookAt({ left, top, width, height }: Box, most = Infinity): void {
    const whole = this.scale / this.zoom;
    const wanted = Math.min(this.width / width, this.height / height, most);
    this.zoom = Math.min(this.most, Math.max(1, wanted / whole));
    this.#look([left + width / 2, top + height / 2]);
  }

  reset(): void {
    this.zoom = 1;
    this.#middle = null;
  }

  #centre(): Point {
    const { left, top, width, height } = this.frame;
    return [left + width / 2, top + height / 2];
  }

  /** Never so far that the drawing is lost from sight. */
  #look([x, y]: Point): void {
    const { left, top, width, height } = this.frame;
    const [cx, cy] = this.#centre();
    const within = (value: number, middle: number, from: number, size: number, seen: number): number =>
      seen >= size ? middle : Math.min(Math.max(value, from + seen / 2), from + size - seen / 2);
    this.#middle = [
      within(x, cx, left, width, this.width / this.scale),
      within(y, cy, top, height, this.height / this.scale),
    ];
  }
}
