import { setTimeout as wait } from "node:timers/promises";
import { signalsOf } from "#server/db/signals.ts";
import { AppError } from "#server/errors.ts";
import type { Lease, Leases } from "#server/jobs/lease-store.ts";
import { LEASE_LOST, LEASE_MS } from "#server/jobs/store.ts";
import { HOUR_MS } from "#shared/durations.ts";
import type { PaymentDeps, ProviderSync } from "./deps.ts";
import { reportToProvider } from "./provider-reports.ts";

const RETRY_FIRST_MS = 30_000;
const RETRY_MOST_MS = HOUR_MS;

/** Wait before looking again whether another process has ended its reports, or its task. */
const TAKEN_MS = 1000;
const TAKEN_TASK_MS = 100;

/**
 * Makes the background task that reports to the provider, in one process at a time. While something fails, it runs
 * again after growing pauses. `stop` resolves when the last run has ended.
 */
export function createProviderSync(
  deps: Omit<PaymentDeps, "sync"> & { leases: Leases },
): ProviderSync & { onIdle(): Promise<void>; stop(): Promise<void> } {
  const turns = new Map<string, Promise<unknown>>();
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  let retryMs = RETRY_FIRST_MS;
  let retry: NodeJS.Timeout | undefined;

  function request(): void {
    if (stopped) return;
    if (running) again = true;
    else running = run();
  }

  const sync: ProviderSync = {
    inTurn(key, task) {
      const underLease = () => withLease(deps.leases, `payments ${key}`, task);
      const turn = (turns.get(key) ?? Promise.resolve()).then(underLease, underLease);
      turns.set(key, turn);
      const free = () => void (turns.get(key) === turn && turns.delete(key));
      turn.then(free, free);
      return turn;
    },
  };

  async function run(): Promise<void> {
    clearTimeout(retry);
    try {
      do {
        again = false;
        if (!(await reportOnce())) return;
      } while (again && !stopped);
    } finally {
      // At once after the check of `again`, so that no request falls between the two.
      running = null;
    }
  }

  /** Returns false where another process reports. */
  async function reportOnce(): Promise<boolean> {
    let failed = true;
    try {
      const reports = await deps.leases.run("payment reports", () => reportToProvider({ ...deps, sync }));
      if (!reports) {
        retry = setTimeout(request, TAKEN_MS).unref();
        return false;
      }
      failed = reports.failed > 0;
    } catch (error) {
      deps.log.warn({ err: error }, "a report to the payment provider failed");
    }
    clearTimeout(retry);
    if (failed && !stopped) {
      retry = setTimeout(request, retryMs).unref();
      retryMs = Math.min(retryMs * 2, RETRY_MOST_MS);
    } else retryMs = RETRY_FIRST_MS;
    return true;
  }

  const onIdle = async () => {
    while (running) await running;
  };
  signalsOf(deps.db).on("paymentReportDue", request);
  return {
    ...sync,
    onIdle,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await onIdle();
    },
  };
}

/** Does a task when no other process does one of this name. Throws `unavailable` after a lease's time. */
async function withLease<T>(
  leases: Leases,
  name: string,
  task: (hold: Lease["hold"]) => Promise<T>,
): Promise<T> {
  for (let waited = 0; waited < LEASE_MS; waited += TAKEN_TASK_MS) {
    const done = await leases
      .run(name, async ({ hold }) => ({ result: await task(hold) }))
      .catch((error: unknown) => {
        throw error === LEASE_LOST ? new AppError("unavailable") : error;
      });
    if (done) return done.result;
    await wait(TAKEN_TASK_MS);
  }
  throw new AppError("unavailable");
}
