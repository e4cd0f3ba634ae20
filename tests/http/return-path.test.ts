import { createHmac } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { pageAddress } from "#server/http/return-path.ts";
import { deriveKey } from "#server/keys.ts";
import { startTestApp } from "../support/app.ts";
import { enrolledAdmin, PASSWORD as PASSWORD_OF_ADMINS } from "./admin-app.ts";

const PASSWORD = "a long password of this test";
const site = await startTestApp({ pages: true });
afterAll(() => site.close());

const cookieOf = (headers: Record<string, unknown>) =>
  [headers["set-cookie"] ?? []]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith("return_path="));

/** Opens a page as a visitor; resolves to where it leads and to the cookie it sets. */
async function open(url: string, cookie = "") {
  const { statusCode, headers } = await site.app.inject({ method: "GET", url, headers: { cookie } });
  return { statusCode, location: headers.location, cookie: cookieOf(headers) };
}
const pairOf = (cookie: string | undefined) => cookie?.split(";")[0] ?? "";

let users = 0;
async function signUp(cookie: string) {
  const payload = { name: "Ayşe", email: `wants${++users}@example.com`, password: PASSWORD };
  const reply = await site.app.inject({
    method: "POST",
    url: "/api/auth/sign-up",
    headers: { cookie },
    payload,
  });
  expect(reply.statusCode).toBe(201);
  return {
    next: reply.json<{ next?: string }>().next,
    email: payload.email,
    cleared: cookieOf(reply.headers),
  };
}

describe("a visitor who is sent to the sign-in", () => {
  it.each([
    ["/dream/0b7c-dream", "/dream/0b7c-dream", "/auth"],
    ["/library?q=deniz&tag=su&evil=//evil.example", "/library?q=deniz&tag=su", "/auth"],
    ["/admin/users?q=a&page=2", "/admin/users?q=a&page=2", "/auth"],
    ["/account", "/account", "/auth"],
    ["/pricing?buy=package-popular", "/pricing?buy=package-popular", "/auth?for=purchase"],
  ])("comes to %s after a sign-up and after a sign-in", async (url, next, location) => {
    const { location: led, cookie } = await open(url);
    expect(led).toBe(location);
    expect(cookie).toMatch(/; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/);
    const signedUp = await signUp(pairOf(cookie));
    expect(signedUp.next).toBe(next);
    expect(signedUp.cleared).toMatch(/^return_path=;/);
    const again = await site.app.inject({
      method: "POST",
      url: "/api/auth/sign-in",
      headers: { cookie: pairOf(cookie) },
      payload: { email: signedUp.email, password: PASSWORD },
    });
    expect(again.json()).toMatchObject({ next });
  });

  it("comes to it without script too, and from the gallery to the prices", async () => {
    const { email } = await signUp("");
    const cookie = pairOf((await open("/dream/abc")).cookie);
    const send = async (url: string, form: Record<string, string>) =>
      (
        await site.app.inject({
          method: "POST",
          url,
          headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
          payload: new URLSearchParams(form).toString(),
        })
      ).headers.location;
    expect(await send("/auth", { email, password: PASSWORD })).toBe("/dream/abc");
    const form = { name: "Ayşe", email: "gallery@example.com", password: PASSWORD };
    expect(await send("/auth?redirect=from-gallery", form)).toBe("/pricing");
  });

  it("stays a visitor on a page that is open to all", async () => {
    for (const url of ["/", "/pricing", "/auth", "/no/such/page", "/auth?redirect=//evil.example"])
      expect((await open(url)).cookie).toBeUndefined();
  });
});

it("an admin comes to the page after the second factor too, over HTTPS with a cookie of this host alone", async () => {
  const open = await startTestApp({
    pages: true,
    running: false,
    env: { PUBLIC_URL: "https://dreams.example", TRUST_PROXY: "true" },
  });
  const admin = await enrolledAdmin(open);
  const browser = open.visitor({ "x-forwarded-proto": "https" });
  expect(await browser.get("/admin/users?q=a&page=2")).toMatchObject({
    status: 302,
    headers: { location: "/auth" },
  });
  expect(browser.cookie()).toMatch(/^__Host-return_path=/);
  expect((await browser.signIn(admin.user.email, PASSWORD_OF_ADMINS)).status).toBe(401);
  const { json } = await browser.post("/api/auth/second-factor", { code: admin.recoveryCodes[0] });
  expect(json!.next).toBe("/admin/users?q=a&page=2");
  expect((await browser.get(json!.next as string)).status).toBe(200);
  await open.close();
});

const HOSTILE = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/%09/evil.example",
  "/%2F%2Fevil.example",
  "%2F%2Fevil.example",
  "/%5Cevil.example",
  "https://evil.example",
  "https:evil.example",
  "http://host/dashboard",
  "javascript:alert(1)",
  "data:text/html,x",
  "/dream/../..//evil.example",
  "/library@evil.example",
  "/api/auth/sign-out",
  "/media/a/image.webp",
  "/auth?redirect=from-gallery",
  "/dream/a b",
  "/dashboard\r\nset-cookie: a=b",
  "",
  "dashboard",
];

describe("a place to go to that is not the site's own", () => {
  it.each(HOSTILE)("is refused, even signed: %j", async (path) => {
    expect(pageAddress(path)).toBeNull();
    const key = deriveKey(site.config.sessionSecrets[0], "return path");
    const signed = createHmac("sha256", key).update(path).digest("base64url");
    const cookie = `return_path=${encodeURIComponent(`${signed}.${path}`)}`;
    expect((await signUp(cookie)).next).toBeUndefined();
  });

  it.each([
    "/dream/abc",
    "x./dream/abc",
    `${Buffer.alloc(32).toString("base64url")}./dream/abc`,
    "./dream/abc",
    "%",
  ])("is refused without our signature: %j", async (value) => {
    expect((await signUp(`return_path=${encodeURIComponent(value)}`)).next).toBeUndefined();
  });

  it("keeps of an own page only what it reads", () => {
    expect(pageAddress("/library?q=%2F%2Fevil.example&next=//evil.example")).toBe(
      "/library?q=%2F%2Fevil.example",
    );
    expect(pageAddress("/dashboard")).toBe("/dashboard");
  });
});
