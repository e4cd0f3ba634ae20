import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import { errorForLog } from "./error-log.ts";

/** The log of a process, on its standard output. */
export function createLog(level: string): FastifyBaseLogger {
  return pino({
    level,
    serializers: { err: (error: unknown) => errorForLog(error) },
    redact: ["req.headers.cookie", "req.headers.authorization", "req.body"],
    ...(process.stdout.isTTY && {
      transport: { target: "pino-pretty", options: { ignore: "pid,hostname" } },
    }),
  });
}
