import { z } from "zod";
import type { Db, Trx } from "#server/db/open.ts";
import { signalsOf } from "#server/db/signals.ts";
import { ownTurn } from "#server/db/own-turn.ts";
import { transact } from "#server/db/transaction.ts";
import {
  beginCall,
  createSubmissions,
  createWithdrawals,
  lateCalls,
  saveProviderJob,
  withdrawJob,
} from "#server/features/provider-usage/provider-usage.ts";
import type { Job, JobDefinition, Verdict } from "#server/jobs/definition.ts";
import type { Leases } from "#server/jobs/lease-store.ts";
import type { Registration } from "#server/jobs/registration.ts";
import { LEASE_LOST } from "#server/jobs/store.ts";
import { createWorker, type Worker } from "#server/jobs/worker.ts";
import type { PriceTable } from "#server/provider-settings.ts";
import type { Tracer } from "#server/work-context.ts";
import { DISCARDED } from "#server/providers/engines.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { ProviderWatch } from "#server/providers/provider-watch.ts";
import { PARTS, type Part } from "#shared/dreams.ts";
import type { FailureCode } from "#shared/errors.ts";
import type { DreamEventHub } from "./events.ts";
import { writeFileRows } from "./file-rows.ts";
import { makePart, type MakePartDeps } from "./make-part.ts";
import { failureOf } from "./part-failure.ts";
import { assertLease, NO_ROOM, store } from "./part-job-queries.ts";
import { createPlaces, type Places } from "./part-places.ts";
import { claimParts } from "./part-policy.ts";
import { beginPart, completePart, failPart, recordProgress, requeuePart, type PartResult } from "./parts.ts";
import { findDream, mediaOfDreams } from "./queries.ts";
import { assertFewRefusals } from "./refusals.ts";
import { summaryWriter } from "./summary-writer.ts";

const ATTEMPTS_MAX = 6;
/** Attempts of an image that timed out: each may be charged all the same. */
const LATE_IMAGES_MAX = 2;
/** Longest a single attempt may take. */
const TIMEOUT_MS: Record<Part, number> = { reading: 120_000, image: 300_000, video: 900_000 };

const PROGRESS_EVERY_MS = 700;
const PROGRESS_STEP = 0.02;

const backoffMs = (attempts: number) => Math.min(2000 * 2 ** (attempts - 1), 120_000);

export interface PartJobDeps extends MakePartDeps {
  db: Db;
  tracer: Tracer | null;
  events: DreamEventHub;
  log: Record<"info" | "warn" | "error", (details: object, message: string) => void>;
  now: () => Date;
  /** Number of images, and of videos, that this process makes at once. */
  concurrency: number;
  registration: Pick<Registration, "id" | "places">;
  leases: Leases;
  watch: ProviderWatch;
  prices: PriceTable;
}

/** Makes the parts of dreams, and cancels provider jobs of parts that are no longer wanted. */
export type PartRunner = Pick<Worker<PartPayload>, "start" | "wake" | "state" | "stop">;

const partPayload = z
  .object({
    dream_id: z.string(),
    user_id: z.string(),
    part: z.enum(PARTS),
    round: z.int(),
    provider_job: z.string().nullable(),
    // Only a claimed part has these.
    givenUp: z.boolean().default(false),
    outage: z.boolean().default(false),
  })
  .transform(({ dream_id: dreamId, user_id: userId, provider_job: providerJob, ...rest }) => ({
    ...rest,
    dreamId,
    userId,
    providerJob,
  }));
type PartPayload = z.output<typeof partPayload>;
type PartJob = Job<PartPayload>;

export function createPartRunner(deps: PartJobDeps): PartRunner {
  const { concurrency, engines, registration } = deps;
  const places = createPlaces(concurrency, engines, registration.places);
  const worker = createWorker(partJobs(deps, places), deps);
  const withdrawals = createWithdrawals({ ...deps, video: engines.video });
  const signals = signalsOf(deps.db);
  const abandon = (dreamId: string) => worker.abandon((payload) => payload.dreamId === dreamId);
  return {
    async start() {
      signals.on("dreamAbandoned", abandon);
      await worker.start();
      withdrawals.start();
    },
    wake() {
      worker.wake();
      withdrawals.wake();
    },
    state: worker.state,
    async stop(graceMs) {
      await worker.stop(graceMs);
      signals.off("dreamAbandoned", abandon);
      await withdrawals.stop();
    },
  };
}

function partJobs(deps: PartJobDeps, places: Places): JobDefinition<PartPayload, FailureCode> {
  const { now, watch } = deps;
  return {
    name: "part",
    store,
    payload: partPayload,
    attemptsMax: ATTEMPTS_MAX,
    interrupted: "interrupted",
    abandoned: DISCARDED,
    claims: () => claimParts({ ...deps, places, worker: deps.registration.id }),
    inPlace: ({ part }, work) => places.add(part, work),
    enter: ({ part, givenUp }) => (givenUp ? () => undefined : watch.enter(deps.engines[part].name)),
    handle: (job, signal) => handle(deps, job, signal),
    judge: (job, error) => judge(deps, job, error),
    turn: ({ userId }) => ({ user: userId }),
    requeued: (trx, { dreamId, part }) => requeuePart(trx, dreamId, part, now()),
    async failed(trx, { id, payload: { dreamId, part, round } }, error) {
      await withdrawJob(trx, id, now());
      await failPart(trx, { dreamId, part, round, error, now: now() });
    },
  };
}

async function handle(deps: PartJobDeps, job: PartJob, lease: AbortSignal): Promise<void> {
  const { log, now } = deps;
  const { dreamId, userId, part, round, givenUp } = job.payload;
  if (givenUp) throw unavailable("provider_unavailable", "the provider was unavailable for too long");
  const started = performance.now();
  const result = await make(deps, job, lease);
  const files = (result.media ?? []).map((row) => row.file);
  await writeFileRows(deps, { userId, files }, async (trx, written) => {
    if (!(await store.endJob(trx, job, "done"))) throw LEASE_LOST;
    await completePart(trx, { dreamId, part, round, result, now: now() });
    written();
  });
  log.info({ dream: dreamId, part, ms: Math.round(performance.now() - started) }, "part done");
}

/** Checks what may stand in the way, marks the part as begun and calls its engine. */
async function make(deps: PartJobDeps, job: PartJob, lease: AbortSignal): Promise<PartResult> {
  const { db, now, watch } = deps;
  const { dreamId, userId, part, providerJob, outage } = job.payload;
  const provider = deps.engines[part].name;
  const assertOwnLease = (trx: Trx) => assertLease(trx, job);
  const purpose = { jobId: job.id, dreamId, userId, part, provider, assertLease: assertOwnLease };
  const submissions = createSubmissions({ ...deps, admits: () => !outage }, purpose);
  const atProvider = providerJob !== null || (await submissions.unanswered()) !== null;
  if (!atProvider && (await watch.paused(provider)))
    throw unavailable("spending_paused", `${provider}: today's ceiling is reached`);
  if (!atProvider) await assertFewRefusals(db, userId, now());
  const media = await mediaOfDreams(db, [dreamId]);
  // Once begun, a part of a server that stops could no longer be cancelled.
  lease.throwIfAborted();
  const dream = await transact(db, { user: userId }, async (trx) => {
    await assertOwnLease(trx);
    await beginPart(trx, dreamId, part, now());
    // In this transaction: from its end on the text is no longer edited.
    return findDream(trx, dreamId);
  });
  if (!dream) throw DISCARDED;
  const signal = AbortSignal.any([lease, AbortSignal.timeout(TIMEOUT_MS[part])]);
  return makePart(
    deps,
    { dream, media, part },
    {
      signal,
      onProgress: progressWriter(deps, job, lease),
      resumeFrom: providerJob,
      saveProviderJob: async (id) => {
        await saveProviderJob(db, purpose, id);
        watch.worked(provider);
      },
      submissions,
      async beginCall(estimate) {
        const call = await transact(db, { user: userId }, async (trx) => {
          await assertOwnLease(trx);
          return beginCall(deps, purpose, estimate, trx);
        });
        // The first request to a provider loads its client's code, which takes as long as the statements before it.
        await ownTurn();
        return call;
      },
      userId,
      onWriting: summaryWriter(deps, job.payload, lease),
    },
  );
}

/** Writes progress in steps until the lease ends: each write is an event to the user and a flush to disk. */
function progressWriter(
  { db, now }: Pick<PartJobDeps, "db" | "now">,
  job: PartJob,
  lease: AbortSignal,
): (fraction: number) => void {
  let last = { at: performance.now(), fraction: 0 };
  return (fraction) => {
    const at = performance.now();
    const isStep = at - last.at >= PROGRESS_EVERY_MS && fraction - last.fraction >= PROGRESS_STEP;
    if (!isStep || lease.aborted) return;
    last = { at, fraction };
    const { dreamId, userId, part } = job.payload;
    transact(db, { user: userId }, async (trx) => {
      await assertLease(trx, job);
      await recordProgress(trx, { dreamId, part, now: now() }, Math.min(fraction, 0.99));
    }).catch(() => undefined);
  };
}

const unavailable = (code: "provider_unavailable" | "spending_paused", message: string) =>
  new ProviderError(code, message, { retry: false, fault: "none" });

async function judge(deps: PartJobDeps, job: PartJob, error: unknown): Promise<Verdict<FailureCode>> {
  const { id, attempts, payload } = job;
  const { code, retry, waitMs = 0, storage, unexpected } = failureOf(error);
  const reason = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : String(error);
  const line = { dream: payload.dreamId, part: payload.part, attempt: attempts, code, reason };
  if (unexpected) deps.log.error({ ...line, err: error }, "part failed");
  else deps.log.warn(line, "part failed");
  const retryInMs = Math.max(backoffMs(attempts), waitMs);
  if (storage) {
    deps.media.markFull();
    return { retryInMs, countAttempt: false, reason: storage === "full" ? NO_ROOM : reason };
  }
  const late = payload.part === "image" && (await lateCalls(deps.db, id)) >= LATE_IMAGES_MAX;
  if (retry && attempts < ATTEMPTS_MAX && !late) return { retryInMs, countAttempt: true, reason };
  return { failure: code, reason };
}
