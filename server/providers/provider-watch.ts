import type { FastifyBaseLogger } from "fastify";
import { createBreaker, type Breaker, type Outcome } from "./breaker.ts";
import { ProviderError, type ProviderFault } from "./provider-error.ts";

const PROVIDERS = ["openai", "replicate"] as const;
type ProviderName = (typeof PROVIDERS)[number];

/** Reviews have a breaker of their own: they must not stop the readings and pictures of the same provider. */
export const MODERATION = "moderation";

/** How a provider does, for the operator. */
export interface ProviderHealth {
  provider: ProviderName;
  /**
   * `ok`; `away`: calls wait; `setup`: it refuses us (key, credit, model) and the operator must act;
   * `paused`: today's ceiling is reached.
   */
  state: "ok" | "away" | "setup" | "paused";
  /** The latest failure, in words that quote nobody. */
  lastError: { at: string; message: string } | null;
  callsToday: number;
  /** Millionths of a dollar, since midnight UTC. */
  spentTodayMicroUsd: number;
  ceilingMicroUsd: number | null;
}

/** `now`: go. `probe`: one call may try. `away`: wait. */
type Admission = "now" | "probe" | "away";

/** Watches what becomes of the calls to each provider. Names that are no provider's, as the studio's, always go. */
export interface ProviderWatch {
  admits(name: string): Admission;
  /** Since when a provider is away; null when it is not. */
  unavailableSince(name: string): Date | null;
  /** Whether today's ceiling of a provider is reached. */
  paused(name: string): Promise<boolean>;
  /** Work for a provider begins; the answer takes what became of it: null for well, else what was thrown. */
  enter(name: string): (error: unknown) => void;
  /** A provider answered well in the midst of longer work. */
  worked(name: string): void;
  health(): Promise<ProviderHealth[]>;
}

interface WatchDeps {
  /** Dollars a day; null for no ceiling. */
  ceilings: Record<ProviderName, number | null>;
  usedToday: (provider: ProviderName) => Promise<{ calls: number; microUsd: number }>;
  log: Pick<FastifyBaseLogger, "warn" | "error" | "info">;
  now: () => Date;
}

interface Watched {
  breaker: Breaker;
  lastError: ProviderHealth["lastError"];
  refusesUs: boolean;
}

const OUTCOMES: Record<ProviderFault, Outcome> = {
  outage: "away",
  setup: "worked",
  answer: "unknown",
  none: "unknown",
};

/** One bad answer, or work called off, tells nothing of the next call; a refusal of our key at least came. */
function outcomeOf(error: unknown): Outcome {
  if (error === null) return "worked";
  if (error instanceof ProviderError) {
    return OUTCOMES[error.fault];
  }
  return error instanceof DOMException && error.name === "TimeoutError" ? "away" : "unknown";
}

export function createProviderWatch({ ceilings, usedToday, log, now }: WatchDeps): ProviderWatch {
  const watched = new Map<string, Watched>(
    [...PROVIDERS, MODERATION].map((name) => [
      name,
      { breaker: createBreaker(now), lastError: null, refusesUs: false },
    ]),
  );
  const ceilingOf = (name: ProviderName) => {
    const dollars = ceilings[name];
    return dollars === null ? null : Math.round(dollars * 1e6);
  };
  const isPaused = (spent: number, ceiling: number | null) => ceiling !== null && spent >= ceiling;

  function note(name: string, one: Watched, error: unknown, outcome: Outcome): void {
    if (error instanceof ProviderError && error.fault !== "none")
      one.lastError = { at: now().toISOString(), message: error.message };
    const refused = error instanceof ProviderError && error.fault === "setup";
    if (refused) {
      log.error(
        { provider: name, reason: error.message },
        `${name} refuses our calls: check its key, credit and model`,
      );
    }
    if (outcome === "worked") one.refusesUs = refused;
  }

  const enter: ProviderWatch["enter"] = (name) => {
    const one = watched.get(name);
    if (!one) return () => undefined;
    const leave = one.breaker.enter();
    return (error) => {
      const outcome = outcomeOf(error);
      const before = one.breaker.state();
      leave(outcome);
      note(name, one, error, outcome);
      const after = one.breaker.state();
      if (before === "closed" && after !== "closed")
        log.error({ provider: name }, `${name} is away: its work waits`);
      if (before !== "closed" && after === "closed") log.info({ provider: name }, `${name} is back`);
    };
  };

  return {
    enter,
    worked: (name) => enter(name)(null),
    admits(name) {
      const state = watched.get(name)?.breaker.state() ?? "closed";
      return state === "closed" ? "now" : state === "probe" ? "probe" : "away";
    },
    unavailableSince: (name) => watched.get(name)?.breaker.openSince() ?? null,
    async paused(name) {
      const provider = PROVIDERS.find((known) => known === name);
      const ceiling = provider ? ceilingOf(provider) : null;
      return provider !== undefined && isPaused((await usedToday(provider)).microUsd, ceiling);
    },
    health: () =>
      Promise.all(
        PROVIDERS.map(async (provider) => {
          const { breaker, lastError, refusesUs } = watched.get(provider)!;
          const { calls, microUsd } = await usedToday(provider);
          const ceiling = ceilingOf(provider);
          const unavailable = breaker.state() !== "closed";
          const state = isPaused(microUsd, ceiling)
            ? "paused"
            : refusesUs
              ? "setup"
              : unavailable
                ? "away"
                : "ok";
          return {
            provider,
            state,
            lastError,
            callsToday: calls,
            spentTodayMicroUsd: microUsd,
            ceilingMicroUsd: ceiling,
          } as const;
        }),
      ),
  };
}
