import { setTimeout as pause } from "node:timers/promises";
import { startFakeSmtp } from "../../tests/fakes/smtp.ts";
import { startFakeStripe } from "../../tests/fakes/stripe.ts";
import { openBeside } from "../../tests/support/database.ts";
import { createServerProcess } from "../../tests/support/server-process.ts";
import { createRandom } from "../simulation/random.ts";
import { compare } from "./compare.ts";
import { createMember, type Member } from "./member.ts";
import { startProviders } from "./providers.ts";

const ACTORS = 3;
const MEMBERS_PER_ACTOR = 5;
const ACTIONS_PER_MEMBER = 12;
/**
 * Longest time in ms from a start and from the first reply to the kill; longer where a start takes longer, or no request
 * would ever end.
 */
const START_MS = 700;
const WORK_MS = 1000;
/** Share of the kills in start that come before the process has read its program, and the time in ms in which. */
const EARLY = { share: 0.25, ms: 50 };
/** Longest time in ms from a SIGTERM to the kill, to begin with: then by how long a shutdown takes. */
const STOP_MS = 250;
/** What a kill may interrupt, as rows that are there after it. */
const UNDER_WAY = {
  jobs: "SELECT 1 FROM jobs WHERE status = 'running' LIMIT 1",
  mails: "SELECT 1 FROM mails WHERE status = 'sending' LIMIT 1",
  removals: "SELECT 1 FROM account_removals LIMIT 1",
};
/** Longest time in ms at the end in which no open job, mail or removal ends. */
const REST_MS = 180_000;

/** Waits for a time in ms, to fractions of one. */
async function moment(ms: number): Promise<void> {
  const until = performance.now() + ms;
  await pause(Math.max(0, ms - 2));
  while (performance.now() < until);
}

/** Kills a server for these minutes while users act, lets it come to rest and compares it with the model. */
export async function drillKills(minutes: number, seed: number, postgresUrl: string | null) {
  const random = createRandom(seed);
  const counts: Record<string, number> = { kills: 0 };
  const differences: string[] = [];
  const [smtp, stripe] = [await startFakeSmtp(), await startFakeStripe()];
  const providers = await startProviders(seed);
  const server = await createServerProcess({
    ...stripe.env,
    ...providers.env,
    SMTP_URL: smtp.url,
    TRUST_PROXY: "true",
    ...(postgresUrl !== null && { DATABASE_URL: postgresUrl, DATABASE_CONNECTIONS: "5" }),
  });
  try {
    let startMs = 0;
    async function start(): Promise<void> {
      const began = performance.now();
      await server.start();
      startMs = Math.ceil(performance.now() - began);
    }
    // A process that ends by itself keeps what it compiled, which makes every later start quicker.
    await start();
    await server.stop();
    await start();
    const databaseFile = `${server.dataDir}/app.db`;
    const store = await openBeside({
      settings: { databaseUrl: postgresUrl, databaseConnections: 2, databaseFile },
    });
    const members: Member[] = [];
    const end = performance.now() + minutes * 60_000;
    const goesOn = () => performance.now() < end;
    const site = { origin: server.origin, stripe, store, random, counts, differences };

    /** One of several members at a time, so that a dream is finished before its owner has done all. */
    async function act(): Promise<void> {
      const present: { member: Member; actions: number }[] = [];
      while (goesOn()) {
        if (present.length < MEMBERS_PER_ACTOR) {
          const member = await createMember(counts.members!++, site);
          members.push(member);
          present.push({ member, actions: 0 });
        }
        const one = random.pick(present);
        await one.member.act();
        await pause(random.int(0, 100));
        if (++one.actions < ACTIONS_PER_MEMBER) continue;
        present.splice(present.indexOf(one), 1);
        if (random.chance(0.5)) await one.member.remove();
      }
    }
    const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
    async function kill(moment: string): Promise<boolean> {
      if (!(await server.kill())) return false;
      count("kills");
      count(`kills ${moment}`);
      for (const [work, rows] of Object.entries(UNDER_WAY))
        if ((await store.value(rows)) !== undefined) count(`kills with ${work} under way`);
      return true;
    }
    let stopMs = STOP_MS;
    async function killInShutdown(): Promise<void> {
      const began = performance.now();
      const stopped = server.stop().then(() => performance.now() - began);
      await moment(random.next() * stopMs);
      if (await kill("in shutdown")) stopMs *= 1.2;
      else {
        count("shutdowns before the kill");
        stopMs = await stopped;
      }
      await stopped;
    }
    async function killInStart(): Promise<void> {
      const early = random.chance(EARLY.share);
      // The start ends with the process that is killed.
      const started = server.start().catch(() => undefined);
      await moment(random.next() * (early ? EARLY.ms : Math.max(START_MS, startMs)));
      if (!(await kill(early ? `in the first ${EARLY.ms} ms of a start` : "later in a start")))
        differences.push(`the server ended in its start: ${server.output().slice(-500)}`);
      await started;
    }
    async function killAll(): Promise<void> {
      while (goesOn()) {
        const where = random.pick(["start", "work", "shutdown"]);
        await moment(random.next() * Math.max(WORK_MS, startMs));
        if (where === "shutdown") await killInShutdown();
        else await kill("at work");
        while (where === "start" && random.chance(0.7)) await killInStart();
        await start();
      }
    }
    counts.members = 0;
    await Promise.all([killAll(), ...Array.from({ length: ACTORS }, act)]);

    const open = [
      "SELECT COUNT(*) FROM jobs WHERE status IN ('queued', 'running')",
      "SELECT COUNT(*) FROM mails WHERE status IN ('queued', 'sending')",
      "SELECT COUNT(*) FROM account_removals",
    ];
    for (const statement of open) {
      let least = Infinity;
      let progressAt = performance.now();
      for (;;) {
        const left = Number(await store.value(statement));
        if (left === 0) break;
        if (left < least) [least, progressAt] = [left, performance.now()];
        if (performance.now() - progressAt > REST_MS) {
          await store.close();
          return { counts, differences: [...differences, `not at rest: ${left} of ${statement}`] };
        }
        await pause(200);
      }
    }
    await server.stop();
    differences.push(...(await compare(store, { dataDir: server.dataDir, members, mails: smtp.mails })));
    counts.mails = smtp.mails.length;
    await store.close();
    return { counts, differences };
  } finally {
    await server.dispose();
    await providers.close();
    await stripe.close();
    await smtp.close();
  }
}
