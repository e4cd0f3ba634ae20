import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { removeStep, removeUser } from "#server/features/privacy/privacy.ts";
import { startTestApp, type TestApp, type TestAppOptions } from "../support/app.ts";
import { readStream } from "../support/dream-stream.ts";
import { ask, ended, heldLens, lensOf } from "../support/lenses.ts";
import { createReadableLog } from "../support/log-lines.ts";

let app: TestApp;
afterEach(async () => {
  const problems = await checkLedger(app.store.db);
  await app.close();
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
});

/** A user with this balance after a finished dream. */
async function userWithReadDream(balance: number, options: TestAppOptions = {}) {
  app = await startTestApp(options);
  const client = await app.signUp({ tokens: balance + 1 });
  const id = await client.submitDream("Geniş bir denizin kıyısında annemi bekliyordum.", {
    depth: "reading",
  });
  await app.finished(id);
  return { client, id };
}

describe("a lens that has not begun", () => {
  test("two count as returnable, and one cancellation ends both", async () => {
    const { client, id } = await userWithReadDream(3);
    await app.deps.lensRunner.stop();
    await ask(client, id, "jungian");
    await ask(client, id, "gestalt");
    expect(await client.dream(id)).toMatchObject({ status: "done", creditsHeld: 2, creditsReturnable: 2 });
    expect((await client.post(`/api/dreams/${id}/cancel`)).json).toMatchObject({
      dream: { status: "done", creditsHeld: 0, creditsReturned: 2, creditsReturnable: 0 },
    });
    expect(await client.credits()).toBe(3);
    expect((await lensOf(client, id, "jungian")).status).toBe("unread");
    expect((await client.post(`/api/dreams/${id}/cancel`)).status).toBe(409);
  });
});

test.each(["cancelled by its owner", "stopped with the server"])(
  "a lens that is %s just before its beginning never begins, and nothing is logged as a fault",
  async (how) => {
    const written = createReadableLog("warn");
    const { client, id } = await userWithReadDream(2, { log: written.log });
    const { lensRunner, watch } = app.deps;
    await lensRunner.stop();
    await ask(client, id, "jungian");
    const [reached, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.spyOn(watch, "paused").mockImplementation(async () => {
      reached.resolve();
      await goesOn.promise;
      return false;
    });
    await lensRunner.start();
    await reached.promise;
    const cancel = () => client.post(`/api/dreams/${id}/cancel`);
    const isCancelled = how === "cancelled by its owner";
    if (isCancelled) await cancel();
    const stopped = isCancelled ? null : lensRunner.stop();
    // Until the work of a server that stops has been aborted.
    for (let turn = 0; turn < 20; turn++) await nextTurn();
    goesOn.resolve();
    await stopped;
    await expect.poll(() => lensRunner.state().running).toBe(0);
    if (!isCancelled) await cancel();
    expect((await lensOf(client, id, "jungian")).status).toBe("unread");
    expect(await client.credits()).toBe(2);
    expect(written.lines()).toEqual([]);
  },
);

describe("a lens that has begun", () => {
  test("is not returnable, and cannot be cancelled", async () => {
    const { lens, started } = heldLens();
    const { client, id } = await userWithReadDream(2, { engines: { lens } });
    await ask(client, id, "jungian");
    await started;
    expect(await client.dream(id)).toMatchObject({ creditsHeld: 1, creditsReturnable: 0 });
    expect((await client.post(`/api/dreams/${id}/cancel`)).status).toBe(409);
  });
});

describe("a dream that is deleted", () => {
  test("gives back a lens that has not begun", async () => {
    const { client, id } = await userWithReadDream(2);
    await app.deps.lensRunner.stop();
    await ask(client, id, "jungian");
    expect(await client.credits()).toBe(1);
    expect((await client.delete(`/api/dreams/${id}?forever=true`)).status).toBe(204);
    expect(await client.credits()).toBe(2);
    expect(await app.store.value("SELECT COUNT(*) FROM dream_lenses")).toBe(0);
  });

  test("spends a lens that has begun, and ends its work", async () => {
    const { lens, started } = heldLens();
    const { client, id } = await userWithReadDream(2, { engines: { lens } });
    await ask(client, id, "jungian");
    await started;
    expect((await client.delete(`/api/dreams/${id}?forever=true`)).status).toBe(204);
    await expect.poll(() => app.deps.lensRunner.state().running).toBe(0);
    expect(await client.credits()).toBe(1);
    expect(await app.store.value("SELECT COUNT(*) FROM ledger_entries WHERE kind = 'release'")).toBe(0);
  });

  test("put into the bin, gives back a lens that has not begun; once restored, can be asked for it again", async () => {
    const { client, id } = await userWithReadDream(2);
    await app.deps.lensRunner.stop();
    await ask(client, id, "jungian");
    await client.delete(`/api/dreams/${id}`);
    expect(await client.credits()).toBe(2);
    expect(await checkLedger(app.store.db)).toEqual([]);
    expect((await client.get(`/api/dreams/${id}/lenses`)).status).toBe(404);
    await client.post(`/api/dreams/${id}/restore`);
    expect(await lensOf(client, id, "jungian")).toMatchObject({ status: "unread", unavailable: null });
    await app.deps.lensRunner.start();
    await ask(client, id, "jungian");
    expect((await ended(client, id, "jungian")).status).toBe("done");
    expect(await client.credits()).toBe(1);
  });

  test("put into the bin, spends a lens that has begun", async () => {
    const { lens, started, ends } = heldLens();
    const { client, id } = await userWithReadDream(2, { engines: { lens } });
    await ask(client, id, "jungian");
    await started;
    await client.delete(`/api/dreams/${id}`);
    await expect.poll(() => app.deps.lensRunner.state().running).toBe(0);
    expect(await client.credits()).toBe(1);
    await client.post(`/api/dreams/${id}/restore`);
    ends.resolve();
    await ask(client, id, "jungian");
    expect((await ended(client, id, "jungian")).status).toBe("done");
    expect(await client.credits()).toBe(0);
  });

  test("with the account, ends its lenses too", async () => {
    const { lens, started } = heldLens();
    const { client, id } = await userWithReadDream(3, { engines: { lens } });
    await ask(client, id, "jungian");
    await started;
    const { db } = app.deps.store;
    const userId = client.user.id;
    await transact(db, { user: userId }, (trx) => removeUser(trx, { userId, proof: null, now: new Date() }));
    await expect.poll(() => app.deps.lensRunner.state().running).toBe(0);
    const deps = { db, now: () => new Date(), removeFiles: async () => undefined };
    while (await removeStep(deps, userId));
    expect(await app.store.value("SELECT COUNT(*) FROM dream_lenses")).toBe(0);
    expect(await app.store.value("SELECT held FROM user_totals WHERE user_id = ?", userId)).toBe(0);
  });
});

test("the stream of a finished dream stays open until its lens is there", async () => {
  const { lens, started, ends } = heldLens();
  const { client, id } = await userWithReadDream(1, { engines: { lens } });
  await ask(client, id, "jungian");
  await started;
  const origin = await app.app.listen({ port: 0, host: "127.0.0.1" });
  // The first message releases the lens; the stream must then end by itself.
  const messages = await readStream({ origin, cookie: client.cookie() }, id, () => {
    ends.resolve();
    return false;
  });
  expect(messages.filter(({ event }) => event === "dream").length).toBeGreaterThan(1);
  expect(messages.at(-1)!.event).toBe("end");
  expect((await lensOf(client, id, "jungian")).status).toBe("done");
});
