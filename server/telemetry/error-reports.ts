import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { stackLines } from "#server/error-log.ts";
import type { SentrySettings } from "#server/telemetry-settings.ts";
import { currentWork } from "#server/work-context.ts";
import { createSender } from "./sender.ts";

/** A loop that fails sends one report a minute, and a site on which everything fails this many. */
const MINUTE_MAX = 30;
const WINDOW_MS = 60_000;
const TIMEOUT_MS = 5000;
const CAUSES_MAX = 3;
const FRAMES_MAX = 50;

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FRAME = /^\s+at (?:async )?(?:(.+?) \()?((?:file:\/\/|node:|\/)[^()\s]+):(\d+):(\d+)\)?$/;
const isName = (text: unknown): text is string => typeof text === "string" && /^[\w.-]{1,60}$/.test(text);

/** Frames of the program. The newest is the last, as the protocol wants it. */
function framesOf(error: Error) {
  const frames = stackLines(error).flatMap((line) => {
    const [, name, path, row, column] = FRAME.exec(line) ?? [];
    if (path === undefined) return [];
    const filename = path.replace(/^file:\/\//, "").replace(ROOT, "");
    return {
      filename,
      ...(name !== undefined && { function: name }),
      lineno: Number(row),
      colno: Number(column),
      in_app: !filename.includes("node_modules/") && !filename.startsWith("node:"),
    };
  });
  return frames.slice(0, FRAMES_MAX).toReversed();
}

/** The error and its causes, the last of which comes first. Their messages are left out: they may quote a user. */
function valuesOf(error: unknown, message: string, depth = 0): object[] {
  const { name, code, cause } = (error instanceof Error ? error : {}) as Error & { code?: unknown };
  const value = {
    type: isName(name) ? name : typeof error,
    value: isName(code) ? `${message} (${code})` : message,
    stacktrace: { frames: error instanceof Error ? framesOf(error) : [] },
  };
  const causes = cause !== undefined && depth < CAUSES_MAX ? valuesOf(cause, "cause", depth + 1) : [];
  return [...causes, value];
}

export interface ErrorReports {
  /** Sends an error in the background. `message` is one of the program, without any text of a user. */
  report(error: unknown, message: string): void;
  close(limitMs: number): Promise<void>;
}

/** Sends errors to a tracker that speaks the protocol of Sentry. */
export function createErrorReports(
  { url, publicKey, environment }: SentrySettings,
  log: { warn(details: object, message: string): void },
): ErrorReports {
  const sender = createSender<{ event_id: string }>({
    name: "error reports",
    queueMax: MINUTE_MAX,
    batchMax: 1,
    everyMs: 0,
    timeoutMs: TIMEOUT_MS,
    log,
    request: ([event]) => ({
      url,
      headers: {
        "content-type": "application/x-sentry-envelope",
        "x-sentry-auth": `Sentry sentry_version=7, sentry_client=dreams/1, sentry_key=${publicKey}`,
      },
      body: [{ event_id: event!.event_id, sent_at: new Date().toISOString() }, { type: "event" }, event]
        .map((part) => JSON.stringify(part))
        .join("\n"),
    }),
  });
  let windowFrom = -Infinity;
  const sent = new Set<string>();

  function isNew(key: string): boolean {
    if (performance.now() - windowFrom > WINDOW_MS) {
      windowFrom = performance.now();
      sent.clear();
    }
    if (sent.has(key) || sent.size >= MINUTE_MAX) return false;
    sent.add(key);
    return true;
  }

  return {
    report(error, message) {
      const values = valuesOf(error, message);
      if (!isNew(JSON.stringify(values))) return;
      const { traceId, reqId, jobId, loop } = currentWork() ?? {};
      sender.add({
        event_id: randomUUID().replaceAll("-", ""),
        timestamp: Date.now() / 1000,
        platform: "node",
        level: "error",
        environment,
        exception: { values },
        tags: { reqId, jobId, loop },
        ...(traceId !== undefined &&
          reqId !== undefined && { contexts: { trace: { trace_id: traceId, span_id: reqId } } }),
      } as { event_id: string });
    },
    close: (limitMs) => sender.close(limitMs),
  };
}
