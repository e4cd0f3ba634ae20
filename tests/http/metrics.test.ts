import { afterEach, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../support/app.ts";

let site: TestApp;
afterEach(() => site.close());

const PUBLIC = "https://dreams.example";

async function statusOf(env: Record<string, string>, headers: Record<string, string> = {}): Promise<number> {
  site = await startTestApp({ env, running: false });
  return (await site.visitor(headers).get("/metrics")).status;
}

// Each request comes from 127.0.0.1 without X-Forwarded-For, as from a proxy on the same machine.
describe("the metrics without a token", () => {
  it("are open on a site that only this machine can reach", async () => {
    expect(await statusOf({ HOST: "127.0.0.1" })).toBe(200);
  });

  it.each([
    ["the site is public behind a proxy on the same machine", { HOST: "127.0.0.1", PUBLIC_URL: PUBLIC }],
    ["HOST is open to the network", { HOST: "0.0.0.0", PUBLIC_URL: "http://localhost:3000" }],
    ["HOST only looks like a loopback address", { HOST: "127.evil.example", PUBLIC_URL: PUBLIC }],
  ])("return 404 when %s", async (_when, env) => {
    expect(await statusOf(env)).toBe(404);
  });
});

describe("the metrics with a token", () => {
  const env = { METRICS_TOKEN: "a token of the metrics", PUBLIC_URL: PUBLIC };

  it("are open to requests with the token", async () => {
    expect(await statusOf(env, { authorization: "Bearer a token of the metrics" })).toBe(200);
  });

  it("count the jobs of all processes", async () => {
    site = await startTestApp({ env, running: false });
    const client = await site.signUp({ tokens: 2 });
    await client.submitDream("Gökten inciler yağıyordu.", { depth: "image" });
    // Another process works on the first one.
    const taken = { status: "running", lease_token: "x", worker: "another" } as const;
    await site.store.db.updateTable("jobs").set(taken).where("part", "=", "reading").execute();
    const { bytes } = await site.visitor({ authorization: "Bearer a token of the metrics" }).get("/metrics");
    const text = bytes.toString();
    expect(text).toContain("dream_jobs_running 1\n");
    expect(text).toContain("dream_jobs_waiting 1\n");
  });

  it("are text in UTF-8", async () => {
    site = await startTestApp({ env, running: false });
    const response = await site.visitor({ authorization: "Bearer a token of the metrics" }).get("/metrics");
    expect(response.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  });

  it.each<Record<string, string>>([{}, { authorization: "Bearer another" }])(
    "return 404 for %o",
    async (headers) => {
      expect(await statusOf(env, headers)).toBe(404);
    },
  );
});
