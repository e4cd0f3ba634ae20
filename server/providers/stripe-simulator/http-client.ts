import type { HttpClient } from "../stripe.ts";
import type { ApiCall } from "./api.ts";

/** An HTTP client for Stripe's package whose calls `handle` replies to, with an object or null for an unknown one. */
export function createSimulatedClient(
  name: string,
  handle: (call: ApiCall) => Promise<object | null>,
): HttpClient {
  return {
    getClientName: () => name,
    async makeRequest(_host, _port, target, method, headers, requestData) {
      const { pathname: path, searchParams } = new URL(target, "http://stripe");
      const params = method === "GET" ? searchParams : new URLSearchParams(requestData);
      const idempotencyKey = (headers as Record<string, string>)["Idempotency-Key"];
      const found = await handle({ method, path, params, idempotencyKey });
      const missing = { error: { type: "invalid_request_error", code: "resource_missing" } };
      return {
        getStatusCode: () => (found ? 200 : 404),
        getHeaders: () => ({}),
        getRawResponse: () => found,
        toStream: () => {
          throw new Error("the simulator has no streams");
        },
        toJSON: async () => found ?? missing,
      };
    },
  };
}
