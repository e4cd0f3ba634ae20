import type { FastifyInstance } from "fastify";
import { AppError } from "#server/errors.ts";
import { networksOf } from "#server/http/network.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { securityEvent } from "#server/http/security-log.ts";
import { readInvitation } from "#shared/invitations.ts";
import { countWrong } from "./attempt-limit.ts";
import { LOOPBACK_FACTOR, QUARTER_HOUR_MS } from "./guess-limits.ts";
import { invitedAddress } from "./invitations.ts";
import type { AccountRouteDeps } from "./sign-in-routes.ts";

const WRONG = new Set(["link_invalid"]);

/** What the page of a mailed invitation reads. */
export function registerInvitationRoutes(
  app: FastifyInstance,
  { attempts, config, store, now }: AccountRouteDeps,
): void {
  const wrongSecrets = {
    kind: "wrong invitations",
    limited: "address",
    max: 30 * (config.loopback ? LOOPBACK_FACTOR : 1),
    windowMs: QUARTER_HOUR_MS,
  } as const;

  registerEndpoint(app, readInvitation, async ({ query, request }) => {
    const counted = [[wrongSecrets, networksOf(request.ip).home]] as const;
    const read = () => invitedAddress({ db: store.db, now }, query.invite);
    try {
      return { email: await countWrong(attempts, counted, read, WRONG) };
    } catch (error) {
      if (error instanceof AppError && error.code === "link_invalid")
        securityEvent(request, "sign_in_failed", { userId: null, reason: error.code, action: "invitation" });
      throw error;
    }
  });
}
