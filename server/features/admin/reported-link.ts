import type { z } from "zod";
import type { Config } from "#server/config.ts";
import type { Db, Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import {
  endReported,
  openReport,
  reportPage,
  settle,
  type ListedReport,
} from "#server/features/reports/reports.ts";
import { describeEntry, openEntry } from "#server/features/community/community.ts";
import { dreamOfUrl, shownByLink } from "#server/features/sharing/sharing.ts";
import type { listReports, Report, ReportOutcome, settleReport } from "#shared/admin/reports.ts";
import type { ReportReason } from "#shared/reports.ts";
import { recordAuditEntry, type Admin } from "./audit-log.ts";

/** Few, because each report shows an image. */
const REPORTS_PAGE_SIZE = 10;

interface ReportDeps {
  db: Db;
  config: Pick<Config, "publicUrl" | "sessionSecrets" | "supportEmail">;
  now: () => Date;
}

/** What visitors see of what was reported: a link, or an entry of the gallery; null once it has ended. */
async function shownOf(deps: Parameters<typeof shownByLink>[0], id: string): Promise<Report["shown"]> {
  const shown = await shownByLink(deps, id);
  if (shown) return shown;
  try {
    return await describeEntry(deps.db, await openEntry(deps.db, id, deps.now));
  } catch (error) {
    if (error instanceof AppError && error.code === "gone") return null;
    throw error;
  }
}

async function toReport({ db, config, now }: ReportDeps, row: ListedReport): Promise<Report> {
  const deps = { db, secrets: config.sessionSecrets, now: now() };
  return {
    id: row.id,
    reason: row.reason,
    words: row.words,
    wantsAnswer: row.email !== null,
    createdAt: row.created_at,
    author: { id: row.user_id, email: row.author_email },
    outcome: row.outcome,
    settledAt: row.settled_at,
    shown: row.settled_at === null ? await shownOf(deps, row.link_id) : null,
  };
}

/** One page of reports, open ones with what visitors see. */
export async function readReports(
  deps: ReportDeps,
  { state, page }: z.output<NonNullable<(typeof listReports)["query"]>>,
) {
  const paging = { limit: REPORTS_PAGE_SIZE, offset: page * REPORTS_PAGE_SIZE };
  const { rows, total } = await reportPage(deps.db, state, paging);
  const reports = await Promise.all(rows.map((row) => toReport(deps, row)));
  return { reports, total, page, pageSize: REPORTS_PAGE_SIZE };
}

interface Ending {
  admin: Admin | null;
  userId: string;
  dreamId: string;
  ground: ReportReason;
  why?: string;
}

/** Permanently ends all links to a dream and records it. Returns how many there were. */
async function endLinks(trx: Trx, deps: ReportDeps, { admin, why, ...ending }: Ending): Promise<number> {
  const { userId: targetId, dreamId, ground } = ending;
  const now = deps.now();
  const links = await endReported(trx, { config: deps.config, now }, ending);
  const after = { dream: dreamId, links, ground };
  if (links > 0)
    await recordAuditEntry(trx, { admin, action: "links_ended", targetId, after, reason: why, now });
  return links;
}

/**
 * Settles a report by ending what it is about or by refusing it, records that, and mails those concerned. Returns what
 * came of it. Throws `not_found`, and `conflict` once it is settled.
 */
export async function decideReport(
  deps: ReportDeps,
  admin: Admin,
  id: string,
  decision: z.output<NonNullable<(typeof settleReport)["body"]>>,
): Promise<ReportOutcome> {
  const { user_id: userId } = await openReport(deps.db, id);
  return transact(deps.db, { user: userId }, async (trx) => {
    const report = await openReport(trx, id);
    const { dream_id: dreamId } = report;
    const { why } = decision;
    const now = deps.now();
    const ends = decision.decision === "end";
    if (ends && dreamId !== null) {
      const { ground } = decision;
      const links = await endLinks(trx, deps, { admin, userId, dreamId, ground, why });
      if (links > 0) return "ended";
    }
    const outcome = ends ? "gone" : "refused";
    // With a dream, `endLinks` has settled all of its reports.
    if (!ends || dreamId === null) await settle(trx, report, { outcome, now });
    const after = { report: id, outcome };
    await recordAuditEntry(trx, {
      admin,
      action: "report_settled",
      targetId: userId,
      after,
      reason: why,
      now,
    });
    return outcome;
  });
}

/**
 * Permanently ends all links to the dream that a reported link shows. Returns how many were ended; null where no link has
 * the URL.
 */
export async function endReportedLink(deps: ReportDeps, url: string): Promise<number | null> {
  const found = await dreamOfUrl(deps.db, url);
  if (!found) return null;
  return transact(deps.db, { user: found.userId }, (trx) =>
    endLinks(trx, deps, { ...found, admin: null, ground: "other" }),
  );
}
