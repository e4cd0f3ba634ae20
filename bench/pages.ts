import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../tests/support/free-port.ts";
import { createServerProcess } from "../tests/support/server-process.ts";
import { createBenchUser } from "./user.ts";
import { load, median } from "./load.ts";
import { VARIANTS } from "./page-variants.ts";

// Compares signed-in pages, from the cache and rendered for each request, with a server that only renders the same
// element tree, by the processor time of the main thread for a page (Linux only): other processes disturb it less than
// pages per second. Rounds alternate, so that load on the machine affects all alike; the median round counts.
const ROUNDS = 15;
const SECONDS = 1;
/** V8 compiles the code of a page, and again what it had assumed wrongly, in its first three thousand renderings. */
const WARM_UP_PAGES = 3000;
const CONNECTIONS = 4;

/** Milliseconds of the main thread of a process; more exact than `processorMs`. */
const mainThreadMs = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

const server = await createServerProcess({
  LOG_LEVEL: "error",
  NODE_OPTIONS: `--import=${join(import.meta.dirname, "uncached-pages.ts")}`,
});
await server.start();
const user = await createBenchUser(server, { tokens: 60 });
await user.fill(12);

for (const path of ["/dashboard", "/library"]) {
  const port = await freePort();
  const bare = fork(
    join(import.meta.dirname, "baseline-renderer.ts"),
    [String(port), path, user.cookie, server.origin],
    { env: { ...process.env, NODE_ENV: "production" } },
  );
  await once(bare, "message");
  const headers = { cookie: user.cookie, "accept-language": "tr" };
  const runs = {
    cached: [] as number[],
    rendered: [] as number[],
    string: [] as number[],
    stream: [] as number[],
  };
  let requested = 0;
  const uncached = () => {
    const { timeZone, theme } = VARIANTS[requested++ % VARIANTS.length]!;
    const cookie = `${headers.cookie}; tz=${encodeURIComponent(timeZone)}; theme=${theme}`;
    return { ...headers, "x-uncached": "1", cookie };
  };
  type Headers = Parameters<typeof load>[1]["headers"];
  const request = (url: string, sent: Headers) =>
    load(url, { seconds: SECONDS, connections: CONNECTIONS, headers: sent });
  const warmUp = async (url: string, sent: Headers) => {
    for (let pages = 0; pages < WARM_UP_PAGES;) pages += (await request(url, sent)).count;
  };
  const measure = async (pid: number, url: string, sent: Headers = headers) => {
    const start = mainThreadMs(pid);
    const { count } = await request(url, sent);
    return (mainThreadMs(pid) - start) / count;
  };
  await warmUp(server.origin + path, uncached);
  await warmUp(`http://127.0.0.1:${port}/string`, headers);
  for (let round = 0; round < ROUNDS; round++) {
    runs.cached.push(await measure(server.pid(), server.origin + path));
    runs.rendered.push(await measure(server.pid(), server.origin + path, uncached));
    runs.string.push(await measure(bare.pid!, `http://127.0.0.1:${port}/string`));
    runs.stream.push(await measure(bare.pid!, `http://127.0.0.1:${port}/stream`));
  }
  const time = (kind: keyof typeof runs) => `${median(runs[kind]).toFixed(2)} ms`;
  const ratio = (kind: "cached" | "rendered", other: "string" | "stream") =>
    median(runs[other].map((value, i) => value / runs[kind][i]!)).toFixed(2);
  console.log(
    `${path}: cached ${time("cached")}, rendered ${time("rendered")}, ` +
      `renderToString ${time("string")}, streaming renderer ${time("stream")}\n` +
      `  speed relative to renderToString (goal 0.6): cached ${ratio("cached", "string")}, ` +
      `rendered ${ratio("rendered", "string")}\n` +
      `  speed relative to the streaming renderer (goal 2): cached ${ratio("cached", "stream")}, ` +
      `rendered ${ratio("rendered", "stream")}`,
  );
  bare.kill();
}
await server.dispose();
