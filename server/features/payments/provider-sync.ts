import { signalsOf } from "#server/db/signals.ts";
import { HOUR_MS } from "#shared/durations.ts";
import type { PaymentDeps, ProviderSync } from "./deps.ts";
import { reportToProvider } from "./provider-reports.ts";

const RETRY_FIRST_MS = 30_000;
const RETRY_MOST_MS = HOUR_MS;

/**
 * Makes the background task that reports to the provider, one per process. Its runs never overlap. While something
 * fails, it runs again after growing pauses. `stop` resolves when the last run has ended.
 */
export function createProviderSync(
  deps: Omit<PaymentDeps, "sync">,
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
    else running = run().finally(() => (running = null));
  }

  const sync: ProviderSync = {
    inTurn(key, task) {
      const turn = (turns.get(key) ?? Promise.resolve()).then(task, task);
      turns.set(key, turn);
      const free = () => void (turns.get(key) === turn && turns.delete(key));
      turn.then(free, free);
      return turn;
    },
  };

  async function run(): Promise<void> {
    clearTimeout(retry);
    do {
      again = false;
      let failed = true;
      try {
        failed = (await reportToProvider({ ...deps, sync })).failed > 0;
      } catch (error) {
        deps.log.warn({ err: error }, "a report to the payment provider failed");
      }
      clearTimeout(retry);
      if (failed && !stopped) {
        retry = setTimeout(request, retryMs).unref();
        retryMs = Math.min(retryMs * 2, RETRY_MOST_MS);
      } else retryMs = RETRY_FIRST_MS;
    } while (again && !stopped);
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
