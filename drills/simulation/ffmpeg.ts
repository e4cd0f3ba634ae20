import childProcess from "node:child_process";
import { syncBuiltinESMExports } from "node:module";
import { promisify } from "node:util";

/** One pixel. */
const FRAME = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** Stands for ffmpeg: writes the same image for every video. */
export const FFMPEG = "/ffmpeg-of-the-simulation";

// A process for each video would take longer than all else that is done for it. This module is imported before the
// product's, which keep the function that they find.
const { execFile, setImmediate } = { ...childProcess, ...globalThis };
const run = promisify(execFile);
const replaced = Object.assign(execFile.bind(null), {
  [promisify.custom]: async (file: string, ...others: unknown[]) => {
    if (file !== FFMPEG) return (run as (...values: unknown[]) => unknown)(file, ...others);
    await new Promise((resolve) => void setImmediate(resolve));
    return { stdout: FRAME, stderr: Buffer.alloc(0) };
  },
});
Object.assign(childProcess, { execFile: replaced });
syncBuiltinESMExports();
