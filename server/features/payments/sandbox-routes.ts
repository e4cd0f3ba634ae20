import type { FastifyInstance } from "fastify";
import { AppError } from "#server/errors.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { Sandbox } from "#server/providers/sandbox.ts";
import type { CheckoutPage } from "#server/providers/stripe-simulator/simulator.ts";
import type { PaymentKind } from "#shared/payments.ts";
import * as contract from "#shared/sandbox.ts";
import { WEBHOOK_PATH } from "./webhook-routes.ts";

function toCheckout({ session, state, refunded, actions }: CheckoutPage): contract.SandboxCheckout {
  const { id, metadata, amount_total: amount, currency, success_url: successUrl } = session;
  return {
    id,
    kind: metadata.kind as PaymentKind,
    item: metadata.item!,
    tokens: Number(metadata.tokens),
    amount,
    currency: currency.toUpperCase(),
    refundedAmount: refunded,
    state,
    actions,
    successUrl,
  };
}

/** The endpoints of the checkout page of the sandbox; `not_found` without a sandbox. */
export function registerSandboxRoutes(app: FastifyInstance, sandbox: Sandbox | null): void {
  async function findOwnPage(userId: string, sessionId: string): Promise<CheckoutPage> {
    const page = await sandbox?.page(sessionId);
    if (page?.session.metadata.user_id !== userId) throw new AppError("not_found");
    return page!;
  }

  registerEndpoint(app, contract.getSandboxCheckout, async ({ params, user }) => ({
    checkout: toCheckout(await findOwnPage(user.id, params.id)),
  }));

  registerEndpoint(app, contract.playSandboxCheckout, async ({ params, body, user }) => {
    await findOwnPage(user.id, params.id);
    const events = await sandbox!.play(params.id, body.action);
    if (!events) throw new AppError("conflict");
    for (const { body: payload, signature } of events) {
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      const response = await app.inject({ method: "POST", url: WEBHOOK_PATH, headers, payload });
      if (response.statusCode !== 200) throw new Error(`the webhook answered ${response.statusCode}`);
    }
    return { checkout: toCheckout(await findOwnPage(user.id, params.id)) };
  });
}
