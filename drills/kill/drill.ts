import { setTimeout as pause } from "node:timers/promises";
import { startFakeSmtp } from "../../tests/fakes/smtp.ts";
import { startFakeStripe } from "../../tests/fakes/stripe.ts";
import { openBeside } from "../../tests/support/database.ts";
import { createServerProcess } from "../../tests/support/server-process.ts";
import { createRandom } from "../simulation/random.ts";
import { compare } from "./compare.ts";
import { createMember, type Member } from "./member.ts";

const ACTORS = 3;
const ACTIONS_PER_MEMBER = 12;
/**
 * Longest time in ms from a start, from the first reply or from a SIGTERM to the kill; the first two are longer where a
 * start takes longer, or no request would ever end.
 */
const START_MS = 700;
const WORK_MS = 1000;
const STOP_MS = 250;
/** Longest time in ms at the end in which no open job, mail or removal ends. */
const REST_MS = 180_000;

/** Kills a server for these minutes while users act, lets it come to rest and compares it with the model. */
export async function drillKills(minutes: number, seed: number, postgresUrl: string | null) {
  const random = createRandom(seed);
  const counts: Record<string, number> = { kills: 0 };
  const differences: string[] = [];
  const [smtp, stripe] = [await startFakeSmtp(), await startFakeStripe()];
  const server = await createServerProcess({
    ...stripe.env,
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
    await start();
    const databaseFile = `${server.dataDir}/app.db`;
    const store = await openBeside({
      settings: { databaseUrl: postgresUrl, databaseConnections: 2, databaseFile },
    });
    const members: Member[] = [];
    const end = performance.now() + minutes * 60_000;
    const goesOn = () => performance.now() < end;
    const site = { origin: server.origin, stripe, store, random, counts, differences };

    async function act(): Promise<void> {
      while (goesOn()) {
        const member = await createMember(counts.members!++, site);
        members.push(member);
        for (let i = 0; i < ACTIONS_PER_MEMBER && goesOn(); i++) {
          await member.act();
          await pause(random.int(0, 100));
        }
        if (random.chance(0.3)) await member.remove();
      }
    }
    async function killed(moment: string): Promise<void> {
      await server.kill();
      counts.kills!++;
      counts[moment] = (counts[moment] ?? 0) + 1;
    }
    async function killAll(): Promise<void> {
      while (goesOn()) {
        const moment = random.pick(["start", "work", "shutdown"]);
        await pause(random.int(0, Math.max(WORK_MS, startMs)));
        if (moment === "shutdown") {
          const stopped = server.stop();
          await pause(random.int(0, STOP_MS));
          await killed("kills in shutdown");
          await stopped;
        } else {
          await killed("kills at work");
        }
        while (moment === "start" && random.chance(0.7)) {
          // The start ends with the process that is killed.
          const started = server.start().catch(() => undefined);
          await pause(random.int(0, Math.max(START_MS, startMs)));
          await killed("kills in start");
          await started;
        }
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
    differences.push(...(await compare(store, server.dataDir, members)));
    const mailed = new Set(smtp.mails.flatMap(({ recipients }) => recipients));
    for (const { email } of members) if (!mailed.has(email)) differences.push(`${email} got no mail`);
    counts.mails = smtp.mails.length;
    await store.close();
    return { counts, differences };
  } finally {
    await server.dispose();
    await stripe.close();
    await smtp.close();
  }
}
