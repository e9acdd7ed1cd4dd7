import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api } from "../lib/api.ts";
import { settings } from "../lib/settings.svelte.ts";
import { speechOf } from "../lib/speech.ts";
import type { Position, TableInfo } from "../lib/types.ts";
import { face, FakeSocket, info, position as plain, seat } from "../testing.ts";
import Table from "./Table.svelte";

/** However busy the machine is. */
configure({ asyncUtilTimeout: 30_000 });

const position = (n: number, moves: string[], more: Partial<Position> = {}, own: number | null = 0): Position =>
  plain(n, {
    since: n - 1,
    section: "3.1",
    actors: [moves.length ? 0 : 1],
    faces: [face({ seat: own, view: { hand: ["rope"] }, moves })],
    ...more,
  });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("WebSocket", FakeSocket);
  Object.assign(settings, { speed: 0, sound: false, everyQuestion: true, offered: true });
  vi.spyOn(api, "me").mockResolvedValue({ id: "me", name: "Ines" } as Awaited<ReturnType<typeof api.me>>);
  vi.spyOn(api, "words").mockRejectedValue(new Error("none"));
});
afterEach(() => {
  cleanup();
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
const openTable = (): TableInfo =>
  info({ status: "open", owner: false, seats: [seat(0, "Bob", { yours: false }), seat(1, "", { kind: "open" })] });

test("whoever sits down for the first time is asked for a name, once", async () => {
  const act = vi.spyOn(api, "act").mockResolvedValue(openTable());
  const rename = vi.spyOn(api, "rename").mockResolvedValue({ id: "me", name: "Countess", secret: "", renamed: false });
  await sitDown(openTable());
  await fireEvent.click(await screen.findByRole("button", { name: "Take this seat" }));
  const field = await screen.findByLabelText<HTMLInputElement>(/Your name at the table/);
  await waitFor(() => expect(field.value).toBe("Ines"));
  expect(act.mock.calls, "only whether it would be refused").toEqual([
    ["t", "join", { seat: 1, or_any: true, invitation: "", only_ask: true }],
  ]);
  await fireEvent.input(field, { target: { value: "Countess" } });
  await fireEvent.submit(field.form!);
  await waitFor(() => expect(act).toHaveBeenCalledWith("t", "join", { seat: 1, or_any: true, invitation: "" }));
  expect(rename).toHaveBeenCalledWith("Countess");
  expect(document.querySelector("[data-ask-name]")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Take this seat" }));
  await waitFor(() => expect(act).toHaveBeenCalledTimes(3));
});

test("whoever may not sit down is told so before they are asked for a name", async () => {
  vi.spyOn(api, "act").mockRejectedValue(new Error("You need an invitation."));
  await sitDown(openTable());
  await fireEvent.click(await screen.findByRole("button", { name: "Take this seat" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("You need an invitation."));
  expect(document.querySelector("[data-ask-name]")).toBeNull();
});

test("whoever keeps their name just sits down", async () => {
  const act = vi.spyOn(api, "act").mockResolvedValue(openTable());
  const rename = vi.spyOn(api, "rename");
  await sitDown(openTable());
  await fireEvent.click(await screen.findByRole("button", { name: "Take this seat" }));
  const field = await screen.findByLabelText<HTMLInputElement>(/Your name at the table/);
  await waitFor(() => expect(field.selectionEnd).toBe("Ines".length));
  expect(field.selectionStart, "typing replaces the name").toBe(0);
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  await waitFor(() => expect(act).toHaveBeenCalledTimes(2));
  expect(rename).not.toHaveBeenCalled();
});

test("a name is changed at the table", async () => {
  const act = vi.spyOn(api, "act").mockResolvedValue(info());
  const rename = vi.spyOn(api, "rename").mockResolvedValue({ id: "me", name: "Countess", secret: "", renamed: false });
  const socket = await sitDown(info(), position(1, ["pass"]));
  await fireEvent.click(await screen.findByRole("button", { name: "Ada: change your name" }));
  const field = await screen.findByDisplayValue<HTMLInputElement>("Ada");
  await fireEvent.input(field, { target: { value: "Countess" } });
  await fireEvent.submit(field.form!);
  await waitFor(() => expect(act).toHaveBeenCalledWith("t", "name", { seat: 0, name: "Countess" }));
  expect(rename).toHaveBeenCalledWith("Countess");
  socket.tell(info({ seats: [seat(0, "Countess"), seat(1, "Bob")] }));
  await screen.findByRole("button", { name: "Countess: change your name" });
});

test("while a bot plays for me I see my hand, cannot act, and can take over again", async () => {
  const act = vi.spyOn(api, "act").mockResolvedValue(info());
  const socket = await sitDown(info(), position(1, ["pass"]));
  await waitFor(() => expect(document.querySelector("[data-move]")).toBeTruthy());
  socket.tell(info({ seats: [seat(0, "Ada", { covered: true, bot: "greedy" }), seat(1, "Bob")] }));
  await fireEvent.click(await screen.findByRole("button", { name: "Take over again" }));
  expect(act).toHaveBeenCalledWith("t", "seat", { seat: 0, kind: "person" });
  expect([document.querySelector("[data-move]"), document.title.includes("Your turn")]).toEqual([null, false]);
  expect(document.querySelector("main")?.textContent).toContain("Rope");
});

test("a connection that is lost is told in the place of my turn, also in the title", async () => {
  const socket = await sitDown(info(), position(1, ["pass"]));
  await waitFor(() => expect(document.title).toContain("Your turn"));
  socket.onclose?.({ code: 1006 });
  const told = await screen.findByText("Connection lost. Trying again…");
  expect(told.closest("header"), "not over cards and buttons").toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/^No connection/));
  expect(screen.queryByText("Your turn")).toBeNull();
});

test("one sees when a bot steps in for somebody who is asked and away, and how a wish to take back ended", async () => {
  const away = [seat(0, "Ada"), seat(1, "Bob", { connected: false, bot_in: 42 })];
  const socket = await sitDown(info({ seats: away }), position(1, []));
  await waitFor(() => expect(document.querySelector("[data-bot-in]")?.textContent).toMatch(/away, bot in 0:4[0-2]/));
  socket.tell(position(2, ["pass"]));
  await waitFor(() => expect(document.querySelector("[data-bot-in]")).toBeNull());
  socket.tell(
    info({ notes: [{ n: 1, kind: "void", until: 0, seat: 1, other: null, moves: 0, name: "" }] }),
    position(3, ["pass"]),
  );
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Bob asked to take moves back, but"));
});

test("everybody’s time is shown, mine also in the prompt and aloud when it gets short", async () => {
  const now = Date.now() / 1000;
  const clock = { now: now - 500, ends: [now - 500 + 100, null] };
  const socket = await sitDown(info(), position(1, ["pass"], { clock }));
  const clocks = (): string[] => [...document.querySelectorAll("[data-clock]")].map((each) => each.textContent);
  await waitFor(() => expect(clocks()).toEqual(["1:40"]));
  socket.tell(position(2, ["pass"], { clock: { now, ends: [now + 20, null] } }));
  await waitFor(() => expect(clocks()).toHaveLength(2));
  expect(document.querySelector("header [data-clock]:not(.scarce)")).toBeTruthy();
  expect(screen.getByText("30 s left")).toBeTruthy();
  socket.tell(position(3, [], { clock: { now, ends: [null, now + 20] } }));
  await waitFor(() => expect(document.querySelectorAll("aside [data-clock], section [data-clock]")).toHaveLength(1));
  expect(document.querySelector("header [data-clock]")).toBeNull();
});

test("one sees how many watch, and who; the host can mute one of them", async () => {
  const act = vi.spyOn(api, "act").mockResolvedValue(info());
  const watching = [{ id: "w", name: "Eve", yours: false, muted: false }];
  await sitDown(info({ watchers: 3, watching }), position(1, ["pass"]));
  await screen.findByText("3 people watching");
  expect(screen.getByText("2 without a name")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Mute: Eve" }));
  expect(act).toHaveBeenCalledWith("t", "mute", { watcher: "w", muted: true });
});

test("whoever asked to take back can withdraw, and is told who refused", async () => {
  const proposal = { by: 0, to: 1, at: 5, agreed: [0], waiting: [1] };
  const socket = await sitDown(info({ proposal }), position(5, ["pass"]));
  await screen.findByText(/Still to answer: Bob/);
  await fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  expect(JSON.parse(socket.sent.at(-1) ?? "{}")).toMatchObject({ type: "consent", agree: false });
  socket.tell(info({ declined: { by: 0, no: 1 } }));
  await screen.findByText("Bob would rather let the moves stand.");
  await fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(document.querySelector("[data-declined]")).toBeNull();
  socket.tell(info({ declined: { by: 1, no: 0 } }));
  expect(document.querySelector("[data-declined]"), "others need not be told").toBeNull();
});

test("whoever watches stops the stage and goes on step by step; the table is not told", async () => {
  const bots = info({ seats: [seat(0, "Bosun", { kind: "bot", yours: false }), seat(1, "Quill", { kind: "bot" })] });
  bots.seats[1]!.yours = false;
  const socket = await sitDown(bots, position(1, [], {}, null));
  const sent = socket.sent.length;
  await waitFor(() => expect(document.querySelector(".board"), "it says what is routine").toBeTruthy());
  await fireEvent.click(await screen.findByRole("button", { name: "Pause" }));
  const acts = (n: number, event = "acted"): Position =>
    position(n, [], { faces: [face({ seat: null, moves: [], events: [{ n: n - 1, event }] })] }, null);
  vi.spyOn(speechOf("plain"), "kinds", "get").mockReturnValue({ routine: ["picked_up"], partOf: {} });
  socket.tell(acts(2, "picked_up"), acts(3), acts(4));
  await screen.findByRole("button", { name: "Catch up (3)" });
  expect(document.querySelector("[data-n='1']")).toBeTruthy();
  expect(screen.getByText(/Your view is paused; the game goes on/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Next step" }));
  await waitFor(() => expect(document.querySelector("[data-n='3']"), "a step shows something").toBeTruthy());
  await fireEvent.keyDown(window, { key: "ArrowRight" });
  await waitFor(() => expect(document.querySelector("[data-n='4']")).toBeTruthy());
  expect(socket.sent).toHaveLength(sent);
});

test("somebody else who sits there can take over from a host who is away", async () => {
  const act = vi.spyOn(api, "act").mockResolvedValue(info());
  const seats = [seat(0, "Ada"), seat(1, "Bob", { host: true, connected: false })];
  await sitDown(info({ owner: false, seats }), position(1, ["pass"]));
  await fireEvent.click(await screen.findByRole("button", { name: "Take over as host" }));
  expect(act).toHaveBeenCalledWith("t", "host", {});
});

test("whoever sits among friends is told so, and whoever only watches, why there is nothing to write in", async () => {
  const socket = await sitDown(info({ status: "open", seats: [seat(0, "Ada"), seat(1, "Bob", { yours: false })] }));
  await screen.findByText("Everybody is here: the game can begin.");
  const strangers = [seat(0, "Ada", { yours: false }), seat(1, "Bob", { yours: false })];
  socket.tell(info({ status: "playing", visibility: "link", owner: false, seats: strangers }));
  await fireEvent.click(await screen.findByRole("tab", { name: "Chat" }));
  await screen.findByText("Only those who sit at the table can write here.");
  expect(document.querySelector("#say")).toBeNull();
});

test("a friend can be invited into a running game, and nobody gives up by a double click", async () => {
  const write = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: write } });
  const act = vi.spyOn(api, "act").mockResolvedValue(info());
  await sitDown(info({ invitation: "secret" }), position(1, ["pass"]));
  await fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  await fireEvent.click(screen.getByRole("button", { name: "Copy the invitation link" }));
  await screen.findByText("Link copied");
  expect(write.mock.calls[0]![0]).toContain("secret");
  const click = (name: string, detail: number): Promise<boolean> =>
    fireEvent.click(screen.getByRole("button", { name }), { detail });
  await click("Give up this game", 1);
  await click("Yes, give up", 2);
  await click("No, play on", 1);
  expect(screen.queryByRole("button", { name: "Yes, give up" })).toBeNull();
  expect(act).not.toHaveBeenCalled();
  await click("Give up this game", 1);
  await click("Yes, give up", 1);
  expect(act).toHaveBeenCalledWith(expect.anything(), "leave");
});

test("a refusal out of turn says for whom the game waits", async () => {
  const socket = await sitDown(info(), position(1, [], { prompt: { prompt: "choose", seats: [1] } }));
  await waitFor(() => expect(document.querySelector("[data-n='1']")).toBeTruthy());
  socket.tell({ type: "error", id: "", code: "illegal_move", message: "", reason: { reason: "not_your_turn" } });
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/It is not your turn: Bob.*choose/i));
});

test("the sheet on which the device is passed on tells the last moves, but not what the next person did", async () => {
  const own = (seat: number | null): Position["faces"][0] =>
    face({
      seat,
      moves: seat === 1 ? ["pass"] : [],
      secret: seat !== null,
      events: [
        { n: 1, event: "turn", seat: 1 },
        { n: 2, event: "drove", seat: 1 },
        { n: 3, event: "drove", seat: 0 },
        { n: 3, event: "turn", seat: 1 },
      ],
    });
  vi.spyOn(speechOf("plain"), "sentence").mockImplementation(({ n }) => `Line ${n}`);
  vi.spyOn(speechOf("plain"), "kinds", "get").mockReturnValue({ routine: ["turn"], partOf: {} });
  const seats = [seat(0, "Ada"), seat(1, "Bob", { yours: true })];
  await sitDown(info({ hot_seat: true, seats }), plain(4, { actors: [1], faces: [own(0), own(1), own(null)] }));
  await waitFor(() => expect(document.querySelector("[data-handover='1']")).toBeTruthy());
  expect([...document.querySelectorAll("[data-handover] .last p")].map((each) => each.textContent)).toEqual(["Line 3"]);
});

test("there is nothing to undo before I have moved, although the log speaks of me", async () => {
  const named = face({ moves: ["pass"], events: [{ n: 0, event: "goes_first", seat: 0 }] });
  const socket = await sitDown(info(), plain(1, { faces: [named] }));
  const undo = (): Promise<HTMLButtonElement> => screen.findByRole("button", { name: /Undo|take back/i });
  expect((await undo()).disabled).toBe(true);
  socket.tell(plain(2, { since: 1, faces: [face({ moves: ["pass"], has_moved: true })] }));
  await waitFor(async () => expect((await undo()).disabled).toBe(false));
});

test("after the end nobody plays for anybody, and a shared place is told as such", async () => {
  const seats = [seat(0, "Ada", { covered: true }), seat(1, "Bob"), seat(2, "Cid")];
  const ended = { over: true, actors: [], scores: [3, 9, 3], ranking: [2, 1, 2] };
  await sitDown(info({ status: "over", seats }), position(4, [], ended));
  await waitFor(() => expect(document.querySelector("[data-outcome]")).toBeTruthy());
  expect(screen.getByText("You share second place with Cid.")).toBeTruthy();
  expect(screen.queryByText("a bot is playing")).toBeNull();
});

test("a seat that can be had at once is taken, any other is asked for", async () => {
  const bots = [0, 1].map((at) =>
    seat(at, ["Bosun", "Quill"][at]!, { kind: "bot", yours: false, offered: true, at_once: at === 0 }),
  );
  await sitDown(info({ seats: bots, owner: false }), position(1, [], {}, null));
  expect(await screen.findByRole("button", { name: /^Take this seat ?: Bosun/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Ask for this seat ?: Quill/ })).toBeTruthy();
});
