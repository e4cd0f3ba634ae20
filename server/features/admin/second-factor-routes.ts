import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { hasPasskeys, type AttemptCounter } from "#server/features/accounts/accounts.ts";
import { securityEvent } from "#server/http/security-log.ts";
import { limitForAll } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { SessionUser } from "#server/http/session-user.ts";
import * as contract from "#shared/admin/security.ts";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import { adminOf, type RequirePassword } from "./audit-routes.ts";
import * as factor from "./second-factor.ts";
import { isEnrolled } from "./second-factor-queries.ts";

const QUARTER_MS = 15 * MINUTE_MS;
/** The time of an admin's last request is stored at most this often. */
const SEEN_EVERY_MS = 5 * MINUTE_MS;
/** Raises the rate limits on a loopback address, for tests and developers. */
const LOOPBACK_FACTOR = 20;

interface SecondFactorRouteDeps {
  config: Pick<Config, "loopback" | "sessionSecrets" | "brandName">;
  store: Pick<Store, "db">;
  now: () => Date;
  attempts: AttemptCounter;
  requirePassword: RequirePassword;
  /** Called when the session gains access to the admin area. */
  renewSessionId: (request: FastifyRequest) => Promise<void>;
}

/**
 * Requires a second factor of admins once a session: always on a public site, on a loopback address if they have set
 * one up.
 */
export function registerSecondFactorGate(
  app: FastifyInstance,
  { config, store, now }: Pick<SecondFactorRouteDeps, "config" | "store" | "now">,
): void {
  app.addHook("onRequest", async (request) => {
    const { user } = request;
    if (user?.role !== "admin") return;
    const enrolled = (await isEnrolled(store.db, user.id)) || (await hasPasskeys(store.db, user.id));
    if (!enrolled && config.loopback) return;
    const { session } = request;
    const since = (time: string | undefined) => (time ? now().getTime() - Date.parse(time) : Infinity);
    const idle = since(session.secondFactorSeenAt ?? session.secondFactorAt);
    const passed =
      since(session.secondFactorAt) <= factor.SECOND_FACTOR_LASTS_MS && idle <= factor.SECOND_FACTOR_IDLE_MS;
    if (!enrolled || !passed) {
      user.needsSecondFactor = { enrolled };
      return;
    }
    if (idle < SEEN_EVERY_MS) return;
    session.secondFactorSeenAt = now().toISOString();
    await session.save().catch((error: unknown) => request.log.warn({ err: error }, "session not renewed"));
  });
}

export function registerSecondFactorRoutes(app: FastifyInstance, deps: SecondFactorRouteDeps): void {
  const { config, store, now, requirePassword, renewSessionId } = deps;
  const rules = { db: store.db, config, now };
  const times = config.loopback ? LOOPBACK_FACTOR : 1;
  const perAdmin = (kind: string, max: number, windowMs: number) =>
    limitForAll(deps.attempts, { kind, max: max * times, windowMs });
  const limits = [perAdmin("second factor", 5, QUARTER_MS), perAdmin("second factor, day", 20, DAY_MS)];

  /** An admin with a second factor must pass it before setting up another. */
  const requireEnrolmentAccess = ({ needsSecondFactor }: SessionUser) => {
    if (needsSecondFactor?.enrolled)
      throw new AppError("forbidden", { reason: "second_factor", enrolled: true });
  };
  const pass = async (request: FastifyRequest) => {
    request.session.secondFactorAt = now().toISOString();
    request.session.secondFactorSeenAt = request.session.secondFactorAt;
    await renewSessionId(request);
  };

  /** Logs a rejected code as a security event. */
  async function check<T>(request: FastifyRequest, run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (error instanceof AppError && error.status < 500 && error.code !== "rate_limited")
        securityEvent(request, "second_factor_failed", { reason: error.code });
      throw error;
    }
  }

  registerEndpoint(app, contract.secondFactorState, async ({ user }) => ({
    ...(await factor.describeSecondFactor(store.db, user.id)),
    required: !config.loopback,
    passed: user.needsSecondFactor === undefined,
    passwordAsked: !config.loopback,
  }));

  registerEndpoint(app, contract.beginSecondFactor, async ({ body, user }) => {
    requireEnrolmentAccess(user);
    await requirePassword(user, body.password);
    return await factor.beginSecondFactor(rules, user);
  });

  registerEndpoint(app, { ...contract.confirmSecondFactor, limits }, async ({ body, user, request }) => {
    requireEnrolmentAccess(user);
    const recoveryCodes = await check(request, () =>
      factor.confirmSecondFactor(rules, adminOf(request), body.code),
    );
    await pass(request);
    securityEvent(request, "second_factor_set");
    return { recoveryCodes };
  });

  registerEndpoint(app, { ...contract.verifySecondFactor, limits }, async ({ body, user, request }) => {
    await check(request, () => factor.verifySecondFactor(rules, user.id, body.code));
    await pass(request);
    securityEvent(request, "second_factor_passed");
  });

  registerEndpoint(app, { ...contract.recoverSecondFactor, limits }, async ({ body, request }) => {
    const left = await check(request, () => factor.recoverSecondFactor(rules, adminOf(request), body.code));
    await pass(request);
    securityEvent(request, "recovery_code_used", { count: left });
    return { recoveryCodesLeft: left };
  });
}

declare module "fastify" {
  interface Session {
    /** When the second factor was passed in this session. */
    secondFactorAt?: string;
    /** Last request since then, to within `SEEN_EVERY_MS`. */
    secondFactorSeenAt?: string;
  }
}
