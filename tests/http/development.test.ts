import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startTestApp, type TestApp } from "../support/app.ts";

let site: TestApp;
let origin: string;

beforeAll(async () => {
  // As in `npm run dev`: under another one Vite would prepare all packages anew, here and there.
  vi.stubEnv("NODE_ENV", "development");
  site = await startTestApp({ pages: true, env: { NODE_ENV: "development" } });
  origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await site.close();
  vi.unstubAllEnvs();
});

it("serves the client's sources in development, under a policy that Vite works with", async () => {
  const page = await fetch(`${origin}/pricing?lang=en-US`);
  expect(page.status).toBe(200);
  // Vite's client waits in a worker for a restarted server.
  expect(page.headers.get("content-security-policy")).toContain("worker-src blob:");
  const html = await page.text();
  expect(html).toContain('<html lang="en-US"');
  expect(html).toContain('src="/@vite/client"');
  const source = await fetch(`${origin}/entry-client.tsx`);
  expect(source.headers.get("content-type")).toContain("javascript");
  expect(await source.text()).toContain("hydrateRoot");
});
