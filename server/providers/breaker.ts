/** Failures within the window that open it. */
const FAILURES = 5;
const WINDOW_MS = 120_000;
/** Time from opening until one call may try. */
const OPEN_MS = 15_000;

export type Outcome = "worked" | "outage" | "unknown";

/** Circuit breaker: stops calls to a provider during an outage, and lets one call try at intervals. */
export interface Breaker {
  /** `closed`: all calls are sent. `open`: none is. `probe`: one call may try. */
  state(): "closed" | "open" | "probe";
  /** Reports the start of a call. Call the returned function once, with the outcome. */
  enter(): (outcome: Outcome) => void;
  /** When it opened; null while it is closed. */
  openSince(): Date | null;
}

export function createBreaker(now: () => Date): Breaker {
  let failures: number[] = [];
  let openedAt: number | null = null;
  let retryAt = 0;
  let probing = false;

  const state: Breaker["state"] = () => {
    if (openedAt === null) return "closed";
    const wait = retryAt - now().getTime();
    // A longer wait is of a clock that was ahead.
    return probing || (wait > 0 && wait <= OPEN_MS) ? "open" : "probe";
  };

  return {
    state,
    openSince: () => (openedAt === null ? null : new Date(openedAt)),
    enter() {
      const isProbe = state() === "probe";
      if (isProbe) probing = true;
      return (outcome) => {
        if (isProbe) probing = false;
        if (outcome === "worked") {
          failures = [];
          openedAt = null;
          // The call that tried may go on for minutes.
          probing = false;
        }
        if (outcome !== "outage") return;
        const at = now().getTime();
        failures = [...failures.filter((time) => time > at - WINDOW_MS), at];
        if (openedAt === null && failures.length < FAILURES) return;
        openedAt ??= at;
        retryAt = at + OPEN_MS;
      };
    },
  };
}
