import { afterAll, expect, test } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { startFakeStripe } from "../fakes/stripe.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { openStoreOf } from "../support/database.ts";
import { createServerProcess } from "../support/server-process.ts";

const KILLS = 2;

const stripe = await startFakeStripe();
const server = await createServerProcess(stripe.env);
afterAll(async () => {
  await server.dispose();
  await stripe.close();
});

/** Kills the server the moment Stripe has answered a call of this method and path, before the answer arrives. */
function killAfter(method: string, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stripe.beforeResponse = (seen) => {
      if (seen.method !== method || !seen.path.startsWith(path)) return;
      stripe.beforeResponse = undefined;
      server.kill().then(() => resolve(), reject);
    };
  });
}

test("a server killed between Stripe's answer and its own commit charges once and books once", async () => {
  await server.start();
  const client = await signUpOverHttp(server.origin, "paid@example.com");
  const create = () => client.send("POST", "/api/payments/create-payment", { packageId: "starter" });

  const sessions: string[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    // Opening the page: Stripe made it, and we never heard.
    const dead = killAfter("POST", "/v1/checkout/sessions");
    await Promise.allSettled([create(), dead]);
    await dead;
    await server.start();
    const opened = await create();
    expect(opened.status).toBe(200);
    const session = (opened.json.url as string).split("/").at(-1)!;
    sessions.push(session);
    const made = [...stripe.objects.values()].filter((one) => one.object === "checkout.session");
    expect(made).toHaveLength(kill + 1);

    // Taking the event in: it dies with Stripe's answer in hand, and Stripe sends the event again, or never.
    const [paid] = await stripe.pay(session);
    const send = async () => {
      const { payload, headers } = await stripe.signed(paid!);
      return fetch(`${server.origin}/api/webhooks/stripe`, { method: "POST", body: payload, headers });
    };
    const deadAgain = killAfter("GET", `/v1/checkout/sessions/${session}`);
    await Promise.allSettled([send(), deadAgain]);
    await deadAgain;
    await server.start();
    const again = kill % 2 ? (await send()).status : 200;
    expect(again).toBe(200);
    const verified = await client.send("POST", "/api/payments/verify-payment", { sessionId: session });
    expect(verified.json).toMatchObject({ success: true, addedCredits: 50 });
  }

  expect(new Set(sessions).size).toBe(KILLS);
  expect((await client.send("GET", "/api/me")).json.credits).toBe(50 * KILLS);
  await server.stop();
  const store = await openStoreOf(server);
  expect(await checkLedger(store.db)).toEqual([]);
  const payments = await store.db.selectFrom("payments").select("status").execute();
  expect(payments.map(({ status }) => status)).toEqual(Array.from({ length: KILLS }, () => "paid"));
  await store.close();
});
