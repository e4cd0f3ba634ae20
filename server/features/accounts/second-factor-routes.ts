import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";
import { networksOf } from "#server/http/network.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { securityEvent } from "#server/http/security-log.ts";
import type { SessionUser } from "#server/http/session-user.ts";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import * as contract from "#shared/second-factor.ts";
import { hasPasskeys, proofOf } from "./accounts.ts";
import { knownDevice } from "./device-token.ts";
import { createCodeLimits, LOOPBACK_FACTOR } from "./guess-limits.ts";
import type { Proof } from "./password-check.ts";
import * as factor from "./second-factor.ts";
import { findAccount } from "./queries.ts";
import { isEnrolled } from "./second-factor-queries.ts";
import { markProven, markSecondFactor, renewSessionId, requireChangeAccess } from "./session.ts";
import { accountDeps, createEntrance, waitingCookie, type AccountRouteDeps } from "./sign-in-routes.ts";
import { readWaitingSignIn } from "./waiting-sign-in.ts";

/** How long a passed second factor opens the admin area in its session. */
const LASTS_MS = 12 * HOUR_MS;
/** Without a request for this long it is asked for again there. */
const IDLE_MS = 30 * MINUTE_MS;
/** The time of an admin's last request is stored at most this often. */
const SEEN_EVERY_MS = 5 * MINUTE_MS;

/**
 * Requires a second factor of admins once a session: always on a public site, on a loopback address if they have set
 * one up.
 */
export function registerSecondFactorGate(
  app: FastifyInstance,
  { config, store, now }: Pick<AccountRouteDeps, "config" | "store" | "now">,
): void {
  app.addHook("onRequest", async (request) => {
    const { user } = request;
    if (user?.role !== "admin") return;
    const enrolled = (await isEnrolled(store.db, user.id)) || (await hasPasskeys(store.db, user.id));
    if (!enrolled && config.loopback) return;
    const { session } = request;
    const since = (time: string | undefined) => (time ? now().getTime() - Date.parse(time) : Infinity);
    const idle = since(session.secondFactorSeenAt ?? session.secondFactorAt);
    const passed = since(session.secondFactorAt) <= LASTS_MS && idle <= IDLE_MS;
    if (!enrolled || !passed) {
      user.needsSecondFactor = { enrolled };
      return;
    }
    if (idle < SEEN_EVERY_MS) return;
    session.secondFactorSeenAt = now().toISOString();
    await session.save().catch((error: unknown) => request.log.warn({ err: error }, "session not renewed"));
  });
}

/** The endpoints of the second factor: setting it up, giving a code, removing it. */
export function registerSecondFactorRoutes(app: FastifyInstance, routeDeps: AccountRouteDeps): void {
  const { config, now, attempts } = routeDeps;
  const deps = accountDeps(routeDeps);
  const enter = createEntrance(routeDeps);
  const limitCodes = createCodeLimits({ loopback: config.loopback, attempts });
  const limitChanges = limitBy(app, {
    kind: "second factor changes",
    max: config.loopback ? 30 * LOOPBACK_FACTOR : 30,
    windowMs: HOUR_MS,
    limited: "account",
  });
  const changing = { limits: [limitChanges] };
  const isRequired = ({ role }: { role: string }) => role === "admin" && !config.loopback;

  /** Records what an admin does; nothing for other users. */
  const recordOf = (
    request: FastifyRequest,
    { id, email, role }: Pick<SessionUser, "id" | "email" | "role">,
  ): factor.RecordFactor | undefined => {
    if (role !== "admin") return undefined;
    return (trx, action, after) =>
      routeDeps.recordFactor(trx, { admin: { id, email, ip: request.ip }, action, after, now: now() });
  };

  /** Uses up a code under the limits of wrong ones, and logs the outcome. */
  async function take(request: FastifyRequest, proof: Proof, run: () => Promise<number | null>) {
    const { userId } = proof;
    const device = knownDevice(request.cookies[app.cookieNames.device], proof, config.sessionSecrets);
    const guesser = { account: userId, network: networksOf(request.ip), device };
    try {
      const left = await limitCodes(guesser, run);
      if (left === null) securityEvent(request, "second_factor_passed", { userId });
      else securityEvent(request, "recovery_code_used", { userId, count: left });
    } catch (error) {
      if (error instanceof AppError && error.status < 500 && error.code !== "rate_limited")
        securityEvent(request, "second_factor_failed", { userId, reason: error.code });
      throw error;
    }
  }

  registerEndpoint(app, contract.secondFactorState, async ({ user }) => ({
    ...(await factor.describeSecondFactor(deps.db, user.id)),
    required: isRequired(user),
    passed: user.needsSecondFactor === undefined,
  }));

  registerEndpoint(app, { ...contract.beginSecondFactor, ...changing }, async ({ user, request }) => {
    requireChangeAccess(request, now());
    return await factor.beginSecondFactor(deps, user);
  });

  registerEndpoint(app, { ...contract.confirmSecondFactor, ...changing }, async ({ body, user, request }) => {
    requireChangeAccess(request, now());
    const { sessionId } = request.session;
    let recoveryCodes: string[] = [];
    await take(request, await proofOf(deps.db, user.id), async () => {
      const owner = { id: user.id, sessionId };
      recoveryCodes = await factor.confirmSecondFactor(deps, owner, body.code, recordOf(request, user));
      return null;
    });
    markProven(request, now(), { both: true });
    await renewSessionId(request);
    securityEvent(request, "second_factor_set");
    return { recoveryCodes };
  });

  registerEndpoint(app, { ...contract.renewRecoveryCodes, ...changing }, async ({ user, request }) => {
    requireChangeAccess(request, now());
    const recoveryCodes = await factor.renewRecoveryCodes(deps, user.id);
    securityEvent(request, "recovery_codes_renewed");
    return { recoveryCodes };
  });

  registerEndpoint(app, { ...contract.removeSecondFactor, ...changing }, async ({ user, request }) => {
    requireChangeAccess(request, now());
    if (isRequired(user)) throw new AppError("conflict", { reason: "second_factor_needed" });
    await factor.removeSecondFactor(deps, user.id, recordOf(request, user));
    securityEvent(request, "second_factor_removed");
  });

  registerEndpoint(app, contract.proveCode, async ({ body, user, request }) => {
    const proof = await proofOf(deps.db, user.id);
    await take(request, proof, () => factor.takeCode(deps, user.id, body.code, recordOf(request, user)));
    markProven(request, now(), { both: true });
    await renewSessionId(request);
  });

  registerEndpoint(app, contract.enterSecondFactor, async ({ body, request, reply }) => {
    const { waitingSignIn } = app.cookieNames;
    const proof = await readWaitingSignIn(deps, request.cookies[waitingSignIn]);
    if (!proof) throw new AppError("conflict", { reason: "sign_in_over" });
    const account = await findAccount(deps.db, { id: proof.userId });
    const record = account?.admin ? recordOf(request, { ...account, role: "admin" }) : undefined;
    await take(request, proof, () => factor.takeCode(deps, proof.userId, body.code, record));
    const entered = await enter(request, reply, proof, { secondFactor: true });
    markSecondFactor(request.session, now().toISOString());
    await request.session.save();
    reply.clearCookie(waitingSignIn, waitingCookie(config));
    securityEvent(request, "sign_in", { userId: proof.userId, action: "second_factor" });
    return entered;
  });
}
