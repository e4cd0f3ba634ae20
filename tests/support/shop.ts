import { startFakeStripe } from "../fakes/stripe.ts";
import { startTestApp, type SignedInClient, type TestAppOptions } from "./app.ts";

type Json = Record<string, any>;

export type Shop = Awaited<ReturnType<typeof startShop>>;

/** The whole service beside a Stripe on loopback, and what buyers and Stripe do there. */
export async function startShop(options: Pick<TestAppOptions, "running" | "engines"> = {}) {
  const stripe = await startFakeStripe();
  const site = await startTestApp({ ...options, env: stripe.env });
  const deps = site.deps.payments;

  const send = async (event: Json) =>
    site.app.inject({ method: "POST", url: "/api/webhooks/stripe", ...(await stripe.signed(event)) });

  async function openCheckout(client: SignedInClient, call: string, body: object): Promise<string> {
    const response = await client.post(`/api/payments/${call}`, body);
    if (response.status !== 200) throw new Error(`the checkout returned ${response.status}`);
    return (response.json!.url as string).split("/").at(-1)!;
  }

  return {
    stripe,
    site,
    deps,
    send,
    /** Events one after another, each of which must be taken; then what the provider must be told of them. */
    async deliver(events: Json[]): Promise<void> {
      for (const event of events) {
        const { statusCode } = await send(event);
        if (statusCode !== 200) throw new Error(`${event.type} answered ${statusCode}`);
      }
      await deps.sync.onIdle();
    },
    /** Opens a payment page; returns its session id. */
    buy: (client: SignedInClient, packageId = "starter") =>
      openCheckout(client, "create-payment", { packageId }),
    subscribe: (client: SignedInClient, planId = "basic") =>
      openCheckout(client, "create-checkout", { planId }),
    verify: (client: SignedInClient, sessionId: string) =>
      client.post("/api/payments/verify-payment", { sessionId }),
    me: async (client: SignedInClient) => (await client.get("/api/me")).json!,
    payments: async (client: SignedInClient) => (await client.get("/api/payments")).json!.payments as Json[],
    mailsTo: (client: SignedInClient, template: string) =>
      site.store.value(
        "SELECT COUNT(*) FROM mails WHERE recipient = ? AND template = ?",
        client.user.email,
        template,
      ),
    subscriptionOf: (session: string) => stripe.objects.get(stripe.objects.get(session)!.subscription)!,
    async close(): Promise<void> {
      await site.close();
      await stripe.close();
    },
  };
}
