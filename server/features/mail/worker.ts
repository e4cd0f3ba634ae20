import type { Db } from "#server/db/open.ts";
import { watchElsewhere } from "#server/db/remote-signals.ts";
import { signalsOf } from "#server/db/signals.ts";
import { createLoop } from "#server/jobs/loop.ts";
import { MAILS_AT_ONCE, type Mailer } from "#server/providers/mail.ts";
import type { Translations } from "#server/translations.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import {
  BACK_OFF_MAX_MS,
  claimMail,
  finishMail,
  hasDueMail,
  requeueLostMails,
  retryMail,
} from "./queries.ts";
import { renderMail, type MailData, type MailTemplate } from "./templates.ts";

const POLL_MS = 30_000;
const ATTEMPTS_MAX = 8;
const SEND_MS = 2 * MINUTE_MS;
/** Longer than a send may take, so that no mail is claimed twice at once. */
const LEASE_MS = 5 * MINUTE_MS;
/** Senders that take bulk mail too, where no other waits: the rest is free for mails that users wait for. */
const BULK_SENDERS = MAILS_AT_ONCE / 2;

interface MailWorkerDeps {
  db: Db;
  mailer: Mailer;
  translations: Translations;
  log: Record<"info" | "warn" | "error", (fields: object, message: string) => void>;
  now: () => Date;
  /** Id of this process in `workers`. */
  worker: string;
}

export interface MailWorker {
  start(): void;
  /** Looks for mails now instead of at the next signal or interval. */
  wake(): void;
  /** Stops; mails that are being sent are given up, and sent again once this worker has ended. */
  stop(): Promise<void>;
}

type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/** Milliseconds to wait after the given number of attempts. */
export function backOffMs(attempts: number): number {
  return Math.min(MINUTE_MS * 2 ** (attempts - 1), BACK_OFF_MAX_MS);
}

/** Sends waiting mails, each at least once, as many at once as there are senders. */
export function createMailWorker(deps: MailWorkerDeps): MailWorker {
  const { db, log, now, worker } = deps;

  const claim = (bulk: boolean) => {
    const at = now();
    return claimMail(db, { bulk, worker, now: at, leaseUntil: new Date(at.getTime() + LEASE_MS) });
  };

  const senders = Array.from({ length: MAILS_AT_ONCE }, (_, i) =>
    createLoop({
      name: "mail",
      everyMs: POLL_MS,
      on: { signals: signalsOf(db), signal: "mailQueued" },
      async run(stopping) {
        if (i === 0) await requeueLostMails(db, { worker, now: now() });
        // Looks first, as a claim waits for the lock of all writers.
        while (!stopping.aborted && (await hasDueMail(db, now()))) {
          const mail = (await claim(false)) ?? (i < BULK_SENDERS ? await claim(true) : undefined);
          if (!mail) return;
          await deliver(deps, mail, stopping);
        }
      },
      log,
    }),
  );

  async function look(): Promise<void> {
    if (await hasDueMail(db, now())) signalsOf(db).emit("mailQueued");
  }
  let stopWatching = () => {};

  return {
    start() {
      for (const sender of senders) sender.start();
      stopWatching = watchElsewhere(db, look, log);
    },
    wake() {
      for (const sender of senders) sender.wake();
    },
    async stop() {
      stopWatching();
      await Promise.all(senders.map((sender) => sender.stop()));
    },
  };
}

async function deliver(deps: MailWorkerDeps, mail: ClaimedMail, stopping: AbortSignal): Promise<void> {
  const { db, mailer, translations, log, now } = deps;
  const template = mail.template as MailTemplate;
  const data = JSON.parse(mail.data) as MailData[MailTemplate];
  if ("expiresAt" in data && Date.parse(data.expiresAt) <= now().getTime()) {
    await finishMail(db, mail, { status: "failed", error: "its link expired before it could be sent" });
    log.error({ mail: mail.id, template }, "mail given up: its link expired");
    return;
  }
  try {
    const content = renderMail(template, data, mail.locale, translations);
    const envelope = { id: mail.id, template, createdAt: new Date(mail.created_at), to: mail.recipient };
    const path = await mailer.send(
      { ...envelope, ...content },
      AbortSignal.any([stopping, AbortSignal.timeout(SEND_MS)]),
    );
    await finishMail(db, mail, { status: "sent", at: now() });
    log.info({ mail: mail.id, template, ...(path !== null && { path }) }, "mail sent");
  } catch (error) {
    if (!stopping.aborted) await postpone(deps, mail, error);
  }
}

async function postpone({ db, log, now }: MailWorkerDeps, mail: ClaimedMail, error: unknown): Promise<void> {
  const { code = "UNKNOWN", responseCode } = error as { code?: string; responseCode?: number };
  const fields = { mail: mail.id, template: mail.template, attempts: mail.attempts, code, responseCode };
  if (mail.attempts >= ATTEMPTS_MAX) {
    await finishMail(db, mail, { status: "failed", error: String(error) });
    log.error(fields, "mail given up");
    return;
  }
  const runAt = new Date(now().getTime() + backOffMs(mail.attempts));
  await retryMail(db, mail, { runAt, error: String(error) });
  log.warn(fields, "mail not sent, will be tried again");
}
