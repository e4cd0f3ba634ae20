import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { openPostgres } from "#server/db/postgres/open.ts";
import { startServer } from "../tests/support/postgres-server.ts";
import { createServerProcess, type ServerProcess } from "../tests/support/server-process.ts";
import { load, median, processorMs } from "./load.ts";
import { createBenchUser } from "./user.ts";

// Compares one process with several on the same data, on SQLite; events also on PostgreSQL. The load comes from this
// machine too, so the ratio of pages per second is lower than with free cores; that of the processor time of a page is
// what free cores would give; on a busy machine it is lower, since caches are shared. Rounds alternate; the median round counts.
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 8;
const DREAMS = 12;
const EVENTS_OF = 30;

const UNCACHED = `--import=${join(import.meta.dirname, "uncached-pages.ts")}`;
const ZONES = ["Europe/Istanbul", "Europe/Berlin", "America/New_York", "Asia/Tokyo"];
const THEMES = ["night", "dawn", "system"];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function started(env: Record<string, string>): Promise<ServerProcess> {
  const server = await createServerProcess({ LOG_LEVEL: "info", NODE_OPTIONS: UNCACHED, ...env });
  await server.start();
  const children = Number(env.WEB_PROCESSES ?? 1);
  const ready = () => server.output().split("a process is ready").length - 1;
  while (children > 1 && ready() <= children) await pause(50);
  return server;
}

/** Processor time in ms of a server and of the processes that it started; Linux only. */
function processorMsOfAll(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + processorMsOfAll(Number(child)), processorMs(pid).own);
}

/**
 * Pages per second that one and two processes render, and the processor time of a page. On free cores, two processes
 * would render 2 times as many pages where a page costs both the same; what they cost each other makes it fewer.
 */
async function pages(): Promise<void> {
  const sites: {
    server: ServerProcess;
    user: Awaited<ReturnType<typeof createBenchUser>>;
    perSecond: number[];
    perPage: number[];
    ofLoad: number[];
  }[] = [];
  for (const WEB_PROCESSES of ["1", "2"]) {
    const server = await started({ WEB_PROCESSES });
    const user = await createBenchUser(server, { credits: 60 });
    await user.fill(12);
    sites.push({ server, user, perSecond: [], perPage: [], ofLoad: [] });
  }
  let requested = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { server, user, perSecond, perPage, ofLoad } of sites) {
      const headers = () => ({
        "x-uncached": "1",
        cookie: `${user.cookie}; tz=${encodeURIComponent(ZONES[requested % 4]!)}; theme=${THEMES[requested++ % 3]}`,
      });
      const before = process.cpuUsage();
      const spent = processorMsOfAll(server.pid());
      const result = await load(`${server.origin}/library`, {
        seconds: SECONDS,
        connections: CONNECTIONS,
        headers,
      });
      // In the first round, V8 has not compiled the code yet.
      if (round === 0) continue;
      perSecond.push(result.perSecond);
      perPage.push((processorMsOfAll(server.pid()) - spent) / result.count);
      const { user: own, system } = process.cpuUsage(before);
      ofLoad.push((own + system) / 1e6 / SECONDS);
    }
  }
  const [one, two] = sites.map(({ perSecond }) => perSecond);
  const ratio = median(two!.map((value, i) => value / one![i]!));
  // One process leaves a core to the load, two do not: what the load used was not free for them.
  const free = availableParallelism() - median(sites[1]!.ofLoad);
  console.log(
    `/library rendered: ${median(one!).toFixed(0)} a second by one process, ${median(two!).toFixed(0)} by two: ` +
      `${ratio.toFixed(2)} times (goal 1.7 on two free cores; the load left ${free.toFixed(2)})`,
  );
  const cost = sites.map(({ perPage }) => median(perPage));
  const costs = median(sites[1]!.perPage.map((value, i) => value / sites[0]!.perPage[i]!));
  console.log(
    `processor time of a page: ${cost[0]!.toFixed(2)} ms with one process, ${cost[1]!.toFixed(2)} ms with two, ` +
      `${costs.toFixed(2)} times: two free cores would render ${(2 / costs).toFixed(2)} times as many pages (goal 1.7)`,
  );
  for (const { server } of sites) await server.dispose();
}

/**
 * Time in which one and two workers of the studio make the same dreams. Each worker has one core, like a small machine:
 * a drawing's memory is collected by threads that would use the second core for the one worker too. Linux only.
 */
async function studio(): Promise<void> {
  const seconds: number[] = [];
  for (const count of [1, 2]) {
    const web = await started({ ROLE: "web" });
    const workers = [];
    for (let core = 0; core < count; core++) {
      const worker = await started({ ROLE: "worker", DATA_DIR: web.dataDir, DREAM_CONCURRENCY: "1" });
      execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", String(core), String(worker.pid())]);
      workers.push(worker);
    }
    const user = await createBenchUser(web, { credits: 200 });
    await user.fill(1);
    const begun = performance.now();
    const ids = [];
    for (let i = 0; i < DREAMS; i++) ids.push(await user.submit("image", "480p"));
    for (const id of ids) await user.finished(id);
    seconds.push((performance.now() - begun) / 1000);
    for (const server of [...workers, web]) await server.dispose();
  }
  const [one, two] = seconds;
  console.log(
    `${DREAMS} images by the studio: ${one!.toFixed(1)} s with one worker, ${two!.toFixed(1)} s with two: ` +
      `${(one! / two!).toFixed(2)} times as quick (goal 1.8, a core each)`,
  );
}

/** Milliseconds from the commit of an event in a worker to its arrival at a client of another process. */
async function events(where: string, goal: number, env: Record<string, string> = {}): Promise<void> {
  const web = await started({ ROLE: "web", ...env });
  const worker = await started({ ROLE: "worker", DATA_DIR: web.dataDir, ...env });
  const user = await createBenchUser(web, { credits: 200 });
  const delays: number[] = [];
  for (let i = 0; i < EVENTS_OF; i++) {
    const id = await user.submit("reading", "480p");
    const response = await fetch(`${web.origin}/api/dreams/${id}/events`, {
      headers: { cookie: user.cookie },
    });
    let text = "";
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split("\n\n");
      text = blocks.pop()!;
      for (const block of blocks) {
        const data = /^event: dream\ndata: (.*)$/m.exec(block)?.[1];
        const at = data && (JSON.parse(data) as { change: { at: string } | null }).change?.at;
        if (at) delays.push(Date.now() - Date.parse(at));
      }
    }
  }
  delays.sort((a, b) => a - b);
  const quantile = (q: number) => delays[Math.floor((delays.length - 1) * q)]!.toFixed(0);
  console.log(
    `an event of another process, ${where}: ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms (goal ${goal}), of ${delays.length}`,
  );
  for (const server of [worker, web]) await server.dispose();
}

/** A PostgreSQL server, and a database in it for each of these names. */
async function startDatabases(names: readonly string[]) {
  const server = await startServer();
  const admin = await openPostgres({ url: server.url("postgres"), connections: 1 });
  for (const name of names) await admin.prepare(`CREATE DATABASE ${name}`)({});
  await admin.close();
  return server;
}

await pages();
if (process.argv.includes("--pages")) process.exit();
await studio();
await events("on SQLite", 300);
const postgres = await startDatabases(["heard", "polled"]);
await events("on PostgreSQL", 300, { DATABASE_URL: postgres.url("heard") });
const nowhere = { DATABASE_DIRECT_URL: "postgres://postgres@127.0.0.1:9/none" };
await events("on PostgreSQL without LISTEN", 2500, { DATABASE_URL: postgres.url("polled"), ...nowhere });
await postgres.stop();
