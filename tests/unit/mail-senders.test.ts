import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openStore, type Store } from "#server/db/open.ts";
import { startRemoteSignals } from "#server/db/remote-signals.ts";
import { transact } from "#server/db/transaction.ts";
import { enqueueMail } from "#server/features/mail/mail.ts";
import { claimMail, finishMail, retryMail } from "#server/features/mail/queries.ts";
import { createMailWorker, type MailWorker } from "#server/features/mail/worker.ts";
import { createMailer, type Mailer } from "#server/providers/mail.ts";
import { loadTranslations } from "#server/translations.ts";
import { startFakeSmtp, type FakeSmtp } from "../fakes/smtp.ts";
import { openSqliteCopy } from "../support/database.ts";

const clock = new Date("2026-03-01T12:00:00.000Z");
const translations = loadTranslations("Morpheus");
let store: Awaited<ReturnType<typeof openSqliteCopy>>;
let smtp: FakeSmtp;
let mailer: Mailer;
let worker: MailWorker;

beforeEach(async () => {
  store = await openSqliteCopy();
  smtp = await startFakeSmtp();
  const config = {
    smtpUrl: smtp.url,
    outboxDir: "unused",
    mailFrom: "no-reply@dreams.example",
    publicUrl: "https://dreams.example",
  };
  mailer = createMailer(config, { greetingMs: 10_000, replyMs: 60_000 });
  const note = () => undefined;
  const log = { info: note, warn: note, error: note };
  worker = createMailWorker({ db: store.db, mailer, translations, log, now: () => clock, worker: "test" });
});
afterEach(async () => {
  await worker.stop();
  mailer.close();
  await smtp.close();
  await store.close();
});

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000 });

/** What a sign-up sends. */
function queueConfirmation(recipient: string, { db }: Pick<Store, "db"> = store): Promise<void> {
  const data = {
    url: "https://dreams.example/auth?token=x",
    expiresAt: "2026-03-08T12:00:00.000Z",
    tokens: 5,
  };
  const mail = { recipient, locale: "tr" as const, template: "verify" as const, data };
  return transact(db, { queue: "mails" }, (trx) => enqueueMail(trx, { ...mail, now: clock.toISOString() }));
}

async function list(id: string): Promise<void> {
  const at = clock.toISOString();
  const row = { id, role: "all", places: "{}", started_at: at, seen_at: at } as const;
  await store.db.insertInto("workers").values(row).execute();
}

async function queueBulk(count: number, recipient: (i: number) => string): Promise<void> {
  const data = { tokens: 5, date: "2026-03-04T12:00:00.000Z", url: "https://dreams.example/dashboard" };
  const mail = { locale: "tr" as const, template: "tokens_expiring" as const, data, bulk: true };
  await transact(store.db, { queue: "mails" }, async (trx) => {
    for (let i = 0; i < count; i++)
      await enqueueMail(trx, { ...mail, recipient: recipient(i), now: clock.toISOString() });
  });
}

describe("a mail that a user waits for", () => {
  const received = () => smtp.mails.map((mail) => mail.recipients[0]);

  it("is not held up by recipients whose servers are slow", async () => {
    for (const recipient of ["a@slow.example", "b@slow.example", "c@slow.example"]) {
      smtp.stalled.add(recipient);
      await queueConfirmation(recipient);
    }
    worker.start();
    await until(() => expect(smtp.connections).toBe(3));
    await queueConfirmation("ayse@example.com");
    await until(() => expect(received()).toEqual(["ayse@example.com"]));
    await queueConfirmation("can@example.com");
    await until(() => expect(received()).toEqual(["ayse@example.com", "can@example.com"]));
  });

  it("is not held up by bulk mail to slow recipients", async () => {
    smtp.stalled.add("list@slow.example");
    await queueBulk(20, () => "list@slow.example");
    worker.start();
    await until(() => expect(smtp.connections).toBe(2));
    await queueConfirmation("ayse@example.com");
    await until(() => expect(received()).toEqual(["ayse@example.com"]));
    const sending = store.db.selectFrom("mails").select("id").where("status", "=", "sending");
    expect(await sending.where("bulk", "=", 1).execute()).toHaveLength(2);
  });

  it("leaves before the rest of a list of 1,000, over connections that are kept", async () => {
    await queueBulk(1000, (i) => `user-${i}@example.com`);
    worker.start();
    await until(() => expect(smtp.mails.length).toBeGreaterThan(4));
    await queueConfirmation("ayse@example.com");
    await until(() => expect(received()).toContain("ayse@example.com"));
    // Some go over the two open connections while a third one opens for it; in turn it would be the last.
    const before = received().indexOf("ayse@example.com");
    expect(before).toBeLessThan(500);
    await until(() => expect(smtp.mails.length).toBeGreaterThan(before + 20));
    expect(new Set(received()).size).toBe(smtp.mails.length);
    expect(smtp.connections).toBeLessThanOrEqual(4);
  });

  it("is sent once by two processes, also when one of them stops in the middle", async () => {
    const other = openStore(store.file);
    const ids = ["one", "two"];
    for (const id of ids) await list(id);
    const note = () => undefined;
    const log = { info: note, warn: note, error: note };
    const [one, two] = ids.map((id, i) =>
      createMailWorker({
        db: [store, other][i]!.db,
        mailer,
        translations,
        log,
        now: () => clock,
        worker: id,
      }),
    ) as [MailWorker, MailWorker];
    for (let i = 0; i < 60; i++) await queueConfirmation(`user-${i}@example.com`);
    smtp.stalled.add("late@slow.example");
    one.start();
    two.start();
    await until(() => expect(received()).toHaveLength(60));
    expect(new Set(received()).size).toBe(60);
    const senders = await store.db.selectFrom("mails").select("worker").distinct().execute();
    expect(senders.map(({ worker }) => worker).toSorted()).toEqual(ids);

    // One is sending when it ends; the other one sends it again.
    await two.stop();
    await queueConfirmation("late@slow.example");
    one.wake();
    await until(() =>
      expect(store.sqlite.prepare(`SELECT 1 FROM mails WHERE status = 'sending'`).get()).toBeTruthy(),
    );
    two.start();
    await new Promise((resolve) => setImmediate(resolve));
    await one.stop();
    expect(received()).toHaveLength(60);
    smtp.stalled.clear();
    await store.db.deleteFrom("workers").where("id", "=", "one").execute();
    two.wake();
    await until(() => expect(received()).toHaveLength(61));
    await two.stop();
    await other.close();
  });

  it("that was claimed by another process meanwhile is not changed by its first sender", async () => {
    await queueConfirmation("ayse@example.com");
    const claimBy = (id: string, at: Date) =>
      claimMail(store.db, { bulk: false, worker: id, now: at, leaseUntil: new Date(at.getTime() + 1000) });
    const first = (await claimBy("one", clock))!;
    const later = new Date(clock.getTime() + 2000);
    const second = (await claimBy("two", later))!;
    expect(second.id).toBe(first.id);
    await finishMail(store.db, first, { status: "failed", error: "late" });
    await retryMail(store.db, first, { runAt: clock, error: "late" });
    const row = () => store.db.selectFrom("mails").selectAll().executeTakeFirstOrThrow();
    expect(await row()).toEqual(second);
    await finishMail(store.db, second, { status: "sent", at: later });
    expect(await row()).toMatchObject({ status: "sent", data: "{}", worker: "two" });
  });

  it("of another process is sent at once", async () => {
    const stopRemoteSignals = startRemoteSignals(store);
    worker.start();
    const other = openStore(store.file);
    const queued = performance.now();
    await queueConfirmation("ayse@example.com", other);
    await until(() => expect(received()).toEqual(["ayse@example.com"]));
    expect(performance.now() - queued).toBeLessThan(5000);
    stopRemoteSignals();
    await other.close();
  });

  it("leaves no connection open when the server stops", async () => {
    await queueConfirmation("ayse@example.com");
    worker.start();
    await until(() => expect(smtp.mails).toHaveLength(1));
    await worker.stop();
    mailer.close();
    await until(() => expect(smtp.open()).toBe(0));
  });
});
