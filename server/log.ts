import type { FastifyBaseLogger } from "fastify";
import { pino, type DestinationStream, type Logger, type LoggerOptions } from "pino";
import { errorForLog } from "./error-log.ts";
import { currentWork } from "./work-context.ts";

const ERROR_LEVEL = 50;

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

interface LogOptions {
  /** Its standard output, unless a test takes it. */
  destination?: DestinationStream | undefined;
  /** Called with the error of each line that has one, from the level `error` on. */
  onError?: ((error: unknown, message: string) => void) | undefined;
}

/** The log of a process. */
export function createLog(level: string, { destination, onError }: LogOptions = {}): FastifyBaseLogger {
  const hooks: LoggerOptions["hooks"] = {
    logMethod(line, write, lineLevel) {
      const [fields, message] = line as unknown[];
      if (lineLevel >= ERROR_LEVEL && typeof fields === "object" && fields !== null && "err" in fields)
        onError?.(fields.err, String(message));
      write.apply(this, line);
    },
  };
  const options = {
    level,
    ...(onError && { hooks }),
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
