import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import PQueue from "p-queue";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import * as endpoints from "#shared/accounts.ts";
import type { User } from "#shared/accounts.ts";
import { me } from "#shared/credits.ts";
import * as accounts from "./accounts.ts";
import { countWrong, createAttemptLimit } from "./attempt-limit.ts";
import type { AccountDeps } from "./deps.ts";
import { normalizeEmail } from "./names.ts";
import { forgotPassword, resetPassword } from "./password-reset.ts";
import { changePassword, type ProvePassword } from "./own-password.ts";
import { endOtherSessions, endOwnSession, listOwnSessions } from "./own-sessions.ts";
import type { Passwords } from "./passwords.ts";
import { enterSession } from "./session.ts";
import { resendVerification, verifyEmail } from "./verification.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const QUARTER_MS = 15 * MINUTE_MS;
/** On a loopback address every visitor shares one. */
const LOOPBACK_FACTOR = 20;

interface AccountRouteDeps {
  config: AccountDeps["config"] & Pick<Config, "loopback">;
  store: Pick<Store, "db">;
  mails: { wake(): void };
  now: () => Date;
  /** Two letters of a visitor's country, or null. */
  countryOf: (request: FastifyRequest) => string | null;
  passwords: Passwords;
  provePassword: ProvePassword;
}

/** What a limiter remembers of an address: not the address itself. */
function accountKey(request: FastifyRequest): string {
  const { email } = request.body as { email: string };
  return createHash("sha256").update(normalizeEmail(email)).digest("base64url");
}

function limits(app: FastifyInstance, { config, now }: Pick<AccountRouteDeps, "config" | "now">) {
  const factor = config.loopback ? LOOPBACK_FACTOR : 1;
  const perAddress = (max: number, windowMs: number) => limitBy(app, { max, windowMs, limited: "address" });
  return {
    signInAddress: perAddress(100 * factor, QUARTER_MS),
    signInAccount: createAttemptLimit({ max: 10, windowMs: QUARTER_MS, now }),
    signUpAddress: perAddress(config.loopback ? 1000 : 30, HOUR_MS),
    // A form for a taken address tries its password, so it must not be a second door for guesses.
    signUpAccount: createAttemptLimit({ max: 30 * factor, windowMs: QUARTER_MS, now }),
    forgotAddress: perAddress(30 * factor, HOUR_MS),
    forgotAccount: limitBy(app, { max: 5, windowMs: HOUR_MS, limited: "account", key: accountKey }),
    reset: perAddress(60 * factor, HOUR_MS),
    verify: perAddress(60 * factor, HOUR_MS),
    resend: limitBy(app, {
      max: 5,
      windowMs: HOUR_MS,
      limited: "account",
      key: (request) => request.viewer!.id,
    }),
  };
}

/** The endpoints of `shared/accounts.ts` and `GET /api/me`. */
export function registerAccountRoutes(app: FastifyInstance, routeDeps: AccountRouteDeps): void {
  const { config, store, mails, now, countryOf, passwords, provePassword } = routeDeps;
  const deps: AccountDeps = { db: store.db, passwords, config, now, wakeMail: () => mails.wake() };
  const limit = limits(app, routeDeps);

  async function enter(request: FastifyRequest, proof: accounts.Proof): Promise<{ user: User }> {
    const { locale } = request;
    const country = countryOf(request);
    const userAgent = request.headers["user-agent"] ?? "";
    const user = await enterSession(request, proof.userId, (sessionId) =>
      accounts.beginSession(deps, proof, { sessionId, userAgent, locale, country }),
    );
    return { user };
  }

  registerEndpoint(app, endpoints.signUp, async ({ body, request }) => {
    await limit.signUpAddress(request);
    const form = { ...body, locale: request.locale, country: countryOf(request) };
    const proof = await countWrong(limit.signUpAccount, accountKey(request), () =>
      accounts.signUp(deps, form),
    );
    return await enter(request, proof);
  });

  registerEndpoint(app, endpoints.signIn, async ({ body, request }) => {
    await limit.signInAddress(request);
    const proof = await countWrong(limit.signInAccount, accountKey(request), () =>
      accounts.signIn(deps, body),
    );
    return await enter(request, proof);
  });

  registerEndpoint(app, endpoints.signOut, async ({ request }) => {
    await request.session.destroy();
  });

  // Answered before the work is done, so that its time tells nobody whether the address has an account.
  const resets = new PQueue({ concurrency: 1 });
  app.addHook("onClose", () => resets.onIdle());
  registerEndpoint(app, endpoints.forgotPassword, async ({ body, request }) => {
    await limit.forgotAddress(request);
    await limit.forgotAccount(request);
    resets
      .add(() => forgotPassword(deps, body.email))
      .catch((error: unknown) => request.log.error({ err: error }, "reset link not mailed"));
    return {};
  });

  registerEndpoint(app, endpoints.resetPassword, async ({ body, request }) => {
    await limit.reset(request);
    await resetPassword(deps, body);
  });

  registerEndpoint(app, endpoints.verifyEmail, async ({ body, request }) => {
    await limit.verify(request);
    await verifyEmail(deps, body.token);
  });

  registerEndpoint(app, endpoints.resendVerification, async ({ viewer, request }) => {
    await limit.resend(request);
    await resendVerification(deps, viewer.id);
    return {};
  });

  registerEndpoint(app, endpoints.listSessions, async ({ viewer, request }) => ({
    sessions: await listOwnSessions(deps, viewer.id, request.session.sessionId),
  }));

  registerEndpoint(app, endpoints.endSession, async ({ params, viewer }) => {
    await endOwnSession(deps, viewer.id, params.id);
  });

  registerEndpoint(app, endpoints.endOtherSessions, async ({ viewer, request }) => {
    await endOtherSessions(deps, viewer.id, request.session.sessionId);
  });

  registerEndpoint(app, endpoints.changePassword, async ({ body, viewer, request }) => {
    const proof = await provePassword(viewer.id, body.currentPassword);
    const { sessionId } = request.session;
    await changePassword(deps, proof, { newPassword: body.newPassword, sessionId });
  });

  registerEndpoint(app, me, async ({ viewer }) => await accounts.describeMe(deps, viewer));
}
