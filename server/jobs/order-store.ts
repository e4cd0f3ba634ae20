import { randomInt } from "node:crypto";
import type { Db } from "#server/db/open.ts";
import { withdrawLost } from "#server/features/dreams/unwanted-queries.ts";
import { openCall, settleCall } from "#server/providers/call-store.ts";
import type { ProviderOrders } from "#server/providers/engines.ts";
import type { PriceTable } from "#server/provider-settings.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { ClaimedJob, Tx } from "./store.ts";
import { holdsLease } from "./store.ts";

/** Seeds that every model takes: positive, 31 bits. */
const SEED_LIMIT = 2 ** 31 - 1;

interface OrderDeps {
  db: Db;
  prices: PriceTable;
  provider: string;
  /** Whether new work may go out: a part may be resumed while its provider takes nothing new. */
  admits: () => boolean;
  now: () => Date;
}

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

const noOrder = (code: "provider_failed" | "provider_unavailable", message: string) =>
  new ProviderError(code, message, { retry: code === "provider_unavailable", fault: "none" });

/** The orders of a claimed job. Every write of an order throws once its lease is lost. */
export function createOrders(deps: OrderDeps, job: ClaimedJob): ProviderOrders {
  const { db, prices, now } = deps;
  return {
    async unanswered() {
      const open = (await ordersOf(db, job)).find((order) => order.state === "posting");
      if (!open) return null;
      return { seed: open.seed, promptHash: open.prompt_hash, postedAt: new Date(open.posted_at) };
    },
    begin: ({ promptHash, estimate }) =>
      db.transaction().execute(async (trx) => {
        await holdsLease(trx, job);
        const earlier = await ordersOf(trx, job);
        if (earlier.some(({ state }) => state !== "refused" && state !== "ambiguous"))
          throw noOrder("provider_failed", "no further order may go out");
        if (!deps.admits()) throw noOrder("provider_unavailable", "the provider takes no new work now");
        const order = { seed: randomInt(1, SEED_LIMIT), promptHash, postedAt: now() };
        const { dream_id: dreamId, id: jobId, part } = job;
        const purpose = { dreamId, userId: job.user_id, jobId, part, provider: deps.provider };
        const callId = await openCall(trx, { ...purpose, estimate, prices, now: order.postedAt });
        await trx
          .insertInto("provider_orders")
          .values({
            job_id: job.id,
            nth: earlier.length + 1,
            state: "posting",
            seed: order.seed,
            prompt_hash: promptHash,
            call_id: callId,
            posted_at: order.postedAt.toISOString(),
          })
          .execute();
        return order;
      }),
    close: (how) =>
      db.transaction().execute(async (trx) => {
        await holdsLease(trx, job);
        const orders = await ordersOf(trx, job);
        const second = orders.some(({ state }) => state === "ambiguous");
        const callId = orders.find(({ state }) => state === "posting")?.call_id;
        if (how === "lost") await withdrawLost(trx, job.id, now());
        else if (callId) {
          const usage = { model: "", seconds: 0, outcome: "refused" };
          await settleCall(trx, callId, { usage, prices, now: now() });
        }
        await settlePosting(trx, job, how === "refused" ? how : second ? "abandoned" : "ambiguous");
      }),
    async settle(usage) {
      const accepted = (await ordersOf(db, job)).find(({ state }) => state === "accepted");
      if (accepted?.call_id) await settleCall(db, accepted.call_id, { usage, prices, now: now() });
    },
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
