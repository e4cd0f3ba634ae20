import type { Db } from "#server/db/open.ts";
import type { Engines } from "#server/providers/engines.ts";
import type { ProviderHealth as Watched } from "#server/providers/provider-watch.ts";
import type { Alerts, ProviderHealth } from "#shared/admin/alerts.ts";
import { PARTS, type Part } from "#shared/dreams.ts";
import { DAY_MS } from "#shared/durations.ts";
import { outcomesSince } from "./alert-queries.ts";

/** Single failures are normal: an engine is failing from both limits on, or when all its calls failed. */
const FAILING_SHARE = 0.2;
const FAILURES_MIN = 2;
/** A ceiling is close from this share of it on. */
const CEILING_NEAR_SHARE = 0.8;

type EngineNames = { [Service in ProviderHealth["service"]]: Pick<Engines[Service], "name"> };

/** The known state of a provider takes precedence over the outcomes of parts. */
function stateOf(watched: Watched | undefined, counted: ProviderHealth["state"]): ProviderHealth["state"] {
  if (watched?.state === "paused") return "paused";
  return watched && watched.state !== "ok" ? "failing" : counted;
}

/** State of the present engines, by the parts that ended in the last day and the known state of their providers. */
export async function describeProviders(
  db: Db,
  engines: EngineNames,
  watched: Watched[],
  now: Date,
): Promise<ProviderHealth[]> {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const watchOf = (engine: string) => watched.find(({ provider }) => provider === engine);
  const describePart = async (service: Part): Promise<ProviderHealth> => {
    const engine = engines[service].name;
    const { calls, failures, lastFailureAt } = await outcomesSince(db, service, engine, since);
    const failing = failures === calls || (failures >= FAILURES_MIN && failures / calls >= FAILING_SHARE);
    const lastError = watchOf(engine)?.lastError;
    // Parts that wait for another attempt have not ended.
    const idle = lastError && lastError.at >= since ? "failing" : "unused";
    const state = stateOf(watchOf(engine), calls === 0 ? idle : failing ? "failing" : "ok");
    return { service, engine, state, calls, failures, lastFailureAt: lastFailureAt ?? lastError?.at ?? null };
  };
  const { name } = engines.moderation;
  const unmeasured = { calls: 0, failures: 0, lastFailureAt: null } as const;
  return [
    ...(await Promise.all(PARTS.map(describePart))),
    { service: "moderation", engine: name, state: stateOf(watchOf(name), "unused"), ...unmeasured },
  ];
}

/** Spent today (UTC) with all providers, and the sum of the ceilings of those in use if each of them has one. */
export function spendingOf(watched: Watched[], engines: EngineNames): Alerts["spending"] {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const present = new Set<string>([...PARTS, "moderation" as const].map((service) => engines[service].name));
  const used = watched.filter(
    ({ provider, spentTodayMicroUsd }) => present.has(provider) || spentTodayMicroUsd > 0,
  );
  const ceilings = used.flatMap(({ ceilingMicroUsd }) => ceilingMicroUsd ?? []);
  return {
    today: sum(watched.map(({ spentTodayMicroUsd }) => spentTodayMicroUsd)),
    ceiling: ceilings.length === 0 || ceilings.length < used.length ? null : sum(ceilings),
  };
}

/** How many providers are close to their ceiling, or at it. */
export const countNearCeiling = (watched: Watched[]): number =>
  watched.filter(
    ({ spentTodayMicroUsd: spent, ceilingMicroUsd: ceiling }) =>
      ceiling !== null && spent >= ceiling * CEILING_NEAR_SHARE,
  ).length;
