import type { Db } from "#server/db/open.ts";
import { createLeases, type Leases } from "#server/jobs/lease-store.ts";

/** Leases of a worker that is not listed; other workers may take them from it. */
export function testLeases(db: Db, now: () => Date, worker = "test"): Leases {
  const error = (details: object, message: string) => {
    throw new Error(message, { cause: details });
  };
  return createLeases({ db, now, worker, log: { error } });
}
