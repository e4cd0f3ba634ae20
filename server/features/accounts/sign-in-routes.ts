import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { loggedNetwork, networksOf } from "#server/http/network.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { securityEvent } from "#server/http/security-log.ts";
import * as endpoints from "#shared/accounts.ts";
import type { User } from "#shared/accounts.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import * as accounts from "./accounts.ts";
import { createAttemptLimit } from "./attempt-limit.ts";
import type { AccountDeps } from "./deps.ts";
import { hasSecureCookies } from "#server/http/cookies.ts";
import { newDeviceToken } from "./device-token.ts";
import { createGuessLimits, type Guesser } from "./guess-limits.ts";
import { normalizeEmail } from "./names.ts";
import type { Proof } from "./password-check.ts";
import type { ProvePassword } from "./password-check.ts";
import type { Passwords } from "./passwords.ts";
import { enterSession } from "./session.ts";

const QUARTER_MS = HOUR_MS / 4;
/** On a loopback address every visitor shares one. */
export const LOOPBACK_FACTOR = 20;
const DEVICE_COOKIE_SECONDS = 365 * 24 * 3600;

export interface AccountRouteDeps {
  config: AccountDeps["config"] & Pick<Config, "loopback">;
  store: Pick<Store, "db">;
  now: () => Date;
  /** Two letters of a visitor's country, or null. */
  countryOf: (request: FastifyRequest) => string | null;
  passwords: Passwords;
  provePassword: ProvePassword;
}

export function accountDeps({ config, store, now, passwords }: AccountRouteDeps): AccountDeps {
  return { db: store.db, passwords, config, now };
}

/** What a limiter keeps of an email address: not the address itself. */
export function accountKey(email: string): string {
  return createHash("sha256").update(normalizeEmail(email)).digest("base64url");
}

/** Marks the browser as one that has shown the account's password; see `newDeviceToken`. */
export function markDevice(reply: FastifyReply, config: AccountRouteDeps["config"], proof: Proof): void {
  reply.setCookie(reply.server.cookieNames.device, newDeviceToken(proof, config.sessionSecrets), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: hasSecureCookies(config),
    maxAge: DEVICE_COOKIE_SECONDS,
  });
}

/** Sign-up, sign-in and sign-out. */
export function registerSignInRoutes(app: FastifyInstance, routeDeps: AccountRouteDeps): void {
  const { config, now, countryOf } = routeDeps;
  const deps = accountDeps(routeDeps);
  const factor = config.loopback ? LOOPBACK_FACTOR : 1;
  const perEmail = (max: number, windowMs: number) => limitBy(app, { max, windowMs, limited: "address" });
  // Every call costs a hash, right or wrong.
  const limitSignIn = perEmail(300 * factor, QUARTER_MS);
  const limitSignUp = perEmail(config.loopback ? 1000 : 30, HOUR_MS);
  // A new account stores something before anybody has confirmed an address for it: one customer can hold a whole /48.
  // Forms that make no account do not count, or anybody could close the sign-up to all neighbours in the network.
  const newcomers = createAttemptLimit({
    max: config.loopback ? 100_000 : 200,
    windowMs: DAY_MS,
    limited: "address",
    now,
  });
  const limitGuesses = createGuessLimits({ loopback: config.loopback, now });

  /** Runs a check of a password under the limits of guesses, and logs how it ended. */
  async function check(request: FastifyRequest, email: string, run: () => Promise<Proof>): Promise<Proof> {
    const token = request.cookies[app.cookieNames.device];
    const { userId, device } = await accounts.recogniseDevice(deps, email, token);
    request.triedAccount = userId;
    const guesser: Guesser = { account: accountKey(email), network: networksOf(request.ip), device };
    try {
      return await limitGuesses(guesser, run);
    } catch (error) {
      // A full limit is logged by whoever answers the refusal.
      if (error instanceof AppError && error.status < 500 && error.code !== "rate_limited")
        securityEvent(request, "sign_in_failed", { userId, reason: error.code });
      throw error;
    }
  }

  async function enter(request: FastifyRequest, reply: FastifyReply, proof: Proof): Promise<{ user: User }> {
    const { locale } = request;
    const country = countryOf(request);
    const userAgent = request.headers["user-agent"] ?? "";
    const user = await enterSession(request, { userId: proof.userId, now: now() }, (sessionId) =>
      accounts.beginSession(deps, proof, { sessionId, userAgent, locale, country }),
    );
    markDevice(reply, config, proof);
    return { user };
  }

  registerEndpoint(app, { ...endpoints.signUp, limits: [limitSignUp] }, async ({ body, request, reply }) => {
    const form = { ...body, locale: request.locale, country: countryOf(request) };
    let created = false;
    const network = loggedNetwork(request.ip);
    newcomers.begin(network);
    // A form for a taken address tries its password, so it counts as a guess like a sign-in.
    const proof = await check(request, body.email, async () => {
      const made = await accounts.signUp(deps, form);
      created = made.created;
      return made.proof;
    }).finally(() => created || newcomers.succeed(network));
    const entered = await enter(request, reply, proof);
    securityEvent(request, created ? "sign_up" : "sign_in", { userId: proof.userId });
    return entered;
  });

  registerEndpoint(app, { ...endpoints.signIn, limits: [limitSignIn] }, async ({ body, request, reply }) => {
    const proof = await check(request, body.email, () => accounts.signIn(deps, body));
    const entered = await enter(request, reply, proof);
    securityEvent(request, "sign_in", { userId: proof.userId });
    return entered;
  });

  registerEndpoint(app, endpoints.signOut, async ({ user, request }) => {
    await request.session.destroy();
    if (user) securityEvent(request, "sign_out");
  });
}
