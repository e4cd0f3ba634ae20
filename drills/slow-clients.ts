// npm run drill:slow -- [--seconds 30]: slow and silent clients, header floods and 2,000 event streams at once.
import { parseArgs } from "node:util";
import {
  floodHeaders,
  openSilentClients,
  openSlowClients,
  openStreams,
  probe,
} from "./hostile/slow-clients.ts";
import { startDrillSite } from "./site/site.ts";

const SLOW = 500;
const SILENT = 500;
const FLOODS = 4;
const STREAMS = { users: 250, each: 8 };
const REPLY_MAX_MS = 1000;
const MEMORY_MAX_MB = 700;

const { values } = parseArgs({ options: { seconds: { type: "string", default: "30" } } });
const seconds = Number(values.seconds);
const site = await startDrillSite();
const { users } = await site.cast({ users: STREAMS.users, admins: 0 });
await site.figures();
const found: string[] = [];

async function measure(what: string): Promise<void> {
  const { longestMs, p99Ms, count, failures } = await probe(site.origin, seconds);
  const { rssBytes, busyMs, problems } = await site.figures();
  const memoryMb = rssBytes / 2 ** 20;
  const times = `p99 ${p99Ms.toFixed(0)} ms, longest ${longestMs.toFixed(0)} ms`;
  console.log(
    `${what}: ${count} probes, ${times}, busy for at most ${busyMs.toFixed(0)} ms, memory ${memoryMb.toFixed(0)} MB`,
  );
  if (longestMs > REPLY_MAX_MS) found.push(`${what}: a probe took ${longestMs.toFixed(0)} ms`);
  if (memoryMb > MEMORY_MAX_MB) found.push(`${what}: memory of ${memoryMb.toFixed(0)} MB`);
  found.push(...failures, ...problems);
}

await measure("idle");
const endSlow = openSlowClients(site.origin, SLOW);
const endSilent = openSilentClients(site.origin, SILENT);
await measure(`${SLOW} slow and ${SILENT} silent clients`);
const endFlood = floodHeaders(site.origin, FLOODS);
await measure("header floods beside them");
console.log(`${endFlood()} requests with 500 headers`);
endSlow();
endSilent();
const streams = await openStreams(site.origin, users, STREAMS.each);
if (streams.count !== STREAMS.users * STREAMS.each) found.push(`only ${streams.count} streams were opened`);
await measure(`${streams.count} event streams`);
streams.close();
await site.close();
for (const line of found) console.log(`FAILED: ${line}`);
process.exit(found.length > 0 ? 1 : 0);
