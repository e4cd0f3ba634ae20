import { listOf, newSession, seconds, type Session, type Subscription } from "./objects.ts";
import { refund, type Simulator } from "./simulator.ts";

/** A request to Stripe's API; `params` are those of the query or of the form in the body. */
export interface ApiCall {
  method: string;
  path: string;
  params: URLSearchParams;
  idempotencyKey?: string | undefined;
}

/** The object that Stripe's API would return; null for calls that it would reject. */
export async function handleCall(simulator: Simulator, call: ApiCall): Promise<object | null> {
  const { store, now, pageUrl } = simulator;
  const { params, idempotencyKey: key } = call;
  const earlier = key === undefined ? undefined : await store.findByKey(key);
  if (earlier) return earlier;
  const from = params.get("created[gte]");
  const since = from === null ? {} : { since: Number(from) };
  const [, kind = "", id = "", verb = ""] =
    /^\/v1\/(checkout\/sessions|\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(call.path) ?? [];
  switch (`${call.method} ${kind}${id && "/:id"}${verb && `/${verb}`}`) {
    case "POST checkout/sessions": {
      const session = newSession(params, now(), pageUrl);
      await store.save(session, key);
      return session;
    }
    case "GET checkout/sessions": {
      const sessions = await store.list("checkout.session", since);
      return listOf(await Promise.all(sessions.map((session) => expand(simulator, session))));
    }
    case "GET checkout/sessions/:id": {
      const session = await store.find("checkout.session", id);
      return session ? expand(simulator, session) : null;
    }
    case "POST checkout/sessions/:id/expire": {
      const session = await store.find("checkout.session", id);
      if (session?.status !== "open") return null;
      await store.save(Object.assign(session, { status: "expired" }));
      return expand(simulator, session);
    }
    case "GET subscriptions/:id":
      return (await findSubscription(simulator, id)) ?? null;
    case "POST subscriptions/:id":
      return changeSubscription(simulator, id, {
        cancel_at_period_end: params.get("cancel_at_period_end") === "true",
      });
    case "DELETE subscriptions/:id":
      return changeSubscription(simulator, id, { status: "canceled" });
    case "POST refunds": {
      const intent = await store.find("payment_intent", params.get("payment_intent"));
      return intent ? refund(simulator, intent, Number(params.get("amount")), key) : null;
    }
    case "GET refunds/:id":
      return (await store.find("refund", id)) ?? null;
    case "GET disputes/:id":
      return (await store.find("dispute", id)) ?? null;
    case "GET refunds":
      return listOf(await store.list("refund", since));
    case "GET disputes":
      return listOf(await store.list("dispute", since));
    case "GET invoices/:id":
      return (await store.find("invoice", id)) ?? null;
    case "GET invoices":
      return listOf(await store.list("invoice", since));
    case "GET invoice_payments": {
      const invoice = params.get("invoice");
      const payment_intent = params.get("payment[payment_intent]") ?? "";
      return listOf(
        await store.list("invoice_payment", { where: invoice === null ? { payment_intent } : { invoice } }),
      );
    }
    default:
      return null;
  }
}

const expand = async ({ store }: Simulator, session: Session): Promise<object> => ({
  ...session,
  payment_intent: (await store.find("payment_intent", session.payment_intent)) ?? null,
  invoice: (await store.find("invoice", session.invoice)) ?? null,
});

/** Finds a subscription. Ends it first if its last period is over and it does not renew. */
async function findSubscription({ store, now }: Simulator, id: string): Promise<Subscription | undefined> {
  const found = await store.find("subscription", id);
  const over = found && found.items.data[0]!.current_period_end <= seconds(now());
  if (over && found.cancel_at_period_end && found.status !== "canceled")
    await store.save(Object.assign(found, { status: "canceled" }));
  return found;
}

async function changeSubscription(
  simulator: Simulator,
  id: string,
  change: Partial<Subscription>,
): Promise<object | null> {
  const found = await findSubscription(simulator, id);
  if (found && found.status !== "canceled") await simulator.store.save(Object.assign(found, change));
  return found ?? null;
}
