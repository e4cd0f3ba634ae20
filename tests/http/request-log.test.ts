import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, expect, it } from "vitest";
import { startTestApp } from "../support/app.ts";

let written = "";

const stream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    written += chunk.toString();
    done();
  },
});
const log = pino({ level: "trace" }, stream);
const site = await startTestApp({ pages: true, env: { LOG_LEVEL: "trace" }, log });
afterAll(() => site.close());

it("the log holds no query and no key of a link at any level: no token, no search words, no password", async () => {
  const client = await site.signUp({ password: "SECRET password" });
  const form = { "content-type": "application/x-www-form-urlencoded" };
  await client.get("/auth?mode=reset&token=SECRET");
  await client.get("/library?q=SECRET");
  await client.get("/api/dreams?page=0&q=SECRET");
  await client.get("/%zz?token=SECRET");
  await client.get("/PRICING?token=SECRET");
  for (const path of ["/s/SECRET", "/S/SECRET/", "/api/shared/SECRET"]) await client.get(path);
  await client.post("/api/shared/SECRET/unlock", { password: "SECRET password" });
  await site.app.inject({
    method: "POST",
    url: "/auth?mode=reset&token=SECRET",
    headers: form,
    payload: "password=SECRET",
  });
  await site.app.inject({ url: "http://elsewhere.example/?token=SECRET" });
  expect(written).toContain('"path":"/auth"');
  expect(written).toContain('"path":"/library"');
  expect(written).toContain('"path":"/api/shared/…/unlock"');
  expect(written).not.toContain("SECRET");
});
