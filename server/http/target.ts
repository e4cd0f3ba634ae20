import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";

/** Longest request target of a page in characters: a search for 200 letters takes up to 2,400. */
const TARGET_LENGTH_MAX = 4096;
/** Only path and query matter; the proxy checks the host. */
const BASE = "http://host";

const isPath = ({ url = "" }: FastifyRequest["raw"]) => url.startsWith("/");

/**
 * Adds `request.target`, parsed once. Refuses targets that are no path (`http://elsewhere/`, `*`) with `not_found`, and
 * long ones of pages and requests without a host with `invalid_input`. Register it after the language is chosen.
 */
export function registerTarget(app: FastifyInstance): void {
  app.decorateRequest("parsedTarget");
  app.decorateRequest("target", {
    getter(this: FastifyRequest) {
      const { raw } = this;
      return (this.parsedTarget ??= new URL(isPath(raw) ? BASE + raw.url : BASE));
    },
  });
  app.addHook("onRequest", (request, _reply, done) => {
    const { raw, headers } = request;
    if (!isPath(raw)) return done(new AppError("not_found"));
    // Node refuses a request without a host, too, but without the security headers.
    const hasNoHost = headers.host === undefined && raw.httpVersion === "1.1";
    const isLong = raw.url!.length > TARGET_LENGTH_MAX && !request.routeOptions.url?.startsWith("/api/");
    done(isLong || hasNoHost ? new AppError("invalid_input") : undefined);
  });
}

declare module "fastify" {
  interface FastifyRequest {
    /** Path and query, with a meaningless origin; `/` where the target itself is refused. */
    readonly target: URL;
    parsedTarget: URL | undefined;
  }
}
