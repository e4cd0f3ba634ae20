import { focusManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "#client/app/query-client.ts";
import { meQuery } from "#client/features/accounts/queries.ts";
import { ApiError, createApi, type ApiReply } from "#client/lib/api.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** A client whose queries all get the reply of the moment; `calls` counts them. */
function open(reply: () => ApiReply) {
  const state = { calls: 0 };
  const client = createQueryClient();
  client.mount();
  const api = createApi(async () => {
    state.calls++;
    return reply();
  });
  return { client, api, state };
}

it("a failure is final after three retries and 3 s, and the page that shows it does not ask again", async () => {
  const { client, api, state } = open(() => ({ status: 503, data: undefined }));
  let failed: unknown;
  client.ensureQueryData(meQuery(api)).catch((error: unknown) => (failed = error));
  await vi.advanceTimersByTimeAsync(1199);
  expect(state.calls).toBe(2);
  await vi.advanceTimersByTimeAsync(1801);
  expect(state.calls).toBe(4);
  expect(failed).toBeInstanceOf(ApiError);
  const observer = new QueryObserver(client, client.defaultQueryOptions(meQuery(api)));
  observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(observer.getCurrentResult().isError).toBe(true);
  expect(state.calls).toBe(4);
  // The button of the page.
  void observer.refetch();
  await vi.advanceTimersByTimeAsync(3000);
  expect(state.calls).toBe(8);
});

it("a refusal is final at once", async () => {
  const { client, api, state } = open(() => ({
    status: 429,
    data: { error: { code: "rate_limited", message: "" } },
  }));
  client.ensureQueryData(meQuery(api)).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.calls).toBe(1);
});

it("the balance is asked for whenever a tab comes to the front, except for a visitor", async () => {
  let reply: ApiReply = { status: 200, data: { credits: 5 } };
  const { client, api, state } = open(() => reply);
  const observer = new QueryObserver(client, client.defaultQueryOptions(meQuery(api)));
  observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  const comeBack = async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(1);
  };
  await comeBack();
  expect(state.calls).toBe(2);
  reply = { status: 401, data: { error: { code: "unauthenticated", message: "" } } };
  await comeBack();
  expect(observer.getCurrentResult().data).toBeNull();
  await comeBack();
  expect(state.calls).toBe(3);
});
