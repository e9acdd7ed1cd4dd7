import { afterEach, expect, test, vi } from "vitest";

import { api } from "./api.ts";

afterEach(() => vi.unstubAllGlobals());

test("a name or a code that is refused leaves everything else as it was", async () => {
  const refused = { error: { code: "refused", message: "No.", fields: {} } };
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const isWish = path === "/api/identity/claim" || (path === "/api/me" && init.method === "POST");
    const told = isWish
      ? refused
      : path === "/api/tables/mine"
        ? { tables: [], waiting: {} }
        : { id: "a", name: "Ada" };
    return Promise.resolve(new Response(JSON.stringify(told), { status: isWish ? 400 : 200 }));
  });
  await expect(api.rename("")).rejects.toThrow("No.");
  await expect(api.claim("wrong")).rejects.toThrow("No.");
  expect((await api.me()).name).toBe("Ada");
  expect((await api.mine()).tables).toEqual([]);
});
