import { randomInt } from "node:crypto";
import type { Db } from "#server/db/open.ts";
import type { ProviderOrders } from "#server/providers/engines.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { ClaimedJob, Tx } from "./store.ts";
import { holdsLease } from "./store.ts";

/** Seeds that every model takes: positive, 31 bits. */
const SEED_LIMIT = 2 ** 31 - 1;

function ordersOf(db: Db | Tx, job: ClaimedJob) {
  return db.selectFrom("provider_orders").selectAll().where("job_id", "=", job.id).orderBy("nth").execute();
}

async function settlePosting(
  trx: Tx,
  job: ClaimedJob,
  state: "accepted" | "refused" | "ambiguous" | "abandoned",
): Promise<void> {
  await trx
    .updateTable("provider_orders")
    .set({ state })
    .where("job_id", "=", job.id)
    .where("state", "=", "posting")
    .execute();
}

/** The orders of a claimed job. Every write throws once its lease is lost. */
export function createOrders(db: Db, job: ClaimedJob, now: () => Date): ProviderOrders {
  return {
    async unanswered() {
      const open = (await ordersOf(db, job)).find((order) => order.state === "posting");
      return open ? { seed: open.seed, postedAt: new Date(open.posted_at) } : null;
    },
    begin: () =>
      db.transaction().execute(async (trx) => {
        await holdsLease(trx, job);
        const earlier = await ordersOf(trx, job);
        if (earlier.some(({ state }) => state !== "refused" && state !== "ambiguous")) {
          throw new ProviderError("provider_failed", "no further order may go out", {
            retry: false,
            fault: "none",
          });
        }
        const order = { seed: randomInt(1, SEED_LIMIT), postedAt: now() };
        await trx
          .insertInto("provider_orders")
          .values({
            job_id: job.id,
            nth: earlier.length + 1,
            state: "posting",
            seed: order.seed,
            posted_at: order.postedAt.toISOString(),
          })
          .execute();
        return order;
      }),
    close: (how) =>
      db.transaction().execute(async (trx) => {
        await holdsLease(trx, job);
        const second = (await ordersOf(trx, job)).some(({ state }) => state === "ambiguous");
        await settlePosting(trx, job, how === "refused" ? how : second ? "abandoned" : "ambiguous");
      }),
  };
}

/** Keeps the id of the work that an order began; from here on it is resumed, never ordered again. */
export function saveProviderJob(db: Db, job: ClaimedJob, providerJob: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await holdsLease(trx, job);
    await trx.updateTable("jobs").set({ provider_job: providerJob }).where("id", "=", job.id).execute();
    await settlePosting(trx, job, "accepted");
  });
}
