import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { createWebhookCheck, type PredictionEvents } from "#server/providers/replicate/webhook.ts";
import { securityEvent } from "./security-log.ts";

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;
const bodySchema = z.object({ id: z.string().max(100) });

/**
 * Takes Replicate's news of a prediction. Only its id is used: whoever waits for it asks Replicate itself,
 * so a delivery that is late, out of order or sent twice changes nothing. Without a secret there is no such address.
 */
export async function registerReplicateWebhook(
  app: FastifyInstance,
  { secret, events, now }: { secret: string | null; events: PredictionEvents; now: () => Date },
): Promise<void> {
  if (secret === null) return;
  const check = createWebhookCheck(secret, now);
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    // The signature is over the bytes as they came.
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
        const verdict = await check.check(request.headers, body);
        if (verdict === "refused") {
          securityEvent(request, "bad_signature", { route: request.routeOptions.url });
          throw new AppError("invalid_input");
        }
        if (verdict === "new") {
          const parsed = bodySchema.safeParse(JSON.parse(body));
          if (parsed.success) events.notify(parsed.data.id);
        }
        return reply.code(200).send({ received: true });
      },
    );
  });
}
