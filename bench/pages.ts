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
// element tree. Measures the processor time of the main thread for a page (Linux only), which other processes disturb
// less than pages per second. Two processes of one build differ by up to 40 %, so that several pairs of new processes
// are measured one after the other. The kinds of page take turns; a pair counts with the median of its rounds, and the
// result is the median of the pairs.
const PAIRS = 5;
const ROUNDS = 5;
const SECONDS = 1;
/** Before the measuring: V8 compiles the code of a page in its first ones, and parts again whose assumptions were wrong. */
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
const user = await createBenchUser(server, { credits: 60 });
await user.fill(12);

const KINDS = ["cached", "rendered", "string", "stream"] as const;
/** Milliseconds of the main thread for a page. */
type Times = Record<(typeof KINDS)[number], number>;

/** Starts both servers anew and measures a page of each kind. */
async function measurePair(path: string): Promise<Times> {
  await server.stop();
  await server.start();
  const port = await freePort();
  const bare = fork(
    join(import.meta.dirname, "baseline-renderer.ts"),
    [String(port), path, user.cookie, server.origin],
    { env: { ...process.env, NODE_ENV: "production" } },
  );
  await once(bare, "message");
  const headers = { cookie: user.cookie, "accept-language": "tr" };
  let requested = 0;
  // Another variant each time: simultaneous requests for one would share a rendering.
  const uncached = () => {
    const { timeZone, theme } = VARIANTS[requested++ % VARIANTS.length]!;
    const cookie = `${headers.cookie}; tz=${encodeURIComponent(timeZone)}; theme=${theme}`;
    return { ...headers, "x-uncached": "1", cookie };
  };
  const targets = {
    cached: { pid: server.pid(), url: server.origin + path, headers },
    rendered: { pid: server.pid(), url: server.origin + path, headers: uncached },
    string: { pid: bare.pid!, url: `http://127.0.0.1:${port}/string`, headers },
    stream: { pid: bare.pid!, url: `http://127.0.0.1:${port}/stream`, headers },
  };
  const request = (kind: keyof Times) =>
    load(targets[kind].url, {
      seconds: SECONDS,
      connections: CONNECTIONS,
      headers: targets[kind].headers,
    });
  for (const kind of KINDS) for (let pages = 0; pages < WARM_UP_PAGES;) pages += (await request(kind)).count;
  const rounds: Record<keyof Times, number[]> = { cached: [], rendered: [], string: [], stream: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of KINDS) {
      const start = mainThreadMs(targets[kind].pid);
      const { count } = await request(kind);
      rounds[kind].push((mainThreadMs(targets[kind].pid) - start) / count);
    }
  }
  bare.kill();
  return Object.fromEntries(KINDS.map((kind) => [kind, median(rounds[kind])])) as Times;
}

for (const path of ["/dashboard", "/library"]) {
  const pairs: Times[] = [];
  while (pairs.length < PAIRS) pairs.push(await measurePair(path));
  const time = (kind: keyof Times) => `${median(pairs.map((pair) => pair[kind])).toFixed(2)} ms`;
  const ratio = (kind: "cached" | "rendered", other: "string" | "stream") => {
    const all = pairs.map((pair) => pair[other] / pair[kind]).sort((a, b) => a - b);
    return `${median(all).toFixed(2)} (${all[0]!.toFixed(2)} to ${all.at(-1)!.toFixed(2)})`;
  };
  console.log(
    `${path}: cached ${time("cached")}, rendered ${time("rendered")}, ` +
      `renderToString ${time("string")}, streaming renderer ${time("stream")}\n` +
      `  speed relative to renderToString (goal 0.6): cached ${ratio("cached", "string")}, ` +
      `rendered ${ratio("rendered", "string")}\n` +
      `  speed relative to the streaming renderer (goal 2): cached ${ratio("cached", "stream")}, ` +
      `rendered ${ratio("rendered", "stream")}`,
  );
}
await server.dispose();
