import type { FastifyInstance, FastifyRequest } from "fastify";
import PQueue from "p-queue";
import { networksOf } from "#server/http/network.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { securityEvent } from "#server/http/security-log.ts";
import * as endpoints from "#shared/accounts.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { LOOPBACK_FACTOR } from "./guess-limits.ts";
import { forgotPassword, resetPassword } from "./password-reset.ts";
import { accountDeps, accountKey, markDevice, type AccountRouteDeps } from "./sign-in-routes.ts";
import { resendVerification, verifyEmail } from "./verification.ts";

function limits(app: FastifyInstance, { config }: Pick<AccountRouteDeps, "config">) {
  const factor = config.loopback ? LOOPBACK_FACTOR : 1;
  const perAddress = (kind: string, max: number, windowMs: number) =>
    limitBy(app, { kind, max, windowMs, limited: "address" });
  type Key = (request: FastifyRequest) => string;
  const perAccount = (kind: string, max: number, windowMs: number, key?: Key) =>
    limitBy(app, { kind, max, windowMs, limited: "account", key });
  const emailOf = (request: FastifyRequest) => accountKey((request.body as { email: string }).email);
  return {
    forgotAddress: perAddress("reset mails of network", 30 * factor, HOUR_MS),
    // Per network and account, so that requests of others do not use up the owner's limit.
    forgotHour: perAccount(
      "reset mails",
      5,
      HOUR_MS,
      (request) => `${networksOf(request.ip).home} ${emailOf(request)}`,
    ),
    forgotDay: perAccount("reset mails, day", 10 * factor, DAY_MS, (request) => {
      const { home, site } = networksOf(request.ip);
      return `${site ?? home} ${emailOf(request)}`;
    }),
    reset: perAddress("resets", 60 * factor, HOUR_MS),
    verify: perAddress("confirmations", 60 * factor, HOUR_MS),
    resendHour: perAccount("confirmation mails", 5, HOUR_MS),
    resendDay: perAccount("confirmation mails, day", 10 * factor, DAY_MS),
  };
}

/** The endpoints that mail links, and those that the links lead to. */
export function registerMailedLinkRoutes(app: FastifyInstance, routeDeps: AccountRouteDeps): void {
  const deps = accountDeps(routeDeps);
  const limit = limits(app, routeDeps);

  // The reply comes before the work, whose time would reveal whether the email address has an account.
  const resets = new PQueue({ concurrency: 1 });
  app.addHook("onClose", () => resets.onIdle());
  const forgot = { ...endpoints.forgotPassword, limits: [limit.forgotAddress] };
  registerEndpoint(app, forgot, async ({ body, request }) => {
    await limit.forgotHour(request);
    await limit.forgotDay(request);
    resets
      .add(async () => {
        const userId = await forgotPassword(deps, body.email);
        securityEvent(request, "password_reset_requested", { userId });
      })
      .catch((error: unknown) => request.log.error({ err: error }, "reset link not mailed"));
    return {};
  });

  const reset = { ...endpoints.resetPassword, limits: [limit.reset] };
  registerEndpoint(app, reset, async ({ body, request, reply }) => {
    const proof = await resetPassword(deps, body);
    // Lets the owner sign in while others guess the password.
    markDevice(reply, routeDeps.config, proof);
    securityEvent(request, "password_reset", { userId: proof.userId });
  });

  const verify = { ...endpoints.verifyEmail, limits: [limit.verify] };
  registerEndpoint(app, verify, async ({ body, user, request }) => {
    const { userId, confirmed, reset } = await verifyEmail(deps, {
      token: body.token,
      sessionUserId: user?.id ?? null,
    });
    if (confirmed) securityEvent(request, "address_confirmed", { userId });
    if (reset === null) return;
    securityEvent(request, "sessions_ended", { userId, reason: "confirmed_elsewhere" });
    return { reset };
  });

  const resend = { ...endpoints.resendVerification, limits: [limit.resendHour, limit.resendDay] };
  registerEndpoint(app, resend, async ({ user }) => {
    await resendVerification(deps, user.id);
    return {};
  });
}
