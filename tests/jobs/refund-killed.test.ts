import { afterAll, expect, test } from "vitest";
import { startFakeStripe } from "../fakes/stripe.ts";
import { signUpAdmin } from "../support/signed-in-admin.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { createServerProcess } from "../support/server-process.ts";

const stripe = await startFakeStripe();
const server = await createServerProcess(stripe.env);
await server.start();
afterAll(async () => {
  await server.dispose();
  await stripe.close();
});

async function signUpAndPay(email: string) {
  const client = await signUpOverHttp(server.origin, email);
  const { json } = await client.send("POST", "/api/payments/create-payment", { packageId: "starter" });
  const sessionId = (json.url as string).split("/").at(-1)!;
  await stripe.pay(sessionId);
  await client.send("POST", "/api/payments/verify-payment", { sessionId });
  const [payment] = (await client.send("GET", "/api/payments")).json.payments;
  return { client, payment };
}

test("a server killed between Stripe's refund and its own booking knows who refunded, and books it", async () => {
  const admin = await signUpAdmin(server, "admin@example.com");
  const { client, payment } = await signUpAndPay("paid@example.com");
  const refund = () => admin.send("POST", "/api/admin/refund", { paymentId: payment.id, amount: 90 });
  const log = async () => (await admin.send("GET", "/api/admin/log")).json.entries;

  const dead = new Promise<unknown>((resolve, reject) => {
    stripe.beforeResponse = ({ method, path }) => {
      if (method !== "POST" || path !== "/v1/refunds") return;
      stripe.beforeResponse = undefined;
      server.kill().then(resolve, reject);
    };
  });
  await Promise.allSettled([refund(), dead]);
  await dead;
  await server.start();
  const entry = {
    operator: { email: "admin@example.com" },
    action: "refund",
    target: { id: client.userId },
    after: { payment: payment.id, currency: "USD", amount: 90 },
  };
  expect(await log()).toMatchObject([entry]);

  // The refund at the provider is found by the sync, without a second request of the admin.
  const payments = async () => (await client.send("GET", "/api/payments")).json.payments;
  await expect
    .poll(payments, { timeout: 20_000 })
    .toMatchObject([{ status: "partly_refunded", refundedAmount: 90 }]);
  expect([...stripe.objects.values()].filter(({ object }) => object === "refund")).toHaveLength(1);
});

test("a refund that Stripe does not answer is in the log as not confirmed", async () => {
  const admin = await signUpAdmin(server, "other@example.com");
  const { payment } = await signUpAndPay("second@example.com");
  stripe.down = true;
  const response = await admin.send("POST", "/api/admin/refund", { paymentId: payment.id });
  stripe.down = false;
  expect(response.json.error.code).toBe("unavailable");
  const { entries } = (await admin.send("GET", "/api/admin/log?q=second@")).json;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(["refund_failed", "refund"]);
});
