import type { FastifyBaseLogger, FastifyRequest } from "fastify";

/** A request as it is logged: without its query, where tokens of mailed links and searched words stand. */
const describeRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  path: url.replace(/[?#].*$/s, ""),
  remoteAddress: ip,
});

/** A logger that writes requests without their queries, at any level. */
export function withoutQueries(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.child({}, { serializers: { req: describeRequest as (request: unknown) => unknown } });
}
