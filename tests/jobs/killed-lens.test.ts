import { afterEach, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { READING_LENSES } from "#shared/lenses.ts";
import { openStoreOf } from "../support/database.ts";
import { createServerProcess, type ServerProcess } from "../support/server-process.ts";
import { makeDream, signUpWithCredits } from "../support/user-with-dream.ts";

const KILLS = 3;
let server: ServerProcess;
afterEach(() => server.dispose());

test("a server that is killed at any moment of a lens makes it once, for one token", async () => {
  server = await createServerProcess();
  await server.start();
  const user = await signUpWithCredits(server, "killed-lens@example.com", 20);
  const dream = await makeDream(user, "Geniş bir denizin üstünde uçuyordum, annem kıyıdaydı.", "reading");
  const lenses = `/api/dreams/${dream}/lenses`;
  for (const [i, lens] of READING_LENSES.entries()) {
    // Some of the requests are cut off themselves, between the hold and the reply.
    const sent = user.send("POST", lenses, { lens }).catch(() => null);
    if (i % 2 === 0) await sent;
    if (i < KILLS) {
      await new Promise((resolve) => setTimeout(resolve, i * 7));
      await server.kill();
      await sent;
      await server.start();
    }
    expect((await user.send("POST", lenses, { lens })).status).toBe(202);
  }
  const states = async () =>
    ((await user.send("GET", lenses)).json.lenses as { status: string }[]).map(({ status }) => status);
  await expect.poll(states, { timeout: 20_000 }).toEqual(READING_LENSES.map(() => "done"));
  await server.stop();

  const store = await openStoreOf(server);
  expect(await checkLedger(store.db)).toEqual([]);
  const { credits } = await store.db
    .selectFrom("user_credits")
    .select("credits")
    .where("user_id", "=", user.userId)
    .executeTakeFirstOrThrow();
  await store.close();
  expect(credits).toBe(20 - 1 - READING_LENSES.length);
});
