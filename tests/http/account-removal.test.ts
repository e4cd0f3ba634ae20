import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { signalsOf } from "#server/db/signals.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { deleteAccount, pendingRemovals, removeStep } from "#server/features/privacy/privacy.ts";
import { createAccountRemoval } from "#server/features/privacy/account-removal.ts";
import { sweepMedia } from "#server/features/dreams/media-sweep.ts";
import { claim } from "#server/features/dreams/part-job-queries.ts";
import { createFolderStore } from "#server/providers/media/folder-store.ts";
import { makeOld } from "../support/media-files.ts";
import { testLeases } from "../support/leases.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { POSTGRES, type SqliteTestStore } from "../support/database.ts";

// A deleted account's dreams are removed step by step; here nothing removes them until a test says so.

let site: TestApp;
let client: SignedInClient;
beforeEach(async () => {
  site = await startTestApp();
  client = await site.signUp({ tokens: 30 });
});
afterEach(() => site.close());

const log = { info: () => undefined, error: () => undefined };

const submit = (depth: string, who = client) =>
  who.submitDream("Kırmızı bir şemsiyeyle uçuyordum.", { depth });
async function madeDream(): Promise<string> {
  const id = await submit("image");
  await site.finished(id);
  return id;
}
/** On a database handle without listeners for its signals, as from another process. */
async function deleteWithoutRemoval(): Promise<void> {
  const { db } = site.store;
  await deleteAccount({ db, now: site.deps.now }, { userId: client.user.id, proof: null });
}
const step = () =>
  removeStep(
    { db: site.store.db, now: site.deps.now, removeFiles: site.deps.media.remove, stepMs: 0 },
    client.user.id,
  );
const dreamsLeft = async () =>
  (await site.store.db.selectFrom("dreams").select("id").where("user_id", "=", client.user.id).execute())
    .length;
const foldersOnVolume = () => readdirSync(site.config.mediaDir).filter((name) => name !== ".making");

it("hides the dreams from all users at once, also from admins", async () => {
  const id = await madeDream();
  const admin = await site.signUp({ admin: true });
  const seen = async () => [
    (await admin.get(`/media/${id}/image.webp`)).status,
    (await client.get(`/api/dreams/${id}`)).status,
  ];
  expect(await seen()).toEqual([200, 200]);
  await deleteWithoutRemoval();
  expect(await dreamsLeft()).toBe(1);
  expect(await seen()).toEqual([404, 401]);
});

it("makes no part of the dreams any more, whoever asks, and names those that were open", async () => {
  await site.runner.stop();
  const id = await submit("image");
  const other = await site.signUp({ tokens: 5 });
  const stopped: string[] = [];
  signalsOf(site.store.db).on("dreamAbandoned", (dream) => stopped.push(dream));
  await deleteWithoutRemoval();
  expect(stopped).toEqual([id]);
  const claimed = () =>
    transact(site.store.db, { queue: "jobs" }, (trx) =>
      claim(trx, "reading", { now: site.deps.now(), worker: "test" }),
    );
  expect(await claimed()).toBeNull();
  const theirs = await submit("reading", other);
  expect(await claimed()).toMatchObject({ dream_id: theirs });
  const late = {
    id: "late",
    dream_id: id,
    part: "video",
    round: 9,
    status: "queued",
    run_at: "",
    created_at: "",
  } as const;
  await expect(site.store.db.insertInto("jobs").values(late).execute()).rejects.toThrow(
    "this account was deleted",
  );
});

it("removes the unfinished dreams first, and gives back what they hold", async () => {
  await madeDream();
  await site.runner.stop();
  const open = await submit("image");
  await deleteWithoutRemoval();
  expect(await step()).toBe(true);
  expect(await site.store.db.selectFrom("dreams").select("id").where("id", "=", open).execute()).toEqual([]);
  const credits = site.store.db.selectFrom("user_credits").select(["credits", "held"]);
  expect(await credits.executeTakeFirst()).toEqual({ credits: 28, held: 0 });
  expect(await checkLedger(site.store.db)).toEqual([]);
});

it("continues at the next start where a killed process stopped", async () => {
  for (let i = 0; i < 3; i++) await madeDream();
  await deleteWithoutRemoval();
  expect(await step()).toBe(true);
  expect([await dreamsLeft(), foldersOnVolume().length]).toEqual([2, 2]);
  expect(await pendingRemovals(site.store.db)).toEqual([client.user.id]);

  const { leases, media, now } = site.deps;
  const nextProcess = createAccountRemoval({ db: site.store.db, media, leases, now, log });
  nextProcess.start();
  await expect.poll(() => pendingRemovals(site.store.db)).toEqual([]);
  await nextProcess.stop();
  expect([await dreamsLeft(), foldersOnVolume().length]).toEqual([0, 0]);
  expect(await checkLedger(site.store.db)).toEqual([]);
});

it("is done by one process at a time", async () => {
  for (let i = 0; i < 3; i++) await madeDream();
  await deleteWithoutRemoval();
  const { leases, media, now } = site.deps;
  const removed: string[] = [];
  const noted = { ...log, info: (_: object, message: string) => void removed.push(message) };
  const base = { db: site.store.db, media, now, log: noted };
  const ofOthers = testLeases(site.store.db, now, "another");
  const [one, two] = [
    createAccountRemoval({ ...base, leases }),
    createAccountRemoval({ ...base, leases: ofOthers }),
  ];
  one.start();
  two.start();
  await expect.poll(() => pendingRemovals(site.store.db)).toEqual([]);
  await Promise.all([one.stop(), two.stop()]);
  expect(removed).toEqual(["account removed"]);
  expect([await dreamsLeft(), foldersOnVolume().length]).toEqual([0, 0]);
});

it("is left without a fault to the process that took it over", async () => {
  for (let i = 0; i < 2; i++) await madeDream();
  await deleteWithoutRemoval();
  const { leases, media, now } = site.deps;
  const faults: object[] = [];
  const noted = { ...log, error: (fields: object) => void faults.push(fields) };
  const remove = async (files: readonly string[]) => {
    await site.store.db.deleteFrom("leases").execute();
    await media.remove(files);
  };
  const removal = createAccountRemoval({ db: site.store.db, media: { remove }, now, log: noted, leases });
  removal.start();
  await expect.poll(dreamsLeft).toBeLessThan(2);
  await removal.stop();
  expect(faults).toEqual([]);
});

it("leaves files of a step that was killed before it removed them to the sweep, a day later", async () => {
  await madeDream();
  const other = await site.signUp({ tokens: 5 });
  const theirs = await submit("image", other);
  await site.finished(theirs);
  await deleteWithoutRemoval();
  const killed = { db: site.store.db, now: site.deps.now, removeFiles: async () => undefined };
  await removeStep(killed, client.user.id);
  expect(foldersOnVolume()).toHaveLength(2);
  const media = await createFolderStore(site.config.mediaDir);
  const sweep = () => sweepMedia({ db: site.store.db, media }, new AbortController().signal);
  expect(await sweep()).toBe(0);
  makeOld(site.config.mediaDir);
  expect(await sweep()).toBeGreaterThan(0);
  expect(foldersOnVolume()).toEqual([theirs]);
});

it("continues with other accounts if one cannot be removed, and removes that one later", async () => {
  await madeDream();
  await deleteWithoutRemoval();
  const first = client;
  client = await site.signUp({ tokens: 5 });
  await madeDream();
  await deleteWithoutRemoval();
  const mend = await site.store.trigger("BEFORE DELETE ON dreams", {
    when: `OLD.user_id = '${first.user.id}'`,
  });
  const { removals } = site.deps;
  removals.wake();
  await expect.poll(() => pendingRemovals(site.store.db)).toEqual([first.user.id]);
  await mend();
  removals.wake();
  await expect.poll(() => pendingRemovals(site.store.db)).toEqual([]);
  expect(existsSync(join(site.config.mediaDir, ".making"))).toBe(true);
  expect(foldersOnVolume()).toEqual([]);
});

// Only SQLite's triggers can call this process.
it.skipIf(POSTGRES)("begins after the request that deletes the account was replied to", async () => {
  await madeDream();
  const { sqlite } = site.store as SqliteTestStore;
  let isReplied = false;
  const removedAfterReply = new Set<boolean>();
  sqlite.function("note_removal", () => removedAfterReply.add(isReplied).size);
  sqlite.exec("CREATE TEMP TRIGGER noted BEFORE DELETE ON dreams BEGIN SELECT note_removal(); END");
  expect((await client.post("/api/account/delete", { password: "a long password" })).status).toBe(204);
  isReplied = true;
  await expect.poll(() => pendingRemovals(site.store.db)).toEqual([]);
  expect([...removedAfterReply]).toEqual([true]);
});
