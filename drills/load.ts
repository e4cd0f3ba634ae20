// npm run drill:load -- --minutes 30 --users 10000 --seed 1 [--rate 4] [--data folder] [--costs] [--ceiling]
// Visits of these users to a real server on the data of bench/scale.ts: times, statuses, memory, and what fails.
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createRandom } from "./simulation/random.ts";
import { createClient } from "./load/client.ts";
import { measureCosts } from "./load/costs.ts";
import { prepareData } from "./load/data.ts";
import { growth, watchMinutes, type Minute } from "./load/minutes.ts";
import { arrive, createCrowd, rateFor } from "./load/mix.ts";
import { createRecords } from "./load/records.ts";
import { printCost, printLines, printMinute } from "./load/report.ts";
import { checkRest } from "./load/rest.ts";
import { startLoadServer } from "./load/server.ts";

/** The mean memory of the last third of the time may be this much above that of the second. */
const GROWTH_MAX = 0.05;
/** Longest time in ms for visits that have not ended, which may wait for dreams. */
const REST_MS = 120_000;
/** A step of the ceiling takes two of these times in seconds; the first one lets its visits come together. */
const STEP = { seconds: 15, factor: 1.4, pagesP95Ms: 300 };

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    users: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    rate: { type: "string" },
    data: { type: "string" },
    costs: { type: "boolean", default: false },
    ceiling: { type: "boolean", default: false },
  },
});
const seconds = Number(values.minutes) * 60;
const random = createRandom(Number(values.seed));
const perSecond = Number(values.rate ?? rateFor(Number(values.users), Math.max(seconds, 60)));
const folder = values.data === undefined ? mkdtempSync(join(tmpdir(), "load-")) : resolve(values.data);
const { dataDir, players } = await prepareData(folder);
const server = await startLoadServer(dataDir);
const records = createRecords();
const client = createClient(server.origin, records);
const surroundings = { client, records, random, patience: 1 };
const crowd = createCrowd(surroundings, players, Number(values.users));
const begun = new Date().toISOString();
const wrong: string[] = [];
const minute = watchMinutes(server, dataDir);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Lets visits come for the whole time. */
async function play(): Promise<void> {
  const minutes: Minute[] = [];
  console.log(`${perSecond.toFixed(2)} visits a second, load of the machine ${loadavg()[0]!.toFixed(1)}`);
  await minute();
  const arriving = arrive(crowd, { perSecond, seconds, random });
  for (let nth = 1; nth <= seconds / 60; nth++) {
    await wait(60_000);
    minutes.push(await minute());
    printMinute(nth, minutes.at(-1)!, records.lap("page "));
  }
  const open = await arriving;
  await Promise.race([Promise.all(open), wait(REST_MS)]);
  printLines([
    ...records.lines().toSorted((a, b) => a.kind.localeCompare(b.kind)),
    ...["page ", "call ", "file "].map((prefix) => records.sum(prefix)),
  ]);
  console.log(
    `${crowd.came()} users came; visits: ${JSON.stringify(crowd.roles)}; ${open.size} have not ended`,
  );
  const memory = growth(minutes.map(({ rssMb }) => rssMb));
  const heap = growth(minutes.map(({ heapMb }) => heapMb));
  console.log(`last third above second third: memory ${percent(memory)}, heap ${percent(heap)}`);
  if (memory > GROWTH_MAX) wrong.push(`memory has grown by ${percent(memory)}`);
}

/** Raises the rate until pages take too long or something fails. */
async function climb(): Promise<void> {
  for (let rate = perSecond; ; rate *= STEP.factor) {
    await arrive(crowd, { perSecond: rate, seconds: STEP.seconds, random });
    records.lap("page ");
    await minute();
    await arrive(crowd, { perSecond: rate, seconds: STEP.seconds, random });
    const pages = records.lap("page ");
    const { ownS, drawingS, jobs, machineLoad } = await minute();
    console.log(
      `${rate.toFixed(1)} visits a second: ${(pages.count / STEP.seconds).toFixed(0)} pages a second, p95 ${pages.p95.toFixed(0)} ms; ` +
        `server ${(ownS / STEP.seconds).toFixed(2)} and drawings ${(drawingS / STEP.seconds).toFixed(2)} cores; ` +
        `${jobs} jobs open, load of the machine ${machineLoad.toFixed(1)}`,
    );
    if (pages.p95 > STEP.pagesP95Ms || records.failed() > 0) return;
  }
}

if (seconds > 0) await play();
if (values.costs) {
  // After the visits, for code that V8 has compiled.
  console.log("Processor time of one:");
  for await (const cost of measureCosts(surroundings, players, server)) printCost(cost);
}
if (values.ceiling) await climb();
// What waits for dreams is cut off.
records.end();
wrong.push(...server.problems);
client.close();
const code = await server.stop();
if (code !== 0) wrong.push(`the server ended with ${code}`);
const rest = await checkRest(dataDir, begun);
console.log(`dreams: ${JSON.stringify(rest.dreams)}; ledger: ${rest.ledger}`);
wrong.push(...rest.wrong);
rmSync(values.data === undefined ? folder : dataDir, { recursive: true, force: true });
for (const line of wrong) console.log(`FAILED: ${line}`);
console.log(`${records.failed() + wrong.length} failures`);
process.exit(records.failed() + wrong.length > 0 ? 1 : 0);
