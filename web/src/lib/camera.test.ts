import { describe, expect, it } from "vitest";

import { Camera } from "./camera.svelte.ts";

function camera(): Camera {
  const made = new Camera();
  made.frame = { left: 0, top: 0, width: 1000, height: 500 };
  made.width = 400;
  made.height = 200;
  return made;
}

describe("a camera", () => {
  it("shows a part as large as it can, and never more of the paper than there is", () => {
    const made = camera();
    made.lookAt({ left: 0, top: 0, width: 250, height: 100 });
    expect(made.scale).toBeCloseTo(1.6);
    expect(made.seen).toMatchObject({ left: 0, top: 0, width: 250, height: 125 });
    made.lookAt({ left: 400, top: 200, width: 200, height: 100 }, 1);
    expect(made.scale).toBeCloseTo(1);
    expect(made.seen).toMatchObject({ left: 300, top: 150 });
    made.lookAt({ left: -5000, top: 0, width: 9000, height: 100 });
    expect(made.zoom).toBe(1);
  });
});
