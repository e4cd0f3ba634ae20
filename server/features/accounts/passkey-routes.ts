import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";
import { hasSecureCookies } from "#server/http/cookies.ts";
import { loggedNetwork, networksOf } from "#server/http/network.ts";
import { limitBy, limitForAll } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { securityEvent } from "#server/http/security-log.ts";
import type { SessionUser } from "#server/http/session-user.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { listPasskeys } from "#shared/own-passkeys.ts";
import * as endpoints from "#shared/passkeys.ts";
import { createGuessLimits, LOOPBACK_FACTOR, QUARTER_HOUR_MS } from "./guess-limits.ts";
import { countWrong } from "./attempt-limit.ts";
import { secretHash } from "./mail-links.ts";
import * as passkeys from "./passkeys.ts";
import { renewSessionId, requireFreshPassword } from "./session.ts";
import {
  accountDeps,
  accountKey,
  createEntrance,
  newAccountsLimit,
  type AccountRouteDeps,
} from "./sign-in-routes.ts";

const BROWSER_BYTES = 32;
const BROWSER_COOKIE_SECONDS = 24 * 3600;
/** As `randomBytes` encodes them. */
const BROWSER_PATTERN = /^[\w-]{43}$/;

/** The endpoints of passkeys. */
export function registerPasskeyRoutes(app: FastifyInstance, routeDeps: AccountRouteDeps): void {
  const { attempts, config, now } = routeDeps;
  const deps = accountDeps(routeDeps);
  const enter = createEntrance(routeDeps);
  const factor = config.loopback ? LOOPBACK_FACTOR : 1;
  const perAddress = (max: number) =>
    limitBy(app, { max: max * factor, windowMs: QUARTER_HOUR_MS, limited: "address" });
  const limitChallenges = perAddress(600);
  const limitSignIn = perAddress(300);
  const perAccount = (kind: string, max: number, windowMs: number) =>
    limitForAll(attempts, { kind, max: max * factor, windowMs });
  const limitChanges = [
    perAccount("passkey changes", 60, HOUR_MS),
    perAccount("passkey changes, day", 200, DAY_MS),
  ];
  const limitProofs = [perAccount("passkey proofs", 100, QUARTER_HOUR_MS)];
  const wrongProofs = {
    kind: "wrong passkey proofs",
    max: 10,
    windowMs: QUARTER_HOUR_MS,
    limited: "account",
  } as const;
  const limitGuesses = createGuessLimits({ loopback: config.loopback, attempts });

  /** The secret that binds challenges to this browser; made at its first one. */
  function browserOf(request: FastifyRequest): string | null {
    const value = request.cookies[app.cookieNames.passkeyBrowser];
    return value !== undefined && BROWSER_PATTERN.test(value) ? value : null;
  }

  function markBrowser(request: FastifyRequest, reply: FastifyReply): string {
    const browser = browserOf(request) ?? randomBytes(BROWSER_BYTES).toString("base64url");
    reply.setCookie(app.cookieNames.passkeyBrowser, browser, {
      path: "/",
      httpOnly: true,
      sameSite: "strict",
      secure: hasSecureCookies(config),
      maxAge: BROWSER_COOKIE_SECONDS,
    });
    return browser;
  }

  /** A passkey is both factors: of an admin it passes the second one too. */
  function markProven({ session }: FastifyRequest, { role }: Pick<SessionUser, "role">): void {
    const at = now().toISOString();
    session.provenAt = at;
    session.passkeyProvenAt = at;
    if (role !== "admin") return;
    session.secondFactorAt = at;
    session.secondFactorSeenAt = at;
  }

  /** An admin with a second factor must pass it before passkeys change. */
  function requireChangeAccess(request: FastifyRequest, { needsSecondFactor }: SessionUser): void {
    if (needsSecondFactor?.enrolled)
      throw new AppError("forbidden", { reason: "second_factor", enrolled: true });
    requireFreshPassword(request, now());
  }

  const beginSignIn = { ...endpoints.beginPasskeySignIn, limits: [limitChallenges] };
  registerEndpoint(app, beginSignIn, async ({ request, reply }) => ({
    options: { ...(await passkeys.beginPasskeySignIn(deps, markBrowser(request, reply))) },
  }));

  const signIn = { ...endpoints.signInWithPasskey, limits: [limitSignIn] };
  registerEndpoint(app, signIn, async ({ body: { answer }, request, reply }) => {
    const userId = await passkeys.ownerOfPasskey(deps, answer.id);
    request.triedAccount = userId;
    const account = secretHash(`passkey ${answer.id}`);
    try {
      const guesser = { account, network: networksOf(request.ip), device: null };
      const proof = await limitGuesses(guesser, () =>
        passkeys.signInWithPasskey(deps, { browser: browserOf(request) ?? "", answer }),
      );
      const entered = await enter(request, reply, proof);
      markProven(request, entered.user);
      await request.session.save();
      securityEvent(request, "sign_in", { userId: proof.userId, action: "passkey" });
      return entered;
    } catch (error) {
      if (error instanceof AppError && error.status < 500 && error.code !== "rate_limited")
        securityEvent(request, "sign_in_failed", { userId, reason: error.code, action: "passkey" });
      throw error;
    }
  });

  const limitSignUp = limitBy(app, {
    max: config.loopback ? 1000 : 60,
    windowMs: HOUR_MS,
    limited: "address",
  });
  const beginSignUp = { ...endpoints.beginPasskeySignUp, limits: [limitSignUp] };
  registerEndpoint(app, beginSignUp, async ({ body, request, reply }) => {
    // An email address that has an account is told, so that it counts as a guess.
    const guesser = { account: accountKey(body.email), network: networksOf(request.ip), device: null };
    const browser = markBrowser(request, reply);
    return await limitGuesses(guesser, () => passkeys.beginPasskeySignUp(deps, { ...body, browser }));
  });

  const newAccounts = newAccountsLimit(config);
  const signUp = { ...endpoints.signUpWithPasskey, limits: [limitSignUp] };
  registerEndpoint(app, signUp, async ({ body, request, reply }) => {
    const uncount = await attempts.begin([[newAccounts, loggedNetwork(request.ip)]]);
    const typed = {
      ...body,
      browser: browserOf(request) ?? "",
      userAgent: request.headers["user-agent"] ?? "",
      locale: request.locale,
      country: routeDeps.countryOf(request),
    };
    const proof = await passkeys.signUpWithPasskey(deps, typed).catch(async (error: unknown) => {
      await uncount();
      throw error;
    });
    const entered = await enter(request, reply, proof);
    markProven(request, entered.user);
    await request.session.save();
    securityEvent(request, "sign_up", { userId: proof.userId, action: "passkey" });
    return entered;
  });

  const beginProof = { ...endpoints.beginPasskeyProof, limits: limitProofs };
  registerEndpoint(app, beginProof, async ({ user, request, reply }) => ({
    options: { ...(await passkeys.beginPasskeyProof(deps, user.id, markBrowser(request, reply))) },
  }));

  const prove = { ...endpoints.provePasskey, limits: limitProofs };
  registerEndpoint(app, prove, async ({ body: { answer }, user, request }) => {
    const browser = browserOf(request) ?? "";
    try {
      await countWrong(attempts, [[wrongProofs, user.id]], () =>
        passkeys.provePasskey(deps, user.id, { browser, answer }),
      );
    } catch (error) {
      if (error instanceof AppError && error.code === "invalid_credentials")
        securityEvent(request, "passkey_refused", { reason: error.code });
      throw error;
    }
    markProven(request, user);
    await renewSessionId(request);
    securityEvent(request, "passkey_proved");
  });

  registerEndpoint(app, listPasskeys, async ({ user }) => ({
    passkeys: await passkeys.listPasskeys(deps, user.id),
    hasPassword: await passkeys.hasPassword(deps, user.id),
  }));

  const begin = { ...endpoints.beginPasskey, limits: limitChanges };
  registerEndpoint(app, begin, async ({ user, request, reply }) => {
    requireChangeAccess(request, user);
    return { options: { ...(await passkeys.beginPasskey(deps, user, markBrowser(request, reply))) } };
  });

  const add = { ...endpoints.addPasskey, limits: limitChanges };
  registerEndpoint(app, add, async ({ body: { answer }, user, request }) => {
    requireChangeAccess(request, user);
    const userAgent = request.headers["user-agent"] ?? "";
    const browser = browserOf(request) ?? "";
    const passkey = await passkeys.addPasskey(deps, user.id, { browser, userAgent, answer });
    securityEvent(request, "passkey_added");
    return { passkey };
  });

  const rename = { ...endpoints.renamePasskey, limits: limitChanges };
  registerEndpoint(app, rename, async ({ params, body, user, request }) => {
    await passkeys.renamePasskey(deps, user.id, params.id, body.name);
    securityEvent(request, "passkey_renamed");
  });

  const remove = { ...endpoints.removePasskey, limits: limitChanges };
  registerEndpoint(app, remove, async ({ params, user, request }) => {
    requireChangeAccess(request, user);
    await passkeys.removePasskey(deps, user.id, params.id);
    securityEvent(request, "passkey_removed");
  });
}
