import type { FastifyBaseLogger } from "fastify";
import { pino, type DestinationStream, type Logger } from "pino";
import { errorForLog } from "./error-log.ts";
import { currentWork } from "./work-context.ts";

/** The ids of the work that writes a line. The logger of a request has its id already. */
function workFields(_fields: object, _level: number, log: Logger): object {
  const work = currentWork();
  if (!work) return {};
  const { traceId, reqId, jobId, loop, span } = work;
  return {
    ...(reqId !== undefined && !("reqId" in log.bindings()) && { reqId }),
    ...(jobId !== undefined && { jobId }),
    ...(loop !== undefined && { loop }),
    ...(span && { traceId }),
  };
}

/** The log of a process, on its standard output unless a test takes it. */
export function createLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    mixin: workFields,
    serializers: { err: (error: unknown) => errorForLog(error) },
    redact: ["req.headers.cookie", "req.headers.authorization", "req.body"],
    ...(process.stdout.isTTY &&
      !destination && {
        transport: { target: "pino-pretty", options: { ignore: "pid,hostname" } },
      }),
  };
  return destination ? pino(options, destination) : pino(options);
}
