const MESSAGE_MAX = 300;
const CAUSES_MAX = 3;

export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/**
 * What the log says of an error: kind, code, first words and where it was thrown. Nothing else that hangs on it, such
 * as a request, an answer or arguments, and no text that could not be parsed: either can hold a dream.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "" };
  const { code } = error as { code?: unknown };
  const unparsed = error instanceof SyntaxError && error.message.includes("JSON");
  const places = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    message: unparsed ? "not valid JSON" : error.message.slice(0, MESSAGE_MAX),
    ...(typeof code === "string" && { code: code.slice(0, MESSAGE_MAX) }),
    ...(places.length > 0 && { stack: places.join("\n") }),
    ...(error.cause !== undefined && depth < CAUSES_MAX && { cause: errorForLog(error.cause, depth + 1) }),
  };
}
