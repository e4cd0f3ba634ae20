import { afterEach, describe, expect, it } from "vitest";
import { PROBLEMS } from "#shared/admin/alerts.ts";
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

  it("time requests by their route, also pages from the cache, and name nobody", async () => {
    site = await startTestApp({ env, pages: true, running: false });
    const visitor = site.visitor({ authorization: "Bearer a token of the metrics" });
    const page = { method: "GET", url: "/pricing" } as const;
    for (let count = 0; count < 3; count++) expect((await site.app.inject(page)).statusCode).toBe(200);
    await visitor.get("/api/dreams/an-id-of-somebody");
    await visitor.get("/nowhere");
    const text = (await visitor.get("/metrics")).bytes.toString();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/*",status_code="200"} 3\n',
    );
    expect(text).toContain('route="/api/dreams/:id",status_code="401"');
    expect(text).not.toContain("an-id-of-somebody");
    expect(text).not.toContain("nowhere");
  });

  it("count what an admin has to look at, and what is well as 0", async () => {
    site = await startTestApp({ env, running: false });
    const visitor = site.visitor({ authorization: "Bearer a token of the metrics" });
    const text = (await visitor.get("/metrics")).bytes.toString();
    for (const problem of PROBLEMS) expect(text).toContain(`site_problems{problem="${problem}"}`);
    expect(text).toContain('site_problems{problem="backup_missing"} 1\n');
    expect(text).toContain('site_problems{problem="mails_failed"} 0\n');
    expect(text).toMatch(/^data_disk_free_bytes [1-9]/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
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
