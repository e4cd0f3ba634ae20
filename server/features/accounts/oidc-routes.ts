import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";
import { loggedNetwork } from "#server/http/network.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { keepReturnPath } from "#server/http/return-path.ts";
import { securityEvent } from "#server/http/security-log.ts";
import { IssuerFailure, type Issuers, type IssuerUser } from "#server/providers/oidc/issuers.ts";
import { authPath, pathAfterAuth, readAuthQuery } from "#shared/auth-paths.ts";
import { enterByIssuer, ownerOfSubject } from "./identities.ts";
import { LOOPBACK_FACTOR, QUARTER_HOUR_MS } from "./guess-limits.ts";
import { createSealedCookies, type Attempt } from "#server/http/sealed-sign-in.ts";
import { renewSessionId } from "./session.ts";
import { accountDeps, createEntrance, newAccountsLimit, type AccountRouteDeps } from "./sign-in-routes.ts";
import { provesByIssuer } from "./ways-in.ts";

const BEGIN = "/auth/oidc/:issuer";
const ANSWER = "/auth/oidc/:issuer/callback";

type IssuerRequest = FastifyRequest<{ Params: { issuer: string } }>;

/** Where a user who connects or proves, or a visitor, reads what has become of it. */
function pathOfNotice({ purpose }: Pick<Attempt, "purpose">, notice: string): string {
  return purpose === "sign-in" ? `/auth?notice=${notice}` : `/account/connections?notice=${notice}`;
}

/** The name of the notice for an expected failure; other errors are thrown on. */
function noticeOf(error: unknown): string {
  if (error instanceof IssuerFailure) return error.reason;
  if (error instanceof AppError && error.code === "banned") return "banned";
  const { reason } = (error instanceof AppError ? (error.details ?? {}) : {}) as { reason?: string };
  if (reason?.startsWith("sign_up_")) return reason;
  throw error;
}

/** Signing in with an issuer: the way there and back, for visitors and for users who connect or prove. */
export function registerOidcRoutes(
  app: FastifyInstance,
  routeDeps: AccountRouteDeps & { issuers: Issuers },
): void {
  const { attempts, config, countryOf, issuers, now } = routeDeps;
  if (config.signIn.issuers.length === 0) return;
  const deps = accountDeps(routeDeps);
  const enter = createEntrance(routeDeps);
  const cookies = createSealedCookies(config, now);
  const factor = config.loopback ? LOOPBACK_FACTOR : 1;
  const newAccounts = newAccountsLimit(config);
  const perAddress = (kind: string) =>
    limitBy(app, { kind, max: 100 * factor, windowMs: QUARTER_HOUR_MS, limited: "address" });
  const [limitBegin, limitAnswer] = [perAddress("issuer begins"), perAddress("issuer replies")];

  const mustFind = ({ params }: IssuerRequest) => {
    const issuer = issuers.find(params.issuer);
    if (!issuer) throw new AppError("not_found");
    return issuer;
  };
  const redirectUri = (id: string) => `${config.publicUrl}/auth/oidc/${id}/callback`;

  /** Logs what went wrong, without a name or a secret, and returns the notice for the user. */
  function failed(request: FastifyRequest, error: unknown): string {
    const notice = noticeOf(error);
    if (error instanceof IssuerFailure && error.reason !== "cancelled")
      request.log.warn({ reason: error.reason, code: error.code }, "sign-in with an issuer failed");
    securityEvent(request, "sign_in_failed", { reason: notice, action: "oidc" });
    return notice;
  }

  app.get(BEGIN, { schema: { hide: true } }, async (request: IssuerRequest, reply) => {
    const { id } = mustFind(request);
    reply.header("cache-control", "no-store");
    const { searchParams } = request.target;
    const wanted = searchParams.get("for");
    const purpose = wanted === "connect" || wanted === "prove" ? wanted : "sign-in";
    const site = request.headers["sec-fetch-site"];
    // Another site must not begin it for a visitor. A user who is not signed in has nothing to connect.
    const isForeign = site !== undefined && site !== "same-origin" && site !== "none";
    if (isForeign || (purpose !== "sign-in" && !request.user)) return reply.redirect("/auth", 303);
    await limitBegin(request);
    try {
      const { url, checks } = await issuers.begin(id, redirectUri(id));
      const { redirect } = readAuthQuery(searchParams);
      const userId = purpose === "sign-in" ? null : request.user!.id;
      cookies.set(reply, "oidcAttempt", { ...checks, issuerId: id, purpose, userId, redirect });
      return reply.redirect(url, 303);
    } catch (error) {
      return reply.redirect(pathOfNotice({ purpose }, failed(request, error)), 303);
    }
  });

  /** Signs in, or asks for a proof of the account that the email address has. */
  async function signIn(request: FastifyRequest, reply: FastifyReply, user: IssuerUser, attempt: Attempt) {
    const countNew = () => attempts.begin([[newAccounts, loggedNetwork(request.ip)]]);
    const visit = { locale: request.locale, country: countryOf(request), countNew };
    const entry = await enterByIssuer(deps, user, visit);
    if (entry.kind === "no-address") return pathOfNotice(attempt, entry.kind);
    if (entry.kind === "prove") {
      cookies.set(reply, "oidcIdentity", { user, userId: entry.userId });
      keepReturnPath(reply, config, "/account/connections");
      return pathOfNotice(attempt, entry.kind);
    }
    const { next } = await enter(request, reply, entry.proof);
    const { userId } = entry.proof;
    const created = entry.kind === "created";
    securityEvent(request, created ? "sign_up" : "sign_in", { userId, action: "oidc" });
    return pathAfterAuth(created ? "sign-up" : "sign-in", attempt.redirect, next);
  }

  /** Offers to link the subject to the signed-in user, or takes it as a proof. */
  async function serveUser(request: FastifyRequest, reply: FastifyReply, user: IssuerUser, attempt: Attempt) {
    const userId = request.user?.id;
    if (userId === undefined || userId !== attempt.userId) return "/auth";
    const owner = await ownerOfSubject(deps, user, userId);
    if (owner === "other") return pathOfNotice(attempt, "taken");
    if (attempt.purpose === "connect") {
      if (owner === "none") cookies.set(reply, "oidcIdentity", { user, userId });
      return "/account/connections";
    }
    if (owner === "none" || !(await provesByIssuer(deps, userId))) return pathOfNotice(attempt, "refused");
    request.session.provenAt = now().toISOString();
    await renewSessionId(request);
    return pathOfNotice(attempt, "proved");
  }

  app.get(ANSWER, { schema: { hide: true } }, async (request: IssuerRequest, reply) => {
    const { id } = mustFind(request);
    reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    await limitAnswer(request);
    const attempt = cookies.read(request, "oidcAttempt");
    const { searchParams, search } = request.target;
    // Another site may lead here: that uses up no attempt.
    if (!attempt || attempt.issuerId !== id || searchParams.get("state") !== attempt.state)
      return reply.redirect("/auth?notice=stale", 303);
    cookies.clear(reply, "oidcAttempt");
    try {
      const user = await issuers.finish(id, new URL(redirectUri(id) + search), attempt);
      const serve = attempt.purpose === "sign-in" ? signIn : serveUser;
      return reply.redirect(await serve(request, reply, user, attempt), 303);
    } catch (error) {
      if (error instanceof AppError && error.code === "second_factor_required")
        return reply.redirect(authPath("code", attempt.redirect), 303);
      return reply.redirect(pathOfNotice(attempt, failed(request, error)), 303);
    }
  });
}
