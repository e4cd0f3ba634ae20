import { fork } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import Database from "better-sqlite3";
import { migrate } from "#server/db/migrate.ts";
import { openStore } from "#server/db/open.ts";
import { updateStatistics } from "#server/db/statistics.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { API_KEY, startFakeOpenAi } from "../tests/fakes/openai.ts";
import { hang } from "../tests/fakes/http-faults.ts";
import { buildScaleData, sessionCookie } from "./scale-data.ts";
import { makeMediaFiles } from "./scale/media-files.ts";
import { createReport, LIMITS, type Report } from "./scale/report.ts";
import { readings, sampleIds } from "./scale/requests.ts";
import { startMeasuredServer, type MeasuredServer } from "./scale/server.ts";
import type { TaskFigures } from "./scale/tasks.ts";
import { KNOWN_EMAILS } from "./scale/users.ts";
import { measureWrites } from "./scale/writes.ts";

// Measures every page, call and background task on a site of 10,000 users and 100,000 dreams, and how long each blocks
// the event loop. Fails where something is over its limit. The data is built first, unless --data names a directory of
// an earlier run; --keep leaves it. The server runs on a copy.
const TIMES = 3;
/** A request that takes this long is sent once. */
const SLOW_MS = 3000;
const CALL_LIMIT_MS = 30_000;
const TASKS_LIMIT_MS = 20 * MINUTE_MS;
const IDLE_MS = 15_000;
/** The server may hold the write lock for a long time. */
const LOCKED_MS = 120_000;

const { values } = parseArgs({
  options: { data: { type: "string" }, keep: { type: "boolean", default: false } },
});
const given = values.data === undefined ? null : resolve(values.data);
const dataDir = given ?? mkdtempSync(join(tmpdir(), "scale-"));
if (!existsSync(join(dataDir, "app.db"))) await buildScaleData(dataDir);

/** Copies the database; the media folder is a link. */
function copyOf(name: string): string {
  const copy = join(dataDir, name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { mode: 0o700 });
  for (const file of ["app.db", "session-secret"]) copyFileSync(join(dataDir, file), join(copy, file));
  // Otherwise the server's first checkpoint writes the whole copy to the disk.
  const database = openSync(join(copy, "app.db"), "r+");
  fsyncSync(database);
  closeSync(database);
  mkdirSync(join(dataDir, "media"), { recursive: true });
  symlinkSync(join(dataDir, "media"), join(copy, "media"));
  return copy;
}

const openai = await startFakeOpenAi();
// Readings never end, so that the 2,000 dreams stay in the queue.
openai.always("/v1/responses", hang);
openai.always("/v1/images/generations", hang);
const env = {
  OPENAI_API_KEY: API_KEY,
  OPENAI_BASE_URL: openai.url,
  OPENAI_MODERATION_MODEL: "off",
  DREAM_QUEUE_LIMIT: "10000",
  COMMUNITY: "on",
};

async function measureReadings(server: MeasuredServer, copy: string, report: Report): Promise<void> {
  const database = new Database(join(copy, "app.db"), { timeout: LOCKED_MS });
  // Cached pages need few statements: a new revision makes the server render each page.
  const expirePages = database.prepare(
    "UPDATE person_revisions SET revision = revision + 1 WHERE user_id = ?",
  );
  const ids = sampleIds(join(copy, "app.db"));
  /** Paths that took too long; they are not tried with other queries. */
  const slow = new Set<string>();
  for (const { path, callers, admin } of readings(ids, new Date().toISOString().slice(0, 10))) {
    for (const caller of callers) {
      const name = `${path.replaceAll(/[0-9a-f-]{36}/g, ":id")} (${caller.split("@")[0]})`;
      const limit = admin ? LIMITS.adminPage : LIMITS.userRequest;
      const cookie = caller === "visitor" ? {} : { cookie: sessionCookie(caller) };
      const [route] = path.split("?") as [string];
      if (slow.has(route)) {
        report.add(name, limit, [], "> as above");
        continue;
      }
      const runs = [];
      for (let i = 0; i < TIMES && (runs[0]?.ms ?? 0) < SLOW_MS; i++) {
        if (caller !== "visitor") expirePages.run(ids.users[caller]);
        const answer = await server.request({ path, ...cookie, limitMs: CALL_LIMIT_MS });
        if (!answer) break;
        runs.push(answer);
      }
      const status = runs[0]?.status ?? 0;
      const isExpected = status < 400 || (status === 404 && path === "/not-there");
      const note = runs.length === 0 ? `> ${CALL_LIMIT_MS / 1000} s` : isExpected ? null : `status ${status}`;
      report.add(name, limit, runs, note);
      if (runs.length > 0) continue;
      slow.add(route);
      await server.recover();
    }
  }
  database.close();
}

/** Runs the background tasks in a process of their own. */
async function measureTasks(copy: string, report: Report): Promise<void> {
  const child = fork(join(import.meta.dirname, "scale/tasks.ts"), {
    execArgv: ["--import", join(import.meta.dirname, "scale/measured.ts")],
    env: { ...process.env, ...env, DATA_DIR: copy, LOG_LEVEL: "silent" },
  });
  child.on("message", ({ name, limit, runs }: TaskFigures) => report.add(name, limit, runs));
  const timer = setTimeout(() => child.kill("SIGKILL"), TASKS_LIMIT_MS);
  const [code] = (await once(child, "exit")) as [number | null];
  clearTimeout(timer);
  if (code !== 0) report.add("background tasks", LIMITS.background, [], `> ended with ${code}`);
}

const report = createReport();
const source = openStore(join(dataDir, "app.db"));
const began = performance.now();
const migrated = await migrate(source.db);
if (migrated.length) {
  const ms = performance.now() - began;
  report.add(`migrations ${migrated.join(", ")}`, null, [
    { ms, cpuMs: ms, databaseMs: ms, stallMs: ms, slowest: null },
  ]);
  updateStatistics(source.sqlite);
}
makeMediaFiles(source.sqlite, join(dataDir, "media"));
source.sqlite.pragma("wal_checkpoint(TRUNCATE)");
await source.close();

const copy = copyOf("copy");
for (const times of ["first", "second"]) {
  const server = await startMeasuredServer(copy, env);
  const figures = { ...server.listening, databaseMs: 0, stallMs: 0, slowest: null };
  report.add(`start, ${times}: until it listens, ${server.peakMb().toFixed(0)} MB`, LIMITS.start, [figures]);
  if (times === "first") {
    report.add("what runs by itself after the start", LIMITS.background, [await server.idle(IDLE_MS)]);
    await measureReadings(server, copy, report);
    const cookies = Object.fromEntries(KNOWN_EMAILS.map((email) => [email, sessionCookie(email)]));
    await measureWrites(server, report, { cookies, ids: sampleIds(join(copy, "app.db")) });
    console.error(`the server's peak: ${server.peakMb().toFixed(0)} MB`);
  }
  await server.stop();
}
await measureTasks(copyOf("copy"), report);

const over = report.print();
rmSync(join(dataDir, "copy"), { recursive: true, force: true });
if (!given && !values.keep) rmSync(dataDir, { recursive: true, force: true });
else console.log(`\nThe data is in ${dataDir}.`);
await openai.close();
process.exitCode = over ? 1 : 0;
