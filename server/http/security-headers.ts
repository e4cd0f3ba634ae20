import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import type { Config } from "#server/config.ts";

// `media-src blob:`: the browser stores recordings encrypted, and plays them from memory.
const OTHER_DIRECTIVES =
  "img-src 'self' data:;frame-src 'self';media-src 'self' blob:;font-src 'self';manifest-src 'self';form-action 'self';frame-ancestors 'none';base-uri 'none'";

/**
 * The content security policy: nothing from other hosts, no inline script, no style attribute, and only the style
 * elements of the given hashes (`'sha256-...'`). Development also allows inline scripts and, without hashes, styles.
 */
export function contentPolicy(production: boolean, styleHashes: string | null = null): string {
  const development = production ? "" : " 'unsafe-inline'";
  const style = styleHashes ? ` ${styleHashes}` : development;
  const connect = production ? "" : " ws:";
  // Vite's client waits for a restart of the server in a worker.
  const worker = production ? "" : "worker-src blob:;";
  return `default-src 'none';script-src 'self'${development};style-src 'self'${style};connect-src 'self'${connect};${worker}${OTHER_DIRECTIVES}`;
}

/** The headers of every reply by lower-case name; a page replaces the policy by one with the hashes of its styles. */
export function securityHeaders(config: Pick<Config, "loopback" | "production">): Record<string, string> {
  const headers: Record<string, string> = {
    "content-security-policy": contentPolicy(config.production),
    "permissions-policy": "camera=(), geolocation=(), microphone=(self), payment=(self)",
  };
  const setAll = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: config.loopback ? false : { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
  });
  // The headers of helmet are the same for every request.
  const collector = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  setAll({} as IncomingMessage, collector as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Adds the headers to every reply of a route, and `no-store` to replies of the API. */
export function registerSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers);
    if (request.routeOptions.url?.startsWith("/api/")) reply.header("cache-control", "no-store");
    done();
  });
}
