import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";

const OTHER_DIRECTIVES =
  "img-src 'self' data:;media-src 'self';font-src 'self';manifest-src 'self';form-action 'self';frame-ancestors 'none';base-uri 'none'";

/**
 * The content policy: nothing from other hosts, no inline script, no style attribute; of styles within a page only
 * those whose hashes (`'sha256-...'`) are given.
 */
export function contentPolicy(production: boolean, styleHashes: string | null = null): string {
  const development = production ? "" : " 'unsafe-inline'";
  const style = styleHashes ? ` ${styleHashes}` : development;
  const connect = production ? "" : " ws:";
  return `default-src 'none';script-src 'self'${development};style-src 'self'${style};connect-src 'self'${connect};${OTHER_DIRECTIVES}`;
}

/** The same headers on every answer; a page may name the hashes of its own styles. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, "loopback" | "production">,
): Promise<void> {
  const policy = contentPolicy(config.production);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.loopback ? false : { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({
      "content-security-policy": policy,
      "permissions-policy": "camera=(), geolocation=(), microphone=(self), payment=(self)",
    });
  });
}
