import { createLoop, type Loop } from "#server/jobs/loop.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { reconcile, type PaymentDeps } from "./payments.ts";

const EVERY_MS = HOUR_MS;

/** Compares payments with their provider at the start and every hour. */
export function createHourlySync(
  deps: PaymentDeps,
  log: Record<"warn" | "error", (details: object, message: string) => void>,
): Loop {
  return createLoop({
    name: "payments",
    everyMs: EVERY_MS,
    async run() {
      const { repaired, problems } = await reconcile(deps);
      for (const { paymentId, was, is } of repaired)
        log.warn({ payment: paymentId, was, is }, "payment repaired");
      for (const problem of problems) log.error({}, problem);
    },
    log,
  });
}
