import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { dreamOfUrl, refuseSharing } from "#server/features/sharing/sharing.ts";
import { recordAuditEntry } from "./audit-log.ts";

/**
 * Permanently ends all links to the dream that a reported link shows, and records it. Returns how many were ended; null
 * where no link has the URL.
 */
export async function endReportedLink(db: Db, url: string, now: Date): Promise<number | null> {
  const found = await dreamOfUrl(db, url);
  if (!found) return null;
  const { userId, dreamId } = found;
  return transact(db, { user: userId }, async (trx) => {
    const links = await refuseSharing(trx, dreamId, now);
    const after = { dream: dreamId, links };
    if (links > 0)
      await recordAuditEntry(trx, { admin: null, action: "links_ended", targetId: userId, after, now });
    return links;
  });
}
