import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createServerProcess, freePort } from "../tests/support/server-process.ts";
import { createBenchUser } from "./user.ts";
import { load } from "./load.ts";

// Compares signed-in pages, from the cache and rendered for each request, with a server that only renders the same
// element tree. Rounds alternate, so that load on the machine affects all alike; the median round counts.
const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 4;

const ZONES = Intl.supportedValuesOf("timeZone");

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const server = await createServerProcess({ LOG_LEVEL: "error" });
await server.start();
const user = await createBenchUser(server, { tokens: 60 });
await user.fill(12);

for (const path of ["/dashboard", "/library"]) {
  const port = await freePort();
  const bare = fork(
    join(import.meta.dirname, "baseline-renderer.ts"),
    [String(port), path, user.cookie, server.origin],
    {
      execPath: process.execPath,
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  await once(bare, "message");
  const headers = { cookie: user.cookie, "accept-language": "tr" };
  const runs: Record<"cached" | "rendered" | "string" | "stream", number[]> = {
    cached: [],
    rendered: [],
    string: [],
    stream: [],
  };
  let requested = 0;
  const measure = (url: string, sent: Parameters<typeof load>[1]["headers"] = headers) =>
    load(url, { seconds: SECONDS, connections: CONNECTIONS, headers: sent });
  for (let round = 0; round < ROUNDS; round++) {
    runs.cached.push((await measure(server.origin + path)).perSecond);
    // A time zone and theme that no request had before, so that the page is not in the cache.
    const uncached = () => {
      const zone = ZONES[requested % ZONES.length]!;
      const theme = ["night", "dawn", "system"][Math.floor(requested++ / ZONES.length) % 3];
      return { ...headers, cookie: `${headers.cookie}; tz=${encodeURIComponent(zone)}; theme=${theme}` };
    };
    runs.rendered.push((await measure(server.origin + path, uncached)).perSecond);
    runs.string.push((await measure(`http://127.0.0.1:${port}/string`)).perSecond);
    runs.stream.push((await measure(`http://127.0.0.1:${port}/stream`)).perSecond);
  }
  const ratio = (kind: "cached" | "rendered", other: "string" | "stream") =>
    median(runs[kind].map((value, i) => value / runs[other][i]!)).toFixed(2);
  console.log(
    `${path}: ${median(runs.cached).toFixed(0)} pages/s; ` +
      `${ratio("cached", "string")} of renderToString alone (goal 0.6), ` +
      `${ratio("cached", "stream")} of the streaming renderer (goal 2); ` +
      `rendered for each request ${ratio("rendered", "string")} and ${ratio("rendered", "stream")}`,
  );
  bare.kill();
}
await server.dispose();
