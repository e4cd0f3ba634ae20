const MESSAGE_MAX = 300;
const CAUSES_MAX = 3;

export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/** The lines of an error's stack after its message, which can have lines of the same form. */
export function stackLines({ stack = "", message }: Error): string[] {
  const from = stack.indexOf(message);
  const lines = (from < 0 ? stack : stack.slice(from + message.length)).split("\n");
  return lines.filter((line) => /^\s+at /.test(line));
}

/**
 * What the log keeps of an error: type, code, the first words of its message, and its stack. Its other properties, such
 * as a request or a reply, and text that could not be parsed are left out: they can contain a dream.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "" };
  const { code } = error as { code?: unknown };
  const unparsed = error instanceof SyntaxError && error.message.includes("JSON");
  const frames = stackLines(error);
  return {
    type: error.name,
    message: unparsed ? "not valid JSON" : error.message.slice(0, MESSAGE_MAX),
    ...(typeof code === "string" && { code: code.slice(0, MESSAGE_MAX) }),
    ...(frames.length > 0 && { stack: frames.join("\n") }),
    ...(error.cause !== undefined && depth < CAUSES_MAX && { cause: errorForLog(error.cause, depth + 1) }),
  };
}
