import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";

/** One static policy: no inline script or style anywhere, nothing from other hosts. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, "loopback" | "production">,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'", ...(config.production ? [] : ["'unsafe-inline'"])],
        "style-src": ["'self'", ...(config.production ? [] : ["'unsafe-inline'"])],
        "img-src": ["'self'", "data:"],
        "media-src": ["'self'"],
        "font-src": ["'self'"],
        "connect-src": ["'self'", ...(config.production ? [] : ["ws:"])],
        "manifest-src": ["'self'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
        "base-uri": ["'none'"],
      },
    },
    strictTransportSecurity: config.loopback ? false : { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    frameguard: { action: "deny" },
  });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(self), payment=(self)");
  });
}
