// npm run drill:hostile -- [--requests 100000] [--seed 1] [--only 17]: malformed requests over every endpoint in every role.
import { parseArgs } from "node:util";
import { attackOf } from "./hostile/grammar.ts";
import { exchange } from "./hostile/exchange.ts";
import { faultsOf } from "./hostile/judge.ts";
import { startDrillSite } from "./site/site.ts";

/** Requests between two looks at the server, each with a new cast, because some requests end sessions or accounts. */
const BLOCK = 5000;
const AT_ONCE = 8;
/** Of processor time: other work on the machine makes every stall longer. */
const STALL_MAX_MS = 250;
const MEMORY_MAX_MB = 700;
const SIZE = { users: 40, admins: 12 };

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
  },
});
const seed = Number(values.seed);
const requests = Number(values.requests);
const site = await startDrillSite();
const found: string[] = [];

if (values.only !== undefined) {
  const { bytes, role } = attackOf(await site.cast(SIZE), seed, Number(values.only));
  const reply = await exchange(site.origin, bytes);
  console.log(`${role}:\n${bytes.toString("latin1").slice(0, 4000)}\n\n${reply.head}\n\n${reply.body}`);
  found.push(...faultsOf(reply), ...(await site.figures()).problems);
} else {
  found.push(...(await attackAll()));
}
await site.close();
for (const line of found) console.log(`FAILED: ${line}`);
process.exit(found.length > 0 ? 1 : 0);

/** Sends all requests and returns what was wrong. */
async function attackAll(): Promise<string[]> {
  const wrong: string[] = [];
  const stalls: number[] = [];
  let memoryMb = 0;
  let unanswered = 0;
  for (let from = 0; from < requests; from += BLOCK) {
    const cast = await site.cast(SIZE);
    // What making the cast cost is not counted.
    await site.figures();
    let next = from;
    const until = Math.min(requests, from + BLOCK);
    const client = async () => {
      while (next < until) {
        const number = next++;
        const { bytes, role, route } = attackOf(cast, seed, number);
        const reply = await exchange(site.origin, bytes);
        if (reply.status === null) unanswered++;
        for (const fault of faultsOf(reply))
          wrong.push(`${fault}: ${route.method} ${route.path} by ${role} (--seed ${seed} --only ${number})`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, client));
    if (!site.alive()) return [...wrong, `the server died between ${from} and ${until}`];
    const { stallMs, busyMs, rssBytes } = await site.figures();
    stalls.push(busyMs);
    memoryMb = Math.max(memoryMb, rssBytes / 2 ** 20);
    const stall = `longest stall ${stallMs.toFixed(0)} ms, of it busy ${busyMs.toFixed(0)} ms`;
    const memory = `memory ${(rssBytes / 2 ** 20).toFixed(0)} MB`;
    console.log(`${until} requests: ${wrong.length} failures, ${stall}, ${memory}`);
    if (busyMs > STALL_MAX_MS) wrong.push(`${stall}, between ${from} and ${until}`);
  }
  const { statuses, problems } = await site.figures();
  console.log(
    `seed ${seed}: ${requests} requests, ${unanswered} closed without a reply, by status:`,
    statuses,
  );
  console.log(
    `busy for at most ${Math.max(...stalls).toFixed(0)} ms at a time, memory at most ${memoryMb.toFixed(0)} MB`,
  );
  if (memoryMb > MEMORY_MAX_MB) wrong.push(`memory of ${memoryMb.toFixed(0)} MB`);
  return [...wrong, ...problems];
}
