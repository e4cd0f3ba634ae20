import { setImmediate } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "#server/db/open.ts";
import { signalsOf } from "#server/db/signals.ts";
import { renderMail, type MailData, type MailTemplate } from "#server/features/accounts/mail-templates.ts";
import type { Mailer } from "#server/providers/mail.ts";
import type { Translations } from "#server/translations.ts";
import { claimMail, finishMail, requeueInterruptedMails, retryMail } from "./mail-store.ts";

const POLL_MS = 30_000;
const MINUTE_MS = 60_000;
export const BACK_OFF_MAX_MS = 6 * 60 * MINUTE_MS;
const ATTEMPTS_MAX = 8;
const SEND_MS = 2 * MINUTE_MS;
/** Longer than a send may take, so that no mail is claimed twice at once. */
const LEASE_MS = 5 * MINUTE_MS;

interface MailRunnerDeps {
  db: Db;
  mailer: Mailer;
  translations: Translations;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
  now: () => Date;
}

export interface MailRunner {
  /** Begins, with the mails that a crash left behind. */
  start(): void;
  /** Looks for mails now instead of at the next signal or interval. */
  wake(): void;
  /** Stops; a mail that is being sent is given up and sent again at the next start. */
  stop(): Promise<void>;
}

type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/** Milliseconds to wait after the given number of attempts. */
export function backOffMs(attempts: number): number {
  return Math.min(MINUTE_MS * 2 ** (attempts - 1), BACK_OFF_MAX_MS);
}

/** Sends waiting mails one after another, each at least once. */
export function createMailRunner({ db, mailer, translations, log, now }: MailRunnerDeps): MailRunner {
  const stopping = new AbortController();
  const { signal } = stopping;
  const signals = signalsOf(db);
  let working: Promise<void> | null = null;
  let wokenMeanwhile = false;
  let recovered = false;
  let poll: NodeJS.Timeout | undefined;

  async function deliver(mail: ClaimedMail): Promise<void> {
    const template = mail.template as MailTemplate;
    const data = JSON.parse(mail.data) as MailData[MailTemplate];
    if ("expiresAt" in data && Date.parse(data.expiresAt) <= now().getTime()) {
      await finishMail(db, mail.id, { status: "failed", error: "its link expired before it could be sent" });
      log.error({ mail: mail.id, template }, "mail given up: its link expired");
      return;
    }
    try {
      const content = renderMail(template, data, mail.locale, translations);
      const envelope = { id: mail.id, template, createdAt: new Date(mail.created_at), to: mail.recipient };
      const path = await mailer.send(
        { ...envelope, ...content },
        AbortSignal.any([signal, AbortSignal.timeout(SEND_MS)]),
      );
      await finishMail(db, mail.id, { status: "sent", at: now() });
      log.info({ mail: mail.id, template, ...(path !== null && { path }) }, "mail sent");
    } catch (error) {
      if (!signal.aborted) await postpone(mail, error);
    }
  }

  async function postpone(mail: ClaimedMail, error: unknown): Promise<void> {
    const { code = "UNKNOWN", responseCode } = error as { code?: string; responseCode?: number };
    const about = { mail: mail.id, template: mail.template, attempts: mail.attempts, code, responseCode };
    if (mail.attempts >= ATTEMPTS_MAX) {
      await finishMail(db, mail.id, { status: "failed", error: String(error) });
      log.error(about, "mail given up");
      return;
    }
    await retryMail(db, mail.id, new Date(now().getTime() + backOffMs(mail.attempts)), String(error));
    log.warn(about, "mail not sent, will be tried again");
  }

  async function work(): Promise<void> {
    // The request that queued a mail is replied to first.
    await setImmediate();
    if (signal.aborted) return;
    if (!recovered) {
      await requeueInterruptedMails(db, now());
      recovered = true;
    }
    while (!signal.aborted) {
      const mail = await claimMail(db, now(), new Date(now().getTime() + LEASE_MS));
      if (!mail) return;
      await deliver(mail);
    }
  }

  function wake(): void {
    if (!poll || signal.aborted) return;
    if (working) {
      wokenMeanwhile = true;
      return;
    }
    working = work()
      .catch((error: unknown) => log.error({ err: error }, "mails could not be read"))
      .finally(() => {
        working = null;
        if (!wokenMeanwhile) return;
        wokenMeanwhile = false;
        wake();
      });
  }

  return {
    start() {
      poll = setInterval(wake, POLL_MS).unref();
      signals.on("mailQueued", wake);
      wake();
    },
    wake,
    async stop() {
      clearInterval(poll);
      signals.off("mailQueued", wake);
      stopping.abort();
      await working;
    },
  };
}
