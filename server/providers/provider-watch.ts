import type { FastifyBaseLogger } from "fastify";
import { createBreaker, type Breaker, type Outcome } from "./breaker.ts";
import { ProviderError, type ProviderFault } from "./provider-error.ts";

const PROVIDERS = ["openai", "replicate"] as const;
type ProviderName = (typeof PROVIDERS)[number];

/** Reviews have their own breaker: their failures must not stop readings and images of the same provider. */
export const MODERATION = "moderation";

/** Health of a provider, for admins. */
export interface ProviderHealth {
  provider: ProviderName;
  /**
   * `ok`; `unavailable`: an outage, calls wait; `setup`: it refuses our calls (key, credit, model) and an admin must
   * act; `paused`: today's ceiling is reached.
   */
  state: "ok" | "unavailable" | "setup" | "paused";
  /** The latest failure; the message quotes no dream. */
  lastError: { at: string; message: string } | null;
  callsToday: number;
  /** Millionths of a dollar, since midnight UTC. */
  spentTodayMicroUsd: number;
  ceilingMicroUsd: number | null;
}

/** `now`: all calls are sent. `probe`: one call may try. `wait`: none is sent. */
type Admission = "now" | "probe" | "wait";

/** Tracks the outcomes of calls to each provider. Other names, such as the local studio, are always admitted. */
export interface ProviderWatch {
  admits(name: string): Admission;
  /** Start of a provider's outage; null when it is available. */
  unavailableSince(name: string): Date | null;
  /** Whether today's ceiling of a provider is reached. */
  paused(name: string): Promise<boolean>;
  /** Reports the start of a call. Returns a function that takes its outcome: null for success, else the error. */
  enter(name: string): (error: unknown) => void;
  /** Reports a successful response during a longer call. */
  worked(name: string): void;
  health(): Promise<ProviderHealth[]>;
}

interface WatchDeps {
  /** US dollars per day; null for no ceiling. */
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
  outage: "outage",
  setup: "worked",
  answer: "unknown",
  none: "unknown",
};

/** A bad answer or a cancelled call says nothing about the next one. A refused key shows that the provider works. */
function outcomeOf(error: unknown): Outcome {
  if (error === null) return "worked";
  if (error instanceof ProviderError) return OUTCOMES[error.fault];
  return error instanceof DOMException && error.name === "TimeoutError" ? "outage" : "unknown";
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
    if (refused)
      log.error(
        { provider: name, reason: error.message },
        `${name} refused a call: check its key, credit and model`,
      );
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
        log.error({ provider: name }, `${name} is unavailable: its work waits`);
      if (before !== "closed" && after === "closed")
        log.info({ provider: name }, `${name} is available again`);
    };
  };

  return {
    enter,
    worked: (name) => enter(name)(null),
    admits(name) {
      const state = watched.get(name)?.breaker.state() ?? "closed";
      return state === "closed" ? "now" : state === "probe" ? "probe" : "wait";
    },
    unavailableSince: (name) => watched.get(name)?.breaker.openSince() ?? null,
    async paused(name) {
      const provider = PROVIDERS.find((known) => known === name);
      const ceiling = provider ? ceilingOf(provider) : null;
      // Every submission asks, and the calls of the whole day are counted.
      if (!provider || ceiling === null) return false;
      return isPaused((await usedToday(provider)).microUsd, ceiling);
    },
    health: () =>
      Promise.all(
        PROVIDERS.map(async (provider) => {
          const { breaker, lastError, refusesUs } = watched.get(provider)!;
          const { calls, microUsd } = await usedToday(provider);
          const ceiling = ceilingOf(provider);
          const availability = breaker.state() === "closed" ? "ok" : "unavailable";
          return {
            provider,
            state: isPaused(microUsd, ceiling) ? "paused" : refusesUs ? "setup" : availability,
            lastError,
            callsToday: calls,
            spentTodayMicroUsd: microUsd,
            ceilingMicroUsd: ceiling,
          } as const;
        }),
      ),
  };
}
