import { readdirSync, readFileSync } from "node:fs";
import { createServerProcess } from "../tests/support/server-process.ts";
import { createBenchUser } from "./user.ts";
import { load } from "./load.ts";

// Response times while two dreams are drawn, compared with an idle server, and the peak memory of all processes.
const SECONDS = 8;

/** Resident memory of a process and all its children, in bytes. */
function groupMemory(root: number): number {
  const stats = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
        const rss =
          Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
        return [{ pid: Number(pid), parent, rss }];
      } catch {
        return [];
      }
    });
  const sum = (pid: number): number =>
    (stats.find((s) => s.pid === pid)?.rss ?? 0) +
    stats.filter((s) => s.parent === pid).reduce((n, s) => n + sum(s.pid), 0);
  return sum(root);
}

const server = await createServerProcess({ LOG_LEVEL: "error" });
await server.start();
const user = await createBenchUser(server, { credits: 400 });
await user.fill(12);
const headers = { cookie: user.cookie, "accept-language": "tr" };
const measure = async () => ({
  "/healthz": await load(`${server.origin}/healthz`, { seconds: SECONDS, connections: 1, pauseMs: 5 }),
  "/library": await load(`${server.origin}/library`, {
    seconds: SECONDS,
    connections: 1,
    pauseMs: 5,
    headers,
  }),
});

const idle = await measure();

let peak = 0;
const sampler = setInterval(() => (peak = Math.max(peak, groupMemory(server.pid()))), 100);
let drawing = true;
const drawUntilMeasured = async () => {
  while (drawing) await user.finished(await user.submit("full", "480p"));
};
const drawers = [drawUntilMeasured(), drawUntilMeasured()];
const busy = await measure();
drawing = false;
await Promise.all(drawers);
clearInterval(sampler);

for (const path of ["/healthz", "/library"] as const) {
  console.log(
    `${path}: p99 ${idle[path].p99.toFixed(1)} ms idle, ${busy[path].p99.toFixed(1)} ms while two dreams are drawn: ` +
      `${(busy[path].p99 / idle[path].p99).toFixed(2)} times (goal at most 3); p50 ${idle[path].p50.toFixed(1)} and ${busy[path].p50.toFixed(1)} ms`,
  );
}
console.log(`peak memory of the whole process group: ${(peak / 2 ** 20).toFixed(0)} MB (goal under 900)`);
await server.dispose();
