import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";

/** Longest target of a page, in characters: a search for 200 letters takes up to 2,400 of them. */
const TARGET_LENGTH_MAX = 4096;
/** Only path and query count: which host was asked for is the proxy's business. */
const BASE = "http://host";

const isPath = ({ url = "" }: FastifyRequest["raw"]) => url.startsWith("/");

/**
 * Gives each request its `target`, parsed once. Refuses targets that are no path (`http://elsewhere/`, `*`) with
 * `not_found`, long ones of pages and requests without a host with `invalid_input`. Register it after the language is chosen.
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
    // Node would refuse a request without a host by itself, but without our headers.
    const nameless = headers.host === undefined && raw.httpVersion === "1.1";
    const long = raw.url!.length > TARGET_LENGTH_MAX && !request.routeOptions.url?.startsWith("/api/");
    done(long || nameless ? new AppError("invalid_input") : undefined);
  });
}

declare module "fastify" {
  interface FastifyRequest {
    /** Path and query; its origin means nothing. `/` where the request is refused for its target. */
    readonly target: URL;
    parsedTarget: URL | undefined;
  }
}
