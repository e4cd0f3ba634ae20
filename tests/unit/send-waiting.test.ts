import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendAgain, sendWaiting } from "#client/features/offline/send-waiting.ts";
import { itemsOf, setFacts } from "#client/features/offline/vault.ts";
import { keepDream, openDream } from "#client/features/offline/waiting-dreams.ts";
import { ApiError, createApi } from "#client/lib/api.ts";

beforeEach(() => {
  vi.stubGlobal("navigator", { locks: { request: (_name: string, work: () => unknown) => work() } });
});
afterEach(() => vi.unstubAllGlobals());

const failing = (status: number, code: string) =>
  createApi(async () => ({ status, data: { error: { code, message: "" } } }));

test("without a session nothing is sent, and nothing fails", async () => {
  expect(await sendWaiting(failing(401, "unauthenticated"))).toEqual({ sent: 0, waiting: 0, refused: 0 });
});

test("where the server cannot say who is signed in, it rejects, so that the browser tries again", async () => {
  const offline = createApi(() => Promise.reject(new TypeError("Failed to fetch")));
  for (const api of [offline, failing(503, "unavailable"), failing(429, "rate_limited")])
    await expect(sendWaiting(api)).rejects.toBeInstanceOf(ApiError);
});

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

test("a refused dream that is queued again twice, under a new key, is sent once", async () => {
  vi.stubGlobal("indexedDB", memoryDatabase());
  const written = { text: "A door.", wish: "note", resolution: "480p", language: "en-US" } as const;
  const item = await keepDream("ana", written, { id: "first", at: 0 });
  await setFacts(item.id, { refusal: { code: "conflict", message: "" } });
  const refused = (await openDream((await itemsOf("ana"))[0]!))!;
  await sendAgain(refused);
  await sendAgain(refused);
  const waiting = await itemsOf("ana");
  expect(waiting).toMatchObject([{ user: "ana", facts: {} }]);
  expect(waiting[0]!.id).not.toBe("first");
});
