import type { FastifyBaseLogger, FastifyRequest } from "fastify";

/** The logged fields of a request: without its query, which can contain a token of a mailed link or a search. */
const describeRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  path: url.replace(/[?#].*$/s, ""),
  remoteAddress: ip,
});

/** A logger that writes requests without their queries. */
export function withoutQueries(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.child({}, { serializers: { req: describeRequest as (request: unknown) => unknown } });
}
