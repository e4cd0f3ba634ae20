/** Failures within the window that open it. */
const FAILURES = 5;
const WINDOW_MS = 120_000;
/** How long it stays open before one call may try. */
const OPEN_MS = 15_000;

export type Outcome = "worked" | "away" | "unknown";

/** Stops sending work to a provider that is away, and tries with one call now and then. */
export interface Breaker {
  /** `closed`: all work goes out. `open`: none does. `probe`: one call may try. */
  state(): "closed" | "open" | "probe";
  /** A call goes out; call the answer once with what became of it. */
  enter(): (outcome: Outcome) => void;
  /** Since when nothing has worked; null while it is closed. */
  openSince(): Date | null;
}

export function createBreaker(now: () => Date): Breaker {
  let failures: number[] = [];
  let openedAt: number | null = null;
  let retryAt = 0;
  let probing = false;

  const state: Breaker["state"] = () => {
    if (openedAt === null) return "closed";
    return probing || now().getTime() < retryAt ? "open" : "probe";
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
        }
        if (outcome !== "away") return;
        const at = now().getTime();
        failures = [...failures.filter((time) => time > at - WINDOW_MS), at];
        if (openedAt === null && failures.length < FAILURES) return;
        openedAt ??= at;
        retryAt = at + OPEN_MS;
      };
    },
  };
}
