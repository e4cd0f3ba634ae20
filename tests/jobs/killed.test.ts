import { readdirSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, afterEach, expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { openStore } from "#server/db/open.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { grant } from "#server/features/credits/credits.ts";
import { sweepMedia } from "#server/features/dreams/media-sweep.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { makeOld } from "../support/media-files.ts";
import { openMediaPlaces, openStoreIn } from "../support/media-places.ts";
import { createServerProcess, type ServerProcess } from "../support/server-process.ts";

const KILLS = 4;
const TOKENS = 400;
/** What is made of each dream; of the two places one has a film. */
const DEPTHS = [
  ["reading", "full", "image", "reading"],
  ["reading", "image", "image", "reading"],
] as const;

const places = await openMediaPlaces();
let server: ServerProcess;
afterEach(() => server.dispose());
afterAll(() => Promise.all(places.map((place) => place.close())));

const databaseFile = () => join(server.dataDir, "app.db");

/** Waits until something is under way, so that a kill always hits work. */
async function untilRunning(): Promise<void> {
  const db = new Database(databaseFile(), { readonly: true });
  const running = db.prepare("SELECT COUNT(*) AS n FROM jobs WHERE status = 'running'");
  const open = db.prepare("SELECT COUNT(*) AS n FROM jobs WHERE status IN ('queued', 'running')");
  const count = (s: typeof running) => (s.get() as { n: number }).n;
  while (count(running) === 0 && count(open) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  db.close();
}

async function giveTokens(userId: string, tokens: number): Promise<void> {
  const store = openStore(databaseFile());
  const lot = {
    userId,
    tokens,
    source: "admin",
    sourceRef: userId,
    expiresAt: null,
    now: new Date(),
  } as const;
  await transact(store.db, { user: userId }, (trx) => grant(trx, lot));
  await store.close();
}

function openJobs(): number {
  const db = new Database(databaseFile(), { readonly: true });
  const { n } = db.prepare("SELECT COUNT(*) AS n FROM jobs WHERE status IN ('queued', 'running')").get() as {
    n: number;
  };
  db.close();
  return n;
}

// Every second kill, spread over the same moments, hits a server with its media elsewhere.
const cases = places.map((place, i) => ({
  place,
  name: place.name,
  depths: DEPTHS[i % DEPTHS.length]!,
  kills: Array.from({ length: KILLS }, (_, kill) => kill).filter((kill) => kill % places.length === i),
}));
test.each(cases)(
  "after many SIGKILLs during work with $name every dream is done or refunded, the ledger is exact and no file is orphaned",
  async ({ place, kills, depths }) => {
    server = await createServerProcess(place.env);
    await server.start();
    const client = await signUpOverHttp(server.origin, "kill@example.com");
    await giveTokens(client.userId, TOKENS);

    let submitted = 0;
    const submit = async () => {
      const depth = depths[submitted];
      const dreamText = `Rüya ${submitted}: denizin üstünde yürüyen bir ev ve uçan bir balık.`;
      const headers = { "idempotency-key": `dream-${submitted}` };
      const response = await client.send(
        "POST",
        "/api/dreams",
        { dreamText, language: "tr", depth },
        headers,
      );
      expect(response.status).toBe(202);
      submitted++;
    };

    for (const [i, kill] of kills.entries()) {
      while (submitted < depths.length && (submitted <= i || openJobs() === 0)) await submit();
      await untilRunning();
      // Spread over the whole life of a job: from its first instruction to late in its video.
      await new Promise((resolve) => setTimeout(resolve, (kill * 137) % 1900));
      await server.kill();
      await server.start();
    }
    while (submitted < depths.length) await submit();
    while (openJobs() > 0) await new Promise((resolve) => setTimeout(resolve, 100));

    await server.stop();
    const store = openStore(databaseFile());
    expect(await checkLedger(store.db)).toEqual([]);
    const dreams = await store.db.selectFrom("dreams").selectAll().execute();
    expect(dreams).toHaveLength(depths.length);
    expect(dreams.filter((dream) => dream.finished_at === null)).toEqual([]);
    const parts = await store.db.selectFrom("dream_parts").selectAll().execute();
    expect(parts.filter((part) => part.status !== "done" && part.status !== "failed")).toEqual([]);
    const spent = parts.filter((part) => part.status === "done").reduce((sum, part) => sum + part.cost, 0);
    const { credits } = await store.db
      .selectFrom("user_credits")
      .select("credits")
      .where("user_id", "=", client.userId)
      .executeTakeFirstOrThrow();
    expect(credits).toBe(TOKENS - spent);

    const known = await store.db.selectFrom("media").select(["file", "bytes"]).execute();
    expect(known.length).toBeGreaterThan(0);
    makeOld(join(server.dataDir, "media"));
    place.makeOld(server.dataDir, place.files(server.dataDir));
    const { store: media } = await openStoreIn(place, server.dataDir);
    await sweepMedia({ db: store.db, media }, new AbortController().signal);
    expect(place.files(server.dataDir).toSorted()).toEqual(known.map(({ file }) => file).toSorted());
    const sizes = await Promise.all(known.map(({ file }) => media.size(file)));
    expect(sizes).toEqual(known.map(({ bytes }) => bytes));
    expect(readdirSync(join(server.dataDir, "media/.making"))).toEqual([]);
    await store.close();
  },
);

test("a second server on the same data directory works beside the first, and takes over when that is killed", async () => {
  server = await createServerProcess();
  await server.start();
  const second = await createServerProcess({ DATA_DIR: server.dataDir });
  await second.start();
  const workers = openStore(databaseFile());
  const listed = async () => (await workers.db.selectFrom("workers").select("id").execute()).length;
  await expect.poll(listed).toBe(2);
  const client = await signUpOverHttp(second.origin, "second@example.com");
  await giveTokens(client.userId, 5);
  const dream = { dreamText: "Bir kapının ardında deniz vardı.", language: "tr", depth: "reading" };
  await server.kill();
  expect((await client.send("POST", "/api/dreams", dream)).status).toBe(202);
  await expect.poll(openJobs, { timeout: 20_000 }).toBe(0);
  await expect.poll(listed, { timeout: 20_000 }).toBe(1);
  await workers.close();
  await second.stop();
  await second.dispose();
});
