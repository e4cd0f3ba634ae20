import type Stripe from "stripe";
import type { Locale } from "#shared/locales.ts";
import { BadSignature, PaymentProviderError, type CheckoutRequest } from "./payment-provider.ts";
import type { PaymentEvent, PaymentFact, PaymentProvider } from "./payment-provider.ts";
import * as facts from "./stripe-facts.ts";

/** Maximum age of a webhook's signature, in seconds. */
const TOLERANCE_SECONDS = 300;
/** Time limit per attempt: two attempts end before clients of this server give up. */
const TIMEOUT_MS = 8000;
const PAGE_SIZE = 100;

/** Languages of Stripe's payment page. It has no Arabic; with "auto" it uses the browser's language. */
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

/** Sends the library's requests. */
export type HttpClient = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>["httpClient"]>;

interface StripeOptions {
  name: PaymentProvider["name"];
  secretKey: string;
  webhookSecret: string;
  /** Base URL of the API; null for Stripe's own. */
  apiBase: string | null;
  /** Replaces requests over the network. */
  httpClient?: HttpClient;
}

/** Payments through Stripe Checkout. */
export function createStripe(options: StripeOptions): PaymentProvider {
  const base = options.apiBase === null ? null : new URL(options.apiBase);
  let client: Promise<Stripe> | undefined;
  /** Loads the package for the first call: it has 220 files, and each start would read them. */
  const stripe = () =>
    (client ??= import("stripe").then(
      ({ default: Stripe }) =>
        new Stripe(options.secretKey, {
          maxNetworkRetries: 1,
          timeout: TIMEOUT_MS,
          telemetry: false,
          ...(base && {
            protocol: base.protocol === "http:" ? "http" : "https",
            host: base.hostname,
            port: base.port || (base.protocol === "http:" ? 80 : 443),
          }),
          ...(options.httpClient && { httpClient: options.httpClient }),
        }),
    ));

  async function findCheckout(id: string) {
    const expand = ["payment_intent.latest_charge", "invoice"];
    const { checkout } = await stripe();
    const session = await orNull(checkout.sessions.retrieve(id, { expand }));
    return session && facts.factOfCheckout(session);
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

    openCheckout: (request) =>
      stripeCall(async () => {
        const session = await (
          await stripe()
        ).checkout.sessions.create(checkoutParams(request), {
          idempotencyKey: request.paymentId,
        });
        if (!session.url) throw new PaymentProviderError("the payment page has no URL");
        return { id: session.id, url: session.url };
      }),

    checkout: (id) => stripeCall(() => findCheckout(id)),

    closeCheckout: (id) =>
      stripeCall(async () => {
        const closed = await orNull((await stripe()).checkout.sessions.expire(id));
        // Null for one that is no longer open.
        return closed ? facts.factOfCheckout(closed) : findCheckout(id);
      }),

    invoice: (id) =>
      stripeCall(async () => {
        const { invoices } = await stripe();
        const invoice = await orNull(invoices.retrieve(id, { expand: ["payments"] }));
        return invoice && facts.factOfInvoice(invoice);
      }),

    subscription: (id) =>
      stripeCall(async () => facts.factOfSubscription(await (await stripe()).subscriptions.retrieve(id))),

    setRenewal: (id, renew) =>
      stripeCall(async () => {
        const { subscriptions } = await stripe();
        return facts.factOfSubscription(await subscriptions.update(id, { cancel_at_period_end: !renew }));
      }),

    endSubscription: (id) =>
      stripeCall(async () => {
        const { subscriptions } = await stripe();
        const subscription = await subscriptions.retrieve(id);
        const ended = ["canceled", "incomplete_expired"].includes(subscription.status);
        return facts.factOfSubscription(ended ? subscription : await subscriptions.cancel(id));
      }),

    refund: (paymentIntent, amount, key) =>
      stripeCall(async () => {
        const params = { payment_intent: paymentIntent, amount };
        const { refunds } = await stripe();
        return facts.factOfRefund(await refunds.create(params, { idempotencyKey: key }))!;
      }),

    linkOf: (paymentOrInvoice) =>
      stripeCall(async () => {
        const filter =
          "invoice" in paymentOrInvoice
            ? { ...paymentOrInvoice, status: "paid" as const }
            : {
                payment: { type: "payment_intent" as const, payment_intent: paymentOrInvoice.paymentIntent },
              };
        const { data } = await (await stripe()).invoicePayments.list({ ...filter, limit: 1 });
        return data[0] ? facts.factOfInvoicePayment(data[0]) : null;
      }),

    reversal: (kind, id) =>
      stripeCall(async () => {
        const { disputes, refunds } = await stripe();
        if (kind === "refund") {
          const refund = await orNull(refunds.retrieve(id));
          return refund && facts.factOfRefund(refund);
        }
        const dispute = await orNull(disputes.retrieve(id));
        return dispute && facts.factOfDispute(dispute);
      }),

    async *since(time) {
      const params = { created: { gte: Math.floor(time.getTime() / 1000) }, limit: PAGE_SIZE };
      const { checkout, invoices, refunds, disputes } = await stripe();
      const expand = ["data.payment_intent.latest_charge", "data.invoice"];
      yield* each(checkout.sessions.list({ ...params, expand }), facts.factOfCheckout);
      yield* each(invoices.list({ ...params, expand: ["data.payments"] }), facts.factOfInvoice);
      yield* each(refunds.list(params), facts.factOfRefund);
      yield* each(disputes.list(params), facts.factOfDispute);
    },

    async readEvent(body, signature, now) {
      const { webhooks } = await stripe();
      const check = [options.webhookSecret, TOLERANCE_SECONDS, undefined, now.getTime()] as const;
      let event: Stripe.Event;
      try {
        event = webhooks.constructEvent(body, signature, ...check);
      } catch (error) {
        throw new BadSignature("the event's signature is invalid", { cause: error });
      }
      return read(event);
    },

    readStored: (body) => read(JSON.parse(body) as Stripe.Event),
  };
}

function checkoutParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = facts.metadataOf(request);
  const recurring = { recurring: { interval: "month" as const } };
  return {
    mode: request.kind === "package" ? "payment" : "subscription",
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: request.amount,
          product_data: { name: request.title },
          ...(request.kind === "subscription" && recurring),
        },
      },
    ],
    client_reference_id: request.userId,
    customer_email: request.email,
    locale: PAGE_LANGUAGE[request.locale],
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    metadata,
    // Users pay the displayed price in its currency.
    adaptive_pricing: { enabled: false },
    ...(request.kind === "package"
      ? { payment_intent_data: { metadata } }
      : { subscription_data: { metadata } }),
  };
}

/** The class of an error for an unknown object, or for what Stripe refuses. */
const REFUSAL = "StripeInvalidRequestError";

/** Runs a call to Stripe. Maps all errors, also of unreadable responses, to `PaymentProviderError`. */
async function stripeCall<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw failure(error);
  }
}

function failure(error: unknown): PaymentProviderError {
  if (error instanceof PaymentProviderError) return error;
  const type = typeOf(error);
  if (type === null) return new PaymentProviderError("unreadable response", { cause: error });
  const { code, statusCode } = error as Stripe.errors.StripeError;
  const refused = type === REFUSAL;
  return new PaymentProviderError(`${type}: ${code ?? statusCode ?? "no response"}`, {
    cause: error,
    refused,
  });
}

/** Null where Stripe does not know the object, or refuses what is asked of it. */
async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (typeOf(error) === REFUSAL) return null;
    throw error;
  }
}

/** The name of the class of an error of Stripe's package; null for any other error. */
function typeOf(error: unknown): string | null {
  const type = error instanceof Error && "type" in error && error.type;
  return typeof type === "string" && type.startsWith("Stripe") ? type : null;
}

async function* each<T>(
  list: AsyncIterable<T>,
  factOf: (item: T) => PaymentFact | null,
): AsyncGenerator<PaymentFact> {
  const items = list[Symbol.asyncIterator]();
  for (;;) {
    const next = await stripeCall(() => items.next());
    if (next.done) return;
    const fact = factOf(next.value);
    if (fact) yield fact;
  }
}
