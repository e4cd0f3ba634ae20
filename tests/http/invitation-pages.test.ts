import { afterAll, expect, it } from "vitest";
import { inviteAll } from "#server/features/admin/invitations.ts";
import { startTestApp } from "../support/app.ts";

const SIGN_UP = "Hesap oluştur";
const site = await startTestApp({ pages: true, running: false, env: { SIGN_UP: "invite" } });
afterAll(() => site.close());

/** Invites an address as the command line does; resolves to the path and query of the mailed link. */
async function mailedPath(email: string): Promise<string> {
  const deps = { db: site.store.db, config: site.config, now: () => site.clock.now };
  await inviteAll(deps, null, { emails: [email], locale: "tr" });
  const data = await site.store.value<string>("SELECT data FROM mails WHERE recipient = ?", email);
  const { pathname, search } = new URL((JSON.parse(data!) as { url: string }).url);
  return pathname + search;
}

async function open(url: string, form?: Record<string, string>) {
  const headers = { accept: "text/html", "accept-language": "tr", "sec-fetch-site": "same-origin" };
  const body = {
    method: "POST" as const,
    payload: new URLSearchParams(form).toString(),
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
  };
  return await site.app.inject({ url, headers, ...(form && body) });
}

it("a visitor without an invitation reads that the site is by invitation, and where to sign in", async () => {
  const { body, headers } = await open("/auth?mode=sign-up");
  expect(body).toContain("Davetle açılıyor");
  expect(body).not.toContain('name="email"');
  expect(body).toContain('href="/auth"');
  expect(headers["referrer-policy"]).not.toBe("no-referrer");
});

it("a mailed link shows the form with its address, and tells it to nobody else", async () => {
  const path = await mailedPath("page@example.com");
  const { body, headers } = await open(path);
  expect(body).toContain(SIGN_UP);
  expect(body).toMatch(/<input(?=[^>]*name="email")(?=[^>]*value="page@example.com")(?=[^>]*readonly)/i);
  expect(headers).toMatchObject({ "referrer-policy": "no-referrer" });
  expect(headers["cache-control"]).toMatch(/no-store/);
});

it("works without script, once, and says so afterwards", async () => {
  const path = await mailedPath("plain@example.com");
  const form = { name: "Ada", email: "plain@example.com", password: "a long password" };
  const other = await open(path, { ...form, email: "other@example.com" });
  expect(other.statusCode).toBe(409);
  expect(other.body).toContain("Burada hesaplar davetle açılıyor");
  expect(await open(path, form)).toMatchObject({ statusCode: 303, headers: { location: "/dashboard" } });
  const dead = await open(path);
  expect(dead.body).toContain("Bu davet artık geçerli değil");
  expect(dead.body).not.toContain("plain@example.com");
});

it("the way to sign-in and back keeps the invitation, also without script", async () => {
  const path = await mailedPath("back@example.com");
  const linkTo = (body: string, mode: string) => {
    const links = Array.from(body.matchAll(/href="([^"]+)"/g), ([, href]) => href!.replaceAll("&amp;", "&"));
    const isWanted = (href: string) => new URL(href, "http://x").searchParams.get("mode") === mode;
    return links.find((href) => href.startsWith("/auth?") && isWanted(href))!;
  };
  const signIn = await open(linkTo((await open(path)).body, "sign-in"));
  expect(signIn.body).toContain("Giriş yap");
  expect(signIn.headers["referrer-policy"]).toBe("no-referrer");
  const signUp = await open(linkTo(signIn.body, "sign-up"));
  expect(signUp.body).toMatch(
    /<input(?=[^>]*name="email")(?=[^>]*value="back@example.com")(?=[^>]*readonly)/i,
  );
});
