import type { FastifyBaseLogger, FastifyRequest } from "fastify";

/** The part of a path that is the key of a link to a dream. */
const LINK_KEY = /(?<=^\/(?:s|api\/shared)\/)[^/]+/i;

/**
 * The logged fields of a request: without the key of a link, and without its query, which can contain a token of a
 * mailed link or a search.
 */
const describeRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  path: url.replace(/[?#].*$/s, "").replace(LINK_KEY, "…"),
  remoteAddress: ip,
});

/** A logger that writes requests without their queries. */
export function withoutQueries(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.child({}, { serializers: { req: describeRequest as (request: unknown) => unknown } });
}
