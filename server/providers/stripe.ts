import Stripe from "stripe";
import type { Locale } from "#shared/locales.ts";
import { BadSignature, PaymentProviderError, type CheckoutRequest } from "./payment-provider.ts";
import type { PaymentEvent, PaymentFact, PaymentProvider } from "./payment-provider.ts";
import * as facts from "./stripe-facts.ts";

/** Seconds between the time a webhook was signed and its arrival. */
const TOLERANCE_SECONDS = 300;
/** Two attempts end before those who wait for us give up. */
const TIMEOUT_MS = 8000;
const PAGE = 100;

/** The languages of Stripe's payment page; it has no Arabic and then asks the browser. */
const PAGE_LANGUAGE: Record<Locale, Stripe.Checkout.SessionCreateParams.Locale> = {
  "en-US": "en",
  "en-GB": "en-GB",
  tr: "tr",
  fr: "fr",
  it: "it",
  ar: "auto",
  es: "es",
  pt: "pt",
  "pt-BR": "pt-BR",
  hi: "hi-IN",
  ja: "ja",
  ko: "ko",
};

/** Carries requests of the library. */
export type HttpClient = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>["httpClient"]>;

interface StripeOptions {
  name: PaymentProvider["name"];
  secretKey: string;
  webhookSecret: string;
  /** Another address than Stripe's own. */
  apiBase: string | null;
  /** Carries requests elsewhere than over the network. */
  httpClient?: HttpClient;
}

/** Payments through Stripe Checkout. */
export function createStripe(options: StripeOptions): PaymentProvider {
  const base = options.apiBase === null ? null : new URL(options.apiBase);
  const stripe = new Stripe(options.secretKey, {
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === "http:" ? "http" : "https",
      host: base.hostname,
      port: base.port || (base.protocol === "http:" ? 80 : 443),
    }),
    ...(options.httpClient && { httpClient: options.httpClient }),
  });

  async function findCheckout(id: string) {
    try {
      const expand = ["payment_intent.latest_charge", "invoice"];
      return facts.factOfCheckout(await stripe.checkout.sessions.retrieve(id, { expand }));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
      throw error;
    }
  }

  const read = (event: Stripe.Event): PaymentEvent => ({
    id: event.id,
    type: event.type,
    created: new Date(event.created * 1000),
    fact: facts.factOfEvent(event),
    body: facts.withoutPersonalData(event),
  });

  return {
    name: options.name,

    openCheckout: (order) =>
      answered(async () => {
        const session = await stripe.checkout.sessions.create(checkoutParams(order), {
          idempotencyKey: order.paymentId,
        });
        if (!session.url) throw new PaymentProviderError("the payment page has no address");
        return { id: session.id, url: session.url };
      }),

    checkout: (id) => answered(() => findCheckout(id)),

    closeCheckout: (id) =>
      answered(async () => {
        try {
          return facts.factOfCheckout(await stripe.checkout.sessions.expire(id));
        } catch (error) {
          // No longer open: what became of it is the answer.
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return findCheckout(id);
          throw error;
        }
      }),

    subscription: (id) =>
      answered(async () => facts.factOfSubscription(await stripe.subscriptions.retrieve(id))),

    setRenewal: (id, renew) =>
      answered(async () => {
        const subscription = await stripe.subscriptions.update(id, { cancel_at_period_end: !renew });
        return facts.factOfSubscription(subscription);
      }),

    endSubscription: (id) =>
      answered(async () => {
        const subscription = await stripe.subscriptions.retrieve(id);
        const ended = ["canceled", "incomplete_expired"].includes(subscription.status);
        return facts.factOfSubscription(ended ? subscription : await stripe.subscriptions.cancel(id));
      }),

    refund: (paymentIntent, amount, key) =>
      answered(async () => {
        const params = { payment_intent: paymentIntent, amount };
        return facts.factOfRefund(await stripe.refunds.create(params, { idempotencyKey: key }))!;
      }),

    linkOf: (side) =>
      answered(async () => {
        const asked =
          "invoice" in side
            ? side
            : { payment: { type: "payment_intent" as const, payment_intent: side.paymentIntent } };
        const { data } = await stripe.invoicePayments.list({ ...asked, limit: 1 });
        return data[0] ? facts.factOfInvoicePayment(data[0]) : null;
      }),

    async *since(time) {
      const params = { created: { gte: Math.floor(time.getTime() / 1000) }, limit: PAGE };
      const { checkout, invoices, refunds, disputes } = stripe;
      const expand = ["data.payment_intent.latest_charge", "data.invoice"];
      yield* each(checkout.sessions.list({ ...params, expand }), facts.factOfCheckout);
      yield* each(invoices.list({ ...params, expand: ["data.payments"] }), facts.factOfInvoice);
      yield* each(refunds.list(params), facts.factOfRefund);
      yield* each(disputes.list(params), facts.factOfDispute);
    },

    readEvent(body, signature, now) {
      let event: Stripe.Event;
      try {
        const { webhookSecret } = options;
        const at = now.getTime();
        event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          at,
        );
      } catch (error) {
        throw new BadSignature("the signature does not fit the event", { cause: error });
      }
      return read(event);
    },

    readStored: (body) => read(JSON.parse(body) as Stripe.Event),
  };
}

function checkoutParams(order: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = facts.metadataOf(order);
  const recurring = { recurring: { interval: "month" as const } };
  return {
    mode: order.kind === "package" ? "payment" : "subscription",
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.amount,
          product_data: { name: order.title },
          ...(order.kind === "subscription" && recurring),
        },
      },
    ],
    client_reference_id: order.userId,
    customer_email: order.email,
    locale: PAGE_LANGUAGE[order.locale],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    metadata,
    // The price the person saw is the price they pay, in its own currency.
    adaptive_pricing: { enabled: false },
    ...(order.kind === "package"
      ? { payment_intent_data: { metadata } }
      : { subscription_data: { metadata } }),
  };
}

/** Turns every failure of the provider into one of ours, an answer that cannot be read too. */
async function answered<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw failure(error);
  }
}

function failure(error: unknown): PaymentProviderError {
  if (error instanceof PaymentProviderError) return error;
  const what =
    error instanceof Stripe.errors.StripeError
      ? `${error.type}: ${error.code ?? error.statusCode ?? "no answer"}`
      : "an answer that cannot be read";
  return new PaymentProviderError(what, { cause: error });
}

async function* each<T>(
  list: AsyncIterable<T>,
  factOf: (item: T) => PaymentFact | null,
): AsyncGenerator<PaymentFact> {
  const items = list[Symbol.asyncIterator]();
  for (;;) {
    const next = await answered(() => items.next());
    if (next.done) return;
    const fact = factOf(next.value);
    if (fact) yield fact;
  }
}
