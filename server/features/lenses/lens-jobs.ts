import PQueue from "p-queue";
import { z } from "zod";
import type { Db } from "#server/db/open.ts";
import { ownTurn } from "#server/db/own-turn.ts";
import { signalsOf } from "#server/db/signals.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { capture, release } from "#server/features/credits/credits.ts";
import {
  addEvent,
  assertFewRefusals,
  failureOf,
  findDream,
  promptOf,
  type DreamRow,
} from "#server/features/dreams/dreams.ts";
import { beginCall } from "#server/features/provider-usage/provider-usage.ts";
import { loreOf } from "#server/features/symbols/symbols.ts";
import type { Job, JobDefinition, Verdict } from "#server/jobs/definition.ts";
import type { Registration } from "#server/jobs/registration.ts";
import { createJobStore, LEASE_LOST } from "#server/jobs/store.ts";
import { createWorker, type Worker } from "#server/jobs/worker.ts";
import type { PriceTable } from "#server/provider-settings.ts";
import type { Tracer } from "#server/work-context.ts";
import { DISCARDED, type Engines } from "#server/providers/engines.ts";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { ProviderWatch } from "#server/providers/provider-watch.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import type { FailureCode } from "#shared/errors.ts";
import { lensContentSchema, lensPart, READING_LENSES, type LensContent } from "#shared/lenses.ts";
import {
  assertLensLease,
  beginLens,
  claimLens,
  storeLens,
  storeLensFailure,
  type ClaimedLens,
} from "./lens-job-queries.ts";

const LENSES_AT_ONCE = 4;
const ATTEMPTS_MAX = 6;
/** Longest a single attempt may take. */
const TIMEOUT_MS = 120_000;
/** Longest wait for a provider during an outage. */
const OUTAGE_LIMIT_MS = 5 * MINUTE_MS;

const backoffMs = (attempts: number) => Math.min(2000 * 2 ** (attempts - 1), 120_000);
const store = createJobStore("dream_lenses");

interface LensJobDeps {
  db: Db;
  tracer: Tracer | null;
  engines: Pick<Engines, "lens">;
  log: Record<"info" | "warn" | "error", (details: object, message: string) => void>;
  now: () => Date;
  registration: Pick<Registration, "id" | "places">;
  watch: ProviderWatch;
  prices: PriceTable;
}

/** Makes the lenses on dreams. */
export type LensRunner = Pick<Worker<LensPayload>, "start" | "wake" | "state" | "stop">;

const lensPayload = z
  .object({
    dream_id: z.string(),
    user_id: z.string(),
    lens: z.enum(READING_LENSES),
    round: z.int(),
    // Only a claimed lens has it.
    givenUp: z.boolean().default(false),
  })
  .transform(({ dream_id: dreamId, user_id: userId, ...rest }) => ({ ...rest, dreamId, userId }));
type LensPayload = z.output<typeof lensPayload>;
type LensJob = Job<LensPayload>;

export function createLensRunner(deps: LensJobDeps): LensRunner {
  const worker = createWorker(lensJobs(deps), deps);
  const signals = signalsOf(deps.db);
  const abandon = (dreamId: string) => worker.abandon((payload) => payload.dreamId === dreamId);
  return {
    async start() {
      signals.on("dreamAbandoned", abandon);
      await worker.start();
    },
    wake: worker.wake,
    state: worker.state,
    async stop(graceMs) {
      await worker.stop(graceMs);
      signals.off("dreamAbandoned", abandon);
    },
  };
}

function lensJobs(deps: LensJobDeps): JobDefinition<LensPayload, FailureCode> {
  const { engines, now, watch } = deps;
  const places = new PQueue({ concurrency: LENSES_AT_ONCE });
  return {
    name: "lens",
    store,
    payload: lensPayload,
    attemptsMax: ATTEMPTS_MAX,
    interrupted: "interrupted",
    abandoned: DISCARDED,
    claims: () => claimLenses(deps, () => places.size + places.pending < LENSES_AT_ONCE),
    inPlace: (_payload, work) => places.add(work),
    enter: ({ givenUp }) => (givenUp ? () => undefined : watch.enter(engines.lens.name)),
    handle: (job, signal) => handle(deps, job, signal),
    judge: async (job, error) => judge(deps, job, error),
    turn: ({ userId }) => ({ user: userId }),
    requeued: async () => undefined,
    async failed(trx, { id, payload }, error) {
      const { dreamId, lens, round } = payload;
      await storeLensFailure(trx, id, error, now());
      await release(trx, { dreamId, part: lensPart(lens), round, cause: "failure", now: now() });
      const dream = await findDream(trx, dreamId);
      if (dream) await addEvent(trx, lensEvent(dream, now()));
    },
  };
}

/** An event of a dream that only makes clients load it again. */
const lensEvent = ({ id, status, finished_at: ended }: DreamRow, now: Date) => ({
  dream_id: id,
  part: null,
  status,
  progress: ended === null ? 0 : 1,
  at: now.toISOString(),
});

/** Claims lenses while there is room; during an outage only those due for `OUTAGE_LIMIT_MS`, to fail them. */
async function* claimLenses(
  deps: LensJobDeps,
  hasRoom: () => boolean,
): AsyncGenerator<ClaimedLens & { givenUp: boolean }> {
  const { db, engines, now, registration, watch } = deps;
  const provider = engines.lens.name;
  while (hasRoom()) {
    const givenUp = watch.admits(provider) === "wait";
    const limit = new Date(now().getTime() - OUTAGE_LIMIT_MS);
    const since = watch.unavailableSince(provider);
    if (givenUp && (since === null || since > limit)) return;
    const rules = {
      now: now(),
      worker: registration.id,
      // As for readings: the last place is for another user.
      placesEach: Math.max(1, registration.places("reading") - 1),
      ...(givenUp && { dueBy: limit }),
    };
    const claimed = await store.claimDue(db, { by: rules.dueBy ?? rules.now }, (trx) =>
      claimLens(trx, rules),
    );
    if (!claimed) return;
    yield { ...claimed, givenUp };
  }
}

async function handle(deps: LensJobDeps, job: LensJob, lease: AbortSignal): Promise<void> {
  const { db, log, now } = deps;
  const { dreamId, userId, lens, round, givenUp } = job.payload;
  if (givenUp) throw unavailable("provider_unavailable", "the provider was unavailable for too long");
  const started = performance.now();
  const dream = await findDream(db, dreamId);
  if (!dream) throw DISCARDED;
  const content = await make(deps, job, dream, lease);
  await transact(db, { user: userId }, async (trx) => {
    if (!(await storeLens(trx, job, { content, now: now() }))) throw LEASE_LOST;
    if ((await capture(trx, { dreamId, part: lensPart(lens), round, now: now() })) === 0)
      throw new AppError("conflict", { reason: "part_already_settled" });
    await addEvent(trx, lensEvent((await findDream(trx, dreamId)) ?? dream, now()));
  });
  log.info({ dream: dreamId, lens, ms: Math.round(performance.now() - started) }, "lens done");
}

/** Checks that the provider may be called, marks the lens as begun and calls its engine. */
async function make(
  deps: LensJobDeps,
  job: LensJob,
  dream: DreamRow,
  lease: AbortSignal,
): Promise<LensContent> {
  const { db, engines, now, watch } = deps;
  const { userId, lens, dreamId } = job.payload;
  const provider = engines.lens.name;
  if (await watch.paused(provider))
    throw unavailable("spending_paused", `${provider}: today's ceiling is reached`);
  await assertFewRefusals(db, userId, now());
  // Once begun, a lens of a server that stops could no longer be cancelled.
  lease.throwIfAborted();
  await transact(db, { user: userId }, async (trx) => {
    await assertLensLease(trx, job);
    await beginLens(trx, job.id, now());
  });
  // Provider usage counts a lens as a reading.
  const purpose = { jobId: job.id, dreamId, userId, part: "reading" as const, provider };
  const lore = loreOf(dream.dream_text, dream.language);
  const content = await engines.lens.look(
    { ...promptOf(dream), lens, lore },
    {
      signal: AbortSignal.any([lease, AbortSignal.timeout(TIMEOUT_MS)]),
      userId,
      async beginCall(estimate) {
        const call = await transact(db, { user: userId }, async (trx) => {
          await assertLensLease(trx, job);
          return beginCall(deps, purpose, estimate, trx);
        });
        await ownTurn();
        return call;
      },
    },
  );
  return lensContentSchema.parse(content);
}

const unavailable = (code: "provider_unavailable" | "spending_paused", message: string) =>
  new ProviderError(code, message, { retry: false, fault: "none" });

function judge({ log }: LensJobDeps, job: LensJob, error: unknown): Verdict<FailureCode> {
  const { attempts, payload } = job;
  const { code, retry, waitMs = 0, unexpected } = failureOf(error);
  const reason = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : String(error);
  const line = { dream: payload.dreamId, lens: payload.lens, attempt: attempts, code, reason };
  if (unexpected) log.error({ ...line, err: error }, "lens failed");
  else log.warn(line, "lens failed");
  if (!retry || attempts >= ATTEMPTS_MAX) return { failure: code, reason };
  return { retryInMs: Math.max(backoffMs(attempts), waitMs), countAttempt: true, reason };
}
