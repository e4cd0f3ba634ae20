import { createHash, randomUUID } from "node:crypto";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import { balanceOf } from "#server/features/credits/credits.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import type { Locale } from "#shared/locales.ts";
import type { PaymentKind } from "#shared/payments.ts";
import { applyFacts } from "./apply.ts";
import { ask, requireProvider, type PaymentDeps } from "./deps.ts";
import { PaymentMismatch } from "./fulfilment.ts";
import * as queries from "./queries.ts";
import type { PaymentRow } from "./queries.ts";
import { findLiveSubscription } from "./subscription-queries.ts";

/** A second request for the same item within this time gets the same checkout. */
const SAME_CHECKOUT_MS = 10 * MINUTE_MS;

/** An item at its current price. */
export interface Offer {
  kind: PaymentKind;
  item: string;
  tokens: number;
  amount: number;
  currency: string;
}

/** Finds an item that a user may buy. Throws `payments_off`, `not_found`, and `conflict` for the plan they have. */
export async function findOffer(
  deps: PaymentDeps,
  { userId, kind, item }: { userId: string; kind: PaymentKind; item: string },
): Promise<Offer> {
  requireProvider(deps);
  const price = await queries.findPrice(deps.db, kind, item);
  if (!price) throw new AppError("not_found");
  if (kind === "subscription" && (await findLiveSubscription(deps.db, userId))?.plan_type === item)
    throw new AppError("conflict");
  return { kind, item, ...price };
}

interface Buyer {
  userId: string;
  email: string;
  locale: Locale;
}

/** Opens a checkout and resolves to its URL. A double click opens only one. Throws `payments_off`, `unavailable`. */
export async function openCheckout(
  deps: PaymentDeps,
  offer: Offer,
  buyer: Buyer & { title: string },
): Promise<string> {
  const { db, config } = deps;
  const { name } = requireProvider(deps);
  const { userId, title, ...user } = buyer;
  const urls = {
    successUrl: `${config.publicUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${config.publicUrl}/pricing`,
  };
  const asked = JSON.stringify([name, offer, title, user, urls]);
  const requestHash = createHash("sha256").update(asked).digest("base64url");
  const now = deps.now();
  const payment = await transact(db, { user: userId }, async (trx) => {
    const since = new Date(now.getTime() - SAME_CHECKOUT_MS).toISOString();
    return (
      (await queries.findOpenCheckout(trx, userId, requestHash, since)) ??
      (await queries.insertPayment(trx, {
        id: randomUUID(),
        user_id: userId,
        provider: name,
        ...offer,
        status: "open",
        request_hash: requestHash,
        created_at: now.toISOString(),
      }))
    );
  });
  if (payment.session_url !== null) return payment.session_url;
  try {
    const request = { paymentId: payment.id, userId, title, ...user, ...offer, ...urls };
    const { id, url } = await ask(deps, (provider) => provider.openCheckout(request));
    await queries.updatePayment(db, payment.id, { session_id: id, session_url: url });
    return url;
  } catch (error) {
    // The provider repeats its reply to an idempotency key, also a failure: the next click gets a new payment.
    await queries.updatePayment(db, payment.id, { request_hash: null });
    throw error;
  }
}

export interface Verification {
  success: boolean;
  pending: boolean;
  credits: number;
  addedCredits: number;
}

/**
 * Requests the state of a user's checkout from the provider and applies it, in case its event is late. Throws
 * `not_found`, `payments_off`, `unavailable`.
 */
export async function verifyPayment(
  deps: PaymentDeps,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Verification> {
  requireProvider(deps);
  // Ill-formed text cannot be part of the URL of the request.
  if (!sessionId.isWellFormed()) throw new AppError("not_found");
  const known = await queries.findPayment(deps.db, "session_id", sessionId);
  if (known && known.user_id !== userId) throw new AppError("not_found");
  const payment = known?.paid_at ? known : await requestCheckout(deps, userId, sessionId);
  const success = payment.paid_at !== null;
  return {
    success,
    pending: payment.status === "pending",
    credits: await balanceOf(deps.db, userId, deps.now()),
    addedCredits: success ? payment.tokens : 0,
  };
}

async function requestCheckout(deps: PaymentDeps, userId: string, sessionId: string): Promise<PaymentRow> {
  const asOf = deps.now();
  const fact = await ask(deps, (provider) => provider.checkout(sessionId));
  if (fact?.metadata?.userId !== userId) throw new AppError("not_found");
  try {
    await applyFacts(deps, { facts: [fact], asOf });
  } catch (error) {
    if (!(error instanceof PaymentMismatch)) throw error;
    deps.log.warn({ err: error }, "a payment was refused");
  }
  const payment = await queries.findPayment(deps.db, "session_id", sessionId);
  if (!payment) throw new AppError("not_found");
  return payment;
}
