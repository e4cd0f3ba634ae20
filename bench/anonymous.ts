import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createServerProcess, freePort } from "../tests/support/server-process.ts";
import { load } from "./load.ts";

// Compares pages of visitors with a Fastify that only sends the same bytes. Short rounds alternate, so that load on
// the machine affects both alike; the median round counts. Processor time per page is shown too, because other
// programs do not change it.
const ROUNDS = 24;
const SECONDS = 0.4;
const CONNECTIONS = 4;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of processor time a process has used, on Linux. */
function processorMs(pid: number): number {
  const [user = "0", system = "0"] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .split(") ")[1]!
    .split(" ")
    .slice(11);
  return (Number(user) + Number(system)) * TICK_MS;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const server = await createServerProcess({ LOG_LEVEL: "error" });
await server.start();
// The headers of a browser that has visited the site before.
const headers = {
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7",
  cookie: "lang=tr; theme=night; tz=Europe%2FIstanbul",
};
for (const path of ["/", "/gallery", "/pricing", "/auth"]) {
  const port = await freePort();
  const bare = fork(join(import.meta.dirname, "baseline-fastify.ts"), [String(port), server.origin + path], {
    execPath: process.execPath,
    env: { ...process.env, NODE_ENV: "production" },
  });
  await once(bare, "message");
  const ours = { url: server.origin + path, pid: server.pid(), rates: [] as number[], used: 0, pages: 0 };
  const baseline = {
    url: `http://127.0.0.1:${port}/`,
    pid: bare.pid!,
    rates: [] as number[],
    used: 0,
    pages: 0,
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of round % 2 ? [ours, baseline] : [baseline, ours]) {
      const before = processorMs(side.pid);
      const { perSecond } = await load(side.url, { seconds: SECONDS, connections: CONNECTIONS, headers });
      side.used += processorMs(side.pid) - before;
      side.pages += perSecond * SECONDS;
      side.rates.push(perSecond);
    }
  }
  const cost = ({ used, pages }: typeof ours) => ((used / pages) * 1000).toFixed(0);
  console.log(
    `${path}: ${median(ours.rates).toFixed(0)} pages/s; ` +
      `${median(ours.rates.map((rate, i) => rate / baseline.rates[i]!)).toFixed(2)} of a bare Fastify (goal 0.75); ` +
      `processor time ${cost(ours)} µs a page, ${cost(baseline)} µs bare`,
  );
  bare.kill();
}
await server.dispose();
