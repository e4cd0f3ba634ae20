import { afterAll, expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { grant } from "#server/features/credits/credits.ts";
import { API_TOKEN, startFakeReplicate, type Place } from "../fakes/replicate.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { openStoreOf, POSTGRES } from "../support/database.ts";
import { createServerProcess } from "../support/server-process.ts";

const fake = await startFakeReplicate();
const server = await createServerProcess({
  REPLICATE_API_TOKEN: API_TOKEN,
  REPLICATE_BASE_URL: fake.baseUrl,
  WELCOME_TOKENS: "0",
});
await server.start();
const client = await signUpOverHttp(server.origin, "paid@example.com");
const store = await openStoreOf(server);
const lot = { userId: client.userId, source: "admin" as const, sourceRef: "test", tokens: 20 };
await transact(store.db, { user: lot.userId }, (trx) =>
  grant(trx, { ...lot, expiresAt: null, now: new Date() }),
);
afterAll(async () => {
  await store.close();
  await server.dispose();
  await fake.close();
});

const PLACES: [string, Place, string[]][] = [
  ["before its submission is accepted", "create", ["ambiguous", "accepted"]],
  ["after the video is paid for and before its id is saved", "taken", ["accepted"]],
  ["while it waits for the video", "get", ["accepted"]],
  ["while it downloads the video", "file", ["accepted"]],
];

// In the last two nothing is being written: the database makes no difference.
test.each(POSTGRES ? PLACES.slice(0, 2) : PLACES)(
  "a server killed %s pays for one video and shows it",
  async (_when, place, states) => {
    const before = fake.predictions.length;
    const killed = Promise.withResolvers<unknown>();
    fake.fail(place, () => void server.kill().then(killed.resolve, killed.reject), 1);
    const response = await client.send("POST", "/api/dreams", {
      dreamText: `Denizin ortasında bir kapı vardı (${place}).`,
      language: "tr",
      depth: "full",
    });
    const { dream } = response.json as { dream: { id: string } };
    await killed.promise;
    await server.start();
    const finished = `SELECT id FROM dreams WHERE id = '${dream.id}' AND finished_at IS NOT NULL`;
    while ((await store.rows(finished)).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 100));

    const statuses = await store.column("SELECT status FROM dream_parts WHERE dream_id = ?", dream.id);
    expect(statuses).toEqual(["done", "done", "done"]);
    expect(fake.predictions).toHaveLength(before + 1);
    const submissions = await store.column(
      "SELECT state FROM provider_orders o JOIN jobs j ON j.id = o.job_id WHERE j.dream_id = ? ORDER BY nth",
      dream.id,
    );
    expect(submissions).toEqual(states);
    // A submission without a response keeps its estimate while its prediction is searched for.
    const outcomes = await store.column(
      "SELECT outcome FROM provider_calls WHERE dream_id = ? ORDER BY id",
      dream.id,
    );
    expect(outcomes).toEqual(states.map((state) => (state === "accepted" ? "ok" : "open")));
    expect(await checkLedger(store.db)).toEqual([]);
  },
);
