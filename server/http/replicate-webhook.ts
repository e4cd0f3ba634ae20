import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import type { Db } from "#server/db/open.ts";
import { recordDelivery } from "#server/features/provider-usage/provider-usage.ts";
import { verifyDelivery, type PredictionEvents } from "#server/providers/replicate/webhook.ts";
import { securityEvent } from "./security-log.ts";

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;
const bodySchema = z.object({ id: z.string().max(100) });

/**
 * Receives Replicate's events of predictions, unless there is no secret. Only the id is used, and its state is then
 * requested from Replicate, so that late, reordered or repeated deliveries do no harm.
 */
export async function registerReplicateWebhook(
  app: FastifyInstance,
  deps: { db: Db; secret: string | null; events: PredictionEvents; now: () => Date },
): Promise<void> {
  const { db, secret, events, now } = deps;
  if (secret === null) return;
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    // The signature covers the unparsed body.
    own.addContentTypeParser(
      "*",
      { parseAs: "string", bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    own.post(
      "/api/webhooks/replicate",
      { config: { crossSite: true }, schema: { hide: true } },
      async (request, reply) => {
        const body = typeof request.body === "string" ? request.body : "";
        const id = await verifyDelivery({ secret, now: now() }, request.headers, body);
        if (id === null) {
          securityEvent(request, "bad_signature", { route: request.routeOptions.url });
          throw new AppError("invalid_input");
        }
        const { data: prediction } = bodySchema.safeParse(JSON.parse(body));
        if (prediction && (await recordDelivery(db, { id, providerJob: prediction.id, now: now() })))
          events.notify(prediction.id);
        return reply.code(200).send({ received: true });
      },
    );
  });
}
