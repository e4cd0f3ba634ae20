import { afterAll, describe, expect, it } from "vitest";
import { createMailer } from "#server/providers/mail.ts";
import { startTestApp, type TestApp } from "../support/app.ts";

const site = await startTestApp();
afterAll(() => site.close());

/** Writes mails as the worker does, the last one newest. */
async function write({ config }: TestApp, ...mails: { to: string; subject: string; html?: string }[]) {
  for (const [i, mail] of mails.entries()) {
    const id = `${i}0000000-0000-4000-8000-000000000000`;
    const createdAt = new Date(Date.UTC(2026, 2, 1, 12, i));
    const content = {
      offUrl: null,
      text: "text",
      html: "<html><head></head><body>ok</body></html>",
      ...mail,
    };
    await createMailer({ ...config, smtpUrl: null }).send(
      { id, template: "verify", createdAt, ...content },
      new AbortController().signal,
    );
  }
}

const HOSTILE = `<html><head><title>x</title></head><body onload="alert(1)"><script src="https://evil.example/x.js"></script>
<img src="https://evil.example/pixel.gif"><a href="http://localhost:3000/auth?mode=verify&amp;token=abc">Doğrula</a></body></html>`;

await write(
  site,
  { to: "ayse@example.com", subject: "Parolanı sıfırla" },
  { to: "bora@example.com", subject: "E-posta adresini doğrula 🌙", html: HOSTILE },
);
const fromNetwork = { remoteAddress: "192.168.1.7" };

describe("the outbox of a site whose mail stays on its machine", () => {
  it("lists the mails, newest first", async () => {
    const { json, headers } = await site.visitor().get("/api/outbox");
    expect(json!.mails).toMatchObject([
      {
        to: "bora@example.com",
        subject: "E-posta adresini doğrula 🌙",
        writtenAt: "2026-03-01T12:01:00.000Z",
      },
      { to: "ayse@example.com", subject: "Parolanı sıfırla" },
    ]);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("shows a mail that can run and load nothing, and whose links leave the frame", async () => {
    const [mail] = (await site.visitor().get("/api/outbox")).json!.mails;
    const { bytes, headers } = await site.visitor().get(`/api/outbox/${mail.id}`);
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'none';style-src 'unsafe-inline';img-src data:;.*frame-ancestors 'self';sandbox allow-top-navigation-by-user-activation$/,
    );
    expect(headers).toMatchObject({ "x-frame-options": "SAMEORIGIN", "referrer-policy": "no-referrer" });
    expect(bytes.toString()).toContain('<head><base target="_top">');
    expect(bytes.toString()).toContain("Doğrula");
  });

  it.each(["none", "..%2Fapp.db", "%2e%2e%2fsession-secret"])("has no mail %s", async (id) => {
    expect((await site.visitor().get(`/api/outbox/${id}`)).status).toBe(404);
  });

  it("shows users on other machines their own mail, and visitors there none", async () => {
    const list = async (cookie: string) =>
      site.app.inject({ url: "/api/outbox", headers: { cookie }, ...fromNetwork });
    expect((await list("")).statusCode).toBe(404);
    const ayse = await site.signUp({ email: "ayse@example.com" });
    const { mails } = (await list(ayse.cookie())).json() as { mails: { to: string }[] };
    expect(mails.map(({ to }) => to)).toEqual(["ayse@example.com"]);
    const [foreign] = (await site.visitor().get("/api/outbox")).json!.mails;
    const opened = await site.app.inject({
      url: `/api/outbox/${foreign.id}`,
      headers: { cookie: ayse.cookie() },
      ...fromNetwork,
    });
    expect(opened.statusCode).toBe(404);
  });

  it("is hidden under a foreign host name, which another site may have pointed here", async () => {
    expect((await site.visitor({ host: "evil.example" }).get("/api/outbox")).status).toBe(404);
  });
});

it.each([
  ["with a mail server", { SMTP_URL: "smtp://127.0.0.1:25" }],
  ["off this machine", { PUBLIC_URL: "https://dreams.example", TRUST_PROXY: "true" }],
])("there is no outbox %s", async (_where, env: Record<string, string>) => {
  const other = await startTestApp({ env, pages: true });
  await write(other, { to: "ayse@example.com", subject: "x" });
  const visitor = other.visitor({ host: "localhost", "x-forwarded-proto": "https" });
  for (const path of ["/api/outbox", "/outbox"]) expect((await visitor.get(path)).status).toBe(404);
  await other.close();
});

it("the page names the newest mail and frames it", async () => {
  const here = await startTestApp({ pages: true });
  expect((await here.visitor().get("/outbox")).bytes.toString()).toContain("No mail yet");
  await write(
    here,
    { to: "ayse@example.com", subject: "First" },
    { to: "ayse@example.com", subject: "Second" },
  );
  const { status, bytes, headers } = await here.visitor().get("/outbox");
  expect(status).toBe(200);
  expect(headers["content-security-policy"]).toContain("frame-src 'self'");
  expect(bytes.toString()).toMatch(
    /<h2[^>]*>Second<\/h2>.*<iframe[^>]+src="\/api\/outbox\/[\w-]+" sandbox="allow-top-/s,
  );
  await here.close();
});
