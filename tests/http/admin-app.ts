import { Secret, TOTP } from "otpauth";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import type { Visitor } from "../support/visitor.ts";

const HTTPS = { "x-forwarded-proto": "https" };
export const PASSWORD = "a long password";

/** A site on a public address with a stopped clock. */
export function startPublicApp(env: Record<string, string> = {}): Promise<TestApp> {
  return startTestApp({
    running: false,
    now: new Date("2026-03-10T12:00:00.000Z"),
    env: { PUBLIC_URL: "https://dreams.example", TRUST_PROXY: "true", ...env },
  });
}

/** The code of an authenticator at the site's time. */
export function codeOf(site: TestApp, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.now.getTime() });
}

/** Signs in on a public address: behind a proxy that ends TLS. */
export async function signInPublicly(site: TestApp, email: string) {
  const browser = site.visitor(HTTPS);
  const response = await browser.signIn(email, PASSWORD);
  if (response.status !== 200) throw new Error(`sign-in answered ${response.status}`);
  return browser;
}

const SET_UP = "/api/account/second-factor";

/** Sets up an authenticator in a session that has just begun. */
export async function enrol(site: TestApp, browser: Visitor) {
  const begun = await browser.post(`${SET_UP}/begin`);
  const secret = begun.json!.secret as string;
  const confirmed = await browser.post(`${SET_UP}/confirm`, { code: codeOf(site, secret) });
  if (confirmed.status !== 200) throw new Error(`confirming answered ${confirmed.status}`);
  return { secret, recoveryCodes: confirmed.json!.recoveryCodes as string[] };
}

/** A user of a public site who has set up an authenticator and passed it. */
export async function enrolledUser(site: TestApp, wanted: Parameters<TestApp["signUp"]>[0] = {}) {
  const { user }: SignedInClient = await site.signUp(wanted);
  const browser = await signInPublicly(site, user.email);
  return { ...browser, user, ...(await enrol(site, browser)) };
}

export const enrolledAdmin = (site: TestApp) => enrolledUser(site, { admin: true });

/** Signs in with the password, in a new browser that is then asked for the code. */
export async function signInUpToCode(site: TestApp, email: string): Promise<Visitor> {
  const browser = site.visitor(HTTPS);
  const { status, json } = await browser.signIn(email, PASSWORD);
  const code = (json as { error?: { code: string } } | null)?.error?.code;
  if (status !== 401 || code !== "second_factor_required")
    throw new Error(`sign-in answered ${status} ${code}`);
  return browser;
}

/** Signs in with password and code. */
export async function signInWithCode(site: TestApp, email: string, code: string): Promise<Visitor> {
  const browser = await signInUpToCode(site, email);
  const { status } = await browser.post("/api/auth/second-factor", { code });
  if (status !== 200) throw new Error(`the code was answered with ${status}`);
  return browser;
}
