import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";
import { networksOf } from "#server/http/network.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { knownTimeZone } from "#server/http/time-zone.ts";
import { securityEvent } from "#server/http/security-log.ts";
import * as endpoints from "#shared/accounts.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import * as emailChange from "./email-change.ts";
import { LOOPBACK_FACTOR } from "./guess-limits.ts";
import { changeNights } from "./nights.ts";
import { renewSessionId } from "./session.ts";
import { accountDeps, accountKey, type AccountRouteDeps } from "./sign-in-routes.ts";

/** The endpoints of a user's own name, email address and nights. */
export function registerProfileRoutes(app: FastifyInstance, routeDeps: AccountRouteDeps): void {
  const deps = accountDeps(routeDeps);
  const factor = routeDeps.config.loopback ? LOOPBACK_FACTOR : 1;
  const perAccount = (kind: string, max: number) =>
    limitBy(app, { kind, max: max * factor, windowMs: HOUR_MS, limited: "account" });
  const limitNames = perAccount("name changes", 30);
  const limitNights = perAccount("night changes", 60);
  const limitLinks = perAccount("link changes", 60);
  const forAll = (kind: string, max: number, windowMs: number, key?: (request: FastifyRequest) => string) =>
    limitBy(app, { kind, max: max * factor, windowMs, limited: "account", key });
  // Each request sends two mails, one of them to an address that the user has only typed.
  const limitHour = forAll("email changes", 5, HOUR_MS);
  const limitDay = forAll("email changes, day", 10, DAY_MS);
  const limitAddress = forAll("email changes to an address", 5, DAY_MS, (request) => {
    const { home, site } = networksOf(request.ip);
    return `${site ?? home} ${accountKey((request.body as { email: string }).email)}`;
  });
  const limitUndo = limitBy(app, {
    kind: "undone email changes",
    max: 60 * factor,
    windowMs: HOUR_MS,
    limited: "address",
  });

  registerEndpoint(
    app,
    { ...endpoints.changeName, limits: [limitNames] },
    async ({ body, user, request }) => {
      const name = await emailChange.changeName(deps, user.id, body.name);
      securityEvent(request, "name_changed");
      return { user: { ...user, name } };
    },
  );

  registerEndpoint(app, { ...endpoints.changeNights, limits: [limitNights] }, async ({ body, user }) => {
    const { timeZone: typed, nightEnds } = body;
    const timeZone = typed === undefined ? undefined : knownTimeZone(typed);
    if (typed !== undefined && timeZone === undefined)
      throw new AppError("invalid_input", { issues: [{ path: "timeZone", message: "unknown" }] });
    return { nights: await changeNights(routeDeps.store.db, user.id, { timeZone, nightEnds }) };
  });

  registerEndpoint(app, endpoints.pendingEmailChange, async ({ user }) => ({
    pending: await emailChange.pendingEmailChange(deps, user.id),
  }));

  const change = { ...endpoints.changeEmail, limits: [limitHour, limitDay] };
  registerEndpoint(app, change, async ({ body, request }) => {
    await limitAddress(request);
    const proof = await routeDeps.proveOwner(request, body.password).catch((error: unknown) => {
      if (error instanceof AppError && error.status < 500 && error.code !== "rate_limited")
        securityEvent(request, "password_refused", { reason: error.code });
      throw error;
    });
    const pending = await emailChange.requestEmailChange(deps, proof, body.email);
    securityEvent(request, "email_change_requested");
    return { pending };
  });

  registerEndpoint(app, endpoints.cancelEmailChange, async ({ user }) => {
    await emailChange.cancelEmailChange(deps, user.id);
  });

  const confirm = { ...endpoints.confirmEmailChange, limits: [limitLinks] };
  registerEndpoint(app, confirm, async ({ body, user, request }) => {
    const { sessionId } = request.session;
    const { changed } = await emailChange.confirmEmailChange(deps, {
      token: body.token,
      userId: user.id,
      sessionId,
    });
    if (!changed) return;
    await renewSessionId(request);
    securityEvent(request, "email_changed");
  });

  const undo = { ...endpoints.undoEmailChange, limits: [limitUndo] };
  registerEndpoint(app, undo, async ({ body, request }) => {
    const { userId, reset } = await emailChange.undoEmailChange(deps, body.token);
    securityEvent(request, "email_change_undone", { userId });
    securityEvent(request, "sessions_ended", { userId, reason: "email_change_undone" });
    return { reset };
  });
}
