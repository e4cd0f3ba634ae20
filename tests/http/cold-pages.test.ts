import { afterAll, expect, test } from "vitest";
import { startTestApp } from "../support/app.ts";

/** How often a page read `/api/config`, and whether that fails. */
let reads = 0;
let outage = false;

const site = await startTestApp({ pages: true });
const user = await site.signUp({ name: "Ayşe", email: "ayse@example.com" });
const handlers = site.app.directHandlers;
const read = handlers.get("/api/config")!;
handlers.set("/api/config", (call) => {
  reads++;
  return outage ? Promise.reject(new Error("outage")) : read(call);
});
afterAll(() => site.close());

/** Statuses and ETags of twelve simultaneous requests, and how often they read the configuration. */
async function askTwelve(url: string, cookie = "") {
  reads = 0;
  const ask = () => site.app.inject({ method: "GET", url, headers: { cookie, "accept-language": "tr" } });
  const responses = await Promise.all(Array.from({ length: 12 }, ask));
  const distinct = <T>(values: T[]) => [...new Set(values)];
  return {
    reads,
    statuses: distinct(responses.map(({ statusCode }) => statusCode)),
    etags: distinct(responses.map(({ headers }) => headers.etag)),
  };
}

test("a page whose data cannot be read is sent, and not cached", async () => {
  outage = true;
  expect(await askTwelve("/pricing")).toMatchObject({ reads: 1, statuses: [200], etags: [undefined] });
  expect(site.app.pageCache.size()).toBe(0);
  outage = false;
});

test("simultaneous requests for a cacheable page wait for one rendering", async () => {
  const { etags, ...rest } = await askTwelve("/pricing");
  expect(rest).toEqual({ reads: 1, statuses: [200] });
  expect(etags).toEqual([expect.any(String)]);
  expect(await askTwelve("/dashboard", user.cookie())).toMatchObject({ reads: 1, statuses: [200] });
});

test("a user's page that depends on more than its key is rendered for each request", async () => {
  expect(await askTwelve("/pricing", user.cookie())).toMatchObject({ reads: 12, statuses: [200] });
});
