import type { FastifyInstance, FastifyRequest } from "fastify";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { Viewer } from "#server/http/viewer.ts";
import type { Texts } from "#server/texts.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import * as contract from "#shared/payments.ts";
import { findOffer, openCheckout, verifyPayment, type Offer } from "./checkout.ts";
import { listEntries, listPayments, type PaymentDeps } from "./payments.ts";
import { setRenewal } from "./subscription.ts";

/** The endpoints of `shared/payments.ts`. */
export function registerPaymentRoutes(app: FastifyInstance, deps: PaymentDeps, texts: Texts): void {
  const perPerson = (what: string, max: number) =>
    limitBy(app, {
      max,
      windowMs: 10 * MINUTE_MS,
      limited: "account",
      key: (request) => `${what} ${request.viewer?.id}`,
    });
  const limit = {
    open: perPerson("payment pages", 30),
    verify: perPerson("verified payments", 300),
    renewal: perPerson("renewals", 60),
  };

  const titleOf = ({ kind, item, tokens }: Offer, request: FastifyRequest) => {
    const amount = new Intl.NumberFormat(`${request.locale}-u-nu-latn`).format(tokens);
    const values = { count: tokens, amount, plan: texts(request.locale, `orders.plan.${item}`) };
    return texts(request.locale, kind === "package" ? "orders.packageTitle" : "orders.planTitle", values);
  };

  const open = async (viewer: Viewer, request: FastifyRequest, what: Pick<Offer, "kind" | "item">) => {
    const offer = await findOffer(deps, { userId: viewer.id, ...what });
    const { id: userId, email } = viewer;
    const buyer = { userId, email, locale: request.locale, title: titleOf(offer, request) };
    return { url: await openCheckout(deps, offer, buyer) };
  };

  registerEndpoint(app, { ...contract.createPayment, limits: [limit.open] }, ({ body, viewer, request }) =>
    open(viewer!, request, { kind: "package", item: body.packageId }),
  );

  registerEndpoint(app, { ...contract.createCheckout, limits: [limit.open] }, ({ body, viewer, request }) =>
    open(viewer!, request, { kind: "subscription", item: body.planId }),
  );

  registerEndpoint(app, { ...contract.verifyPayment, limits: [limit.verify] }, async ({ body, viewer }) => {
    return verifyPayment(deps, { userId: viewer!.id, sessionId: body.sessionId });
  });

  registerEndpoint(app, contract.listPayments, async ({ query, viewer }) => {
    const { page, before, dreamId } = query;
    const userId = viewer!.id;
    return {
      ...(await listPayments(deps.db, { userId, page })),
      page,
      pageSize: contract.PAYMENTS_PAGE_SIZE,
      ...(await listEntries(deps.db, { userId, before, dreamId })),
    };
  });

  registerEndpoint(app, { ...contract.setRenewal, limits: [limit.renewal] }, async ({ body, viewer }) => {
    return { subscription: await setRenewal(deps, { userId: viewer!.id, renew: body.renew }) };
  });
}
