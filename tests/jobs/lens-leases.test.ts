import { afterEach, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import type { LensEngine } from "#server/providers/engines.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import { startTestApp, type SignedInClient, type TestApp, type TestAppOptions } from "../support/app.ts";
import { ask, ended, heldLens, lensOf } from "../support/lenses.ts";

let app: TestApp;
let client: SignedInClient;
let id: string;

/** A user with two tokens and a dream that was read. */
async function userWithReadDream(options: TestAppOptions = {}): Promise<void> {
  app = await startTestApp(options);
  client = await app.signUp({ tokens: 3 });
  id = await client.submitDream("Geniş bir denizin kıyısında annemi bekliyordum.", { depth: "reading" });
  await app.finished(id);
}
afterEach(async () => {
  const problems = await checkLedger(app.store.db);
  await app.close();
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
});

test("a lens of a process that died is made by another one, once, whatever the dead one still says", async () => {
  const { lens, started, ends } = heldLens();
  await userWithReadDream({ engines: { lens } });
  await ask(client, id, "jungian");
  await started;
  // What another process sees of one that was killed: it is no longer listed.
  const beside = await startTestApp({ beside: app });
  await app.store.exec("UPDATE dream_lenses SET worker = 'dead'");
  beside.deps.lensRunner.wake();
  expect((await ended(client, id, "jungian")).status).toBe("done");
  ends.resolve();
  await app.deps.lensRunner.stop();
  expect(await app.store.value("SELECT attempts FROM dream_lenses")).toBe(2);
  expect(await client.credits()).toBe(1);
  await beside.close();
});

test("stopping the server puts a running lens back without counting it as an attempt", async () => {
  const { lens, started } = heldLens();
  await userWithReadDream({ engines: { lens } });
  await ask(client, id, "gestalt");
  await started;
  await app.deps.lensRunner.stop();
  expect(await app.store.value("SELECT status FROM dream_lenses")).toBe("queued");
  expect(await app.store.value("SELECT attempts FROM dream_lenses")).toBe(0);
  expect(await lensOf(client, id, "gestalt")).toMatchObject({ status: "queued" });
});

test("a lens that was interrupted too often fails, and its token returns", async () => {
  await userWithReadDream();
  await app.deps.lensRunner.stop();
  await ask(client, id, "gestalt");
  await app.store.exec("UPDATE dream_lenses SET attempts = 6, last_error = 'interrupted'");
  await app.deps.lensRunner.start();
  expect(await ended(client, id, "gestalt")).toMatchObject({ status: "failed", error: "interrupted" });
  expect(await client.credits()).toBe(2);
});

test("while its provider is away a lens waits, and after some minutes its token returns", async () => {
  const away = () => new ProviderError("provider_unavailable", "away", { retry: true, fault: "outage" });
  const engine: LensEngine = { name: "openai", look: () => Promise.reject(away()) };
  await userWithReadDream({ engines: { lens: engine }, now: new Date("2026-11-21T03:00:00.000Z") });
  await ask(client, id, "gestalt");
  const waits = setInterval(() => {
    app.advance(30_000);
    app.deps.lensRunner.wake();
  }, 15);
  expect(await ended(client, id, "gestalt")).toMatchObject({
    status: "failed",
    error: "provider_unavailable",
  });
  clearInterval(waits);
  expect(await client.credits()).toBe(2);
});

test("no user's lenses take all places while another one waits", async () => {
  const order: string[] = [];
  const { lens, ends } = heldLens();
  const engine: LensEngine = {
    name: "studio",
    look(prompt, call) {
      order.push(prompt.dreamText);
      return lens.look(prompt, call);
    },
  };
  await userWithReadDream({ engines: { lens: engine } });
  await app.giveCredits(client.user.id, 10);
  const other = await app.signUp({ tokens: 2 });
  const theirs = await other.submitDream("Karanlık bir ormanda yürüyordum, yalnızdım.", { depth: "reading" });
  await app.finished(theirs);
  await app.deps.lensRunner.stop();
  for (const each of ["psychological", "jungian", "gestalt", "tabir", "cultural"] as const)
    await ask(client, id, each);
  await ask(other, theirs, "jungian");
  await app.deps.lensRunner.start();
  await expect.poll(() => order.length).toBe(4);
  expect(order.filter((text) => text.startsWith("Karanlık"))).toHaveLength(1);
  ends.resolve();
  for (const each of ["psychological", "jungian", "gestalt", "tabir", "cultural"] as const)
    expect((await ended(client, id, each)).status).toBe("done");
});
