import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import type { PriceTable } from "#server/provider-settings.ts";
import { beginCall } from "#server/features/provider-usage/provider-usage.ts";
import type { CareVerdict, Engines, UsageEstimate } from "#server/providers/engines.ts";
import { costOf } from "#server/providers/prices.ts";
import { MODERATION, type ProviderWatch } from "#server/providers/provider-watch.ts";
import { careResources } from "#server/studio/care/resources.ts";
import type { Part } from "#shared/dreams.ts";
import type { Locale } from "#shared/locales.ts";
import { unfinishedDreams } from "./queries.ts";

const MODERATION_TIMEOUT_MS = 20_000;
const QUEUE_RETRY_S = 60;

/** Largest number of unfinished dreams, and of open lenses, of all users and of one. */
export interface QueueLimits {
  inAll: number;
  perUser: number;
}

export interface ReviewDeps {
  db: Db;
  engines: Pick<Engines, "moderation">;
  watch: ProviderWatch;
  prices: PriceTable;
  /** Throws `rate_limited` or `unavailable` at the limit of remote reviews. */
  admitReview: () => Promise<void>;
}

function refuse(verdict: CareVerdict, locale: Locale): void {
  if (verdict === "care") throw new AppError("care_needed", { resources: careResources(locale) });
  if (verdict === "refused") throw new AppError("content_refused");
}

const notReviewed = (error: unknown) =>
  new AppError("unavailable", { reason: "moderation", cause: (error as Error).name });

/** Reviews a text on this machine where it can. Throws `care_needed`, `content_refused` or `unavailable`. */
export async function screen(
  { engines }: Pick<ReviewDeps, "engines">,
  text: string,
  locale: Locale,
): Promise<void> {
  const { moderation } = engines;
  const signal = AbortSignal.timeout(MODERATION_TIMEOUT_MS);
  const verdict = await (moderation.screen?.(text) ?? moderation.review(text, signal)).catch(
    (error: unknown) => {
      throw notReviewed(error);
    },
  );
  refuse(verdict, locale);
}

/** Reviews a text remotely where a provider is set. Throws as `screen`. */
export async function reviewRemotely(
  deps: ReviewDeps,
  { text, locale, now }: { text: string; locale: Locale; now: Date },
): Promise<void> {
  const { db, prices, watch } = deps;
  const { moderation } = deps.engines;
  if (!moderation.screen) return;
  if (watch.admits(MODERATION) === "wait") throw notReviewed(new Error("unavailable"));
  await deps.admitReview();
  const { name: provider } = moderation;
  const purpose = { dreamId: null, userId: null, jobId: null, part: "moderation", provider } as const;
  const begin = async (estimate: UsageEstimate) =>
    costOf(prices, { ...estimate, outcome: "open" }) === 0
      ? { settle: async () => undefined }
      : beginCall({ db, prices, now: () => now }, purpose, estimate);
  const leave = watch.enter(MODERATION);
  let verdict;
  try {
    verdict = await moderation.review(text, AbortSignal.timeout(MODERATION_TIMEOUT_MS), begin);
    leave(null);
  } catch (error) {
    leave(error);
    throw notReviewed(error);
  }
  refuse(verdict, locale);
}

/** Throws `unavailable` while a provider of these parts has reached its spending limit for today. */
export async function assertAffordable(
  deps: { engines: Pick<Engines, Part>; watch: ProviderWatch },
  parts: readonly Part[],
): Promise<void> {
  await assertSpending(
    deps.watch,
    parts.map((part) => deps.engines[part].name),
  );
}

/** Throws `unavailable` while one of the providers has reached its spending limit for today. */
export async function assertSpending(watch: ProviderWatch, providers: readonly string[]): Promise<void> {
  for (const name of new Set(providers)) {
    if (await watch.paused(name)) throw new AppError("unavailable", { reason: "spending" });
  }
}

/** Throws `rate_limited` at the user's limit of unfinished dreams, `unavailable` at that of all users. */
export const assertQueueRoom = async (db: Db, userId: string, limits: QueueLimits): Promise<void> =>
  assertRoom(await unfinishedDreams(db, userId), limits);

/** The same of any work that waits or runs: of one user and of all. */
export function assertRoom({ own, all }: { own: number; all: number }, limits: QueueLimits): void {
  if (own >= limits.perUser) {
    throw new AppError("rate_limited", { reason: "waiting", limited: "account", retryAfter: QUEUE_RETRY_S });
  }
  if (all >= limits.inAll) throw new AppError("unavailable", { reason: "queue", retryAfter: QUEUE_RETRY_S });
}
