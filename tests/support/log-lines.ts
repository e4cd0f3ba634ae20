import { Writable } from "node:stream";
import { createLog } from "#server/log.ts";

type LogLine = Record<string, unknown> & { msg: string };

/** A log as that of a process, whose lines a test reads. */
export function createReadableLog(level = "info", onError?: (error: unknown, message: string) => void) {
  let text = "";
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return {
    log: createLog(level, { destination: stream, onError }),
    text: () => text,
    lines: () => text.split("\n").flatMap((line) => (line ? [JSON.parse(line) as LogLine] : [])),
  };
}
