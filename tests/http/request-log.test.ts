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

it("the log holds no query at any level: no token of a mailed link, no search words, no password", async () => {
  const client = await site.signUp({ password: "SECRET password" });
  const form = { "content-type": "application/x-www-form-urlencoded" };
  await client.get("/auth?mode=reset&token=SECRET");
  await client.get("/library?q=SECRET");
  await client.get("/api/dreams?page=0&q=SECRET");
  await client.get("/%zz?token=SECRET");
  await client.get("/PRICING?token=SECRET");
  await site.app.inject({
    method: "POST",
    url: "/auth?mode=reset&token=SECRET",
    headers: form,
    payload: "password=SECRET",
  });
  await site.app.inject({ url: "http://elsewhere.example/?token=SECRET" });
  expect(written).toContain('"path":"/auth"');
  expect(written).toContain('"path":"/library"');
  expect(written).not.toContain("SECRET");
});
