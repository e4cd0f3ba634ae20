import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendAgain, sendWaiting } from "#client/features/offline/send-waiting.ts";
import { startOffline } from "#client/features/offline/start.ts";
import { itemsOf, setFacts } from "#client/features/offline/vault.ts";
import { keepDream, openDream } from "#client/features/offline/waiting-dreams.ts";
import { storeWriter } from "#client/features/offline/writer.ts";
import { ApiError, createApi, type ApiReply, type Send } from "#client/lib/api.ts";

beforeEach(() => {
  vi.stubGlobal("navigator", { locks: { request: (_name: string, work: () => unknown) => work() } });
  vi.stubGlobal("indexedDB", memoryDatabase());
});
afterEach(() => vi.unstubAllGlobals());

const failing = (status: number, code: string) =>
  createApi(async () => ({ status, data: { error: { code, message: "" } } }));

/** What the vault uses of IndexedDB, in memory. */
function memoryDatabase() {
  type Row = Record<string, unknown>;
  const stores = new Map<string, { keyPath: string; rows: Map<unknown, Row> }>();
  const replyWith = (result: unknown, ...events: string[]) => {
    const request = Object.assign(new EventTarget(), { result });
    queueMicrotask(() => events.forEach((name) => request.dispatchEvent(new Event(name))));
    return request;
  };
  const done = (result?: unknown) => replyWith(result, "success");
  const objectStore = (name: string) => {
    const { keyPath, rows } = stores.get(name)!;
    const put = (row: Row) => done(rows.set(row[keyPath], row));
    return {
      get: (key: string) => done(rows.get(key)),
      add: put,
      put,
      delete: (key: string) => done(rows.delete(key)),
      count: () => done(rows.size),
      index: (field: string) => ({
        getAll: (value: string) =>
          done([...rows.values()].filter((row) => row[field.replace("by_", "")] === value)),
      }),
    };
  };
  const database = Object.assign(new EventTarget(), {
    createObjectStore(name: string, { keyPath }: { keyPath: string }) {
      stores.set(name, { keyPath, rows: new Map() });
      return { createIndex: () => undefined };
    },
    transaction() {
      const transaction = Object.assign(new EventTarget(), { objectStore });
      setTimeout(() => transaction.dispatchEvent(new Event("complete")));
      return transaction;
    },
    close: () => undefined,
  });
  return {
    open: () => replyWith(database, ...(stores.size === 0 ? ["upgradeneeded"] : []), "success"),
  };
}

const WRITTEN = { text: "A door.", wish: "note", resolution: "480p", language: "en-US" } as const;
const ANA: ApiReply = { status: 200, data: { user: { id: "ana" } } };
const refusal = (status: number, code: string): ApiReply => ({
  status,
  data: { error: { code, message: "" } },
});

test("where nothing waits the server is not asked who is signed in", async () => {
  const asked: string[] = [];
  const api = createApi(async ({ path }) => {
    asked.push(path);
    return ANA;
  });
  expect(await sendWaiting(api)).toEqual({ sent: 0, waiting: 0, refused: 0 });
  expect(asked).toEqual([]);
});

test("without a session nothing is sent, and nothing fails", async () => {
  await keepDream("ana", WRITTEN, { id: "first", at: 0 });
  expect(await sendWaiting(failing(401, "unauthenticated"))).toEqual({ sent: 0, waiting: 0, refused: 0 });
});

test("where the server cannot say who is signed in, it rejects, so that the browser tries again", async () => {
  await keepDream("ana", WRITTEN, { id: "first", at: 0 });
  const offline = createApi(() => Promise.reject(new TypeError("Failed to fetch")));
  for (const api of [offline, failing(503, "unavailable"), failing(429, "rate_limited")])
    await expect(sendWaiting(api)).rejects.toBeInstanceOf(ApiError);
});

test("a refused dream that is queued again twice, under a new key, is sent once", async () => {
  const item = await keepDream("ana", WRITTEN, { id: "first", at: 0 });
  await setFacts(item.id, { refusal: { code: "conflict", message: "" } });
  const refused = (await openDream((await itemsOf("ana"))[0]!))!;
  await sendAgain(refused);
  await sendAgain(refused);
  const waiting = await itemsOf("ana");
  expect(waiting).toMatchObject([{ user: "ana", facts: {} }]);
  expect(waiting[0]!.id).not.toBe("first");
});

test("a server that does not reply leaves a dream waiting, and lets go of the others' turn", async () => {
  await keepDream("ana", WRITTEN, { id: "first", at: 0 });
  const limits: AbortController[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    limits.push(new AbortController());
    return limits.at(-1)!.signal;
  });
  const silent: Send = (_endpoint, _input, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  const api = createApi(async (...call) => (call[0].path === "/api/me" ? ANA : silent(...call)));
  const sending = sendWaiting(api);
  await expect.poll(() => limits.length).toBe(2);
  limits[1]!.abort();
  expect(await sending).toEqual({ sent: 0, waiting: 1, refused: 0 });
  expect(await itemsOf("ana")).toMatchObject([{ id: "first", facts: {} }]);
});

test("the night of a dream ends when the nights of its user do, in the browser's zone or, without one, the user's", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
  const inZone = (timeZone: string) =>
    zone.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
  const writtenAt = async (user: string, moment: string) => {
    const item = await keepDream(user, WRITTEN, { id: moment, at: Date.parse(moment) });
    const { night, time } = (await openDream(item))!;
    return `${night} ${time}`;
  };
  inZone("Europe/Istanbul");
  expect(await writtenAt("ana", "2026-11-20T06:30:00Z")).toBe("2026-11-19 09:30");
  storeWriter("ana", { timeZone: "Asia/Tokyo", nightEnds: 7 });
  expect(await writtenAt("ana", "2026-11-20T06:30:00Z")).toBe("2026-11-20 09:30");
  expect(await writtenAt("bora", "2026-11-20T06:30:00Z")).toBe("2026-11-19 09:30");
  // What Chromium says where its system names none.
  inZone("Etc/Unknown");
  expect(await writtenAt("ana", "2026-11-20T06:30:00Z")).toBe("2026-11-20 15:30");
  expect(await writtenAt("bora", "2026-11-20T06:30:00Z")).toBe("2026-11-19 06:30");
});

test("a page sends what waits also where no worker can be installed, and mentions the one that was refused", async () => {
  const never = new Promise(() => undefined);
  vi.stubGlobal("navigator", {
    ...navigator,
    serviceWorker: { register: async () => undefined, ready: never },
  });
  await keepDream("ana", { ...WRITTEN, wish: "full" }, { id: "first", at: 0 });
  await keepDream("ana", WRITTEN, { id: "second", at: 1 });
  const api = createApi(async ({ path }) =>
    path === "/api/me"
      ? ANA
      : path === "/api/dreams"
        ? refusal(402, "insufficient_tokens")
        : { status: 201, data: {} },
  );
  const refreshed: unknown[] = [];
  const shown: unknown[] = [];
  await startOffline({
    userId: "ana",
    nights: { timeZone: null, nightEnds: 12 },
    theme: "night",
    app: { api, locale: "tr", loadTranslations: async () => undefined } as never,
    t: (key: string) => key,
    queryClient: {
      invalidateQueries: ({ queryKey }: { queryKey: unknown }) => refreshed.push(queryKey),
    } as never,
    toast: (toast) => shown.push(toast.title),
  });
  expect(refreshed).toEqual([["library"], ["me"]]);
  expect(shown).toEqual(["write:stuckNotice"]);
});
