import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";
import { askingBrowser, markAskingBrowser } from "#server/http/asking-browser.ts";
import { loggedNetwork, networksOf } from "#server/http/network.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { securityEvent } from "#server/http/security-log.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { listPasskeys } from "#shared/own-passkeys.ts";
import * as endpoints from "#shared/passkeys.ts";
import { createGuessLimits, LOOPBACK_FACTOR, QUARTER_HOUR_MS } from "./guess-limits.ts";
import { countWrong } from "./attempt-limit.ts";
import { secretHash } from "./mail-links.ts";
import * as passkeys from "./passkeys.ts";
import { isEnrolled } from "./second-factor-queries.ts";
import { markProven, renewSessionId, requireChangeAccess } from "./session.ts";
import {
  accountDeps,
  accountKey,
  createEntrance,
  newAccountsLimit,
  type AccountRouteDeps,
} from "./sign-in-routes.ts";

/** A passkey is both factors. */
const BOTH_FACTORS = { secondFactor: true };

/** The endpoints of passkeys. */
export function registerPasskeyRoutes(app: FastifyInstance, routeDeps: AccountRouteDeps): void {
  const { attempts, config, now } = routeDeps;
  const deps = accountDeps(routeDeps);
  const enter = createEntrance(routeDeps);
  const factor = config.loopback ? LOOPBACK_FACTOR : 1;
  const perAddress = (kind: string, max: number) =>
    limitBy(app, { kind, max: max * factor, windowMs: QUARTER_HOUR_MS, limited: "address" });
  const limitChallenges = perAddress("passkey challenges", 600);
  const limitSignIn = perAddress("passkey sign-ins", 300);
  const perAccount = (kind: string, max: number, windowMs: number) =>
    limitBy(app, { kind, max: max * factor, windowMs, limited: "account" });
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

  const markBrowser = (request: FastifyRequest, reply: FastifyReply) =>
    markAskingBrowser(request, reply, config);

  const beginSignIn = { ...endpoints.beginPasskeySignIn, limits: [limitChallenges] };
  registerEndpoint(app, beginSignIn, async ({ request, reply }) => ({
    options: { ...(await passkeys.beginPasskeySignIn(deps, markBrowser(request, reply))) },
  }));

  const signIn = { ...endpoints.signInWithPasskey, limits: [limitSignIn] };
  registerEndpoint(app, signIn, async ({ body: { answer }, request, reply }) => {
    const userId = await passkeys.ownerOfPasskey(deps, answer.id);
    request.triedAccount = userId;
    try {
      // Counted by the passkey, because one that is unknown here has no account.
      const account = secretHash(`passkey ${answer.id}`);
      const guesser = { account, network: networksOf(request.ip), device: null };
      const proof = await limitGuesses(guesser, () =>
        passkeys.signInWithPasskey(deps, { browser: askingBrowser(request) ?? "", answer }),
      );
      const entered = await enter(request, reply, proof, BOTH_FACTORS);
      markProven(request, now(), { both: true });
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
    kind: "passkey sign-ups",
    max: config.loopback ? 1000 : 60,
    windowMs: HOUR_MS,
    limited: "address",
  });
  const beginSignUp = { ...endpoints.beginPasskeySignUp, limits: [limitSignUp] };
  registerEndpoint(app, beginSignUp, async ({ body, request, reply }) => {
    // The reply reveals whether an email address has an account: `email_taken` counts as a wrong guess.
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
      browser: askingBrowser(request) ?? "",
      userAgent: request.headers["user-agent"] ?? "",
      locale: request.locale,
      country: routeDeps.countryOf(request),
    };
    const proof = await passkeys.signUpWithPasskey(deps, typed).catch(async (error: unknown) => {
      await uncount();
      throw error;
    });
    const entered = await enter(request, reply, proof, BOTH_FACTORS);
    markProven(request, now(), { both: true });
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
    const browser = askingBrowser(request) ?? "";
    try {
      await countWrong(attempts, [[wrongProofs, user.id]], () =>
        passkeys.provePasskey(deps, user.id, { browser, answer }),
      );
    } catch (error) {
      if (error instanceof AppError && error.code === "invalid_credentials")
        securityEvent(request, "passkey_refused", { reason: error.code });
      throw error;
    }
    markProven(request, now(), { both: true });
    await renewSessionId(request);
    securityEvent(request, "passkey_proved");
  });

  registerEndpoint(app, listPasskeys, async ({ user }) => ({
    passkeys: await passkeys.listPasskeys(deps, user.id),
    hasPassword: await passkeys.hasPassword(deps, user.id),
    codes: await isEnrolled(deps.db, user.id),
  }));

  const begin = { ...endpoints.beginPasskey, limits: limitChanges };
  registerEndpoint(app, begin, async ({ user, request, reply }) => {
    requireChangeAccess(request, now());
    return { options: { ...(await passkeys.beginPasskey(deps, user, markBrowser(request, reply))) } };
  });

  const add = { ...endpoints.addPasskey, limits: limitChanges };
  registerEndpoint(app, add, async ({ body: { answer }, user, request }) => {
    requireChangeAccess(request, now());
    const userAgent = request.headers["user-agent"] ?? "";
    const browser = askingBrowser(request) ?? "";
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
    requireChangeAccess(request, now());
    await passkeys.removePasskey(deps, user.id, params.id);
    securityEvent(request, "passkey_removed");
  });
}
