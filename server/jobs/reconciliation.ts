import type { FastifyBaseLogger } from "fastify";
import { reconcile, type PaymentDeps } from "#server/features/payments/payments.ts";

const EVERY_MS = 3600_000;

/** Compares payments with their provider at the start and every hour. Returns a stop function. */
export function startReconciliation(deps: PaymentDeps, log: FastifyBaseLogger): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = reconcile(deps)
      .then(({ repaired, problems }) => {
        for (const { paymentId, was, is } of repaired)
          log.warn({ payment: paymentId, was, is }, "payment repaired");
        for (const problem of problems) log.error(problem);
      })
      .catch((error: unknown) => log.error({ err: error }, "payments could not be compared"));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
