import { fork, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import type { Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { childEnvironment } from "#server/providers/child-process.ts";

/**
 * Environment without the server's secrets. System fonts are off: loading 2500 fonts takes 0.3 s and 230 MB, and texts
 * are drawn with packaged ones.
 */
function environment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return {
    ...childEnvironment(),
    MALLOC_ARENA_MAX: "2",
    DISABLE_SYSTEM_FONTS_LOAD: "1",
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
  };
}

/** Gives a process the lowest priority, so that drawings do not slow down the server. */
export function lowerPriority(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process has exited, or the system does not allow it: the drawing works all the same.
  }
}

/** Starts a drawing process and sends its job. Aborting kills it. */
export function startDrawingProcess(
  script: URL,
  job: object,
  { output, signal }: { output: "ignore" | Writable; signal: AbortSignal },
): ChildProcess {
  const child = fork(fileURLToPath(script), {
    stdio: ["ignore", output, "pipe", "ipc"],
    execArgv: ["--max-old-space-size=256"],
    serialization: "advanced",
    env: environment(),
    signal,
    killSignal: "SIGKILL",
  });
  lowerPriority(child);
  // Fails when the process is gone; `waitForExit` reports why.
  child.send(job, () => undefined);
  return child;
}
