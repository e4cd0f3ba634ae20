import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Store } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { enqueueMail } from "#server/features/mail/mail.ts";
import { sweepMails } from "#server/features/mail/queries.ts";
import { backOffMs, createMailWorker, type MailWorker } from "#server/features/mail/worker.ts";
import { createMailer, type Mailer } from "#server/providers/mail.ts";
import { loadTranslations } from "#server/translations.ts";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import { parseMail, startFakeSmtp, type FakeSmtp } from "../fakes/smtp.ts";
import { openTestStore } from "../support/database.ts";

const TOKEN = "the-secret-token";
const URL = `https://dreams.example/auth?mode=reset&token=${TOKEN}`;
const translations = loadTranslations("Morpheus");
let store: Store;
let smtp: FakeSmtp;
let folder: string;
let clock: Date;
let logged: unknown[];
let workers: MailWorker[];
let mailers: Mailer[];

beforeEach(async () => {
  store = await openTestStore();
  smtp = await startFakeSmtp();
  folder = await mkdtemp(join(tmpdir(), "outbox-"));
  clock = new Date("2026-03-01T12:00:00.000Z");
  logged = [];
  workers = [];
  mailers = [];
});
afterEach(async () => {
  for (const worker of workers) await worker.stop();
  for (const one of mailers) one.close();
  await smtp.close();
  await store.close();
  await rm(folder, { recursive: true });
});

/** Short enough to be waited for, where the server never replies. */
const SHORT = { greetingMs: 300, replyMs: 300 };

type Limits = Parameters<typeof createMailer>[1];

function mailer(smtpUrl: string | null, outboxDir = folder, limits?: Limits): Mailer {
  const mailFrom = "Morpheus <no-reply@dreams.example>";
  const config = { smtpUrl, outboxDir, mailFrom, publicUrl: "https://dreams.example" };
  const made = createMailer(config, limits);
  mailers.push(made);
  return made;
}

function start(smtpUrl: string | null, outboxDir?: string, limits?: Limits): MailWorker {
  const note = (fields: unknown, text?: unknown) => void logged.push([fields, text]);
  const log = { info: note, warn: note, error: note };
  const worker = createMailWorker({
    db: store.db,
    mailer: mailer(smtpUrl, outboxDir, limits),
    translations,
    log,
    now: () => clock,
    // Each is a process of its own.
    worker: randomUUID(),
  });
  worker.start();
  workers.push(worker);
  return worker;
}

async function queue(id = "aaaaaaaa-1111", expiresAt = "2026-03-08T12:00:00.000Z"): Promise<void> {
  const row = { id, recipient: "ayse@example.com", locale: "tr" as const, template: "reset" as const };
  await transact(store.db, { queue: "mails" }, (trx) =>
    enqueueMail(trx, { ...row, data: { url: URL, expiresAt }, now: clock.toISOString() }),
  );
}

const rows = () => store.db.selectFrom("mails").selectAll().orderBy("id").execute();
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000 });
const untilRow = (expected: Record<string, unknown>) =>
  until(async () => expect((await rows())[0]).toMatchObject(expected));

/** Queues a mail whose first attempt fails, and resolves to the worker that made it. */
async function failOnce(mood: FakeSmtp["mood"], limits?: Limits): Promise<MailWorker> {
  smtp.mood = mood;
  await queue();
  const worker = start(smtp.url, undefined, limits);
  await untilRow({
    status: "queued",
    attempts: 1,
    run_at: new Date(clock.getTime() + MINUTE_MS).toISOString(),
  });
  return worker;
}

/** The server works again, and the time of the second attempt has come. */
function recover(worker: MailWorker): void {
  smtp.mood = "accept";
  clock = new Date(clock.getTime() + MINUTE_MS);
  worker.wake();
}

describe("a mail through SMTP", () => {
  it("arrives in the user's language, as text and HTML, and its data is forgotten", async () => {
    await queue();
    start(smtp.url);
    await untilRow({
      status: "sent",
      attempts: 1,
      data: "{}",
      sent_at: clock.toISOString(),
      last_error: null,
    });
    const [mail] = smtp.mails;
    expect(mail!.recipients).toEqual(["ayse@example.com"]);
    expect(mail!.headers).toMatchObject({
      subject: "Morpheus: şifreni yenile",
      from: "Morpheus <no-reply@dreams.example>",
      to: "ayse@example.com",
      "message-id": "<aaaaaaaa-1111@dreams.example>",
      "auto-submitted": "auto-generated",
    });
    expect(mail!.text).toContain(`Yeni şifre belirle:\r\n${URL}\r\n`);
    expect(mail!.html).toContain(`<html lang="tr" dir="ltr">`);
    expect(mail!.html).toContain(`href="https://dreams.example/auth?mode=reset&amp;token=${TOKEN}"`);
  });

  it("to a visitor leaves no address behind", async () => {
    const mail = { recipient: "okur@example.com", locale: "tr", template: "report-answered" } as const;
    await transact(store.db, { queue: "mails" }, (trx) =>
      enqueueMail(trx, { ...mail, data: { outcome: "refused" }, now: clock.toISOString() }),
    );
    start(smtp.url);
    await until(async () => expect(await rows()).toEqual([]));
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([["okur@example.com"]]);
  });

  it("leaves at once when it is queued while the worker waits", async () => {
    await queue();
    start(smtp.url);
    await untilRow({ status: "sent" });
    await queue("bbbbbbbb-2222");
    await until(async () => expect((await rows())[1]!.status).toBe("sent"));
  });

  it("is neither lost nor repeated when the worker is woken while it works", async () => {
    const ids = Array.from({ length: 12 }, (_, i) => `mail-${i}`);
    const worker = start(smtp.url);
    for (const id of ids) {
      await queue(id);
      worker.wake();
      worker.wake();
    }
    await until(async () => expect((await rows()).every((row) => row.status === "sent")).toBe(true));
    expect(smtp.mails.map((m) => m.headers["message-id"]).sort()).toEqual(
      ids.map((i) => `<${i}@dreams.example>`).sort(),
    );
  });

  it.each(["refuse", "drop"] as const)("is tried again when the server's mood is: %s", async (mood) => {
    recover(await failOnce(mood));
    await untilRow({ status: "sent", attempts: 2 });
    expect(smtp.mails).toHaveLength(1);
  });

  it("is tried again when the server's mood is: hang", async () => {
    const worker = await failOnce("hang", SHORT);
    await worker.stop();
    // A slow machine may need longer than that to take a mail.
    recover(start(smtp.url));
    await untilRow({ status: "sent", attempts: 2 });
    expect(smtp.mails).toHaveLength(1);
  });

  it("is not tried before its time", async () => {
    const worker = await failOnce("refuse");
    clock = new Date(clock.getTime() + MINUTE_MS - 1);
    await queue("bbbbbbbb-2222");
    worker.wake();
    await until(async () => expect((await rows())[1]!.attempts).toBe(1));
    expect((await rows())[0]!.attempts).toBe(1);
  });

  it("carries the same Message-ID when a lost answer makes it come twice", async () => {
    recover(await failOnce("accept-and-drop"));
    await untilRow({ status: "sent" });
    expect(new Set(smtp.mails.map((m) => m.headers["message-id"]))).toEqual(
      new Set(["<aaaaaaaa-1111@dreams.example>"]),
    );
    expect(smtp.mails).toHaveLength(2);
  });

  it("is given up after eight attempts, and its link forgotten", async () => {
    smtp.mood = "refuse";
    await queue();
    const worker = start(smtp.url);
    for (let attempts = 1; attempts < 8; attempts++) {
      await untilRow({ status: "queued", attempts });
      clock = new Date((await rows())[0]!.run_at);
      worker.wake();
    }
    await untilRow({ status: "failed", attempts: 8, data: "{}" });
    expect(smtp.mails).toEqual([]);
  });

  it("is given up once its link no longer works", async () => {
    await queue("aaaaaaaa-1111", clock.toISOString());
    start(smtp.url);
    await untilRow({ status: "failed", data: "{}" });
    expect(smtp.mails).toEqual([]);
  });

  it("is sent by the next start when the process died while sending it", async () => {
    await queue();
    await store.db
      .updateTable("mails")
      .set({ status: "sending", attempts: 1, run_at: "2026-03-01T12:05:00.000Z" })
      .execute();
    start(smtp.url);
    await untilRow({ status: "sent", attempts: 2 });
    expect(smtp.mails).toHaveLength(1);
  });

  it("does not hold up a stop, and is sent by the next start", async () => {
    smtp.mood = "hang";
    await queue();
    const worker = start(smtp.url);
    await until(() => expect(smtp.connections).toBe(1));
    await worker.stop();
    await untilRow({ status: "sending" });
    smtp.mood = "accept";
    start(smtp.url);
    await untilRow({ status: "sent" });
  });

  it("leaves no address and no token in the log", async () => {
    recover(await failOnce("refuse"));
    await untilRow({ status: "sent" });
    await until(() => expect(logged).toHaveLength(2));
    expect(JSON.stringify(logged)).not.toMatch(/ayse@|the-secret-token/);
  });
});

describe("a mail to the outbox", () => {
  it("is a whole file that only this user reads, and its path is logged", async () => {
    await queue();
    start(null);
    await untilRow({ status: "sent" });
    const names = await readdir(folder);
    expect(names).toEqual(["2026-03-01T12-00-00-000Z-reset-aaaaaaaa.eml"]);
    const path = join(folder, names[0]!);
    expect(await readFile(path, "utf8")).toContain(`\r\n${URL}\r\n`);
    const mail = parseMail(await readFile(path, "latin1"));
    expect(mail.headers).toMatchObject({ subject: "Morpheus: şifreni yenile", to: "ayse@example.com" });
    expect(mail.text).toContain("Yeni şifre belirle");
    expect(mail.html).toContain("<h1");
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await until(() => expect(JSON.stringify(logged)).toContain(path));
    expect(JSON.stringify(logged)).not.toMatch(/ayse@|the-secret-token/);
  });

  it("is one file, however often a crash makes it be written", async () => {
    await queue();
    const worker = start(null);
    await untilRow({ status: "sent" });
    await worker.stop();
    const data = JSON.stringify({ url: URL, expiresAt: "2026-03-08T12:00:00.000Z" });
    await store.db.updateTable("mails").set({ status: "sending", data }).execute();
    start(null);
    await untilRow({ status: "sent", attempts: 2 });
    expect(await readdir(folder)).toHaveLength(1);
  });

  it("leaves nothing half-written when the folder cannot be used", async () => {
    const file = join(folder, "not-a-folder");
    await writeFile(file, "");
    await queue();
    start(null, file);
    await untilRow({ status: "queued", attempts: 1 });
    expect(await readdir(folder)).toEqual(["not-a-folder"]);
  });
});

describe("back-off", () => {
  it("doubles from a minute to six hours", () => {
    expect([1, 2, 3, 8, 9, 20].map((n) => backOffMs(n) / MINUTE_MS)).toEqual([1, 2, 4, 128, 256, 360]);
  });
});

describe("finished mails", () => {
  it("are removed after a month, waiting ones never", async () => {
    for (const id of ["a", "b", "c"]) await queue(id);
    await store.db.updateTable("mails").set({ status: "sent" }).where("id", "=", "a").execute();
    await store.db.updateTable("mails").set({ status: "failed" }).where("id", "=", "b").execute();
    await sweepMails(store.db, new Date(clock.getTime() + 30 * DAY_MS));
    expect(await rows()).toHaveLength(3);
    await sweepMails(store.db, new Date(clock.getTime() + 30 * DAY_MS + 1));
    expect((await rows()).map((row) => row.id)).toEqual(["c"]);
  });
});
