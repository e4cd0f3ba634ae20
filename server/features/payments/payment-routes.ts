import type { FastifyInstance, FastifyRequest } from "fastify";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { SessionUser } from "#server/http/session-user.ts";
import type { Translations } from "#server/translations.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { withLatinDigits } from "#shared/locales.ts";
import * as contract from "#shared/payments.ts";
import { findOffer, openCheckout, verifyPayment, type Offer } from "./checkout.ts";
import { listEntries, listPayments, type PaymentDeps } from "./payments.ts";
import { setRenewal } from "./subscription.ts";

/** The endpoints of `shared/payments.ts`. */
export function registerPaymentRoutes(
  app: FastifyInstance,
  deps: PaymentDeps,
  translations: Translations,
): void {
  const perUser = (kind: string, max: number) =>
    limitBy(app, { kind, max, windowMs: 10 * MINUTE_MS, limited: "account" });
  const limit = {
    open: perUser("checkouts", 30),
    verify: perUser("payment checks", 300),
    renewal: perUser("renewal changes", 60),
  };

  const titleOf = ({ kind, item, tokens }: Offer, request: FastifyRequest) => {
    const amount = new Intl.NumberFormat(withLatinDigits(request.locale)).format(tokens);
    const values = { count: tokens, amount, plan: translations(request.locale, `orders.plan.${item}`) };
    return translations(
      request.locale,
      kind === "package" ? "orders.packageTitle" : "orders.planTitle",
      values,
    );
  };

  const open = async (user: SessionUser, request: FastifyRequest, what: Pick<Offer, "kind" | "item">) => {
    const offer = await findOffer(deps, { userId: user.id, ...what });
    const { id: userId, email } = user;
    const buyer = { userId, email, locale: request.locale, title: titleOf(offer, request) };
    return { url: await openCheckout(deps, offer, buyer) };
  };

  registerEndpoint(app, { ...contract.createPayment, limits: [limit.open] }, ({ body, user, request }) =>
    open(user, request, { kind: "package", item: body.packageId }),
  );

  registerEndpoint(app, { ...contract.createCheckout, limits: [limit.open] }, ({ body, user, request }) =>
    open(user, request, { kind: "subscription", item: body.planId }),
  );

  registerEndpoint(app, { ...contract.verifyPayment, limits: [limit.verify] }, async ({ body, user }) => {
    return verifyPayment(deps, { userId: user.id, sessionId: body.sessionId });
  });

  registerEndpoint(app, contract.listPayments, async ({ query, user }) => {
    const { page, before, dreamId } = query;
    const userId = user.id;
    return {
      ...(await listPayments(deps.db, { userId, page })),
      page,
      pageSize: contract.PAYMENTS_PAGE_SIZE,
      ...(await listEntries(deps.db, { userId, before, dreamId })),
    };
  });

  registerEndpoint(app, { ...contract.setRenewal, limits: [limit.renewal] }, async ({ body, user }) => {
    return { subscription: await setRenewal(deps, { userId: user.id, renew: body.renew }) };
  });
}
