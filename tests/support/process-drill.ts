import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { Store } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { grant } from "#server/features/credits/credits.ts";
import { sweepMedia } from "#server/features/dreams/media-sweep.ts";
import { createFolderStore } from "#server/providers/media/folder-store.ts";
import { startFakeSmtp } from "../fakes/smtp.ts";
import { makeOld } from "./media-files.ts";
import { createServerProcess, type ServerProcess } from "./server-process.ts";

const WORKERS = 4;
/** More dreams than kills, so that the last one hits work too. */
const DREAMS_LEFT = 5;
const TOKENS = 200;
/** The same kills in each run; the moments differ with the machine. */
const SEED = 18;

interface DrillSite {
  kills: number;
  /** Settings of all processes, and of each worker alone. */
  env: Record<string, string>;
  workerEnv?: (worker: number) => Record<string, string>;
  /** Opens the database of the site with this data directory. */
  open: (dataDir: string) => Promise<Store>;
  /** Called before each kill; resolves to whether it ended all sessions of the database. */
  disturb?: (kill: number) => Promise<boolean>;
}

/** Numbers from 0 to 1 that a seed gives. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Asks one web process after another until one does not fail, as a proxy would. */
function createClient(webs: readonly ServerProcess[]) {
  async function post(path: string, body: object, headers: Record<string, string> = {}) {
    for (let turn = 0; ; turn++) {
      const { origin } = webs[turn % webs.length]!;
      const init = {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      };
      const response = await fetch(origin + path, init).catch(() => null);
      if (response && response.status < 500) return response;
      await pause(50);
    }
  }
  async function signUp(email: string): Promise<string> {
    const response = await post("/api/auth/sign-up", { name: "Deniz", email, password: "a long password" });
    // 409: the process that was killed had stored the account, and its answer was lost.
    expect([201, 409]).toContain(response.status);
    const cookies = response.headers.getSetCookie();
    return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
  }
  return { post, signUp };
}

/**
 * Kills two processes that serve and four that work at random while dreams and accounts come in and files are swept,
 * and expects that nothing is lost or done twice.
 */
export async function drillProcesses({
  kills,
  env: own,
  workerEnv,
  open,
  disturb,
}: DrillSite): Promise<void> {
  const smtp = await startFakeSmtp();
  const env = { SMTP_URL: smtp.url, DREAM_CONCURRENCY: "1", ...own };
  const first = await createServerProcess({ ...env, ROLE: "web" });
  const beside = { ...env, DATA_DIR: first.dataDir };
  const webs = [first, await createServerProcess({ ...beside, ROLE: "web" })];
  const workers: ServerProcess[] = [];
  for (let i = 0; i < WORKERS; i++)
    workers.push(await createServerProcess({ ...beside, ROLE: "worker", ...workerEnv?.(i) }));
  const processes = [...webs, ...workers];
  try {
    for (const server of processes) await server.start();
    await drill();
  } finally {
    for (const server of processes.toReversed()) await server.dispose();
    await smtp.close();
  }

  async function drill(): Promise<void> {
    const { post, signUp } = createClient(webs);
    const store = await open(first.dataDir);
    const media = await createFolderStore(join(first.dataDir, "media"));
    const cookie = await signUp("dreamer@example.com");
    const { id: userId } = await store.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    const lot = { userId, tokens: TOKENS, source: "admin", sourceRef: "test", expiresAt: null } as const;
    await transact(store.db, { user: userId }, (trx) => grant(trx, { ...lot, now: new Date() }));

    const emails = ["dreamer@example.com"];
    const wanted = kills + DREAMS_LEFT;
    let submitted = 0;
    let killing = true;
    const submitAll = async () => {
      for (; submitted < wanted; submitted++) {
        const dreamText = `Rüya ${submitted}: denizin üstünde yürüyen bir ev ve uçan bir balık.`;
        const depth = submitted % 3 === 0 ? "image" : "reading";
        const headers = { cookie, "idempotency-key": `dream-${submitted}` };
        const response = await post("/api/dreams", { dreamText, language: "tr", depth }, headers);
        expect(response.status).toBe(202);
        const email = `user-${submitted}@example.com`;
        emails.push(email);
        await signUp(email);
        await pause(100);
      }
    };
    const sweepAll = async () => {
      while (killing) {
        // The database may be away.
        await sweepMedia({ db: store.db, media }, new AbortController().signal).catch(() => undefined);
        await pause(200);
      }
    };
    const random = createRandom(SEED);
    let interrupted = 0;
    const killAll = async () => {
      for (let kill = 0; kill < kills; kill++) {
        await pause(100 + random() * 500);
        if (await disturb?.(kill)) interrupted += WORKERS;
        const server = processes[Math.floor(random() * processes.length)]!;
        if (workers.includes(server)) interrupted++;
        await server.kill();
        await server.start();
      }
      killing = false;
    };
    await Promise.all([submitAll(), sweepAll(), killAll()]);

    const unfinished = async () => {
      const jobs = await store.db
        .selectFrom("jobs")
        .select("id")
        .where("status", "in", ["queued", "running"])
        .execute();
      const mails = await store.db
        .selectFrom("mails")
        .select("id")
        .where("status", "in", ["queued", "sending"])
        .execute();
      return jobs.length + mails.length;
    };
    await expect.poll(unfinished, { timeout: 120_000 }).toBe(0);
    for (const server of processes) await server.stop();

    expect(await checkLedger(store.db)).toEqual([]);
    const dreams = await store.db.selectFrom("dreams").select("finished_at").execute();
    expect(dreams).toHaveLength(wanted);
    expect(dreams.filter((dream) => dream.finished_at === null)).toEqual([]);
    const parts = await store.db.selectFrom("dream_parts").select(["status", "cost"]).execute();
    expect(parts.filter(({ status }) => status !== "done" && status !== "failed")).toEqual([]);
    const spent = parts.filter(({ status }) => status === "done").reduce((sum, { cost }) => sum + cost, 0);
    const { credits } = await store.db
      .selectFrom("user_credits")
      .select("credits")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(credits).toBe(TOKENS - spent);

    const received = smtp.mails.flatMap(({ recipients }) => recipients);
    expect(new Set(received)).toEqual(new Set(emails));
    // A worker that is interrupted while it sends cannot say whether the mail went out.
    expect(received.length - emails.length).toBeLessThanOrEqual(interrupted);

    const known = await store.db.selectFrom("media").select(["file", "bytes"]).execute();
    const folder = join(first.dataDir, "media");
    makeOld(folder);
    await sweepMedia({ db: store.db, media }, new AbortController().signal);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files).toHaveLength(known.length);
    for (const { file, bytes } of known) expect(await media.size(file)).toBe(bytes);
    expect(await store.db.selectFrom("workers").select("id").execute()).toEqual([]);
    await store.close();
  }
}
