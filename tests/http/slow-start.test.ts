import { afterEach, expect, it, vi } from "vitest";
import { buildApp } from "#server/app.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { startTestApp } from "../support/app.ts";

afterEach(() => void vi.useRealTimers());

it("a start goes on for as long as a busy machine takes", async () => {
  const site = await startTestApp({ running: false });
  try {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const app = await buildApp(site.deps);
    const begun = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    app.register(async () => {
      begun.resolve();
      await done.promise;
    });
    const ready = app.ready();
    await begun.promise;
    vi.advanceTimersByTime(HOUR_MS);
    done.resolve();
    await expect(ready).resolves.toBeDefined();
    await app.close();
  } finally {
    vi.useRealTimers();
    await site.close();
  }
});
