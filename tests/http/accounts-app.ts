import type { Passwords } from "#server/features/accounts/passwords.ts";
import { createCheapPasswords, startTestApp, type TestApp, type TestAppOptions } from "../support/app.ts";

/** Passwords at no cost, for tests of many guesses. */
const PLAIN: Passwords = {
  hash: async (password) => `plain ${password}`,
  verify: async (digest, password) => digest === `plain ${password}`,
  needsRehash: () => false,
};

export type AccountApp = TestApp & { work: { hash: number; verify: number } };

/** The service with a stopped clock and a count of the password work. */
export async function startAccountApp(
  options: {
    publicUrl?: string;
    welcomeTokens?: number;
    /** Mail stays on this machine, instead of being sent. */
    openOutbox?: boolean;
    geoHeader?: string;
    trustProxy?: boolean | number;
    plain?: boolean;
    beside?: AccountApp;
    /** More settings. */
    env?: Record<string, string>;
    issuers?: TestAppOptions["issuers"];
  } = {},
): Promise<AccountApp> {
  const real = options.plain ? PLAIN : createCheapPasswords();
  const work = { hash: 0, verify: 0 };
  const passwords: Passwords = {
    hash: (password) => (work.hash++, real.hash(password)),
    verify: (digest, password) => (work.verify++, real.verify(digest, password)),
    needsRehash: (digest) => real.needsRehash(digest),
  };
  const site = await startTestApp({
    passwords,
    running: false,
    ...(options.issuers && { issuers: options.issuers }),
    ...(options.beside && { beside: options.beside }),
    now: new Date("2026-03-01T12:00:00.000Z"),
    env: {
      PUBLIC_URL: options.publicUrl ?? "http://localhost:3000",
      WELCOME_TOKENS: String(options.welcomeTokens ?? 5),
      TRUST_PROXY: String(options.trustProxy ?? false),
      BRAND_NAME: "Morpheus",
      ...(!options.openOutbox && { SMTP_URL: "smtp://127.0.0.1:25" }),
      ...options.env,
      ...(options.geoHeader && { GEO_HEADER: options.geoHeader }),
    },
  });
  return { ...site, work };
}
