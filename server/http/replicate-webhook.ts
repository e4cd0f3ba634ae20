import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { createWebhookCheck, type PredictionEvents } from "#server/providers/replicate/webhook.ts";
import { securityEvent } from "./security-log.ts";

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;
const bodySchema = z.object({ id: z.string().max(100) });

/**
 * Receives Replicate's events of predictions, unless there is no secret. Only the id is used, and its state is then
 * requested from Replicate, so that late, reordered or repeated deliveries do no harm.
 */
export async function registerReplicateWebhook(
  app: FastifyInstance,
  { secret, events, now }: { secret: string | null; events: PredictionEvents; now: () => Date },
): Promise<void> {
  if (secret === null) return;
  const check = createWebhookCheck(secret, now);
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
