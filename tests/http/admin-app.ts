import { Secret, TOTP } from "otpauth";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";

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

/** An admin of a public site who has set a second factor and passed it. */
export async function enrolledAdmin(site: TestApp) {
  const admin: SignedInClient = await site.signUp({ admin: true });
  const browser = await signInPublicly(site, admin.user.email);
  const begun = await browser.post("/api/admin/second-factor/begin", { password: PASSWORD });
  const secret = begun.json!.secret as string;
  const confirmed = await browser.post("/api/admin/second-factor/confirm", { code: codeOf(site, secret) });
  if (confirmed.status !== 200) throw new Error(`confirming answered ${confirmed.status}`);
  return { ...browser, user: admin.user, secret, recoveryCodes: confirmed.json!.recoveryCodes as string[] };
}
