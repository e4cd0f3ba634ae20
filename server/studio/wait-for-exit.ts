import type { ChildProcess } from "node:child_process";

/**
 * Resolves once a child process has ended well and its streams are closed. Rejects otherwise, with the last words of
 * its standard error.
 */
export function waitForExit(child: ChildProcess, name: string): Promise<void> {
  let complaint = "";
  child.stderr
    ?.setEncoding("utf8")
    .on("data", (text: string) => (complaint = (complaint + text).slice(-2000)));
  return new Promise((resolve, reject) => {
    let fault: unknown;
    child.once("error", (error) => (fault = error));
    child.once("close", (code, signal) => {
      if (code === 0) resolve();
      else reject(fault ?? new Error(`${name} ended with ${signal ?? `code ${code}`}: ${complaint.trim()}`));
    });
  });
}
