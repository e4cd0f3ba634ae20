import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendWaiting } from "#client/features/offline/send-waiting.ts";
import { ApiError, createApi } from "#client/lib/api.ts";

beforeEach(() => {
  vi.stubGlobal("navigator", { locks: { request: (_name: string, work: () => unknown) => work() } });
});
afterEach(() => vi.unstubAllGlobals());

const failing = (status: number, code: string) =>
  createApi(async () => ({ status, data: { error: { code, message: "" } } }));

test("without a session nothing is sent, and nothing fails", async () => {
  expect(await sendWaiting(failing(401, "unauthenticated"))).toEqual({ sent: 0, waiting: 0, refused: 0 });
});

test("where the server cannot say who is signed in, it rejects, so that the browser tries again", async () => {
  const offline = createApi(() => Promise.reject(new TypeError("Failed to fetch")));
  for (const api of [offline, failing(503, "unavailable"), failing(429, "rate_limited")])
    await expect(sendWaiting(api)).rejects.toBeInstanceOf(ApiError);
});
