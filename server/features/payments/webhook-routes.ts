import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";
import { securityEvent } from "#server/http/security-log.ts";
import { BadSignature, type PaymentEvent, type PaymentProvider } from "#server/providers/payment-provider.ts";
import type { PaymentDeps } from "./payments.ts";
import { receiveEvent } from "./webhook.ts";

/** Events contain whole objects, such as an invoice with all its lines. */
const EVENT_LIMIT_BYTES = 1024 * 1024;
export const WEBHOOK_PATH = "/api/webhooks/stripe";

/**
 * `POST /api/webhooks/stripe`: 200 once an event is saved and handled, 400 for a bad signature; otherwise Stripe sends
 * it again.
 */
export async function registerWebhook(app: FastifyInstance, deps: PaymentDeps): Promise<void> {
  await app.register(async (scope) => {
    // The signature covers the unparsed body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.route({
      method: "POST",
      url: WEBHOOK_PATH,
      config: { crossSite: true },
      bodyLimit: EVENT_LIMIT_BYTES,
      schema: { hide: true },
      handler: async (request) => {
        if (!deps.provider) throw new AppError("not_found");
        const event = await readEvent(deps.provider, request, deps.now());
        await receiveEvent(deps, event);
        return { received: true };
      },
    });
  });
}

async function readEvent(
  provider: PaymentProvider,
  request: FastifyRequest,
  now: Date,
): Promise<PaymentEvent> {
  const signature = request.headers["stripe-signature"];
  try {
    if (!Buffer.isBuffer(request.body) || typeof signature !== "string")
      throw new BadSignature("no signed body");
    return await provider.readEvent(request.body, signature, now);
  } catch (error) {
    if (!(error instanceof BadSignature)) throw error;
    securityEvent(request, "bad_signature", { route: WEBHOOK_PATH });
    throw new AppError("invalid_input");
  }
}
