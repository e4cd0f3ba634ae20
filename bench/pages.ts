import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createServerProcess, freePort } from "../tests/support/server-process.ts";
import { createDreamer } from "./dreamer.ts";
import { load } from "./load.ts";

// Signed-in pages, with session and data, against a bare server that renders the same element tree: as users
// get them, with the cache, and rendered anew each time.
// Rounds alternate, so that a noisy machine disturbs all alike; the median round counts.
const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 4;

const ZONES = Intl.supportedValuesOf("timeZone");

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const server = await createServerProcess({ LOG_LEVEL: "error" });
await server.start();
const dreamer = await createDreamer(server, { tokens: 60 });
await dreamer.fill(12);

for (const path of ["/dashboard", "/library"]) {
  const port = await freePort();
  const bare = fork(
    join(import.meta.dirname, "bare-server.ts"),
    [String(port), path, dreamer.cookie, server.origin],
    {
      execPath: process.execPath,
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  await once(bare, "message");
  const headers = { cookie: dreamer.cookie, "accept-language": "tr" };
  const runs: Record<"ours" | "anew" | "string" | "stream", number[]> = {
    ours: [],
    anew: [],
    string: [],
    stream: [],
  };
  let asked = 0;
  const measure = (url: string, sent: Parameters<typeof load>[1]["headers"] = headers) =>
    load(url, { seconds: SECONDS, connections: CONNECTIONS, headers: sent });
  for (let round = 0; round < ROUNDS; round++) {
    runs.ours.push((await measure(server.origin + path)).perSecond);
    // Each has another time zone or theme than those before it, so that the cache does not have it.
    const another = () => {
      const zone = ZONES[asked % ZONES.length]!;
      const theme = ["night", "dawn", "system"][Math.floor(asked++ / ZONES.length) % 3];
      return { ...headers, cookie: `${headers.cookie}; tz=${encodeURIComponent(zone)}; theme=${theme}` };
    };
    runs.anew.push((await measure(server.origin + path, another)).perSecond);
    runs.string.push((await measure(`http://127.0.0.1:${port}/string`)).perSecond);
    runs.stream.push((await measure(`http://127.0.0.1:${port}/stream`)).perSecond);
  }
  const ratio = (kind: "ours" | "anew", other: "string" | "stream") =>
    median(runs[kind].map((value, i) => value / runs[other][i]!)).toFixed(2);
  console.log(
    `${path}: ${median(runs.ours).toFixed(0)} pages/s; ` +
      `${ratio("ours", "string")} of a bare renderToString (goal 0.6), ` +
      `${ratio("ours", "stream")} of the streaming renderer (goal 2); ` +
      `rendered anew each time ${ratio("anew", "string")} and ${ratio("anew", "stream")}`,
  );
  bare.kill();
}
await server.dispose();
