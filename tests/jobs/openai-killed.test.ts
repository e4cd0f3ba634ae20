import { afterAll, expect, test } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { grant } from "#server/features/credits/credits.ts";
import type { Dream } from "#shared/dreams.ts";
import { API_KEY, imageReply, startFakeOpenAi } from "../fakes/openai.ts";
import type { Handler } from "../fakes/http-faults.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { openStoreOf, POSTGRES } from "../support/database.ts";
import { drawImage } from "../support/engines.ts";
import { createServerProcess } from "../support/server-process.ts";

const fake = await startFakeOpenAi();
fake.always("/v1/images/generations", imageReply(await drawImage(512)));
const server = await createServerProcess({ OPENAI_API_KEY: API_KEY, OPENAI_BASE_URL: fake.url });
await server.start();
afterAll(async () => {
  await server.dispose();
  await fake.close();
});

test("a server killed during a provider call completes the dream once, at its price", async () => {
  const user = await signUpOverHttp(server.origin, "kill@example.com");
  const store = await openStoreOf(server);
  const lot = { userId: user.userId, source: "admin", sourceRef: "test", tokens: 10 } as const;
  await transact(store.db, { user: lot.userId }, (trx) =>
    grant(trx, { ...lot, expiresAt: null, now: new Date() }),
  );

  // The provider completes and bills the call although the server was killed.
  const { promise: readingBegan, resolve: beginReading } = Promise.withResolvers<void>();
  const { promise: imageBegan, resolve: beginImage } = Promise.withResolvers<void>();
  const lost =
    (began: () => void): Handler =>
    () =>
      began();
  fake.next("/v1/responses", lost(beginReading));
  fake.next("/v1/images/generations", lost(beginImage));

  const submission = { dreamText: "Denizin üstünde yürüyen bir ev gördüm.", language: "tr", depth: "image" };
  const { dream } = (await user.send("POST", "/api/dreams", submission)).json as { dream: Dream };
  for (const began of [readingBegan, imageBegan]) {
    await began;
    await server.kill();
    await server.start();
  }

  await expect
    .poll(async () => (await user.send("GET", `/api/dreams/${dream.id}`)).json, { timeout: 60_000 })
    .toMatchObject({ dream: { status: "done", creditsUsed: 2, creditsHeld: 0, creditsReturned: 0 } });
  expect(fake.sent("/v1/responses")).toHaveLength(2);
  expect(fake.sent("/v1/images/generations")).toHaveLength(2);
  // A call that ran during the kill keeps its estimate.
  const calls = await store.db
    .selectFrom("provider_calls")
    .select(["part", "outcome"])
    .orderBy("id")
    .execute();
  expect(calls.map(({ part, outcome }) => `${part} ${outcome}`)).toEqual([
    "reading open",
    "reading ok",
    "image open",
    "image ok",
  ]);
  expect(await checkLedger(store.db)).toEqual([]);
  await store.close();
});

test("a server killed after a part has begun and before its call resumes it, at its price and counted once", async () => {
  const user = await signUpOverHttp(server.origin, "kill-begun@example.com");
  const store = await openStoreOf(server);
  const lot = { userId: user.userId, source: "admin", sourceRef: "begun", tokens: 1 } as const;
  await transact(store.db, { user: lot.userId }, (trx) =>
    grant(trx, { ...lot, expiresAt: null, now: new Date() }),
  );
  const { promise: called, resolve: call } = Promise.withResolvers<void>();
  fake.next("/v1/responses", () => call());
  const submission = {
    dreamText: "Gökyüzünde asılı duran bir saat gördüm.",
    language: "tr",
    depth: "reading",
  };
  const { dream } = (await user.send("POST", "/api/dreams", submission)).json as { dream: Dream };
  await called;
  await server.kill();
  // The stored state between the start of a part and its call: no call is recorded.
  await store.exec(`DROP TRIGGER provider_calls_no_delete ${POSTGRES ? "ON provider_calls" : ""}`);
  await store.db.deleteFrom("provider_calls").where("dream_id", "=", dream.id).execute();
  const part = store.db.selectFrom("dream_parts").select("status").where("dream_id", "=", dream.id);
  expect(await part.execute()).toEqual([{ status: "processing" }]);
  await server.start();

  await expect
    .poll(async () => (await user.send("GET", `/api/dreams/${dream.id}`)).json, { timeout: 60_000 })
    .toMatchObject({ dream: { status: "done", creditsUsed: 1, creditsReturned: 0 } });
  const calls = store.db.selectFrom("provider_calls").select("outcome").where("dream_id", "=", dream.id);
  expect(await calls.execute()).toEqual([{ outcome: "ok" }]);
  expect(await checkLedger(store.db)).toEqual([]);
  await store.close();
});
