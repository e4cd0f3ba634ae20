import { APIConnectionTimeoutError } from "openai";
import { expect, test } from "vitest";
import { endOf, failureOf } from "#server/providers/openai/failures.ts";

test("a connection that is not made in time was not sent: it costs nothing, and is no late answer", () => {
  // As fetch reports it after ten seconds, through the client.
  const cause = Object.assign(new Error("Connect Timeout Error"), { code: "UND_ERR_CONNECT_TIMEOUT" });
  const error = Object.assign(new APIConnectionTimeoutError(), {
    cause: new TypeError("fetch failed", { cause }),
  });
  const { signal } = new AbortController();
  expect(failureOf(error, "image", signal)).toMatchObject({ code: "provider_unavailable", fault: "outage" });
  expect(endOf(error, signal)).toEqual({ outcome: "provider_unavailable", used: false });
});
