import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeName } from "#server/features/accounts/email-change.ts";
import { changeNights } from "#server/features/accounts/nights.ts";
import { beginSecondFactor } from "#server/features/accounts/second-factor.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { saveNote } from "#server/features/dreams/notes.ts";
import { createMailWorker } from "#server/features/mail/worker.ts";
import type { Engines } from "#server/providers/engines.ts";
import { createMailer } from "#server/providers/mail.ts";
import { createCareList } from "#server/studio/care/care.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { drawImage } from "../support/engines.ts";

const PASSWORD = "a long password";
const EMAIL = "zerrin.gonullu@example.com";
const NAME = "Zerrin Gönüllü";
const TEXT = "Kırmızı bir şemsiyeyle damların üstünden uçuyordum.";
const OTHER_TEXT = "Bir kuyunun dibinde yıldızlar vardı, saydım.";

let site: TestApp;
/** Holds back every image until it is called. */
let finishDrawing: () => void;
let drawing: Promise<void>;
let duringReview: () => Promise<unknown>;
beforeEach(async () => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  finishDrawing = gate.resolve;
  drawing = begun.promise;
  duringReview = async () => undefined;
  const image = {
    name: "studio",
    async draw({ dreamText }: { dreamText: string }) {
      if (dreamText.startsWith("Bekle")) {
        begun.resolve();
        await gate.promise;
      }
      return await drawImage();
    },
  };
  const moderation = {
    ...createCareList(),
    async review(...call: Parameters<Engines["moderation"]["review"]>) {
      await duringReview();
      return createCareList().review(...call);
    },
  };
  site = await startTestApp({ engines: { image: image as never, moderation } });
});
afterEach(async () => {
  finishDrawing();
  await site.close();
});

const submit = (client: SignedInClient, dreamText: string, depth = "image") =>
  client.submitDream(dreamText, { depth });
const remove = (client: SignedInClient, password = PASSWORD) =>
  client.post("/api/account/delete", { password });

/** Each table with each text column that holds one of the words. */
async function mentions(words: readonly string[]): Promise<string[]> {
  const tables = await site.store.tables();
  const contents = await Promise.all(
    tables.map(async (table) => ({ table, rows: await site.store.rows(`SELECT * FROM "${table}"`) })),
  );
  return contents.flatMap(({ table, rows }) =>
    rows.flatMap((row) =>
      Object.entries(row)
        .filter(([, value]) => words.some((word) => String(value).toLowerCase().includes(word.toLowerCase())))
        .map(([column]) => `${table}.${column}`),
    ),
  );
}
const filesOf = async (dreamId: string) =>
  (await site.store.db.selectFrom("media").select("file").where("dream_id", "=", dreamId).execute()).map(
    (row) => join(site.config.mediaDir, row.file),
  );

const filesOnVolume = () =>
  readdirSync(site.config.mediaDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

async function clientWithDream() {
  const client = await site.signUp({ email: EMAIL, name: NAME, tokens: 30 });
  const id = await submit(client, TEXT);
  await site.finished(id);
  return { client, id, files: await filesOf(id) };
}

describe("deleting an account", () => {
  it("leaves nothing of the user in any table or on the volume, and signs the browser out", async () => {
    const { client, id, files } = await clientWithDream();
    await client.post("/api/auth/forgot-password", { email: EMAIL });
    expect(files.length).toBeGreaterThan(0);
    expect(files.every((file) => existsSync(file))).toBe(true);
    expect(await mentions([EMAIL, NAME, TEXT])).not.toEqual([]);

    const response = await remove(client);
    expect(response.status).toBe(204);
    expect(response.headers["clear-site-data"]).toBe(`"cache", "storage"`);
    expect(client.jar.has("session")).toBe(false);
    await expect.poll(() => files.filter((file) => existsSync(file))).toEqual([]);
    // The address is needed once more, for the farewell.
    await expect.poll(() => mentions([EMAIL, NAME, TEXT])).toEqual(["mails.recipient"]);
    expect(await site.store.db.selectFrom("mails").select(["template", "recipient"]).execute()).toEqual([
      { template: "account_deleted", recipient: EMAIL },
    ]);
    const { db } = site.store;
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const mailer = createMailer(site.config);
    const worker = createMailWorker({
      db,
      mailer,
      translations: site.deps.translations,
      log,
      now: site.deps.now,
      worker: "test",
    });
    worker.start();
    await expect.poll(() => mentions([EMAIL, NAME, TEXT])).toEqual([]);
    await worker.stop();

    expect(await db.selectFrom("dreams").selectAll().where("id", "=", id).execute()).toEqual([]);
    expect((await site.visitor().signIn(EMAIL)).json!.error.code).toBe("invalid_credentials");
    expect(await checkLedger(db)).toEqual([]);
  });

  it("keeps the ledger under the id, and first releases what is held for parts that have not begun", async () => {
    const { client } = await clientWithDream();
    await submit(client, "Bekle, bu resim henüz çizilmedi, tuval boş.");
    await drawing;
    expect((await remove(client)).status).toBe(204);
    const { db } = site.store;
    const credits = () =>
      db
        .selectFrom("user_credits")
        .select(["credits", "held"])
        .where("user_id", "=", client.user.id)
        .executeTakeFirst();
    // Two for the finished dream; of the other, one for its reading and one for the image that had begun.
    await expect.poll(credits).toEqual({ credits: 26, held: 0 });
    expect(await checkLedger(db)).toEqual([]);
  });

  it("leaves nothing of the user in what admins wrote down, nor the second factor of one who was an admin", async () => {
    const { client } = await clientWithDream();
    const admin = await site.signUp({ admin: true });
    const change = { action: "update_profile", userId: client.user.id, name: `${NAME} II`, email: EMAIL };
    expect((await admin.post("/api/admin/manage-user", change)).status).toBe(200);
    const { db } = site.store;
    await db.insertInto("user_roles").values({ user_id: client.user.id, role: "admin" }).execute();
    expect((await client.post("/api/account/second-factor/begin")).status).toBe(200);
    await remove(client);
    await expect.poll(() => mentions([EMAIL, NAME, TEXT])).toEqual(["mails.recipient"]);
    expect(await db.selectFrom("second_factors").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("operator_log").select(["action", "target_id"]).execute()).toEqual([
      { action: "update_profile", target_id: client.user.id },
    ]);
  });

  it("stops what is being made, which leaves no file behind", async () => {
    const { client } = await clientWithDream();
    await submit(client, "Bekle, bu resim henüz çizilmedi, tuval boş.");
    await drawing;
    await remove(client);
    finishDrawing();
    await expect.poll(() => site.runner.state().running).toBe(0);
    await expect.poll(() => site.store.db.selectFrom("jobs").selectAll().execute()).toEqual([]);
    await expect.poll(filesOnVolume).toEqual([]);
  });

  it("changes no other user's data", async () => {
    const { client } = await clientWithDream();
    const other = await site.signUp({ tokens: 30 });
    const id = await submit(other, OTHER_TEXT);
    await site.finished(id);
    const before = (await other.get(`/api/dreams/${id}`)).json;
    await remove(client);
    expect((await other.get(`/api/dreams/${id}`)).json).toEqual(before);
    expect((await other.get("/api/me")).json).toMatchObject({ credits: 28, user: other.user });
    expect((await filesOf(id)).every((file) => existsSync(file))).toBe(true);
  });

  it("ends every session of the user", async () => {
    const { client } = await clientWithDream();
    const phone = site.visitor();
    await phone.signIn(EMAIL);
    await remove(client);
    expect((await phone.get("/api/me")).status).toBe(401);
  });

  it("is refused with a wrong password, and changes nothing", async () => {
    const { client, files } = await clientWithDream();
    expect((await remove(client, "not my password")).json!.error.code).toBe("invalid_credentials");
    expect((await client.get("/api/me")).json).toMatchObject({ user: { email: EMAIL }, credits: 28 });
    expect(files.every((file) => existsSync(file))).toBe(true);
  });

  it("happens once when it is asked for several times at once", async () => {
    const { client } = await clientWithDream();
    const responses = await Promise.all([1, 2, 3].map(() => remove(client)));
    expect(responses.map((response) => response.status)).toEqual([204, 204, 204]);
    const mails = await site.store.db.selectFrom("mails").select("template").execute();
    expect(mails).toEqual([{ template: "account_deleted" }]);
  });

  it("does all of it or nothing", async () => {
    const { client, files } = await clientWithDream();
    const mend = await site.store.trigger("BEFORE INSERT ON account_removals");
    expect((await remove(client)).status).toBe(500);
    expect((await client.get("/api/me")).json).toMatchObject({ user: { email: EMAIL, name: NAME } });
    expect(files.every((file) => existsSync(file))).toBe(true);
    await mend();
    expect((await remove(client)).status).toBe(204);
  });

  it("lets no call that began before it leave a dream in the account", async () => {
    const { client } = await clientWithDream();
    await remove(client);
    const who = { userId: client.user.id, idempotencyKey: null };
    const late = { ...who, dreamText: TEXT, language: "tr" as const, now: site.clock.now };
    await expect(saveNote({ db: site.store.db, quota: site.config.quota }, late)).rejects.toThrow(
      "this account was deleted",
    );
  });

  it("signs out a call that was let in before it", async () => {
    const { client } = await clientWithDream();
    duringReview = () => remove(client);
    const dream = { dreamText: OTHER_TEXT, language: "tr", depth: "image" };
    const late = await client.post("/api/dreams", dream);
    expect([late.status, late.json!.error.code]).toEqual([401, "unauthenticated"]);
    await expect.poll(() => mentions([OTHER_TEXT])).toEqual([]);
  });

  it("ends the subscription on the site and at the payment provider, and keeps the payment without a name", async () => {
    const { client } = await clientWithDream();
    const { url } = (await client.post("/api/payments/create-checkout", { planId: "pro" })).json!;
    const session = (url as string).split("/").at(-1)!;
    await client.post(`/api/sandbox/checkout/${session}`, { action: "succeed" });
    await client.post("/api/subscription/renewal", { renew: true });
    expect((await client.get("/api/me")).json).toMatchObject({
      credits: 328,
      subscription: { renews: true },
    });

    await remove(client);
    const { db } = site.store;
    const subscription = () => db.selectFrom("subscriptions").selectAll().executeTakeFirstOrThrow();
    expect(await subscription()).toMatchObject({ status: "ended", renews: 0 });
    const atProvider = () =>
      db
        .selectFrom("sandbox_objects")
        .select("body")
        .where("type", "=", "subscription")
        .executeTakeFirstOrThrow();
    await expect
      .poll(async () => JSON.parse((await atProvider()).body))
      .toMatchObject({ status: "canceled" });
    expect(await db.selectFrom("payments").selectAll().execute()).toMatchObject([
      { user_id: client.user.id, item: "pro", status: "paid" },
    ]);
    await db.deleteFrom("mails").execute();
    await expect.poll(() => mentions([EMAIL, NAME, TEXT])).toEqual([]);
    expect(await checkLedger(db)).toEqual([]);
  });

  it("is not undone by a change of the profile that was let in before", async () => {
    const client = await site.signUp({ email: EMAIL, name: NAME });
    await remove(client);
    const { db } = site.store;
    const deps = { db, config: site.config, now: site.deps.now };
    const { id } = client.user;
    await expect(changeName(deps, id, NAME)).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(changeNights(db, id, { timeZone: "Asia/Tokyo" })).rejects.toMatchObject({
      code: "unauthenticated",
    });
    await expect(beginSecondFactor(deps, { id, email: EMAIL })).rejects.toMatchObject({
      code: "unauthenticated",
    });
    expect(await site.store.rows("SELECT name, time_zone FROM users WHERE id = ?", id)).toEqual([
      { name: "", time_zone: null },
    ]);
    expect(await site.store.rows("SELECT user_id FROM second_factors")).toEqual([]);
  });

  it("frees the address", async () => {
    const client = await site.signUp({ email: EMAIL, name: NAME });
    await remove(client);
    expect((await site.signUp({ email: EMAIL, name: NAME })).user.id).not.toBe(client.user.id);
  });
});
