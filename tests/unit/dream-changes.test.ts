import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { useReadThrough } from "#client/features/dreams/detail/use-lenses.ts";
import {
  useAddPart,
  useChangeDream,
  useDeleteDream,
  useRestoreDream,
  useSubmitDream,
} from "#client/features/dreams/use-dream-actions.ts";
import { ApiError, type Api } from "#client/lib/api.ts";
import { AppContextProvider, type AppContext } from "#client/lib/context.tsx";
import type { Dream } from "#shared/dreams.ts";
import type { Endpoint } from "#shared/endpoint.ts";

const KEY = ["dream", "d"];
const dreamWith = (fields: Partial<Dream>) => ({ id: "d", parts: { video: {} }, ...fields }) as Dream;

/** Calls that wait for the test's replies, in the order in which they were sent. */
function createSite(dream: Dream) {
  const calls: { endpoint: Endpoint; headers: object; reply: PromiseWithResolvers<unknown> }[] = [];
  const api = ((endpoint: Endpoint, _input: object, { headers = {} } = {}) => {
    const reply = Promise.withResolvers<unknown>();
    calls.push({ endpoint, headers, reply });
    return reply.promise;
  }) as Api;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(KEY, dream);
  const hooked = <T>(useHook: () => T): T => {
    const values: T[] = [];
    const Caller = () => {
      values.push(useHook());
      return null;
    };
    const inside = createElement(QueryClientProvider, { client: queryClient }, createElement(Caller));
    renderToString(createElement(AppContextProvider, { value: { api } as AppContext }, inside));
    return values[0]!;
  };
  const replyTo = async (index: number, settle: (reply: PromiseWithResolvers<unknown>) => void) => {
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(index));
    settle(calls[index]!.reply);
  };
  return { api, calls, queryClient, hooked, replyTo, shown: () => queryClient.getQueryData<Dream>(KEY) };
}

it("two changes of a field that both fail leave what the server has", async () => {
  const { hooked, queryClient, replyTo, shown } = createSite(dreamWith({ mood: "calm" }));
  const { change } = hooked(() => useChangeDream("d"));
  change({ mood: "sad" });
  change({ mood: "joyful" });
  expect(shown()?.mood).toBe("joyful");
  for (const index of [0, 1]) await replyTo(index, ({ reject }) => reject(new Error("no network")));
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true);
});

it("a fetch that began before a part was added does not replace the reply", async () => {
  const { hooked, queryClient, replyTo, shown } = createSite(dreamWith({ status: "done" }));
  const stale = Promise.withResolvers<Dream>();
  const fetched = queryClient.fetchQuery({ queryKey: KEY, queryFn: () => stale.promise });
  const { mutateAsync } = hooked(() => useAddPart("d"));
  const added = mutateAsync({ part: "image" } as never);
  await replyTo(0, ({ resolve }) => resolve({ dream: dreamWith({ status: "queued" }) }));
  await added;
  stale.resolve(dreamWith({ status: "done" }));
  await fetched;
  expect(shown()?.status).toBe("queued");
});

it("the patterns are read anew after a change of what they are made of", async () => {
  const { hooked, queryClient, replyTo } = createSite(dreamWith({ mood: "calm" }));
  queryClient.setQueryData(["patterns", "tr", {}], {});
  const isStale = () => queryClient.getQueryState(["patterns", "tr", {}])?.isInvalidated;
  const { change } = hooked(() => useChangeDream("d"));
  change({ favourite: true });
  await replyTo(0, ({ resolve }) => resolve({ dream: dreamWith({ mood: "calm" }) }));
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(isStale()).toBe(false);
  change({ mood: "sad" });
  await replyTo(1, ({ resolve }) => resolve({ dream: dreamWith({ mood: "sad" }) }));
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(isStale()).toBe(true);
});

it("lenses that were read before one was asked for do not replace the reply", async () => {
  const { hooked, queryClient, replyTo } = createSite(dreamWith({ status: "done" }));
  const key = ["lenses", "d"];
  queryClient.setQueryData(key, []);
  const stale = Promise.withResolvers<object[]>();
  const fetched = queryClient.fetchQuery({ queryKey: key, queryFn: () => stale.promise });
  const { mutateAsync } = hooked(() => useReadThrough("d"));
  const asked = mutateAsync("gestalt");
  await replyTo(0, ({ resolve }) => resolve({ lenses: [{ status: "queued" }] }));
  await asked;
  stale.resolve([{ status: "none" }]);
  await fetched;
  expect(queryClient.getQueryData(key)).toEqual([{ status: "queued" }]);
});

it.each([
  ["deleted", useDeleteDream],
  ["restored", useRestoreDream],
])("what counts or lists a dream is read anew once it is %s", async (_change, useIt) => {
  const { hooked, queryClient, replyTo } = createSite(dreamWith({ status: "done" }));
  const keys = [["me"], ["entries", "all"], ["patterns", "tr", {}], ["shares"], ["gallery-own"]];
  for (const key of keys) queryClient.setQueryData(key, {});
  const { mutateAsync } = hooked<{ mutateAsync: (id: string) => Promise<unknown> }>(useIt);
  const changed = mutateAsync("d");
  await replyTo(0, ({ resolve }) => resolve({ dream: dreamWith({ status: "done" }) }));
  await changed;
  for (const key of keys) expect([key, queryClient.getQueryState(key)?.isInvalidated]).toEqual([key, true]);
});

describe("a dream that is sent again", () => {
  const draft = { dreamText: "Bir kapı vardı.", depth: "full", resolution: "480p", style: "auto" } as const;
  const send = ({ hooked }: ReturnType<typeof createSite>) =>
    hooked(() => useSubmitDream(() => undefined))
      .mutateAsync(draft)
      .catch(() => undefined);
  const keysOf = ({ calls }: ReturnType<typeof createSite>) =>
    calls.map(({ headers }) => (headers as Record<string, string>)["idempotency-key"]);

  it("by another form before the reply, or after a lost one, has the same key", async () => {
    const site = createSite(dreamWith({}));
    const sent = [send(site), send(site)];
    for (const index of [0, 1])
      await site.replyTo(index, ({ reject }) => reject(new ApiError("network", 0, "network")));
    await Promise.all(sent);
    void send(site);
    await site.replyTo(2, ({ resolve }) => resolve({ dream: dreamWith({}) }));
    expect(new Set(keysOf(site)).size).toBe(1);
  });

  it.each([
    ["it was made", { dream: dreamWith({}) }],
    ["the first one is in the bin", new ApiError("conflict", 409, "")],
  ])("once %s has another key", async (_when, outcome) => {
    const site = createSite(dreamWith({}));
    const first = send(site);
    await site.replyTo(0, ({ resolve, reject }) =>
      outcome instanceof Error ? reject(outcome) : resolve(outcome),
    );
    await first;
    void send(site);
    await site.replyTo(1, ({ resolve }) => resolve({ dream: dreamWith({}) }));
    expect(new Set(keysOf(site)).size).toBe(2);
  });
});
