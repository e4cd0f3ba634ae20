import { finished } from "node:stream";
import type { FastifyInstance } from "fastify";
import { MINUTE_MS } from "#shared/durations.ts";

/** Time limits of a client in milliseconds. `requestTimeout` is for all requests: see `registerBodyTimeout`. */
export const CONNECTIONS = {
  requestTimeout: 30 * MINUTE_MS,
  /** Without a byte in either direction: a large image is drawn for up to two minutes before its first byte. */
  connectionTimeout: 180_000,
  // `registerTarget` refuses a request without a host.
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000, requireHostHeader: false },
};
const BODY_MS = 30_000;
/** However busy the machine is: a start that is given up only begins again. */
export const START = { pluginTimeout: 0 };

/**
 * Refuses a request whose body is not there after the time of its route, as Node does after `requestTimeout`. What still
 * comes after the reply has the short time.
 */
export function registerBodyTimeout(app: FastifyInstance): void {
  app.addHook("onRequest", ({ raw, headers, routeOptions }, { raw: response }, done) => {
    const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
    if (!hasBody) return done();
    const end = () => {
      // A request of `inject` has no connection.
      if (raw.complete || !raw.socket.writable) return;
      if (response.headersSent) return raw.socket.destroy();
      const error = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
      app.server.emit("clientError", error, raw.socket);
    };
    let timer = setTimeout(end, routeOptions.config.bodyMs ?? BODY_MS).unref();
    response.once("finish", () => {
      clearTimeout(timer);
      if (!raw.complete) timer = setTimeout(end, BODY_MS).unref();
    });
    finished(raw, () => clearTimeout(timer));
    done();
  });
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** How long the body may take to arrive, where that is more than 30 s. */
    bodyMs?: number;
  }
}
