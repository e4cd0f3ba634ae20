import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { useAddPart, useChangeDream } from "#client/features/dreams/use-dream-actions.ts";
import type { Api } from "#client/lib/api.ts";
import { AppContextProvider, type AppContext } from "#client/lib/context.tsx";
import type { Dream } from "#shared/dreams.ts";
import type { Endpoint } from "#shared/endpoint.ts";

const KEY = ["dream", "d"];
const dreamWith = (fields: Partial<Dream>) => ({ id: "d", parts: { video: {} }, ...fields }) as Dream;

/** Calls that wait for the test's replies, in the order in which they were sent. */
function createSite(dream: Dream) {
  const calls: { endpoint: Endpoint; reply: PromiseWithResolvers<unknown> }[] = [];
  const api = ((endpoint: Endpoint) => {
    const reply = Promise.withResolvers<unknown>();
    calls.push({ endpoint, reply });
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
  return { api, queryClient, hooked, replyTo, shown: () => queryClient.getQueryData<Dream>(KEY) };
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
