import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesOf } from "#client/features/offline/shell-cache.ts";
import { parseWritten } from "#client/features/offline/waiting-dreams.ts";
import { startTestApp, type TestApp } from "../support/app.ts";

const TEXT = "Karanlık bir gölün dibinde ışıklı bir ev gördüm.";
const note = { dreamText: TEXT, language: "tr" };

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ pages: true });
});
afterAll(() => site.close());

describe("a dream that was written offline", () => {
  it("is one note, however often it is sent under its key, also at once", async () => {
    const user = await site.signUp({ verified: true });
    const headers = { "idempotency-key": "6f0c", "for-user": user.user.id };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => user.post("/api/dreams/notes", note, headers)),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(replies.map(({ json }) => (json as { dream: { id: string } }).dream.id)).size).toBe(1);
    expect((await user.get("/api/dreams")).json).toMatchObject({ total: 1 });
    const other = { ...note, dreamText: `${TEXT} Kapısı aralıktı.` };
    expect(await user.post("/api/dreams/notes", other, headers)).toMatchObject({
      status: 409,
      json: { error: { details: { reason: "idempotency_key_reused" } } },
    });
  });

  it("goes to no other account that is signed in by now", async () => {
    const [writer, other] = [await site.signUp({ verified: true }), await site.signUp({ verified: true })];
    for (const [path, body] of [
      ["/api/dreams/notes", note],
      ["/api/dreams", { ...note, depth: "reading" }],
    ] as const) {
      expect(await other.post(path, body, { "for-user": writer.user.id })).toMatchObject({
        status: 409,
        json: { error: { code: "conflict", details: { reason: "other_user" } } },
      });
    }
    expect((await other.get("/api/dreams")).json).toMatchObject({ total: 0 });
  });

  it.each([
    ["no JSON", "{"],
    ["no text", '{"text":5}'],
    ["null", "null"],
  ])("is left out where the browser has %s", (_name, json) => {
    expect(parseWritten(new TextEncoder().encode(json))).toBeNull();
  });

  it("costs nothing where its wish is unknown", () => {
    const content = new TextEncoder().encode(JSON.stringify({ text: TEXT, wish: "everything" }));
    expect(parseWritten(content)).toEqual({
      text: TEXT,
      wish: "note",
      resolution: "480p",
      language: "en-US",
    });
  });
});

describe("the writing page", () => {
  it("has nothing of its user, and names files that exist", async () => {
    const user = await site.signUp({ name: "Zümrüt Yıldırımoğulları" });
    const { status, bytes } = await user.get("/write");
    const body = bytes.toString();
    expect(status).toBe(200);
    for (const own of [user.user.id, user.user.email, "Zümrüt"]) expect(body).not.toContain(own);
    const files = filesOf(body);
    expect(files.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(3);
    expect(files.some((file) => file.endsWith(".css"))).toBe(true);
    for (const file of files) expect([file, (await user.get(file)).status]).toEqual([file, 200]);
  });

  it("does not read what another application shares", async () => {
    const user = await site.signUp();
    expect((await user.get("/write?text=gizli")).bytes.toString()).not.toContain("gizli");
  });
});

describe("the service worker", () => {
  it("is one script without imports, for the whole site, and revalidated", async () => {
    const { statusCode, headers, body } = await site.app.inject("/service-worker.js");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toContain("text/javascript");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-security-policy"]).toContain("default-src 'none';script-src 'self'");
    expect(body).not.toMatch(/^import |\bimport\(/m);
    expect(body).toContain("/write");
  });

  it.each([
    ["the page of the server", 200, "fresh"],
    ["the stored page where a proxy replies that the server is down", 502, "stored"],
  ])("opens %s", async (_name, status, opened) => {
    const { body } = await site.app.inject("/service-worker.js");
    const listeners = new Map<string, (event: object) => void>();
    const scope = {
      location: new URL("https://dreams.example/service-worker.js"),
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    };
    const caches = { open: async () => ({ match: async () => new Response("stored") }) };
    const fetched = async () => new Response("fresh", { status });
    const browser = { URL, Response, Intl, Set, AbortController, setTimeout, clearTimeout };
    runInNewContext(body, { ...browser, self: scope, caches, fetch: fetched });
    const page = await new Promise<Response>((respondWith) => {
      const request = { method: "GET", mode: "navigate", url: "https://dreams.example/write" };
      listeners.get("fetch")!({ request, respondWith });
    });
    expect(await page.text()).toBe(opened);
  });

  it("removes itself and its caches where the site switches it off", async () => {
    const off = await startTestApp({ pages: true, env: { OFFLINE_WRITING: "off" } });
    const { body } = await off.app.inject("/service-worker.js");
    expect(body).toContain("unregister()");
    expect(body).not.toContain("/write");
    await off.close();
  });
});

describe("a notification in the browser", () => {
  const message = {
    title: "Rüyan hazır",
    path: "/dream/d1",
    tag: "n1",
    lang: "tr",
    off: { token: "u.ready.push.x", label: "Bunları kapat" },
  };

  /** Runs the built worker with a browser that remembers what it was asked for. */
  async function startWorker(openPages: string[] = [], { controlled = true } = {}) {
    const { body } = await site.app.inject("/service-worker.js");
    const listeners = new Map<string, (event: object) => void>();
    const asked: unknown[] = [];
    const openPage = (url: string): object => ({
      url,
      focus: async () => void asked.push(["focus", url]),
      async navigate(to: string) {
        if (!controlled) throw new TypeError("not the active service worker");
        asked.push(["navigate", to]);
        return openPage(to);
      },
    });
    const scope = {
      location: new URL("https://dreams.example/service-worker.js"),
      registration: { showNotification: async (...shown: unknown[]) => void asked.push(shown) },
      clients: {
        matchAll: async () => openPages.map(openPage),
        openWindow: async (url: string) => void asked.push(["open", url]),
      },
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    };
    const fetched = async (url: string, { method }: { method: string }) => {
      asked.push([method, url]);
      return new Response('{"topic":"ready","channel":"push"}');
    };
    runInNewContext(body, { self: scope, fetch: fetched, URL, URLSearchParams, Response, Intl, Set });
    const send = async (type: string, event: object) => {
      let work: Promise<unknown> | undefined;
      listeners.get(type)!({ ...event, waitUntil: (begun: Promise<unknown>) => (work = begun) });
      await work;
    };
    return { send, asked };
  }
  const click = (action: string, path = message.path) => {
    const data = { path, token: message.off.token };
    return { action, notification: { close: () => undefined, data } };
  };

  it("says what came, and offers to turn it off", async () => {
    const { send, asked } = await startWorker();
    await send("push", { data: { json: () => message } });
    expect(asked).toMatchObject([
      ["Rüyan hazır", { tag: "n1", lang: "tr", actions: [{ action: "off", title: "Bunları kapat" }] }],
    ]);
  });

  it("opens the dream, or the page that shows it already", async () => {
    const closed = await startWorker(["https://dreams.example/library"]);
    await closed.send("notificationclick", click(""));
    expect(closed.asked).toEqual([["open", "/dream/d1"]]);
    const open = await startWorker(["https://dreams.example/dream/d1"]);
    await open.send("notificationclick", click(""));
    expect(open.asked).toEqual([["focus", "https://dreams.example/dream/d1"]]);
  });

  it("leads a page that is open to the letter, or opens a new one where the page is not the worker's", async () => {
    const [address, letter] = ["https://dreams.example/patterns", "https://dreams.example/patterns#letter"];
    const elsewhere = await startWorker([`${address}?letter=2026-09#letter`]);
    await elsewhere.send("notificationclick", click("", "/patterns#letter"));
    expect(elsewhere.asked).toEqual([
      ["navigate", letter],
      ["focus", letter],
    ]);
    const there = await startWorker([address, letter]);
    await there.send("notificationclick", click("", "/patterns#letter"));
    expect(there.asked).toEqual([["focus", letter]]);
    const foreign = await startWorker([address], { controlled: false });
    await foreign.send("notificationclick", click("", "/patterns#letter"));
    expect(foreign.asked).toEqual([["open", "/patterns#letter"]]);
  });

  it("is turned off with its token, and opens nothing then", async () => {
    const { send, asked } = await startWorker();
    await send("notificationclick", click("off"));
    expect(asked).toEqual([["POST", "/api/alerts/off?token=u.ready.push.x"]]);
  });
});
