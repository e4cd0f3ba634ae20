import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { hasSecureCookies } from "./cookies.ts";
import type { IssuerChecks, IssuerUser } from "#server/providers/oidc/issuers.ts";
import { seal, unseal } from "#server/sealed.ts";
import type { Redirect } from "#shared/auth-paths.ts";
import { MINUTE_MS } from "#shared/durations.ts";

/** A sign-in that a browser has begun: what it is for, and what its answer must fit. */
export interface Attempt extends IssuerChecks {
  issuerId: string;
  purpose: "sign-in" | "connect" | "prove";
  /** Who connects or proves. */
  userId: string | null;
  redirect: Redirect | null;
}

/** What a browser signed in with at an issuer, and the one account that it may be linked to. */
interface Pending {
  user: IssuerUser;
  userId: string;
}

interface Contents {
  oidcAttempt: Attempt;
  oidcIdentity: Pending;
}
type Name = keyof Contents;

/** Long enough for a second factor at the issuer, or for a sign-in here. */
const LIFETIME_MS = 15 * MINUTE_MS;

type CookieConfig = Pick<Config, "publicUrl" | "sessionSecrets">;

// `lax`: the answer is a navigation from the issuer's site.
const optionsOf = (config: CookieConfig) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: hasSecureCookies(config) }) as const;

/** Cookies that the browser carries and cannot read or change. */
export function createSealedCookies(config: CookieConfig, now: () => Date) {
  const options = optionsOf(config);
  return {
    set<N extends Name>(reply: FastifyReply, name: N, content: Contents[N]): void {
      const text = JSON.stringify({ content, until: now().getTime() + LIFETIME_MS });
      reply.setCookie(reply.server.cookieNames[name], seal(text, config.sessionSecrets, name), {
        ...options,
        maxAge: LIFETIME_MS / 1000,
      });
    },

    /** Null without a valid one. */
    read<N extends Name>({ cookies, server }: FastifyRequest, name: N): Contents[N] | null {
      const opened = unseal(cookies[server.cookieNames[name]] ?? "", config.sessionSecrets, name);
      if (!opened) return null;
      const { content, until } = JSON.parse(opened.text) as { content: Contents[N]; until: number };
      return until > now().getTime() ? content : null;
    },

    clear(reply: FastifyReply, name: Name): void {
      reply.clearCookie(reply.server.cookieNames[name], options);
    },
  };
}
