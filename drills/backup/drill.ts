import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startFakeStripe } from "../../tests/fakes/stripe.ts";
import { startS3Server, type S3Server } from "../../tests/support/s3-server.ts";
import { createRandom, type Random } from "../simulation/random.ts";
import { act, type Write } from "./load.ts";
import { restore, type Restored } from "./restored.ts";
import { createReplicatedSite, type ReplicatedSite } from "./site.ts";

const ACTORS = 4;
/** Longest time in ms between two restores. */
const LOAD_MS = 4000;
/** How long after the last write a moment of the past is restored at the earliest. */
const MOMENT_AGE_MS = 3000;
const KINDS = ["running", "killed", "volume lost", "timestamp", "transaction"] as const;
type Kind = (typeof KINDS)[number];

/**
 * How much may be missing, and how much may be there that was written after the moment. A timestamp takes a whole file
 * of a level of Litestream, which covers up to an hour: this is measured only.
 */
const LIMITS: Record<Kind, { lossMs: number; lateMs: number }> = {
  running: { lossMs: 1500, lateMs: 0 },
  killed: { lossMs: 1500, lateMs: 0 },
  "volume lost": { lossMs: 1500, lateMs: 0 },
  timestamp: { lossMs: Infinity, lateMs: Infinity },
  // A file's time is that of its beginning: it may hold what was written a moment later.
  transaction: { lossMs: 60_000, lateMs: 2000 },
};

interface Run {
  site: ReplicatedSite;
  folder: string;
  writes: Write[];
  random: Random;
  counts: Record<string, number>;
  faults: string[];
}

const count = ({ counts }: Run, what: string) => (counts[what] = (counts[what] ?? 0) + 1);

/** Restores at random moments while users act; then what must be refused. Returns what was counted and what was wrong. */
export async function drillBackup(
  programs: { litestream: string; versitygw: string },
  restores: number,
  seed: number,
) {
  const folder = mkdtempSync(join(tmpdir(), "drill-backup-"));
  const [stripe, s3] = [await startFakeStripe(), await startS3Server(programs.versitygw, "drill")];
  const settings = { ...stripe.env, WELCOME_TOKENS: "0", TRUST_PROXY: "true", DREAM_QUEUE_LIMIT: "100000" };
  const site = await createReplicatedSite(folder, programs.litestream, s3, settings);
  const random = createRandom(seed);
  const run: Run = { site, folder, writes: [], random, counts: {}, faults: [] };
  const figures: Partial<Record<Kind, Restored[]>> = {};
  try {
    await site.start();
    const beganAt = Date.now();
    let goesOn = true;
    const load = Promise.all(
      Array.from({ length: ACTORS }, (_, nth) =>
        act(nth, { origin: site.origin, stripe, random, writes: run.writes, goesOn: () => goesOn }),
      ),
    );
    // What goes wrong in it is thrown where it is awaited: before, it would end this process and leave the site.
    load.catch(() => undefined);
    // A replica of the first moments has no user.
    await pause(LOAD_MS);
    for (let nth = 0; nth < restores; nth++) {
      await pause(random.int(0, LOAD_MS));
      const kind = random.pick(KINDS);
      const result = await restoreOnce(run, kind, beganAt);
      count(run, `restores: ${kind}`);
      (figures[kind] ??= []).push(result);
      run.faults.push(...result.faults.map((fault) => `restore ${nth}, ${kind}: ${fault}`));
      const limit = LIMITS[kind];
      if (result.lossMs > limit.lossMs || result.lateMs > limit.lateMs)
        run.faults.push(`restore ${nth}, ${kind}: ${result.lossMs} ms lost, ${result.lateMs} ms late`);
      console.log(
        `${nth} ${kind}: ${run.writes.length} writes, ${result.missing.size} writes of ${result.lossMs} ms missing, ${result.lateMs} ms late, ` +
          `restored in ${result.tookMs} ms ${result.faults.join(" ").slice(0, 300)}`,
      );
    }
    goesOn = false;
    await load;
    await restoreAfterStop(run);
    await refuseBroken(run, s3);
    return {
      counts: { ...run.counts, writes: run.writes.length },
      figures: Object.entries(figures).map(([kind, results]) => ({
        kind,
        lossMs: spread(results.map(({ lossMs }) => lossMs)),
        lateMs: spread(results.map(({ lateMs }) => lateMs)),
        tookMs: spread(results.map(({ tookMs }) => tookMs)),
      })),
      faults: run.faults,
    };
  } finally {
    await site.kill();
    await stripe.close();
    await s3.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Half of the values are at most `median`. */
function spread(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: sorted[sorted.length >> 1] ?? 0, longest: sorted.at(-1) ?? 0 };
}

async function restoreOnce(run: Run, kind: Kind, beganAt: number): Promise<Restored> {
  if (kind === "killed" || kind === "volume lost") return restoreAfterKill(run, kind === "volume lost");
  const folder = join(run.folder, "restored");
  if (kind === "running") return restore(run.site, folder, run.writes, Date.now());
  const newest = Math.max(Date.now() - MOMENT_AGE_MS, beganAt + LOAD_MS);
  return restore(run.site, folder, run.writes, run.random.int(beganAt + LOAD_MS, newest), kind);
}

/** The server and Litestream are killed, and either the machine starts again or its volume is lost, too. */
async function restoreAfterKill(run: Run, volumeLost: boolean): Promise<Restored> {
  const { site, folder } = run;
  const copy = join(folder, "media-copy");
  // As the page says: a copy of media/ by any tool at any time.
  cpSync(join(site.dataDir, "media"), copy, { recursive: true });
  await pause(run.random.int(0, 2000));
  await site.kill();
  const result = await restore(site, join(folder, "restored"), run.writes, Date.now());
  if (volumeLost) {
    // What is lost now is not expected from the next restores.
    for (const write of result.missing) run.writes.splice(run.writes.indexOf(write), 1);
    rmSync(site.dataDir, { recursive: true });
    cpSync(copy, join(site.dataDir, "media"), { recursive: true });
  }
  rmSync(copy, { recursive: true });
  await site.start();
  if (volumeLost) {
    const repaired = await site.run("node", ["scripts/media-check.ts", "--repair", "--all"]);
    const checked = await site.run("node", ["scripts/media-check.ts"]);
    if (repaired.status !== 0 || checked.status !== 0)
      result.faults.push(`media:check: ${repaired.output} ${checked.output}`);
    const drawn = Number(/(\d+) parts drawn/.exec(repaired.output)?.[1] ?? 0);
    run.counts["parts drawn again"] = (run.counts["parts drawn again"] ?? 0) + drawn;
  }
  return result;
}

/** After an ordered stop nothing is missing. */
async function restoreAfterStop(run: Run): Promise<void> {
  await run.site.stop();
  const result = await restore(run.site, join(run.folder, "restored"), run.writes, Date.now());
  run.faults.push(...result.faults);
  if (result.missing.size > 0) run.faults.push(`after a stop ${result.missing.size} writes are missing`);
  count(run, "restores: stopped");
}

/** Replicas that cannot be read: with an empty volume the site must not start, and must leave the replica alone. */
async function refuseBroken(run: Run, s3: S3Server): Promise<void> {
  const copy = join(run.folder, "replica-copy");
  cpSync(s3.folder, copy, { recursive: true });
  const files = () =>
    readdirSync(s3.folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ltx"))
      .sort();
  const overwrite = (name: string) =>
    writeFileSync(
      join(s3.folder, name),
      run.random.bytes(Math.min(statSync(join(s3.folder, name)).size, 4096)),
    );
  const first = () => files().filter((name) => name.includes("/0000000000000001-"));
  const breaks: Record<string, () => Record<string, string> | void> = {
    "every file overwritten": () => files().forEach(overwrite),
    "beginning overwritten": () => first().forEach(overwrite),
    "beginning removed": () => first().forEach((name) => rmSync(join(s3.folder, name))),
    "end overwritten": () => overwrite(files().findLast((name) => name.includes("/0000/"))!),
    "wrong keys": () => ({ LITESTREAM_SECRET_ACCESS_KEY: "another" }),
    "no answer": () => ({ LITESTREAM_ENDPOINT: "http://127.0.0.1:9" }),
    "no such bucket": () => ({ LITESTREAM_BUCKET: "absent" }),
  };
  for (const [name, breakIt] of Object.entries(breaks)) {
    const env = breakIt() ?? {};
    const before = files().join();
    const volume = join(run.folder, "empty");
    rmSync(volume, { recursive: true, force: true });
    const refusal = await run.site.start({ ...env, DATA_DIR: volume }).then(
      () => null,
      (error: Error) => error.message,
    );
    await run.site.kill();
    if (refusal === null || existsSync(join(volume, "app.db"))) run.faults.push(`${name}: the site started`);
    else if (files().join() !== before) run.faults.push(`${name}: the replica was changed`);
    else count(run, "broken replicas refused");
    console.log(`${name}: ${refusal?.trim().split("\n").at(-1)?.slice(0, 200) ?? "started"}`);
    rmSync(s3.folder, { recursive: true });
    cpSync(copy, s3.folder, { recursive: true });
  }
}
