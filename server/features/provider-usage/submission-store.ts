import { randomInt } from "node:crypto";
import type { Db, Trx } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import type { Part } from "#shared/dreams.ts";
import { mayBeOfOtherJob, withdrawLost } from "./unwanted-queries.ts";
import { openCall, settleCall } from "./call-queries.ts";
import type { Submissions } from "#server/providers/engines.ts";
import type { PriceTable } from "#server/provider-settings.ts";
import { ProviderError } from "#server/providers/provider-error.ts";

/** Seeds that every model takes: positive, 31 bits. */
const SEED_LIMIT = 2 ** 31 - 1;

/** The job that submissions belong to. */
export interface JobSubmissions {
  jobId: string;
  dreamId: string;
  userId: string;
  part: Part;
  provider: string;
  /** Throws once this process may no longer work on the job. */
  assertLease: (trx: Trx) => Promise<void>;
}

interface SubmissionDeps {
  db: Db;
  prices: PriceTable;
  /** Whether the provider takes new submissions; accepted ones are resumed in any case. */
  admits: () => boolean;
  now: () => Date;
}

function submissionsOf(db: Db, jobId: string) {
  return db.selectFrom("provider_orders").selectAll().where("job_id", "=", jobId).orderBy("nth").execute();
}

async function settlePosting(
  trx: Trx,
  jobId: string,
  state: "accepted" | "refused" | "ambiguous" | "abandoned",
): Promise<void> {
  await trx
    .updateTable("provider_orders")
    .set({ state })
    .where("job_id", "=", jobId)
    .where("state", "=", "posting")
    .execute();
}

const refusal = (code: "provider_failed" | "provider_unavailable", message: string) =>
  new ProviderError(code, message, { retry: code === "provider_unavailable", fault: "none" });

/** The submissions of a claimed job. Every write throws once its lease is lost. */
export function createSubmissions(deps: SubmissionDeps, job: JobSubmissions): Submissions {
  const { jobId } = job;
  const turn = { user: job.userId };
  const { db, prices, now } = deps;
  return {
    async unanswered() {
      const open = (await submissionsOf(db, jobId)).find(({ state }) => state === "posting");
      if (!open) return null;
      const { seed, prompt_hash: promptHash } = open;
      const { provider } = job;
      return {
        seed,
        promptHash,
        postedAt: new Date(open.posted_at),
        isClaimed: (id) => mayBeOfOtherJob(db, id, { jobId, provider, promptHash }),
      };
    },
    begin: ({ promptHash, estimate }) =>
      transact(db, turn, async (trx) => {
        await job.assertLease(trx);
        const earlier = await submissionsOf(trx, jobId);
        if (earlier.some(({ state }) => state !== "refused" && state !== "ambiguous"))
          throw refusal("provider_failed", "the job has a submission already");
        if (!deps.admits()) throw refusal("provider_unavailable", "the provider takes no new work now");
        const submission = { seed: randomInt(1, SEED_LIMIT), promptHash, postedAt: now() };
        const { dreamId, userId, part, provider } = job;
        const purpose = { dreamId, userId, jobId, part, provider };
        const callId = await openCall(trx, { ...purpose, estimate, prices, now: submission.postedAt });
        await trx
          .insertInto("provider_orders")
          .values({
            job_id: jobId,
            nth: earlier.length + 1,
            state: "posting",
            seed: submission.seed,
            prompt_hash: promptHash,
            call_id: callId,
            posted_at: submission.postedAt.toISOString(),
          })
          .execute();
        return submission;
      }),
    close: (how) =>
      transact(db, turn, async (trx) => {
        await job.assertLease(trx);
        const submissions = await submissionsOf(trx, jobId);
        // The first one was lost too: there is no third.
        const isSecond = submissions.some(({ state }) => state === "ambiguous");
        const callId = submissions.find(({ state }) => state === "posting")?.call_id;
        if (how === "lost") await withdrawLost(trx, jobId, now());
        else if (callId) {
          const usage = { model: "", seconds: 0, outcome: "refused" };
          await settleCall(trx, callId, { usage, prices, now: now() });
        }
        await settlePosting(trx, jobId, how === "refused" ? how : isSecond ? "abandoned" : "ambiguous");
      }),
    async settle(usage) {
      const accepted = (await submissionsOf(db, jobId)).find(({ state }) => state === "accepted");
      if (accepted?.call_id) await settleCall(db, accepted.call_id, { usage, prices, now: now() });
    },
  };
}

/** Stores the id of the provider job, which is then resumed and never submitted again. */
export function saveProviderJob(
  db: Db,
  { jobId, userId, assertLease }: Pick<JobSubmissions, "jobId" | "userId" | "assertLease">,
  providerJob: string,
): Promise<void> {
  return transact(db, { user: userId }, async (trx) => {
    await assertLease(trx);
    await trx.updateTable("jobs").set({ provider_job: providerJob }).where("id", "=", jobId).execute();
    await settlePosting(trx, jobId, "accepted");
  });
}
