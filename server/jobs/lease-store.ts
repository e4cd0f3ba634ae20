import { sql } from "kysely";
import type { Db } from "#server/db/open.ts";
import { LEASE_LOST, LEASE_MS, newLease } from "./store.ts";

/** The right to do something that one process does at a time. */
export interface Lease {
  /** Aborted when the lease is lost. */
  signal: AbortSignal;
  /** Extends the lease, in the transaction of a write that relies on it. Throws when it was lost. */
  hold(trx: Db): Promise<void>;
}

export interface Leases {
  /** Does the work under the lease of this name. Resolves to null, with nothing done, where another process has it. */
  run<T>(name: string, work: (lease: Lease) => Promise<T>): Promise<T | null>;
}

interface LeaseDeps {
  db: Db;
  log: { error(details: object, message: string): void };
  now: () => Date;
  /** Id of this process in `workers`. */
  worker: string;
}

export function createLeases({ db, log, now, worker }: LeaseDeps): Leases {
  return {
    async run(name, work) {
      const { token, until } = newLease(now());
      // A lease of this process ends with its work alone, also while the process is not listed.
      const { rows } = await sql`
        INSERT INTO leases (name, lease_token, lease_until, worker) VALUES (${name}, ${token}, ${until}, ${worker})
        ON CONFLICT (name) DO UPDATE
          SET lease_token = excluded.lease_token, lease_until = excluded.lease_until, worker = excluded.worker
          WHERE leases.lease_until < ${now().toISOString()} OR (leases.worker <> excluded.worker
            AND NOT EXISTS (SELECT 1 FROM workers WHERE workers.id = leases.worker))
        RETURNING name`.execute(db);
      if (rows.length === 0) return null;

      const lost = new AbortController();
      const hold = async (trx: Db) => {
        const { numUpdatedRows } = await trx
          .updateTable("leases")
          .set({ lease_until: newLease(now()).until })
          .where("name", "=", name)
          .where("lease_token", "=", token)
          .executeTakeFirst();
        if (numUpdatedRows === 1n) return;
        lost.abort(LEASE_LOST);
        throw LEASE_LOST;
      };
      const beat = setInterval(() => {
        hold(db).catch(
          (error: unknown) => error === LEASE_LOST || log.error({ err: error }, "heartbeat failed"),
        );
      }, LEASE_MS / 4);
      try {
        return await work({ signal: lost.signal, hold });
      } finally {
        clearInterval(beat);
        const own = db.deleteFrom("leases").where("name", "=", name).where("lease_token", "=", token);
        // It expires.
        await own.execute().catch((error: unknown) => log.error({ err: error, name }, "lease not released"));
      }
    },
  };
}
