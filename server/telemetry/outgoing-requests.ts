import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";
import { currentWork, type Span } from "#server/work-context.ts";

interface FetchMessage {
  request: { method: string; origin: string | URL };
  response?: { statusCode: number };
}
interface HttpMessage {
  request: ClientRequest;
  response?: IncomingMessage;
}

/**
 * Traces requests to other hosts while a traced work runs: of `fetch` and of `node:http`. Only the host is recorded, as
 * paths and queries may have secrets. Returns a function that ends it.
 */
export function traceOutgoingRequests(): () => void {
  const open = new WeakMap<object, Span>();
  const statuses = new WeakMap<object, number | undefined>();

  function begin(request: object, method: string, host: string): void {
    const parent = currentWork()?.span;
    if (!parent) return;
    const attributes = { "http.request.method": method, "server.address": host };
    open.set(request, parent.child({ name: `${method} ${host}`, kind: "client", attributes }));
  }
  function end(request: object, status = statuses.get(request)): void {
    const attributes = { "http.response.status_code": status };
    open.get(request)?.end({ attributes, failed: status === undefined || status >= 400 });
  }

  const channels: [string, (message: unknown) => void][] = [
    [
      "undici:request:create",
      (message) => {
        const { request } = message as FetchMessage;
        begin(request, request.method, new URL(request.origin).hostname);
      },
    ],
    [
      "undici:request:headers",
      (message) => {
        const { request, response } = message as FetchMessage;
        statuses.set(request, response?.statusCode);
      },
    ],
    ["undici:request:trailers", (message) => end((message as FetchMessage).request)],
    ["undici:request:error", (message) => end((message as FetchMessage).request)],
    [
      "http.client.request.created",
      (message) => {
        const { request } = message as HttpMessage;
        begin(request, request.method, request.host);
      },
    ],
    [
      "http.client.response.finish",
      (message) => {
        const { request, response } = message as HttpMessage;
        end(request, response?.statusCode);
      },
    ],
    ["http.client.request.error", (message) => end((message as HttpMessage).request)],
  ];
  for (const [name, listener] of channels) subscribe(name, listener);
  return () => {
    for (const [name, listener] of channels) unsubscribe(name, listener);
  };
}
