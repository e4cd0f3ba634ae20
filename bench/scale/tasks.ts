import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { transact } from "#server/db/transaction.ts";
import { readConfig } from "#server/config.ts";
import { createReconciliation } from "#server/features/admin/reconciliation.ts";
import { recordTraffic } from "#server/features/analytics/analytics.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { dreamsAhead, storedOf, recentDurations, unfinishedDreams } from "#server/features/dreams/queries.ts";
import { reconcile } from "#server/features/payments/payments.ts";
import { deleteAccount, pendingRemovals, removeStep } from "#server/features/privacy/privacy.ts";
import { sweepMedia } from "#server/features/dreams/media-sweep.ts";
import { claimMail } from "#server/features/mail/queries.ts";
import { claim } from "#server/features/dreams/part-job-queries.ts";
import { createJobStore, openJobs } from "#server/jobs/store.ts";
import { scheduledTasks } from "#server/maintenance.ts";
import { usedToday } from "#server/features/provider-usage/provider-usage.ts";
import { createServices } from "#server/services.ts";
import { DAY_MS } from "#shared/durations.ts";
import { measure, type Measured } from "./measured.ts";
import { LIMITS, type Limit } from "./report.ts";
import { sampleIds } from "./requests.ts";

// Runs the background tasks one after another, on a copy of the data and without a server, and sends their figures to
// the benchmark.

export interface TaskFigures {
  name: string;
  limit: Limit | null;
  runs: Measured[];
}

const config = readConfig(process.env);
const services = await createServices({ ...config, logLevel: "silent" });
const { leases, log, media, now, payments } = services;
const { db } = services.store;
const ids = sampleIds(config.databaseFile);
const userId = ids.users["user@scale.example"];
const manyId = ids.users["many@scale.example"];

async function run(
  name: string,
  task: () => unknown,
  { times = 3, limit = LIMITS.background as Limit | null } = {},
) {
  const runs: Measured[] = [];
  for (let i = 0; i < times; i++) runs.push(await measure(task));
  process.send!({ name, limit, runs } satisfies TaskFigures);
}

const worker = services.registration.id;
const { endJob, lostJobs, requeueLost } = createJobStore("jobs");

/** `running`: ids of the jobs that a process would run itself, which are not lost. */
async function requeueAllLost(running: string[]): Promise<void> {
  for (const job of await lostJobs(db, now(), running))
    await transact(db, { user: job.user_id }, (trx) => requeueLost(trx, job, now()));
}

const asClaim = { limit: LIMITS.claim };
// The data have no running jobs. These are as many as one process runs at most: four readings, 16 images, 16 videos.
await sql`UPDATE jobs SET status = 'running', lease_token = id, lease_until = ${now().toISOString()}, worker = 'dead'
  WHERE id IN (SELECT id FROM jobs WHERE status = 'queued' AND blocked = 0 LIMIT 36)`.execute(db);
// Once: a second run would find none.
await run("jobs: make the jobs of a dead worker due again", () => requeueAllLost([]), { times: 1 });
await services.registration.start();
for (const part of ["reading", "image", "video"] as const) {
  const jobs: NonNullable<Awaited<ReturnType<typeof claim>>>[] = [];
  const take = async () => {
    const job = await transact(db, { queue: "jobs" }, (trx) =>
      claim(trx, part, { now: now(), worker, placesEach: 3 }),
    );
    if (job) jobs.push(job);
  };
  await run(`jobs: claim ${part}`, take, { ...asClaim, times: 9 });
  await run(
    `jobs: claim ${part} that a provider began`,
    async () => {
      await transact(db, { queue: "jobs" }, (trx) =>
        claim(trx, part, { now: now(), worker, take: "resumable" }),
      );
    },
    asClaim,
  );
  for (const job of jobs) await transact(db, { user: job.user_id }, (trx) => endJob(trx, job, "cancelled"));
}
await run("jobs: make lost jobs due again", () => requeueAllLost(["a", "b"]), asClaim);
await run("jobs: count", () => openJobs(db), asClaim);
await run("dreams: recent durations", () => recentDurations(db, now()));
await run("dreams: unfinished", () => unfinishedDreams(db, userId));
await run("dreams: ahead", () => dreamsAhead(db, now().toISOString(), "x"));
await run("dreams: media bytes of a user", () => storedOf(db, manyId));
await run("providers: used today", () => usedToday(db, "openai", now()));

for (const [name, task] of Object.entries(scheduledTasks({ config, db, log, now }))) {
  await run(`scheduled: ${name}`, async () => {
    for await (const _ of task()) await setImmediate();
  });
}
await run("mails: claim", () =>
  claimMail(db, { bulk: false, worker, now: now(), leaseUntil: new Date(Date.now() + DAY_MS) }),
);
await run("analytics: record 200 page views", () => {
  const at = now().toISOString();
  const view = {
    day: at.slice(0, 10),
    at,
    path: "/",
    source: "direct",
    country: "TR",
    device: "mobile" as const,
  };
  return recordTraffic(
    db,
    Array.from({ length: 200 }, (_, i) => ({ ...view, visitor: i * 31 })),
  );
});

await run("payments: sync with the provider", () => reconcile(payments));
const { signal } = new AbortController();
await run(
  "admin: reconcile money and credits",
  () => createReconciliation({ db, now, log, signal, leases }).read(),
  {
    times: 1,
  },
);
// Runs outside the server.
await run("npm run ledger:check", () => checkLedger(db), { times: 1, limit: null });
await payments.sync.stop();

await run("media: sweep", () => sweepMedia({ db, media }, new AbortController().signal), { times: 1 });

await run("account: delete", () => deleteAccount({ db, now }, { userId: manyId, proof: null }), { times: 1 });
const removal = { db, now, removeFiles: media.remove };
await run("account: remove a few dreams of a deleted one", () => removeStep(removal, manyId), { times: 50 });
if ((await pendingRemovals(db)).length === 0) throw new Error("the removal was too short to be measured");
await services.close();
process.exit(0);
