import type { Db } from "#server/db/open.ts";
import type { Engines } from "#server/providers/engines.ts";
import type { Attention, ProviderHealth } from "#shared/attention.ts";
import { PARTS } from "#shared/dreams.ts";
import { outcomesSince } from "./attention-queries.ts";

const DAY_MS = 86_400_000;
/** More than one failure of a few calls is no accident. */
const FAILING_SHARE = 0.2;
const FAILURES_LEAST = 2;

type EngineNames = { [Service in ProviderHealth["service"]]: Pick<Engines[Service], "name"> };

/** How the engines of today did over the last day, judged by the parts that ended. */
export async function providerHealth(db: Db, engines: EngineNames, now: Date): Promise<ProviderHealth[]> {
  const outcomes = await outcomesSince(db, new Date(now.getTime() - DAY_MS).toISOString());
  const parts = PARTS.map((service): ProviderHealth => {
    const engine = engines[service].name;
    const seen = outcomes.find((row) => row.part === service && row.engine === engine);
    const { calls = 0, failures = 0, lastFailureAt = null } = seen ?? {};
    const failing = failures >= FAILURES_LEAST && failures / calls >= FAILING_SHARE;
    const state = calls === 0 ? "unused" : failing ? "failing" : "ok";
    return { service, engine, state, calls, failures, lastFailureAt };
  });
  const unmeasured = { state: "unused", calls: 0, failures: 0, lastFailureAt: null } as const;
  return [...parts, { service: "moderation", engine: engines.moderation.name, ...unmeasured }];
}

/** Spent today (UTC) in millionths of a dollar, and the day's ceiling: engines without a price cost nothing. */
export async function spending(_db: Db, _now: Date): Promise<Attention["spending"]> {
  return { today: 0, ceiling: null };
}
