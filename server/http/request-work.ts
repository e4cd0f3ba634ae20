import { finished } from "node:stream";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import {
  beginRequest,
  currentWork,
  inWork,
  newRequestId,
  type Tracer,
  type Work,
} from "#server/work-context.ts";

declare module "fastify" {
  interface FastifyRequest {
    work: Work;
  }
}

/** Fastify's option `genReqId`. A request that a handler makes in this process has the id of the outer one. */
export const requestId: NonNullable<FastifyServerOptions["genReqId"]> = () =>
  currentWork()?.reqId ?? newRequestId();

/** Lets everything that a request does know which one it is. */
export function registerRequestWork(app: FastifyInstance, tracer: Tracer | null): void {
  app.decorateRequest("work", null as unknown as Work);
  app.addHook("onRequest", (request, reply, done) => {
    const { method, id: reqId, routeOptions } = request;
    const outer = currentWork();
    // Only a proxy in front may begin a trace: the peer is one where it named another address and is trusted.
    const isForwarded = (request.ips?.length ?? 0) > 1;
    const traceparent = isForwarded ? request.headers.traceparent?.toString() : undefined;
    // Probes of liveness and metrics are no work of the site.
    const isProbe = routeOptions.logLevel === "warn";
    request.work = outer ?? beginRequest({ reqId, method, traceparent }, isProbe ? null : tracer);
    const { span } = request.work;
    if (span && !outer)
      finished(reply.raw, () => {
        const { statusCode: status } = reply.raw;
        const route = routeOptions.url ?? "none";
        const attributes = { "http.request.method": method, "http.route": route };
        span.end({
          name: `${method} ${route}`,
          attributes: { ...attributes, "http.response.status_code": status },
          failed: status >= 500,
        });
      });
    inWork(request.work, done);
  });
  // A body arrives in events of its connection, which belong to no request.
  app.addHook("preValidation", (request, _reply, done) => inWork(request.work, done));
}
