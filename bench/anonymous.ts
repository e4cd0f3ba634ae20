import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../tests/support/free-port.ts";
import { createServerProcess } from "../tests/support/server-process.ts";
import { load, median, processorMs } from "./load.ts";

// Compares pages of visitors with a Fastify that only sends the same bytes. Short rounds alternate, so that load on
// the machine affects both alike; the median round counts. Other programs affect processor time per page least.
const ROUNDS = 24;
const SECONDS = 0.4;
const CONNECTIONS = 4;

const server = await createServerProcess({ LOG_LEVEL: "error" });
await server.start();
// The headers of a browser that has visited the site before.
const headers = {
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7",
  cookie: "lang=tr; theme=night; tz=Europe%2FIstanbul",
};
for (const path of ["/", "/gallery", "/pricing", "/auth", "/symbols", "/symbols/at"]) {
  const port = await freePort();
  const bare = fork(join(import.meta.dirname, "baseline-fastify.ts"), [String(port), server.origin + path], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  await once(bare, "message");
  const sideOf = (url: string, pid: number) => ({ url, pid, rates: [] as number[], used: 0, pages: 0 });
  const ours = sideOf(server.origin + path, server.pid());
  const baseline = sideOf(`http://127.0.0.1:${port}/`, bare.pid!);
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of round % 2 ? [ours, baseline] : [baseline, ours]) {
      const before = processorMs(side.pid).own;
      const { perSecond } = await load(side.url, { seconds: SECONDS, connections: CONNECTIONS, headers });
      side.used += processorMs(side.pid).own - before;
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
