import type { FastifyInstance } from "fastify";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { Engines } from "#server/providers/engines.ts";
import { previewOf } from "#server/studio/reading/preview.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { previewDream } from "#shared/trial.ts";
import { screen } from "./intake.ts";

/** The trial of the landing page. It calls no provider, so that visitors cannot cost money. */
export function registerTrialRoutes(app: FastifyInstance, engines: Pick<Engines, "moderation">): void {
  const limit = limitBy(app, { max: 60, windowMs: MINUTE_MS, limited: "address" });
  registerEndpoint(app, { ...previewDream, limits: [limit] }, async ({ body }) => {
    const { dreamText, language } = body;
    await screen({ engines }, dreamText, language);
    return { preview: previewOf(dreamText, language) };
  });
}
