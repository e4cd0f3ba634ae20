import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import PQueue from "p-queue";
import { AppError } from "#server/errors.ts";
import { askingBrowser, markAskingBrowser } from "#server/http/asking-browser.ts";
import { networksOf } from "#server/http/network.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { securityEvent } from "#server/http/security-log.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import * as contract from "#shared/sign-in-links.ts";
import { countWrong } from "./attempt-limit.ts";
import { LOOPBACK_FACTOR, QUARTER_HOUR_MS } from "./guess-limits.ts";
import { accountDeps, accountKey, createEntrance, type AccountRouteDeps } from "./sign-in-routes.ts";
import { mailSignInLink, takeSignInLink } from "./sign-in-links.ts";

const WRONG = new Set(["link_invalid"]);

/** The endpoints of mailed links that sign in. */
export function registerSignInLinkRoutes(app: FastifyInstance, routeDeps: AccountRouteDeps): void {
  const { attempts, config } = routeDeps;
  const deps = accountDeps(routeDeps);
  const enter = createEntrance(routeDeps);
  const factor = config.loopback ? LOOPBACK_FACTOR : 1;
  const keyOf = (request: FastifyRequest) => {
    const { home, site } = networksOf(request.ip);
    return `${site ?? home} ${accountKey((request.body as { email: string }).email)}`;
  };
  const limitAddress = limitBy(app, {
    kind: "sign-in links of network",
    max: 30 * factor,
    windowMs: HOUR_MS,
    limited: "address",
  });
  const limitHour = limitBy(app, {
    limited: "account",
    kind: "sign-in links",
    max: 5 * factor,
    windowMs: HOUR_MS,
    key: keyOf,
  });
  const limitDay = limitBy(app, {
    limited: "account",
    kind: "sign-in links, day",
    max: 15 * factor,
    windowMs: DAY_MS,
    key: keyOf,
  });
  const wrong = (kind: string, max: number) =>
    ({ kind, limited: "address", max: max * factor, windowMs: QUARTER_HOUR_MS }) as const;
  const wrongHere = wrong("sign-in codes", 10);
  const wrongHome = wrong("sign-in codes, home", 30);

  // The reply comes before the work, whose time would reveal whether the email address has an account.
  const mails = new PQueue({ concurrency: 1 });
  app.addHook("onClose", () => mails.onIdle());
  const ask = { ...contract.askForLink, limits: [limitAddress] };
  registerEndpoint(app, ask, async ({ body, request, reply }) => {
    await limitHour(request);
    await limitDay(request);
    const browser = markAskingBrowser(request, reply, config);
    const asker = { browser, device: request.cookies[app.cookieNames.device], locale: request.locale };
    mails
      .add(async () => {
        const userId = await mailSignInLink(deps, body.email, asker);
        securityEvent(request, "sign_in_link_requested", { userId });
      })
      .catch((error: unknown) => request.log.error({ err: error }, "sign-in link not mailed"));
    return {};
  });

  async function signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    given: Parameters<typeof takeSignInLink>[1],
  ) {
    const browser = askingBrowser(request) ?? "";
    const counted = [
      // All browsers without the cookie would share one counter.
      ...(browser === "" ? [] : [[wrongHere, browser] as const]),
      [wrongHome, networksOf(request.ip).home] as const,
    ];
    try {
      const asker = { browser, sessionUserId: request.user?.id ?? null };
      const proof = await countWrong(attempts, counted, () => takeSignInLink(deps, given, asker), WRONG);
      const entered = await enter(request, reply, proof);
      securityEvent(request, "sign_in", { userId: proof.userId, action: "link" });
      return entered;
    } catch (error) {
      if (error instanceof AppError && error.status < 500 && error.code !== "rate_limited")
        securityEvent(request, "sign_in_failed", { userId: null, reason: error.code, action: "link" });
      throw error;
    }
  }

  registerEndpoint(app, contract.enterByLink, async ({ body, request, reply }) =>
    signIn(request, reply, body),
  );
  registerEndpoint(app, contract.enterByCode, async ({ body, request, reply }) =>
    signIn(request, reply, body),
  );
}
