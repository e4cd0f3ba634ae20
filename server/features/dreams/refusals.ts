import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { refusedToday } from "#server/features/provider-usage/provider-usage.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import { DAY_MS } from "#shared/durations.ts";
import { REFUSED_PARTS_PER_DAY } from "#shared/limits.ts";

const isRefusedTooOften = async (db: Db, userId: string, now: Date) =>
  (await refusedToday(db, userId, now)) >= REFUSED_PARTS_PER_DAY;

/**
 * Throws `rate_limited` (reason `refusals`) for a user whose parts the models have refused too often today: the site
 * pays for a refused call.
 */
export async function assertMaySubmit(db: Db, userId: string, now: Date): Promise<void> {
  if (!(await isRefusedTooOften(db, userId, now))) return;
  const retryAfter = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
  throw new AppError("rate_limited", { reason: "refusals", limited: "account", retryAfter });
}

/** Throws `refusals_paused` for a queued part of such a user, before its engine is called. */
export async function assertFewRefusals(db: Db, userId: string, now: Date): Promise<void> {
  if (!(await isRefusedTooOften(db, userId, now))) return;
  throw new ProviderError("refusals_paused", "the models refused too much of this account today", {
    retry: false,
    fault: "none",
  });
}
