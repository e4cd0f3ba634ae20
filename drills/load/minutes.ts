import { statSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import type { LoadServer } from "./server.ts";
import type { Figures } from "./watch.ts";

const MB = 2 ** 20;

/** The state of a server at the end of a minute. */
export interface Minute extends Figures {
  /** Processor seconds of the minute: of the server, and of its drawing processes that have ended. */
  ownS: number;
  drawingS: number;
  jobs: number;
  databaseMb: number;
  walMb: number;
  machineLoad: number;
}

const sizeOf = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) / MB;

/** Returns a function that reads the figures since its last call. */
export function watchMinutes(server: LoadServer, dataDir: string): () => Promise<Minute> {
  const file = join(dataDir, "app.db");
  let before = server.worked();
  return async () => {
    const after = server.worked();
    const [ownS, drawingS] = [(after.own - before.own) / 1000, (after.children - before.children) / 1000];
    before = after;
    const database = new Database(file, { readonly: true });
    const jobs = database
      .prepare<[], number>("SELECT COUNT(*) FROM jobs WHERE status IN ('queued', 'running')")
      .pluck()
      .get()!;
    database.close();
    const [machineLoad] = loadavg() as [number];
    const sizes = { databaseMb: sizeOf(file), walMb: sizeOf(`${file}-wal`) };
    return { ...(await server.figures()), ownS, drawingS, jobs, ...sizes, machineLoad };
  };
}

/** Growth of the mean from the second to the last third of `values`, as a share. */
export function growth(values: readonly number[]): number {
  const third = Math.floor(values.length / 3);
  const mean = (part: readonly number[]) => part.reduce((sum, value) => sum + value, 0) / part.length;
  return third === 0 ? 0 : mean(values.slice(-third)) / mean(values.slice(-2 * third, -third)) - 1;
}
