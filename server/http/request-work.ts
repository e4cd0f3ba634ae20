import type { FastifyInstance, FastifyServerOptions } from "fastify";
import { beginRequest, currentWork, inWork, type Work } from "#server/work-context.ts";

declare module "fastify" {
  interface FastifyRequest {
    work: Work;
  }
}

/** Fastify's option `genReqId`. A request that a handler makes in this process has the id of the outer one. */
export const requestId: NonNullable<FastifyServerOptions["genReqId"]> = () =>
  currentWork()?.reqId ?? beginRequest().reqId;

/** Lets everything that a request does know which one it is. */
export function registerRequestWork(app: FastifyInstance): void {
  app.decorateRequest("work", null as unknown as Work);
  app.addHook("onRequest", (request, _reply, done) => {
    request.work = currentWork() ?? { ...beginRequest(), reqId: request.id };
    inWork(request.work, done);
  });
  // A body arrives in events of its connection, which belong to no request.
  app.addHook("preValidation", (request, _reply, done) => inWork(request.work, done));
}
