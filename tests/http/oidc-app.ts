import { createIssuers } from "#server/providers/oidc/issuers.ts";
import { startFakeIssuer } from "../fakes/issuer.ts";
import { startAccountApp, type AccountApp } from "./accounts-app.ts";
import type { Visitor } from "../support/visitor.ts";

export type OidcApp = Awaited<ReturnType<typeof startOidcApp>>;

/** The service with a fake issuer, which it waits 1.5 s for. */
export async function startOidcApp(env: Record<string, string> = {}, beside?: AccountApp) {
  const fake = await startFakeIssuer();
  const site = await startAccountApp({
    plain: true,
    env: { ...fake.env, ...env },
    issuers: (config) => createIssuers(config.signIn.issuers, { timeoutMs: 1500 }),
    ...(beside && { beside }),
  });

  /** Begins at the site and agrees at the issuer; returns the path and query that the browser comes back to. */
  async function goThere(visitor: Visitor, query = ""): Promise<string> {
    const { headers } = await visitor.get(`/auth/oidc/1${query}`);
    const { pathname, search } = new URL(fake.agree(String(headers.location)));
    return pathname + search;
  }

  return {
    ...site,
    fake,
    goThere,
    /** Signs in with the issuer; resolves to where the browser is sent in the end. */
    async signIn(visitor: Visitor, query = ""): Promise<string> {
      const { headers } = await visitor.get(await goThere(visitor, query));
      return String(headers.location);
    },
    async close() {
      await site.close();
      await fake.close();
    },
  };
}
