import { afterEach, describe, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import type { CareVerdict, LensCall, LensEngine } from "#server/providers/engines.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { DreamLens } from "#shared/lenses.ts";
import { startTestApp, type TestApp, type TestAppOptions } from "../support/app.ts";
import { createTestEngines } from "../support/engines.ts";
import { ask, ended, lensesOf, lensOf } from "../support/lenses.ts";
import { readZip } from "../support/zip.ts";

/** The tabir tradition speaks of the sea, and not of a theatre's curtain. */
const SEA = "Geniş bir denizin kıyısında annemi bekliyordum.";
const CURTAIN = "Boş bir tiyatroda perde kendiliğinden açılıyordu.";
let app: TestApp;
afterEach(async () => {
  const problems = await checkLedger(app.store.db);
  await app.close();
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
});

/** A user with this balance after a finished dream. */
async function userWithReadDream(balance: number, options: TestAppOptions = {}, text = SEA) {
  app = await startTestApp(options);
  const client = await app.signUp({ tokens: balance + 1 });
  const id = await client.submitDream(text, { depth: "reading" });
  await app.finished(id);
  return { client, id };
}

const conflict = (reason: string) => ({
  status: 409,
  json: { error: { code: "conflict", details: { reason } } },
});

const refused = () => new ProviderError("provider_refused", "no", { retry: false });

test("a lens is held, made and kept beside the reading for its price", async () => {
  const { client, id } = await userWithReadDream(3);
  expect((await lensesOf(client, id)).map(({ lens, status, cost }) => [lens, status, cost])).toEqual(
    ["psychological", "jungian", "gestalt", "tabir", "cultural"].map((lens) => [lens, "unread", 1]),
  );
  const { interpretation } = await client.dream(id);
  const asked = await ask(client, id, "jungian");
  expect(asked.status).toBe(202);
  expect((asked.json!.lenses as DreamLens[])[1]).toMatchObject({ engine: "studio", cost: 1 });
  const made = await ended(client, id, "jungian");
  expect(made).toMatchObject({ status: "done", error: null, finishedAt: expect.any(String) });
  expect(made.content!.paragraphs).toHaveLength(3);
  expect(await client.dream(id)).toMatchObject({ interpretation, creditsUsed: 2, creditsHeld: 0 });
  expect(await client.credits()).toBe(2);

  const { entries } = (await client.get(`/api/payments?dreamId=${id}`)).json as {
    entries: { kind: string; part: string }[];
  };
  expect(entries.filter(({ part }) => part === "lens-jungian").map(({ kind }) => kind)).toEqual([
    "capture",
    "hold",
  ]);
});

describe("asked for more than once", () => {
  test("a lens is paid and made once, also at the same moment", async () => {
    const { client, id } = await userWithReadDream(1);
    await app.deps.lensRunner.stop();
    const replies = await Promise.all([1, 2, 3, 4].map(() => ask(client, id, "tabir")));
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(await client.credits()).toBe(0);
    await app.deps.lensRunner.start();
    await ended(client, id, "tabir");
    expect((await ask(client, id, "tabir")).status).toBe(202);
    expect(await app.store.value("SELECT COUNT(*) FROM holds WHERE part = 'lens-tabir'")).toBe(1);
  });

  test("different lenses at the same moment never cost more than there is", async () => {
    const { client, id } = await userWithReadDream(2);
    const lenses = ["psychological", "jungian", "gestalt", "cultural"] as const;
    const replies = await Promise.all(lenses.map((lens) => ask(client, id, lens)));
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 202, 402, 402]);
    expect(await client.credits()).toBe(0);
    await expect.poll(async () => (await client.dream(id)).creditsHeld).toBe(0);
  });
});

describe("a lens that fails", () => {
  test("gives its token back, and can be asked for anew", async () => {
    let fails = true;
    const { lens } = createTestEngines();
    const engine: LensEngine = {
      name: "studio",
      look: (...call) => (fails ? Promise.reject(refused()) : lens.look(...call)),
    };
    const { client, id } = await userWithReadDream(1, { engines: { lens: engine } });
    await ask(client, id, "cultural");
    expect(await ended(client, id, "cultural")).toMatchObject({
      status: "failed",
      error: "provider_refused",
    });
    expect(await client.credits()).toBe(1);
    expect(await client.dream(id)).toMatchObject({ creditsUsed: 1, creditsReturned: 1 });
    fails = false;
    expect((await ask(client, id, "cultural")).status).toBe(202);
    await expect.poll(async () => (await lensOf(client, id, "cultural")).status).toBe("done");
    expect(await client.credits()).toBe(0);
  });

  test("is tried again where that may help, without another charge", async () => {
    let tried = 0;
    const { lens } = createTestEngines();
    const engine: LensEngine = {
      name: "studio",
      look: (...call) =>
        ++tried === 1
          ? Promise.reject(new ProviderError("provider_failed", "once", { retry: true }))
          : lens.look(...call),
    };
    const { client, id } = await userWithReadDream(1, { engines: { lens: engine } });
    await ask(client, id, "gestalt");
    await expect
      .poll(() => app.store.value("SELECT attempts FROM dream_lenses WHERE status = 'queued'"))
      .toBe(1);
    app.advance(10_000);
    app.deps.lensRunner.wake();
    await ended(client, id, "gestalt");
    expect(tried).toBe(2);
    expect(await client.credits()).toBe(0);
  });

  test("of an engine that answers with something else is a failure", async () => {
    const engine = { name: "studio", look: async () => ({ paragraphs: [] }) };
    const { client, id } = await userWithReadDream(1, { engines: { lens: engine } });
    await ask(client, id, "gestalt");
    const waits = setInterval(() => {
      app.advance(130_000);
      app.deps.lensRunner.wake();
    }, 20);
    expect(await ended(client, id, "gestalt")).toMatchObject({ status: "failed", error: "provider_failed" });
    clearInterval(waits);
    expect(await client.credits()).toBe(1);
  });
});

describe("refused without a charge", () => {
  test("a note, and a dream whose reading is not there", async () => {
    app = await startTestApp({ running: false });
    const client = await app.signUp({ tokens: 5, verified: true });
    const note = await client.post("/api/dreams/notes", { dreamText: SEA, language: "tr" });
    const noteId = (note.json!.dream as { id: string }).id;
    const id = await client.submitDream(SEA, { depth: "reading" });
    for (const unread of [noteId, id]) {
      expect(await ask(client, unread, "jungian")).toMatchObject(conflict("needs_reading"));
      expect((await lensesOf(client, unread)).map((lens) => lens.unavailable)).toEqual(
        Array(5).fill("needs_reading"),
      );
    }
    expect(await client.credits()).toBe(4);
  });

  test("the tabir lens where the tradition says nothing of any symbol", async () => {
    const { client, id } = await userWithReadDream(1, {}, CURTAIN);
    expect((await lensesOf(client, id)).map((lens) => lens.unavailable)).toEqual([
      null,
      null,
      null,
      "lens_silent",
      null,
    ]);
    const refusal = await ask(client, id, "tabir");
    expect(refusal).toMatchObject(conflict("lens_silent"));
    expect((refusal.json as { error: { message: string } }).error.message).toMatch(/gelenek|tradition/i);
    expect(await client.credits()).toBe(1);
  });

  test("without the credits, another user's dream, and an unknown lens", async () => {
    const { client, id } = await userWithReadDream(0);
    expect(await ask(client, id, "jungian")).toMatchObject({
      status: 402,
      json: { error: { details: { needed: 1, available: 0 } } },
    });
    const other = await app.signUp({ tokens: 5 });
    expect((await ask(other, id, "jungian")).status).toBe(404);
    expect((await other.get(`/api/dreams/${id}/lenses`)).status).toBe(404);
    expect((await client.post(`/api/dreams/${id}/lenses`, { lens: "astrology" })).status).toBe(400);
  });

  test("a text that speaks of harm is met with help", async () => {
    let verdict: CareVerdict = "ok";
    const moderation = { name: "care-list", review: async () => verdict };
    const { client, id } = await userWithReadDream(1, { engines: { moderation } });
    verdict = "care";
    expect(await ask(client, id, "jungian")).toMatchObject({
      status: 422,
      json: { error: { code: "care_needed" } },
    });
    expect(await client.credits()).toBe(1);
  });

  test("above the limit of open lenses", async () => {
    const { client, id } = await userWithReadDream(5, { env: { DREAM_QUEUE_LIMIT_PER_PERSON: "2" } });
    await app.deps.lensRunner.stop();
    await ask(client, id, "jungian");
    await ask(client, id, "gestalt");
    expect(await ask(client, id, "cultural")).toMatchObject({
      status: 429,
      json: { error: { details: { reason: "waiting", limited: "account" } } },
    });
    expect(await client.credits()).toBe(3);
  });
});

test("the export of an account has its lenses", async () => {
  const { client, id } = await userWithReadDream(1);
  await ask(client, id, "gestalt");
  await ended(client, id, "gestalt");
  const files = readZip((await client.get("/api/account/export")).bytes);
  const name = [...files.keys()].find((each) => each.endsWith("dream.json"))!;
  expect(JSON.parse(files.get(name)!.toString())).toMatchObject({
    lenses: [{ lens: "gestalt", status: "done", cost: 1, content: { paragraphs: expect.any(Array) } }],
  });
});

test("an engine that calls a provider is recorded with the lens as its job", async () => {
  const calls: LensCall[] = [];
  const { lens } = createTestEngines();
  const engine: LensEngine = {
    name: "openai",
    async look(prompt, call) {
      calls.push(call);
      const open = await call.beginCall({ model: "m", seconds: 0, inputTokens: 10, outputTokens: 10 });
      await open.settle({ model: "m", seconds: 1, inputTokens: 10, outputTokens: 10, outcome: "ok" });
      return lens.look(prompt, call);
    },
  };
  const { client, id } = await userWithReadDream(1, { engines: { lens: engine } });
  await ask(client, id, "gestalt");
  await ended(client, id, "gestalt");
  expect(calls[0]!.userId).toBe(client.user.id);
  expect(
    await app.store.value(
      `SELECT COUNT(*) FROM provider_calls JOIN dream_lenses ON dream_lenses.id = provider_calls.job_id
        WHERE provider_calls.outcome = 'ok'`,
    ),
  ).toBe(1);
});
