import { randomUUID } from "node:crypto";
import type { Config } from "#server/config.ts";
import type { Db, Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { mailUser } from "#server/features/accounts/accounts.ts";
import { enqueueMail } from "#server/features/mail/mail.ts";
import { barDream, openEntry } from "#server/features/community/community.ts";
import { openLink, refuseSharing } from "#server/features/sharing/sharing.ts";
import type { ReportOutcome } from "#shared/admin/reports.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { Locale } from "#shared/locales.ts";
import type { ReportReason } from "#shared/reports.ts";
import * as queries from "./queries.ts";
import type { ReportRow } from "./queries.ts";

export { countOpen, reportPage } from "./queries.ts";
export type { ListedReport, ReportRow } from "./queries.ts";

/** How long a settled report is kept. */
const SETTLED_MS = 30 * DAY_MS;

/** What is reported: a link by its token, or an entry of the gallery. */
type Reported = { token: string } | { entryId: string };

interface NewReport {
  reported: Reported;
  reason: ReportReason;
  words: string;
  email: string | null;
  /** Language of the answer. */
  locale: Locale;
}

/** What is reported, while visitors can see it. Throws `gone`. */
export const openReported = (db: Db, reported: Reported, now: Date) =>
  "token" in reported ? openLink(db, reported.token, now) : openEntry(db, reported.entryId, now);

/** Stores a report of what visitors see. Throws `gone` where that has ended. */
export async function fileReport(
  { db, now }: { db: Db; now: () => Date },
  { reported, reason, words, email, locale }: NewReport,
): Promise<void> {
  const { user_id: userId } = await openReported(db, reported, now());
  await transact(db, { user: userId }, async (trx) => {
    const found = await openReported(trx, reported, now());
    await queries.insertReport(trx, {
      id: randomUUID(),
      user_id: found.user_id,
      dream_id: found.dream_id,
      link_id: found.id,
      reason,
      // PostgreSQL stores no NUL.
      words: words.toWellFormed().replaceAll("\0", "").trim(),
      email,
      locale,
      created_at: now().toISOString(),
    });
  });
}

/** Settles an open report and mails the answer, where one is wanted. */
export async function settle(
  trx: Trx,
  report: Pick<ReportRow, "id" | "email" | "locale">,
  { outcome, now }: { outcome: ReportOutcome; now: Date },
): Promise<void> {
  const { id, email: recipient, locale } = report;
  const at = now.toISOString();
  await queries.markSettled(trx, { id, outcome, now: at });
  if (recipient === null) return;
  const mail = { template: "report-answered", data: { outcome }, now: at } as const;
  await enqueueMail(trx, { recipient, locale, ...mail });
}

/**
 * Permanently ends all links to a dream and its place in the gallery, mails its author, and settles all open reports of
 * it. Returns how many links and places there were.
 */
export async function endReported(
  trx: Trx,
  { config, now }: { config: Pick<Config, "publicUrl" | "supportEmail">; now: Date },
  { userId, dreamId, ground }: { userId: string; dreamId: string; ground: ReportReason },
): Promise<number> {
  const links = await refuseSharing(trx, dreamId, now);
  const gallery = await barDream(trx, dreamId, now);
  const ended = links + Number(gallery);
  if (ended > 0) {
    const url = `${config.publicUrl}/account/links`;
    const data = { ground, url, support: config.supportEmail, links: links > 0, gallery };
    await mailUser(trx, { userId, template: "sharing-ended", data, now });
  }
  const outcome = ended > 0 ? "ended" : "gone";
  for (const report of await queries.openReportsOf(trx, dreamId)) await settle(trx, report, { outcome, now });
  return ended;
}

/** An open report. Throws `not_found`, and `conflict` once it is settled. */
export async function openReport(db: Db, id: string): Promise<ReportRow> {
  const report = await queries.findReport(db, id);
  if (!report) throw new AppError("not_found");
  if (report.settled_at !== null) throw new AppError("conflict", { reason: "settled" });
  return report;
}

/** Deletes a batch of old settled reports; returns how many. */
export const sweepReports = (db: Db, now: Date): Promise<number> =>
  queries.deleteSettled(db, new Date(now.getTime() - SETTLED_MS).toISOString());
