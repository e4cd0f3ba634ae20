const FAILURES_SHOWN = 50;

export interface Line {
  kind: string;
  count: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  max: number;
  statuses: Record<string, number>;
}

export type Records = ReturnType<typeof createRecords>;

const quantile = (sorted: readonly number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * q) - 1)] ?? 0;

/** Times and statuses of requests by their kind, and what failed. Status 0: no reply. */
export function createRecords() {
  const kinds = new Map<string, { times: number[]; statuses: Record<string, number> }>();
  const laps = new Map<string, number>();
  let failed = 0;
  let ended = false;

  function lineOf(kind: string, times: number[], statuses: Record<string, number>): Line {
    const sorted = times.toSorted((a, b) => a - b);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((q) => quantile(sorted, q)) as [number, number, number];
    return { kind, count: times.length, p50, p95, p99, max: sorted.at(-1) ?? 0, statuses };
  }

  return {
    add(kind: string, ms: number, status: number | string): void {
      let found = kinds.get(kind);
      if (!found) kinds.set(kind, (found = { times: [], statuses: {} }));
      found.times.push(ms);
      found.statuses[status] = (found.statuses[status] ?? 0) + 1;
    },
    /** Prints what failed; returns null. */
    fail(sentence: string): null {
      if (!ended && ++failed <= FAILURES_SHOWN) console.log(`FAILED: ${sentence}`);
      return null;
    },
    failed: () => failed,
    /** What fails later is not counted. */
    end: () => void (ended = true),
    lines: (): Line[] => [...kinds].map(([kind, { times, statuses }]) => lineOf(kind, times, statuses)),
    /** One line of all kinds that begin with `prefix`. */
    sum(prefix: string): Line {
      const chosen = [...kinds].filter(([kind]) => kind.startsWith(prefix)).map(([, found]) => found);
      const statuses: Record<string, number> = {};
      for (const found of chosen)
        for (const [status, count] of Object.entries(found.statuses))
          statuses[status] = (statuses[status] ?? 0) + count;
      return lineOf(
        `${prefix} in all`,
        chosen.flatMap(({ times }) => times),
        statuses,
      );
    },
    /** The same since its last call. */
    lap(prefix: string): Line {
      const times: number[] = [];
      for (const [kind, found] of kinds) {
        if (kind.startsWith(prefix)) times.push(...found.times.slice(laps.get(kind) ?? 0));
        laps.set(kind, found.times.length);
      }
      return lineOf(prefix, times, {});
    },
  };
}
