import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store, Trx } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { loggedNetwork, networksOf } from "#server/http/network.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { takeReturnPath } from "#server/http/return-path.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { securityEvent } from "#server/http/security-log.ts";
import * as endpoints from "#shared/accounts.ts";
import type { User } from "#shared/accounts.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import * as accounts from "./accounts.ts";
import type { AttemptCounter } from "./attempt-limit.ts";
import type { AccountDeps } from "./deps.ts";
import { hasSecureCookies } from "#server/http/cookies.ts";
import { knownDevice, newDeviceToken } from "./device-token.ts";
import { createGuessLimits, LOOPBACK_FACTOR, QUARTER_HOUR_MS, type Guesser } from "./guess-limits.ts";
import { normalizeEmail } from "./names.ts";
import type { Proof } from "./password-check.ts";
import type { Passwords } from "./passwords.ts";
import type { RecordFactor } from "./second-factor.ts";
import { enterSession } from "./session.ts";
import { newWaitingSignIn, WAITING_LIFETIME_MS } from "./waiting-sign-in.ts";

const DEVICE_COOKIE_SECONDS = 365 * 24 * 3600;

export interface AccountRouteDeps {
  config: AccountDeps["config"] & Pick<Config, "loopback">;
  store: Pick<Store, "db">;
  now: () => Date;
  /** ISO 3166 code of the country of a request, or null. */
  countryOf: (request: FastifyRequest) => string | null;
  passwords: Passwords;
  /** See `createProveOwner`. */
  proveOwner: (request: FastifyRequest, password: string | undefined) => Promise<Proof>;
  attempts: AttemptCounter;
  /** Adds what an admin did with the second factor to the audit log. */
  recordFactor: (
    trx: Trx,
    entry: {
      admin: { id: string; email: string; ip: string };
      action: Parameters<RecordFactor>[1];
      after: Record<string, number> | undefined;
      now: Date;
    },
  ) => Promise<void>;
}

export function accountDeps({ config, store, now, passwords }: AccountRouteDeps): AccountDeps {
  return { db: store.db, passwords, config, now };
}

/** The key of an email address in a limiter, which does not store the email address itself. */
export function accountKey(email: string): string {
  return createHash("sha256").update(normalizeEmail(email)).digest("base64url");
}

/** Sets the device cookie; see `newDeviceToken`. */
export function markDevice(reply: FastifyReply, config: AccountRouteDeps["config"], proof: Proof): void {
  reply.setCookie(reply.server.cookieNames.device, newDeviceToken(proof, config.sessionSecrets), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: hasSecureCookies(config),
    maxAge: DEVICE_COOKIE_SECONDS,
  });
}

export const newAccountsLimit = ({ loopback }: Pick<Config, "loopback">) =>
  ({
    kind: "new accounts",
    max: loopback ? 100_000 : 200,
    windowMs: DAY_MS,
    limited: "address",
  }) as const;

/** The cookie of a sign-in that waits for its second factor. */
export const waitingCookie = (config: AccountRouteDeps["config"]) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: hasSecureCookies(config) }) as const;

type Enter = (
  request: FastifyRequest,
  reply: FastifyReply,
  proof: Proof,
  how?: { secondFactor: boolean },
) => Promise<{ user: User; next?: string | undefined }>;

/**
 * Makes the function that begins a session after a proof. It throws what `beginSession` throws; with
 * `second_factor_required` the browser gets the cookie of a sign-in that waits for the code.
 */
export function createEntrance(routeDeps: AccountRouteDeps): Enter {
  const { config, now, countryOf } = routeDeps;
  const deps = accountDeps(routeDeps);
  const setWaitingAndRethrow = (error: unknown, reply: FastifyReply, proof: Proof) => {
    if (error instanceof AppError && error.code === "second_factor_required")
      reply.setCookie(reply.server.cookieNames.waitingSignIn, newWaitingSignIn(deps, proof), {
        ...waitingCookie(config),
        maxAge: WAITING_LIFETIME_MS / 1000,
      });
    throw error;
  };
  return async (request, reply, proof, how = { secondFactor: false }) => {
    const { locale } = request;
    const country = countryOf(request);
    const userAgent = request.headers["user-agent"] ?? "";
    const device = knownDevice(
      request.cookies[request.server.cookieNames.device],
      proof,
      config.sessionSecrets,
    );
    const visit = { userAgent, locale, country, known: device !== null, ...how };
    const user = await enterSession(request, { userId: proof.userId, now: now() }, (sessionId) =>
      accounts.beginSession(deps, proof, { sessionId, ...visit }),
    ).catch((error: unknown) => setWaitingAndRethrow(error, reply, proof));
    markDevice(reply, config, proof);
    return { user, next: takeReturnPath(request, reply, config) };
  };
}

/** Sign-up, sign-in and sign-out. */
export function registerSignInRoutes(app: FastifyInstance, routeDeps: AccountRouteDeps): void {
  const { attempts, config, countryOf } = routeDeps;
  const deps = accountDeps(routeDeps);
  const factor = config.loopback ? LOOPBACK_FACTOR : 1;
  const perAddress = (kind: string, max: number, windowMs: number) =>
    limitBy(app, { kind, max, windowMs, limited: "address" });
  // Every call costs a password hash.
  const limitSignIn = perAddress("sign-ins", 300 * factor, QUARTER_HOUR_MS);
  const limitSignUp = perAddress("sign-ups", config.loopback ? 1000 : 30, HOUR_MS);
  // Counts new accounts per logged network, because one customer can own a whole /48. Forms that create no account do
  // not count, so that one visitor cannot close the sign-up for a network.
  const newAccounts = newAccountsLimit(config);
  const limitGuesses = createGuessLimits({ loopback: config.loopback, attempts });

  /** Checks a password under the limits of guesses, and logs a failure. */
  async function check(request: FastifyRequest, email: string, run: () => Promise<Proof>): Promise<Proof> {
    const token = request.cookies[app.cookieNames.device];
    const { userId, device } = await accounts.recogniseDevice(deps, email, token);
    request.triedAccount = userId;
    const guesser: Guesser = { account: accountKey(email), network: networksOf(request.ip), device };
    try {
      return await limitGuesses(guesser, run);
    } catch (error) {
      // `logRefusal` logs `rate_limited`.
      if (error instanceof AppError && error.status < 500 && error.code !== "rate_limited")
        securityEvent(request, "sign_in_failed", { userId, reason: error.code });
      throw error;
    }
  }

  const enter = createEntrance(routeDeps);

  registerEndpoint(app, { ...endpoints.signUp, limits: [limitSignUp] }, async ({ body, request, reply }) => {
    const form = { ...body, locale: request.locale, country: countryOf(request) };
    let created = false;
    const uncount = await attempts.begin([[newAccounts, loggedNetwork(request.ip)]]);
    // With an email address that has an account, the form is a guess of its password, as a sign-in is.
    const proof = await check(request, body.email, async () => {
      const made = await accounts.signUp(deps, form);
      created = made.created;
      return made.proof;
    }).finally(() => created || uncount());
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
