import { expect, test } from "vitest";
import { createQueryClient } from "#client/app/query-client.ts";
import { load } from "#client/features/symbols/symbols-loader.ts";
import { ApiError, type Api } from "#client/lib/api.ts";
import { symbolPageOf } from "#server/features/symbols/symbols.ts";
import { listGallery } from "#shared/community.ts";

test("a symbol has its title where the dreams beside it do not load", async () => {
  const api = (async (endpoint: unknown) => {
    if (endpoint === listGallery) throw new ApiError("invalid_input", 400, "Refused");
    return symbolPageOf("dog", "tr");
  }) as unknown as Api;
  const env = { queryClient: createQueryClient(), api, locale: "tr" as const, community: true };
  const url = new URL("https://dreams.example/symbols/kopek");
  expect(await load(env, "kopek", url)).toEqual({ title: "Rüyada köpek görmek" });
});
