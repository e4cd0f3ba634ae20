import type { ChildProcess } from "node:child_process";

/**
 * Resolves once a child process has exited with code 0 and its streams are closed. Otherwise rejects with the end of
 * its standard error.
 */
export function waitForExit(child: ChildProcess, name: string): Promise<void> {
  let stderr = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (stderr = (stderr + text).slice(-2000)));
  return new Promise((resolve, reject) => {
    let startError: unknown;
    child.once("error", (error) => (startError = error));
    child.once("close", (code, signal) => {
      if (code === 0) resolve();
      else
        reject(startError ?? new Error(`${name} ended with ${signal ?? `code ${code}`}: ${stderr.trim()}`));
    });
  });
}
