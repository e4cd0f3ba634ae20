import { once } from "node:events";
import { connect } from "node:net";
import Fastify from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { registerRawRefusals } from "#server/http/raw-refusals.ts";
import { ENDPOINTS } from "#shared/endpoints.ts";
import { startTestApp } from "../support/app.ts";

const PUBLIC = "https://dreams.example";

const site = await startTestApp({ pages: true, env: { PUBLIC_URL: PUBLIC, TRUST_PROXY: "1" } });
await site.app.listen({ port: 0, host: "127.0.0.1" });
const { port } = site.app.server.address() as { port: number };
afterAll(() => site.close());

const WANTED = {
  // Without the exceptions for development.
  "content-security-policy": expect.stringMatching(
    /^(?!.*(?:unsafe|worker-src|ws:)).*frame-ancestors 'none'/,
  ),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "referrer-policy": expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** Sends bytes as they are; resolves to the response once the server closes. */
async function sendRaw(
  bytes: string,
  to = port,
): Promise<{ status: number; headers: Record<string, string> }> {
  const socket = connect(to, "127.0.0.1");
  let response = "";
  socket.setEncoding("latin1").on("data", (part: string) => (response += part));
  socket.write(bytes);
  await once(socket, "close");
  const [first = "", ...lines] = response.split("\r\n\r\n")[0]!.split("\r\n");
  const headers = Object.fromEntries(
    lines.map(
      (line) =>
        line
          .toLowerCase()
          .split(/: (.*)/s)
          .slice(0, 2) as [string, string],
    ),
  );
  return { status: Number(first.split(" ")[1]), headers };
}
const lowered = Object.fromEntries(
  Object.entries(WANTED).map(([name, value]) => [
    name,
    typeof value === "string" ? value.toLowerCase() : value,
  ]),
);
const CLOSE = "Host: a\r\nConnection: close\r\n\r\n";
const CHUNKED = `Transfer-Encoding: chunked\r\n${CLOSE}0\r\n\r\n`;

describe("the security headers", () => {
  it.each([
    ["a page", 200, `GET /pricing HTTP/1.1\r\n${CLOSE}`],
    ["a page from the cache", 200, `GET /pricing HTTP/1.1\r\n${CLOSE}`],
    ["a page that is not there", 404, `GET /nothing HTTP/1.1\r\n${CLOSE}`],
    ["a page with a token", 200, `GET /auth?mode=reset&token=a HTTP/1.1\r\n${CLOSE}`],
    ["a redirect", 308, `GET /PRICING HTTP/1.1\r\n${CLOSE}`],
    ["a file", 200, `GET /icon.svg HTTP/1.1\r\n${CLOSE}`],
    ["a file that is not there", 404, `GET /assets/none.js HTTP/1.1\r\n${CLOSE}`],
    ["a folder", 404, `GET /assets/ HTTP/1.1\r\n${CLOSE}`],
    ["a file of version control", 404, `GET /.git/config HTTP/1.1\r\n${CLOSE}`],
    ["a source file", 404, `GET /server/main.ts HTTP/1.1\r\n${CLOSE}`],
    ["a call", 401, `GET /api/me HTTP/1.1\r\n${CLOSE}`],
    ["another method", 404, `DELETE /pricing HTTP/1.1\r\n${CLOSE}`],
    ["the method TRACE", 404, `TRACE / HTTP/1.1\r\n${CLOSE}`],
    ["an unknown method", 400, `BREW / HTTP/1.1\r\n${CLOSE}`],
    ["a path that cannot be decoded", 400, `GET /%zz HTTP/1.1\r\n${CLOSE}`],
    ["a path that cannot be decoded, below /api", 400, `GET /api/%zz HTTP/1.1\r\n${CLOSE}`],
    ["a parameter that is too long", 404, `GET /api/dreams/${"x".repeat(300)} HTTP/1.1\r\n${CLOSE}`],
    ["a target of another site", 404, `GET http://elsewhere.example/ HTTP/1.1\r\n${CLOSE}`],
    ["a target that is a star", 404, `OPTIONS * HTTP/1.1\r\n${CLOSE}`],
    ["a target that is too long", 400, `GET /?${"a&".repeat(3000)} HTTP/1.1\r\n${CLOSE}`],
    ["no host", 400, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["a length beside chunks", 400, `POST / HTTP/1.1\r\nContent-Length: 4\r\n${CHUNKED}`],
    ["two lengths", 400, `POST / HTTP/1.1\r\nContent-Length: 0\r\nContent-Length: 1\r\n${CLOSE}`],
    ["an encoding that only looks like chunks", 400, `POST / HTTP/1.1\r\n${CHUNKED.replace("ed", "ed, x")}`],
    ["a blank before a colon", 400, `POST / HTTP/1.1\r\nTransfer-Encoding : chunked\r\n${CLOSE}`],
    ["lines that end with LF alone", 400, "GET / HTTP/1.1\nHost: a\nConnection: close\n\n"],
    ["bytes that are no request", 400, "nonsense\r\n\r\n"],
    ["a null in the target", 400, `GET /\0 HTTP/1.1\r\n${CLOSE}`],
    ["headers that are too large", 431, `GET / HTTP/1.1\r\nCookie: ${"x".repeat(20_000)}\r\n${CLOSE}`],
    ["an expectation that the server does not meet", 417, `GET / HTTP/1.1\r\nExpect: tea\r\n${CLOSE}`],
  ])("are sent with the response to %s (%i)", async (_name, status, bytes) => {
    const response = await sendRaw(bytes);
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject(lowered);
  });

  it("are sent with the refusal of a server that is closing", async () => {
    const app = Fastify({ forceCloseConnections: true });
    registerRawRefusals(app, { "x-content-type-options": "nosniff" });
    let response: Awaited<ReturnType<typeof sendRaw>> | undefined;
    app.addHook("preClose", async () => {
      const address = app.server.address() as { port: number };
      response = await sendRaw(`GET / HTTP/1.1\r\n${CLOSE}`, address.port);
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    await app.close();
    expect(response).toMatchObject({ status: 503, headers: { "x-content-type-options": "nosniff" } });
  });
});

describe("responses of the API", () => {
  it("are not readable by scripts of other sites", async () => {
    const headers = { origin: "https://elsewhere.example", "access-control-request-method": "POST" };
    for (const method of ["GET", "OPTIONS"] as const) {
      const response = await site.app.inject({ method, url: "/api/config", headers });
      expect([method, response.statusCode]).toEqual([method, method === "GET" ? 200 : 404]);
      expect(Object.keys(response.headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
  });

  it("are stored nowhere", async () => {
    const client = await site.signUp();
    for (const { method, path } of ENDPOINTS) {
      const url = path.replaceAll(/:\w+/g, "none");
      const { headers } = await site.app.inject({
        method,
        url,
        headers: { cookie: client.cookie(), host: "dreams.example" },
      });
      expect({ url, cache: headers["cache-control"] }).toEqual({ url, cache: "no-store" });
    }
  });
});

describe("plain HTTP, as the proxy reports it", () => {
  const plain = { "x-forwarded-proto": "http", accept: "text/html" };

  it("redirects pages to HTTPS", async () => {
    for (const url of ["/pricing?lang=fr", "//elsewhere.example/a", "/icon.svg"]) {
      const { statusCode, headers } = await site.app.inject({ url, headers: plain });
      expect([statusCode, headers.location]).toEqual([308, PUBLIC + url]);
      // The client may have sent the header itself: stored by a cache, the redirect would loop for all users.
      expect(headers).toMatchObject({ ...WANTED, "cache-control": "no-store" });
    }
  });

  it.each([
    ["GET", "/api/me", {}],
    ["GET", "/%61pi/me", {}],
    ["POST", "/api/auth/sign-in", {}],
    ["POST", "/auth", {}],
    ["GET", "/metrics", { authorization: "Bearer secret" }],
  ] as const)("is refused for %s %s", async (method, url, more) => {
    const { statusCode, headers, body } = await site.app.inject({
      method,
      url,
      headers: { ...plain, accept: "*/*", ...more },
    });
    expect([statusCode, headers.location]).toEqual([403, undefined]);
    expect(JSON.parse(body)).toMatchObject({ error: { code: "forbidden", details: { reason: "https" } } });
  });

  it("does not affect health checks, or requests without the proxy's header", async () => {
    expect((await site.app.inject({ url: "/healthz", headers: plain })).statusCode).toBe(200);
    expect((await site.app.inject({ url: "/api/config" })).statusCode).toBe(200);
    const last = { "x-forwarded-proto": "http, https" };
    expect((await site.app.inject({ url: "/api/config", headers: last })).statusCode).toBe(200);
  });
});

describe("cookies", () => {
  it("have their prefix and Secure over HTTPS, and are ignored under other names", async () => {
    const { cookies } = await site.app.inject({ url: "/pricing?lang=fr" });
    expect(cookies).toEqual([expect.objectContaining({ name: "__Host-lang", secure: true, path: "/" })]);
    const titleFor = async (cookie: string) =>
      /<html lang="([^"]+)" dir="ltr" data-theme="([^"]+)"/
        .exec((await site.app.inject({ url: "/pricing", headers: { cookie } })).body)!
        .slice(1);
    expect(await titleFor("lang=fr; theme=dawn")).toEqual(["en-US", "night"]);
    expect(await titleFor("__Host-lang=fr; __Host-theme=dawn")).toEqual(["fr", "dawn"]);
  });

  it("of a sign-out without a response ends the session and is cleared", async () => {
    const client = await site.signUp();
    const cookie = `${client.cookie()}; __Host-signed_out=1`;
    const { statusCode, cookies } = await site.app.inject({ url: "/api/me", headers: { cookie } });
    expect(statusCode).toBe(401);
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(["__Host-session", "__Host-signed_out"]);
    expect(cookies.every(({ secure, value }) => secure && value === "")).toBe(true);
  });
});

describe("a URL that cannot be decoded", () => {
  it("is refused with a page that says so", async () => {
    const headers = { accept: "text/html", "accept-language": "tr" };
    const { statusCode, body } = await site.app.inject({ url: "/%zz", headers });
    expect(statusCode).toBe(400);
    expect(body).toContain("Lütfen adresi kontrol et.");
  });
});

describe("pages that the cache does not have", () => {
  it("are limited for a visitor by IP address and for a user by account, with a sentence to read", async () => {
    const [one, two] = ["10.7.0.1", "10.7.0.2"];
    const ask = (remoteAddress: string, cookie = "") =>
      site.app.inject({
        url: "/auth?mode=sign-up",
        remoteAddress,
        headers: { cookie, accept: "text/html", "accept-language": "tr", "x-forwarded-for": remoteAddress },
      });
    for (let nth = 0; nth < 300; nth++) expect((await ask(one)).statusCode).toBe(200);
    const refused = await ask(one);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.headers["content-type"]).toContain("text/html");
    expect(refused.body).toContain('lang="tr"');
    expect(refused.body).toContain("Çok fazla deneme yapıldı");
    expect(refused.body).toContain('<a href="/">Oneira</a>');
    // Other visitors, users and cached pages are not limited.
    expect((await ask(two)).statusCode).toBe(200);
    const client = await site.signUp();
    expect((await ask(one, client.cookie())).statusCode).toBe(302);
    await site.app.inject({ url: "/pricing", remoteAddress: two });
    expect((await site.app.inject({ url: "/pricing", remoteAddress: one })).statusCode).toBe(200);
  }, 60_000);
});
