import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { Alerts } from "#shared/admin/alerts.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { createTestEngines } from "../support/engines.ts";
import { ask, ended } from "../support/lenses.ts";
import { enrolledAdmin, startPublicApp } from "./admin-app.ts";

let site: TestApp;
let admin: SignedInClient;
let ayse: SignedInClient;
let broken: boolean | "outage";

beforeEach(async () => {
  broken = true;
  const { image } = createTestEngines({});
  site = await startTestApp({
    running: false,
    engines: {
      image: {
        name: "brush",
        draw: (prompt, call) => {
          if (broken === "outage")
            throw new ProviderError("provider_unavailable", "no brush", { retry: true });
          if (broken) throw new ProviderError("provider_refused", "the brush is dry", { retry: false });
          return image.draw(prompt, call);
        },
      },
    },
  });
  admin = await site.signUp({ admin: true });
  ayse = await site.signUp({ email: "ayse@example.com", tokens: 20, verified: true });
});
afterEach(() => site.close());

const alerts = async () => (await admin.get("/api/admin/attention")).json as unknown as Alerts;
const codes = async () => (await alerts()).problems.map(({ code }) => code);
const retry = (dreamId: string, part: string) => admin.post("/api/admin/retry-part", { dreamId, part });
const submit = (depth = "image") => ayse.submitDream("I flew over a secret sea", { depth });
async function failedDream(depth?: string): Promise<string> {
  const id = await submit(depth);
  await site.runner.start();
  await site.finished(id);
  return id;
}

describe("dreams with problems", () => {
  it("are shown with whose they are and why, without their text", async () => {
    const id = await failedDream();
    const found = await alerts();
    expect(found.counts).toEqual({ failed: 1, running: 0, waiting: 0 });
    expect(found.parts).toMatchObject([
      {
        dreamId: id,
        part: "image",
        status: "failed",
        userEmail: "ayse@example.com",
        engine: "brush",
        reason: "provider_refused",
      },
    ]);
    expect(found.problems).toContainEqual({ code: "dreams_failed", count: 1 });
    expect(JSON.stringify(found)).not.toContain("secret sea");
  });

  it("are tried again at the user's price, and the log says so", async () => {
    const id = await failedDream();
    expect(await ayse.credits()).toBe(19);
    broken = false;
    const response = await retry(id, "image");
    expect(response).toMatchObject({ status: 200, json: { message: "The part is in the queue again." } });
    await site.finished(id);
    expect((await ayse.get(`/api/dreams/${id}`)).json).toMatchObject({
      dream: { parts: { image: { status: "done" } } },
    });
    expect(await ayse.credits()).toBe(18);
    expect((await alerts()).counts.failed).toBe(0);
    expect((await admin.get("/api/admin/log")).json!.entries).toMatchObject([
      { action: "retry_part", target: { id: ayse.user.id }, after: { dream: id, part: "image" } },
    ]);
  });

  it("take the missing image along when the video is tried again", async () => {
    const id = await failedDream("full");
    expect((await alerts()).counts.failed).toBe(2);
    broken = false;
    expect((await retry(id, "video")).status).toBe(200);
    await site.finished(id);
    expect((await ayse.get(`/api/dreams/${id}`)).json).toMatchObject({
      dream: { status: "done", creditsUsed: 5 },
    });
  });

  it("are not tried again when the user has spent the tokens since", async () => {
    const id = await failedDream();
    const spent = { action: "update_credits", userId: ayse.user.id, credits: 0 };
    await admin.post("/api/admin/manage-user", spent);
    expect(await retry(id, "image")).toMatchObject({
      status: 402,
      json: { error: { code: "insufficient_tokens" } },
    });
    expect((await alerts()).counts).toMatchObject({ failed: 1, waiting: 0 });
  });

  it("are not tried again once done, nor charged twice for being asked for twice", async () => {
    const id = await failedDream();
    expect((await retry(id, "reading")).status).toBe(409);
    expect((await retry("nothing", "image")).status).toBe(404);
    expect((await retry(id, "video")).status).toBe(404);
    await site.runner.stop();
    const both = await Promise.all([retry(id, "image"), retry(id, "image")]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    // The second only found it waiting.
    expect(await ayse.credits()).toBe(18);
  });

  it("wait for their next attempt until an admin retries them", async () => {
    const id = await submit("reading");
    const later = new Date(site.clock.now.getTime() + HOUR_MS).toISOString();
    await site.store.db.updateTable("jobs").set({ run_at: later }).execute();
    await site.runner.start();
    expect((await alerts()).parts).toMatchObject([{ status: "queued", at: later }]);
    expect((await retry(id, "reading")).status).toBe(200);
    await site.finished(id);
    expect((await ayse.get(`/api/dreams/${id}`)).json).toMatchObject({ dream: { status: "done" } });
  });

  it("wait no longer either when an attempt has failed already", async () => {
    broken = "outage";
    const id = await submit();
    await site.runner.start();
    await expect
      .poll(async () => (await alerts()).parts)
      .toMatchObject([{ part: "image", status: "queued", lastError: expect.stringContaining("no brush") }]);
    const later = new Date(site.clock.now.getTime() + HOUR_MS).toISOString();
    await site.store.db.updateTable("jobs").set({ run_at: later }).where("status", "=", "queued").execute();
    expect((await alerts()).parts).toMatchObject([{ status: "queued", at: later }]);
    broken = false;
    expect((await retry(id, "image")).status).toBe(200);
    await site.finished(id);
    expect((await ayse.get(`/api/dreams/${id}`)).json).toMatchObject({ dream: { status: "done" } });
    expect(await ayse.credits()).toBe(18);
  });

  it("are shown with the newest first, whichever is tried first", async () => {
    const older = await submit("reading");
    site.advance(HOUR_MS);
    const newer = await submit("reading");
    const later = new Date(site.clock.now.getTime() + HOUR_MS).toISOString();
    await site.store.db.updateTable("jobs").set({ run_at: later }).where("dream_id", "=", older).execute();
    expect((await alerts()).parts.map(({ dreamId }) => dreamId)).toEqual([newer, older]);
  });

  it("are a problem when they wait for more than half an hour", async () => {
    await submit();
    expect(await codes()).not.toContain("dreams_waiting");
    site.advance(HOUR_MS);
    expect((await alerts()).problems).toContainEqual({ code: "dreams_waiting", count: 2 });
  });

  it("are not shown while they are in the bin, where no part can be tried again", async () => {
    const id = await failedDream();
    expect((await ayse.delete(`/api/dreams/${id}`)).status).toBeLessThan(300);
    expect(await alerts()).toMatchObject({ parts: [], counts: { failed: 0 } });
    expect(await codes()).not.toContain("dreams_failed");
    expect((await ayse.post(`/api/dreams/${id}/restore`)).status).toBeLessThan(300);
    expect(await alerts()).toMatchObject({ parts: [{ dreamId: id }], counts: { failed: 1 } });
  });

  it("are forgotten a week after they failed", async () => {
    await failedDream();
    site.advance(8 * DAY_MS);
    expect((await alerts()).parts).toEqual([]);
  });
});

it("a lens that failed is shown with whose it is and why, without the text", async () => {
  const look = async () => {
    throw new ProviderError("provider_refused", "the lens is dull", { retry: false });
  };
  const other = await startTestApp({ engines: { lens: { name: "glass", look } } });
  try {
    const boss = await other.signUp({ admin: true });
    const user = await other.signUp({ email: "defne@example.com", tokens: 5 });
    const id = await user.submitDream("I flew over a secret sea", { depth: "reading" });
    await other.finished(id);
    await ask(user, id, "jungian");
    await ended(user, id, "jungian");
    const found = (await boss.get("/api/admin/attention")).json as unknown as Alerts;
    expect(found.lenses).toMatchObject([
      {
        dreamId: id,
        lens: "jungian",
        userEmail: "defne@example.com",
        engine: "glass",
        reason: "provider_refused",
        lastError: expect.stringContaining("the lens is dull"),
      },
    ]);
    expect(found.problems).toContainEqual({ code: "lenses_failed", count: 1 });
    expect(JSON.stringify(found)).not.toContain("secret sea");
    await user.delete(`/api/dreams/${id}`);
    expect((await boss.get("/api/admin/attention")).json!.lenses).toEqual([]);
  } finally {
    await other.close();
  }
});

describe("other alerts", () => {
  it("is each engine's health, judged by the last day", async () => {
    await failedDream();
    expect((await alerts()).providers[1]).toMatchObject({ state: "failing", calls: 1, failures: 1 });
    await failedDream();
    const { providers, problems } = await alerts();
    expect(providers).toMatchObject([
      { service: "reading", state: "ok", calls: 2, failures: 0, lastFailureAt: null },
      { service: "image", engine: "brush", state: "failing", calls: 2, failures: 2 },
      { service: "video", state: "unused" },
      { service: "moderation", state: "unused" },
    ]);
    expect(problems).toContainEqual({ code: "provider_failing", count: 1 });
    site.advance(2 * DAY_MS);
    expect((await alerts()).providers.every(({ state }) => state === "unused")).toBe(true);
  });

  it("is mails that were given up or wait too long", async () => {
    expect((await alerts()).mails).toEqual([]);
    expect(await codes()).not.toContain("mails_waiting");
    await site.store.db
      .updateTable("mails")
      .set({ status: "failed", attempts: 8, last_error: "mailbox is full" })
      .where("recipient", "=", "ayse@example.com")
      .execute();
    site.advance(HOUR_MS);
    const { mails, problems } = await alerts();
    expect(mails).toMatchObject([
      {
        recipient: "ayse@example.com",
        template: "verify",
        status: "failed",
        error: "mailbox is full",
        nextAt: null,
      },
    ]);
    expect(problems).toEqual(
      expect.arrayContaining([
        { code: "mails_failed", count: 1 },
        { code: "mails_waiting", count: 1 },
      ]),
    );
  });

  it("is disk, database, backup and restore drill", async () => {
    const { storage } = await alerts();
    expect(storage.diskTotal).toBeGreaterThan(storage.diskFree);
    expect(storage.lastBackupAt).toBeNull();
    expect(await codes()).not.toContain("backup_missing");
    const touched = { "last-backup": 3 * DAY_MS, "last-restore-drill": 350 * DAY_MS };
    for (const [mark, age] of Object.entries(touched)) {
      const file = join(site.config.dataDir, mark);
      writeFileSync(file, "");
      const time = new Date(Date.now() - age);
      utimesSync(file, time, time);
    }
    expect(await codes()).toContain("backup_old");
    expect(await codes()).not.toContain("drill_old");
    site.advance(20 * DAY_MS);
    expect(await codes()).toContain("drill_old");
  });

  const ofBackups = async (env: Record<string, string>) => {
    const open = await startPublicApp(env);
    const boss = await enrolledAdmin(open);
    const { problems } = (await boss.get("/api/admin/attention")).json as unknown as Alerts;
    await open.close();
    return problems.map(({ code }) => code).filter((code) => /^(?:backup|drill)_/.test(code));
  };

  it("is a backup that was never made, on a public site", async () => {
    expect(await ofBackups({})).toEqual(["backup_missing", "drill_missing"]);
  });

  it("is no missing backup on PostgreSQL, which is backed up elsewhere", async () => {
    const env = { DATABASE_URL: "postgres://localhost/dreams", SESSION_SECRET: "s".repeat(32) };
    expect(await ofBackups(env)).toEqual([]);
  });
});
