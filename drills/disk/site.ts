import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startFakeSmtp } from "../../tests/fakes/smtp.ts";
import { startFakeStripe } from "../../tests/fakes/stripe.ts";
import { openBeside, type TestStore } from "../../tests/support/database.ts";
import { createServerProcess, type ServerProcess } from "../../tests/support/server-process.ts";
import { compare } from "../kill/compare.ts";
import { createMember, type Member } from "../kill/member.ts";
import { createRandom } from "../simulation/random.ts";
import type { FaultLibrary } from "./faults.ts";
import { createObserver, type Observer } from "./observer.ts";

const ROOT = join(import.meta.dirname, "../..");
const ACTORS = 2;
/** Longest pause in ms between two actions of a user: what they submit has to be drawn. */
const PAUSE_MS = 1500;
const ACTIONS_PER_MEMBER = 12;
/** Longest time in ms in which nothing that is open ends; then the clock moves by `STEP_MS`, past the next attempts. */
const STALL_MS = 12_000;
/** The same while a job runs: on a busy machine an image takes a minute. */
const WORK_MS = 120_000;
const STEP_MS = 11 * 60_000;
const STEPS = 4;
const OPEN = [
  "SELECT COUNT(*) FROM jobs WHERE status IN ('queued', 'running')",
  "SELECT COUNT(*) FROM mails WHERE status IN ('queued', 'sending')",
  "SELECT COUNT(*) FROM account_removals",
];

/** A real server on a volume, with users who act until the end, and their model. */
export interface DiskSite {
  server: ServerProcess;
  dataDir: string;
  observer: Observer;
  counts: Record<string, number>;
  differences: string[];
  /** Lets no user pay any more: Stripe refuses and signs by its own clock. Resolves when no payment is under way. */
  endPayments(): Promise<void>;
  /** Ends the connection of the drill to the database, so that the volume can be taken away. */
  letGo(): Promise<void>;
  hold(): Promise<void>;
  /** Runs a command on the data directory. */
  run(script: string, ...values: string[]): Promise<{ status: number | null; output: string }>;
  /** Ends the load, waits until nothing is open, stops the server and compares everything. */
  finish(): Promise<void>;
  dispose(): Promise<void>;
}

export async function startDiskSite(dataDir: string, faults: FaultLibrary, seed: number): Promise<DiskSite> {
  faults.set({});
  const [smtp, stripe, random] = [await startFakeSmtp(), await startFakeStripe(), createRandom(seed)];
  const counts: Record<string, number> = { members: 0 };
  const differences: string[] = [];
  const server = await createServerProcess({
    ...stripe.env,
    ...faults.env(dataDir),
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    TRUST_PROXY: "true",
  });
  await server.start();
  const settings = { databaseUrl: null, databaseConnections: 2, databaseFile: join(dataDir, "app.db") };
  let store: TestStore | null = await openBeside({ settings });

  /** While the volume is away, the questions of the load wait. */
  async function ask<Answer>(question: (store: TestStore) => Promise<Answer>): Promise<Answer> {
    for (;;) {
      try {
        if (store) return await question(store);
      } catch {
        // The volume does not answer.
      }
      await pause(50);
    }
  }
  let pays = true;
  const patient = {
    value: (statement: string) => ask((held) => held.value(statement)),
    column: (statement: string) => ask((held) => held.column(statement)),
  } as unknown as TestStore;
  function failed(request: string, status: number, body: string): void {
    const code = body.startsWith("{")
      ? (JSON.parse(body) as { error?: { code: string } }).error?.code
      : undefined;
    const what = `${status} ${code ?? "without a code"}`;
    counts[what] = (counts[what] ?? 0) + 1;
    const difference = `${request.replace(/[\da-f-]{36}/, ":id")} returned ${what}`;
    if (code !== "unavailable" && !differences.includes(difference)) differences.push(difference);
  }
  const site = {
    origin: server.origin,
    stripe,
    store: patient,
    random,
    counts,
    differences,
    failed,
    mayPay: () => pays,
  };
  const observer = await createObserver(server.origin, () => store!);
  const members: Member[] = [observer.member];
  let goesOn = true;
  async function act(): Promise<void> {
    while (goesOn) {
      const member = await createMember(counts.members!++, site);
      members.push(member);
      for (let i = 0; i < ACTIONS_PER_MEMBER && goesOn; i++) {
        await member.act();
        await pause(random.int(0, PAUSE_MS));
      }
      if (goesOn && random.chance(0.2)) await member.remove();
    }
  }
  const load = Promise.all(Array.from({ length: ACTORS }, act));
  // What goes wrong in it is thrown by `finish`: before, it would end this process and leave the volume mounted.
  load.catch(() => undefined);

  async function rest(): Promise<void> {
    let [steps, least, progressAt] = [0, Infinity, performance.now()];
    for (;;) {
      let left = 0;
      for (const statement of OPEN) left += Number(await store!.value(statement));
      if (left === 0) break;
      if (left < least) [least, progressAt] = [left, performance.now()];
      const works = Number(await store!.value("SELECT COUNT(*) FROM jobs WHERE status = 'running'")) > 0;
      if (performance.now() - progressAt > (works ? WORK_MS : STALL_MS)) {
        if (++steps > STEPS) {
          const jobs = await store!.column(
            "SELECT part || ' ' || status || ' ' || COALESCE(last_error, '') FROM jobs WHERE status IN ('queued', 'running')",
          );
          return void differences.push(`not at rest: ${left} jobs, mails or removals: ${jobs.join("; ")}`);
        }
        faults.set({ clockMs: steps * STEP_MS });
        progressAt = performance.now();
      }
      await pause(200);
    }
    counts["clock moved to the next attempts"] = steps;
  }
  const run = (script: string, ...values: string[]) =>
    new Promise<{ status: number | null; output: string }>((resolve) => {
      const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
      const node = join(ROOT, "node_modules/.bin/node");
      const child = execFile(node, [script, ...values], { cwd: ROOT, env }, (_, stdout, stderr) =>
        resolve({ status: child.exitCode, output: stdout + stderr }),
      );
    });

  return {
    server,
    dataDir,
    observer,
    counts,
    differences,
    async endPayments() {
      pays = false;
      // A checkout may be about to open.
      await pause(1000);
      while (counts.checkouts !== counts.payments) await pause(50);
    },
    async letGo() {
      await store?.close();
      store = null;
    },
    async hold() {
      store = await openBeside({ settings });
    },
    run,
    async finish() {
      goesOn = false;
      await load;
      await rest();
      await server.stop();
      for (const script of ["scripts/ledger-check.ts", "scripts/media-check.ts"]) {
        const { status, output } = await run(script);
        if (status !== 0) differences.push(`${script}: ${output.trim()}`);
      }
      differences.push(...(await compare(store!, { dataDir, members, mails: smtp.mails })));
      const mailed = new Set(smtp.mails.flatMap(({ recipients }) => recipients));
      for (const { email } of members) if (!mailed.has(email)) differences.push(`${email} got no mail`);
      counts.mails = smtp.mails.length;
      counts.dreams = members.reduce((sum, { dreams }) => sum + dreams.size, 0);
    },
    async dispose() {
      goesOn = false;
      await store?.close();
      await server.dispose();
      await stripe.close();
      await smtp.close();
    },
  };
}
