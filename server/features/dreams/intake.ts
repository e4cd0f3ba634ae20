import { AppError } from "#server/errors.ts";
import type { Engines } from "#server/providers/engines.ts";
import type { ProviderWatch } from "#server/providers/provider-watch.ts";
import { careResources } from "#server/studio/care/resources.ts";
import type { Part } from "#shared/dreams.ts";
import type { Locale } from "#shared/locales.ts";
import { unfinishedDreams, type Tx } from "./queries.ts";

const MODERATION_TIMEOUT_MS = 20_000;
/** A full queue is worth another look after that many seconds. */
const QUEUE_RETRY_S = 60;

/** Unfinished dreams that are taken, of everybody and of one person. */
export interface QueueLimits {
  inAll: number;
  perPerson: number;
}

/** Refuses what must not be read or drawn. Throws `care_needed`, `content_refused` or `unavailable`. */
export async function review(
  deps: { engines: Pick<Engines, "moderation">; watch: ProviderWatch },
  text: string,
  locale: Locale,
): Promise<void> {
  const { moderation } = deps.engines;
  const away = deps.watch.admits(moderation.name) === "away";
  const leave = away ? () => undefined : deps.watch.enter(moderation.name);
  // Who needs care is met with it even then: what this machine can tell by itself, it tells without the provider.
  const signal = away ? AbortSignal.abort() : AbortSignal.timeout(MODERATION_TIMEOUT_MS);
  let verdict;
  try {
    verdict = await moderation.review(text, signal);
    leave(null);
  } catch (error) {
    leave(error);
    throw new AppError("unavailable", { reason: "moderation", cause: (error as Error).name });
  }
  if (verdict === "care") throw new AppError("care_needed", { resources: careResources(locale) });
  if (verdict === "refused") throw new AppError("content_refused");
}

/** Throws `unavailable` while a provider of these parts has reached its ceiling for today. */
export async function assertAffordable(
  deps: { engines: Pick<Engines, Part>; watch: ProviderWatch },
  parts: readonly Part[],
): Promise<void> {
  for (const name of new Set(parts.map((part) => deps.engines[part].name))) {
    if (await deps.watch.paused(name)) throw new AppError("unavailable", { reason: "spending" });
  }
}

/** Throws `rate_limited` when this person, `unavailable` when everybody, has as much waiting as is taken. */
export async function assertQueueRoom(trx: Tx, userId: string, limits: QueueLimits): Promise<void> {
  const { own, all } = await unfinishedDreams(trx, userId);
  if (own >= limits.perPerson) {
    throw new AppError("rate_limited", { reason: "waiting", limited: "account", retryAfter: QUEUE_RETRY_S });
  }
  if (all >= limits.inAll) throw new AppError("unavailable", { reason: "queue", retryAfter: QUEUE_RETRY_S });
}
