import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureClientBuild } from "./client-build.ts";
import { openTestStore, POSTGRES, templateFile } from "./database.ts";
import { freePort } from "./free-port.ts";
import { serverEnv } from "./server-env.ts";
import { SCAN_REPORT } from "./query-plans.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Servers that run. */
const running = new Set<ChildProcess>();
// What fails in a drill or a hook ends this process before it has stopped them.
process.once("exit", () => running.forEach((server) => server.kill("SIGKILL")));

/**
 * A real server process on a data directory that outlives it; tests that dispose of it fail where it scanned a growing
 * table.
 */
export interface ServerProcess {
  origin: string;
  dataDir: string;
  /** Process id of the running server. */
  pid: () => number;
  /** Null where the database is a file in `dataDir`. */
  databaseUrl: string | null;
  /** What the server has written so far. */
  output: () => string;
  start(): Promise<void>;
  /** SIGKILL: the process gets no chance to tidy up. Resolves to false where it had ended before. */
  kill(): Promise<boolean>;
  stop(): Promise<void>;
  /** Stops the server and removes its data. */
  dispose(): Promise<void>;
}

/** `root`: the folder of the program, where it is another version than this one. */
export async function createServerProcess(
  env: Record<string, string> = {},
  root = ROOT,
): Promise<ServerProcess> {
  await ensureClientBuild();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), "server-process-"));
  const database = POSTGRES ? await openTestStore() : null;
  const databaseUrl = database?.settings.databaseUrl ?? env.DATABASE_URL ?? null;
  // Benchmarks measure the server as it is; in tests the plans of its statements are checked.
  const checksPlans = process.env.VITEST !== undefined;
  const preload = checksPlans ? ["--import", join(ROOT, "tests/support/plan-preload.ts")] : [];
  const PLAN_TEMPLATE = checksPlans ? await templateFile() : undefined;
  // Another version brings its own migrations.
  if (databaseUrl === null && root === ROOT) copyFileSync(await templateFile(), join(dataDir, "app.db"));
  let child: ChildProcess | null = null;
  let output = "";

  /** Whether the process ended by this signal. */
  async function end(signal: NodeJS.Signals): Promise<boolean> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return false;
    const ended = once(child, "exit");
    child.kill(signal);
    const [, endedBy] = await ended;
    child = null;
    return endedBy === signal;
  }

  return {
    origin,
    dataDir,
    databaseUrl,
    pid: () => child!.pid!,
    output: () => output,
    async start() {
      const started = spawn(
        join(ROOT, "node_modules/.bin/node"),
        [...preload, join(root, "server/main.ts")],
        {
          cwd: root,
          env: {
            ...serverEnv(port, dataDir),
            LOG_LEVEL: "info",
            // A test says what its users have.
            WELCOME_TOKENS: "0",
            PLAN_TEMPLATE,
            ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
            ...env,
          },
          stdio: ["ignore", "pipe", "pipe"],
        },
      );
      child = started;
      running.add(started);
      started.once("exit", () => running.delete(started));
      const collect = (chunk: Buffer) => (output += chunk.toString());
      started.stdout.on("data", collect);
      started.stderr.on("data", collect);
      for (;;) {
        if (started.exitCode !== null || started.signalCode !== null)
          throw new Error(`the server did not start:\n${output}`);
        const ready = await fetch(`${origin}/healthz`).then(
          (r) => r.ok,
          () => false,
        );
        if (ready) return;
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    },
    kill: () => end("SIGKILL"),
    stop: async () => void (await end("SIGTERM")),
    async dispose() {
      await end("SIGTERM");
      await database?.close();
      rmSync(dataDir, { recursive: true, force: true });
      const scans = output.split("\n").filter((line) => line.startsWith(SCAN_REPORT));
      if (scans.length) throw new Error(scans.join("\n"));
    },
  };
}
