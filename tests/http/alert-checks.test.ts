import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { createAlertReader } from "#server/features/admin/alerts.ts";
import { beginSweep } from "#server/features/credits/credits.ts";
import { checkMedia } from "#server/features/dreams/missing-media.ts";
import type { Alerts } from "#shared/admin/alerts.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { SignedInClient } from "../support/app.ts";
import { addUser, setPart } from "../support/ledger-rows.ts";
import { startShop, type Shop } from "../support/shop.ts";

let shop: Shop;
let admin: SignedInClient;
beforeEach(async () => {
  shop = await startShop();
  admin = await shop.site.signUp({ admin: true });
});
afterEach(() => shop.close());

const alerts = async () => (await admin.get("/api/admin/attention")).json as unknown as Alerts;
const codes = async () => (await alerts()).problems.map(({ code }) => code);
const sweep = () => {
  const { db } = shop.site.store;
  return transact(db, { schedule: "creditExpiry" }, (trx) => beginSweep(trx, shop.site.clock.now));
};

it("shows a clock that jumped until an admin confirms it, which is logged", async () => {
  expect(await sweep()).toBe(true);
  const { sweptAt } = (await alerts()).clock;
  expect(await codes()).not.toContain("clock_jumped");
  shop.site.advance(2 * DAY_MS);
  expect(await sweep()).toBe(false);
  // A session may be over by then; this admin signs in again.
  await admin.signIn(admin.user.email);
  expect((await alerts()).clock).toEqual({ sweptAt, stopped: true });
  expect(await codes()).toContain("clock_jumped");

  const client = await shop.site.signUp();
  expect((await client.post("/api/admin/confirm-clock", {})).status).toBe(403);
  expect((await admin.post("/api/admin/confirm-clock", {})).status).toBe(200);
  expect(await codes()).not.toContain("clock_jumped");
  expect(await sweep()).toBe(true);
  const { entries } = (await admin.get("/api/admin/log")).json!;
  expect(entries[0]).toMatchObject({
    action: "clock_confirmed",
    operator: { email: admin.user.email },
    before: { sweptAt },
  });
});

it("shows a payment of a deleted account that could not be sent back, until it is refunded", async () => {
  const client = await shop.site.signUp();
  const session = await shop.buy(client);
  const events = await shop.stripe.pay(session);
  shop.stripe.refuses = ({ method, path }) => method === "POST" && path === "/v1/refunds";
  await client.post("/api/account/delete", { password: "a long password" });
  await shop.deliver(events);
  const { latePayments } = await alerts();
  expect(latePayments).toMatchObject([
    { userId: client.user.id, amount: 300, currency: "USD", error: expect.stringContaining("400") as string },
  ]);
  expect(await codes()).toContain("late_payments");
  shop.stripe.refuses = undefined;
  expect((await admin.post("/api/admin/refund", { paymentId: latePayments[0]!.id })).status).toBe(200);
  expect((await alerts()).latePayments).toEqual([]);
  expect(await codes()).not.toContain("late_payments");
});

it("shows the dreams that lacked files at the last check, with their owners", async () => {
  const client = await shop.site.signUp({ tokens: 5 });
  const id = await client.submitDream("A lighthouse walks over the sea", { depth: "image" });
  await shop.site.finished(id);
  const { media, now } = shop.site.deps;
  const { db } = shop.site.store;
  const check = () => checkMedia({ db, media, now });
  await check();
  expect((await alerts()).missingMedia).toMatchObject({ dreams: 0, parts: [] });
  const files = (await shop.site.store.column("SELECT file FROM media")) as string[];
  await media.remove(files);
  await check();
  const found = await alerts();
  expect(found.missingMedia).toMatchObject({
    dreams: 1,
    parts: [
      {
        dreamId: id,
        part: "image",
        files: files.length,
        userId: client.user.id,
        userEmail: client.user.email,
      },
    ],
  });
  expect(found.problems).toContainEqual({ code: "media_missing", count: 1 });
  expect(JSON.stringify(found)).not.toContain("lighthouse");
});

it("counts failed lenses and webhooks beyond the hundred that it lists", async () => {
  const { db } = shop.site.store;
  const now = shop.site.clock.now.toISOString();
  await addUser(db, "u");
  for (let i = 0; i < 102; i++) {
    const lens = { userId: "u", dreamId: `d${i}`, part: "lens-jungian", round: 1, cost: 1 } as const;
    await setPart(db, { ...lens, status: "failed" });
    const event = { id: `evt_${i}`, type: "charge.refunded", body: "{}", status: "failed" } as const;
    await db
      .insertInto("payment_events")
      .values({ ...event, received_at: now })
      .execute();
  }
  await db.updateTable("dream_lenses").set({ finished_at: now }).execute();
  const { lenses, webhooks, problems } = await alerts();
  expect([lenses.length, webhooks.length]).toEqual([100, 100]);
  expect(problems).toContainEqual({ code: "lenses_failed", count: 102 });
  expect(problems).toContainEqual({ code: "webhooks_failed", count: 102 });
});

it("asks ffmpeg for its version again where it did not run", async () => {
  const { site } = shop;
  const ffmpegPath = join(site.config.dataDir, "ffmpeg");
  const read = createAlertReader({ ...site.deps, config: { ...site.config, ffmpegPath } });
  expect((await read()).ffmpeg).toEqual({ version: null, old: true });
  const words = "ffmpeg version 7.1.3 Copyright (c) 2000-2025 the FFmpeg developers";
  writeFileSync(ffmpegPath, `#!/bin/sh\necho '${words}'\n`, { mode: 0o755 });
  expect((await read()).ffmpeg).toEqual({ version: "7.1.3", old: false });
});
