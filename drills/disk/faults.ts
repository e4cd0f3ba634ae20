import { spawnSync } from "node:child_process";
import { closeSync, openSync, writeFileSync, writeSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";

export interface Faults {
  /** Of each write and flush. */
  delayMs?: number;
  /** Of each write; reads go on. */
  writeError?: keyof typeof constants.errno;
  /** Of each open and read. */
  readError?: keyof typeof constants.errno;
  /** What the wall clock is ahead. */
  clockMs?: number;
}

/** A library that gives a server these faults while it runs. */
export interface FaultLibrary {
  /** Settings of the server whose volume is `folder`. */
  env(folder: string): Record<string, string>;
  set(faults: Faults): void;
}

/** Compiles the library into a folder; null where there is no compiler for it. */
export function buildFaults(folder: string): FaultLibrary | null {
  const [library, page] = [join(folder, "faults.so"), join(folder, "faults-page")];
  const source = join(import.meta.dirname, "faults.c");
  const { status } = spawnSync("cc", ["-O2", "-fPIC", "-shared", "-o", library, source, "-ldl"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (process.platform !== "linux" || status !== 0) return null;
  function set({ delayMs = 0, writeError, readError, clockMs = 0 }: Faults): void {
    const bytes = Buffer.alloc(24);
    bytes.writeInt32LE(delayMs, 0);
    bytes.writeInt32LE(writeError ? constants.errno[writeError] : 0, 4);
    bytes.writeInt32LE(readError ? constants.errno[readError] : 0, 8);
    bytes.writeBigInt64LE(BigInt(clockMs), 16);
    // In place: servers have mapped the file.
    const file = openSync(page, "r+");
    writeSync(file, bytes, 0, bytes.length, 0);
    closeSync(file);
  }
  writeFileSync(page, Buffer.alloc(24));
  return {
    env: (below) => ({ LD_PRELOAD: library, FAULTS_PAGE: page, FAULTS_FOLDER: below }),
    set,
  };
}
