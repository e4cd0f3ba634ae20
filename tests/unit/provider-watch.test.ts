import { expect, test } from "vitest";
import { createProviderWatch } from "#server/providers/provider-watch.ts";

test("the calls of a day are counted only for a provider with a ceiling, as every submission asks", async () => {
  const note = () => undefined;
  const counted: string[] = [];
  const watch = createProviderWatch({
    ceilings: { openai: null, replicate: 2 },
    usedToday: async (provider) => {
      counted.push(provider);
      return { calls: 1, microUsd: 2_000_000 };
    },
    log: { info: note, warn: note, error: note },
    now: () => new Date("2026-03-01T12:00:00.000Z"),
  });
  expect(await watch.paused("openai")).toBe(false);
  expect(await watch.paused("studio")).toBe(false);
  expect(await watch.paused("replicate")).toBe(true);
  expect(counted).toEqual(["replicate"]);
});
