import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api } from "../lib/api.ts";
import { calls, wantCalls } from "../lib/call.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { Position, TableInfo } from "../lib/types.ts";
import { face, FakeSocket, info as anyInfo, position as plain, seat } from "../testing.ts";
import Settings from "./Settings.svelte";
import Table from "./Table.svelte";

class FakeNotification {
  static permission: NotificationPermission = "default";
  static asked = 0;
  static shown: FakeNotification[] = [];
  static answer: NotificationPermission = "granted";
  static requestPermission(): Promise<NotificationPermission> {
    FakeNotification.asked++;
    FakeNotification.permission = FakeNotification.answer;
    return Promise.resolve(FakeNotification.permission);
  }
  isOpen = true;
  onclick: (() => void) | null = null;
  constructor(
    readonly title: string,
    readonly options: { body: string; tag: string },
  ) {
    FakeNotification.shown.push(this);
  }
  close(): void {
    this.isOpen = false;
  }
}

const info = (more: Partial<TableInfo> = {}): TableInfo =>
  anyInfo({ visibility: "link", seats: [seat(0, "Ada"), seat(1, "Bob", { connected: false })], ...more });
const position = (n: number, moves: string[], more: Partial<Position> = {}): Position =>
  plain(n, {
    since: n,
    section: "3.1",
    actors: [moves.length ? 0 : 1],
    faces: [face({ view: {}, moves })],
    ...more,
  });
const line = (k: number, by: number | null, name: string, text: string): unknown => ({
  type: "said",
  lines: [{ k, name, seat: by, text, at: 1_000_000 + 60 * k }],
});
const RULES =
  "# Plain\n\nIntro.\n\n## §3 Turns\n\nText.\n\n### §3.1 Diving\n\nSee §3.2.\n\n### §3.2 Resting\n\nSleep.\n";

let isHidden = false;
/** How wide the page is, as far as its media queries can tell. */
function widen(width: number): void {
  window.innerWidth = width;
  (window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({
    width,
  });
}
function hide(on: boolean): void {
  isHidden = on;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("Notification", FakeNotification);
  Object.assign(FakeNotification, { permission: "default", asked: 0, shown: [], answer: "granted" });
  await wantCalls(false);
  Object.assign(settings, { notify: false, offered: false, speed: 0, sound: false, everyQuestion: true });
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  vi.spyOn(api, "me").mockResolvedValue({ id: "me", name: "Ada" } as Awaited<ReturnType<typeof api.me>>);
  vi.spyOn(api, "rules").mockResolvedValue(RULES);
  vi.spyOn(api, "words").mockResolvedValue({
    title: "Plain",
    verbs: {},
    nouns: {},
    fields: {},
    secret: {},
    routine: [],
    part_of: {},
    windows: {},
    habits: { dive: "rest" },
    texts: { prompts: { dive: "dive or rest" }, habits: { dive: "Ask me whether I dive" } },
    common: {},
    chart: null,
    schema: { form: "any" },
  });
});
afterEach(() => {
  cleanup();
  hide(false);
  widen(1280);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function sitDown(...told: unknown[]): Promise<FakeSocket> {
  render(Table, { id: "t" });
  await waitFor(() => expect(FakeSocket.last?.onopen).toBeTruthy());
  FakeSocket.last.onopen?.();
  FakeSocket.last.tell(...told);
  await waitFor(() => expect(document.querySelector("[data-status]")).toBeTruthy());
  return FakeSocket.last;
}
const badges = (): string[] => [...document.querySelectorAll(".tabs b, .log b")].map((each) => each.textContent);

test("the first line that is said is new, on the tab and on the phone’s button, until it is read", async () => {
  const socket = await sitDown(info(), position(1, ["pass"]));
  expect(badges()).toEqual([]);
  socket.tell(line(0, 1, "Bob", "Ahoy!"));
  await waitFor(() => expect(badges()).toEqual(["1", "1"]));
  expect(screen.getByRole("button", { name: "Log and chat, 1 new" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("tab", { name: /Chat/ }));
  expect(badges()).toEqual([]);
  cleanup();
  await sitDown(info(), position(1, ["pass"]), line(0, 1, "Bob", "Ahoy!"), line(1, 1, "Bob", "Still there?"));
  await waitFor(() => expect(badges()).toEqual(["1", "1"]));
});

test("on a phone a chat that is not pulled up is not read, and its button opens it", async () => {
  widen(390);
  const socket = await sitDown(info({ status: "open" }));
  socket.tell(line(0, 1, "Bob", "Ahoy!"));
  await waitFor(() => expect(badges()).toEqual(["1", "1"]));
  socket.tell(info(), position(1, ["pass"]));
  await fireEvent.click(await screen.findByRole("button", { name: /^Log and chat/ }));
  expect(screen.getByRole("tab", { name: /Chat/ }).getAttribute("aria-selected")).toBe("true");
  await waitFor(() => expect(badges()).toEqual([]));
});

test("what is said behind one’s back is new, one’s own words never are", async () => {
  const socket = await sitDown(info(), position(1, ["pass"]));
  await fireEvent.click(screen.getByRole("tab", { name: /Chat/ }));
  hide(true);
  socket.tell(line(0, 1, "Bob", "Ahoy!"), line(1, 0, "Ada", "From my phone"));
  await waitFor(() => expect(badges()).toEqual(["1", "1"]));
  hide(false);
  await waitFor(() => expect(badges()).toEqual([]));
});

test("a line has its time, and a click on its name shows who that is and lights the seat", async () => {
  await sitDown(info(), position(1, ["pass"]), line(0, 1, "Bob", "Ahoy!"), line(1, null, "Cid", "Hello"));
  await fireEvent.click(screen.getByRole("tab", { name: /Chat/ }));
  const times = [...document.querySelectorAll("time")];
  expect(times.map((time) => time.dateTime)).toEqual(["1970-01-12T13:46:40.000Z", "1970-01-12T13:47:40.000Z"]);
  expect(times[0]?.textContent).toMatch(/12.*\d\d:\d\d/);
  await fireEvent.click(screen.getByRole("button", { name: "Bob" }));
  const lit = (): (string | undefined)[] =>
    [...document.querySelectorAll("li.lit .name")].map((each) => each.textContent);
  expect(lit()).toEqual(["Bob"]);
  expect(screen.getByText("Seat 2 · away")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Cid" }));
  expect(lit()).toEqual([]);
  expect(screen.getByText("has no seat at this table")).toBeTruthy();
});

test("a § opens the rule beside the table, and so does a § inside a rule", async () => {
  await sitDown(info(), position(1, ["pass"]));
  const before = location.href;
  await fireEvent.click(await screen.findByRole("link", { name: "§3.1" }));
  await screen.findByRole("heading", { name: "§3.1 Diving" });
  await fireEvent.click(screen.getByRole("link", { name: "§3.2" }));
  await screen.findByRole("heading", { name: "§3.2 Resting" });
  expect(location.href).toBe(before);
  await fireEvent.click(screen.getByRole("button", { name: "Back to the current rule" }));
  await screen.findByRole("heading", { name: "§3.1 Diving" });
});

test("where there is no such table, the page still has its head", async () => {
  const socket = await sitDown();
  socket.tell({
    type: "error",
    code: "not_found",
    message: "There is no such table.",
    fields: {},
    reason: null,
    id: "",
  });
  socket.onclose?.({ code: 1008 });
  await screen.findByRole("alert");
  expect(screen.getByRole("banner").textContent).toContain("Doubloon");
  expect(screen.getAllByRole("link", { name: "Home" }).length).toBeGreaterThan(0);
});

test("whoever looks elsewhere is called when their turn comes, once, and only then", async () => {
  await wantCalls(true);
  const socket = await sitDown(info(), position(1, []));
  hide(true);
  socket.tell(position(2, ["pass"], { prompt: { prompt: "dive" } }));
  await waitFor(() => expect(FakeNotification.shown).toHaveLength(1));
  const [shown] = FakeNotification.shown;
  expect([shown?.title, shown?.options]).toEqual([
    "Your turn · Plain",
    { body: "Dive or rest", tag: "t", icon: "/coin.svg" },
  ]);
  expect(document.title).toContain("Your turn");
  socket.tell(position(3, ["pass"]));
  await waitFor(() => expect(document.querySelector("[data-n='3']")).toBeTruthy());
  hide(false);
  await waitFor(() => expect(shown?.isOpen).toBe(false));
  socket.tell(position(4, []), position(5, ["pass"]));
  await waitFor(() => expect(document.querySelector("[data-n='5']")).toBeTruthy());
  expect(FakeNotification.shown).toHaveLength(1);
});

test("who has not asked for it is never called, and never asked by the browser either", async () => {
  FakeNotification.permission = "granted";
  const socket = await sitDown(info(), position(1, []));
  hide(true);
  socket.tell(position(2, ["pass"]));
  await waitFor(() => expect(document.title).toContain("Your turn"));
  expect([FakeNotification.shown.length, FakeNotification.asked]).toEqual([0, 0]);
});

test("it is offered once, while others are waited for, and asked for only after a click", async () => {
  await sitDown(info(), position(1, ["pass"]));
  expect(document.querySelector("[data-offer]")).toBeNull();
  FakeSocket.last.tell(position(2, []));
  await waitFor(() => expect(document.querySelector("[data-offer]")).toBeTruthy());
  expect(FakeNotification.asked).toBe(0);
  await fireEvent.click(screen.getByRole("button", { name: "Let me know" }));
  expect([FakeNotification.asked, calls.on]).toEqual([1, true]);
  expect(document.querySelector("[data-offer]")).toBeNull();
});

test("the switch goes back if the browser forbids it", async () => {
  FakeNotification.answer = "denied";
  render(Settings);
  const box = screen.getByRole<HTMLInputElement>("switch", { name: "Let me know when it’s my turn" });
  await fireEvent.click(box);
  await waitFor(() => expect(box.checked).toBe(false));
  expect(screen.getByText(/You can allow them in its settings/)).toBeTruthy();
});

test("a question need not be asked again, until the menu says otherwise", async () => {
  settings.unasked = [];
  const socket = await sitDown(info(), position(1, ["rest", "dive"], { prompt: { prompt: "dive" } }));
  const sent = (): string[] => socket.sent.filter((text) => text.includes('"move"'));
  await fireEvent.click(await screen.findByRole("button", { name: "Don’t ask me this again" }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toContain('"text":"rest"');
  await fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  const wanted = screen.getByRole("switch", { name: "Ask me whether I dive" });
  expect((wanted as HTMLInputElement).checked).toBe(false);
  await fireEvent.click(wanted);
  expect(settings.unasked).toEqual([]);
  const forMe = screen.getByRole("switch", { name: "Answer for me when I have no choice" });
  expect((forMe as HTMLInputElement).checked).toBe(false);
  await fireEvent.click(forMe);
  expect(settings.everyQuestion).toBe(false);
});
