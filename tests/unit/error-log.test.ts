import { pino } from "pino";
import { expect, it } from "vitest";
import { errorForLog } from "#server/error-log.ts";

const DREAM = "Annemin evinde bir balina";

/** The line that a log with the server's serializer writes about an error. */
function lineOf(error: unknown): string {
  let line = "";
  const log = pino(
    { serializers: { err: (e: unknown) => errorForLog(e) } },
    { write: (text) => (line += text) },
  );
  log.error({ err: error }, "failed");
  return line;
}

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

it.each([
  ["an answer that is no JSON", thrownBy(() => JSON.parse(`"${DREAM}`))],
  [
    "an answer that is no JSON, as a cause",
    new Error("bad answer", { cause: thrownBy(() => JSON.parse(DREAM)) }),
  ],
  ["a request that hangs on it", Object.assign(new Error("refused"), { request: { body: DREAM } })],
  ["its output", Object.assign(new Error("ended with 1"), { stdout: DREAM, cmd: `ffmpeg ${DREAM}` })],
  ["a long message with a line as those of a stack", new Error(`${"x".repeat(300)}\n    at sea: ${DREAM}`)],
  ["something thrown that is no error", DREAM],
])("a log line never holds a dream that comes with an error: %s", (_how, error) => {
  const line = lineOf(error);
  expect(line).toContain("failed");
  expect(line).not.toContain("balina");
  expect(line).not.toContain("Annemin");
});

it("a log line says what the error was, where, and why", () => {
  const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const { err } = JSON.parse(lineOf(new TypeError("fetch failed", { cause })));
  expect(err).toMatchObject({
    type: "TypeError",
    message: "fetch failed",
    stack: expect.stringContaining("error-log.test.ts"),
    cause: { code: "ECONNREFUSED" },
  });
});
