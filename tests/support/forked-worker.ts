import { fork, type ChildProcess } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { join } from "node:path";
import type { TestApp } from "./app.ts";
import { templateFile } from "./database.ts";
import { SCAN_REPORT } from "./query-plans.ts";
import { COMPILE_CACHE } from "./server-env.ts";
import type { WorkerReport, WorkerTask } from "./worker-tasks.ts";

/** A second process on the database of a test: see `worker-process.ts`. */
export interface ForkedWorker {
  ask(task: WorkerTask): void;
  /** Resolves to how many attempts it counted. */
  counted(): Promise<number>;
  /** Resolves to when it began, or ended, its next reading or image that was not asked for before, in ms since 1970. */
  time(work: "reading" | "image", state: "begun" | "ended"): Promise<number>;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** Lets it finish. Throws where it scanned a growing table. */
  stop(): Promise<void>;
}

/** Resolves when the process is ready to be asked. */
export async function forkWorker(app: TestApp): Promise<ForkedWorker> {
  const child: ChildProcess = fork(join(import.meta.dirname, "worker-process.ts"), {
    execArgv: ["--import", join(import.meta.dirname, "plan-preload.ts")],
    stdio: ["ignore", "inherit", "pipe", "ipc"],
    env: {
      ...COMPILE_CACHE,
      PATH: process.env.PATH,
      PLAN_TEMPLATE: await templateFile(),
      NODE_ENV: "production",
      DATA_DIR: app.config.dataDir,
      TEST_DATABASE: JSON.stringify(app.store.settings),
    },
  });
  let output = "";
  child.stderr!.on("data", (chunk: Buffer) => (output += chunk.toString()));
  // Two may come before the first is read.
  const reports: WorkerReport[] = [];
  const arrivals = new EventEmitter();
  child.on("message", (message: WorkerReport) => {
    reports.push(message);
    arrivals.emit("report");
  });
  const ended = new AbortController();
  const { signal } = ended;
  child.once("exit", () => ended.abort(new Error(`the worker has ended: ${output}`)));
  await once(child, "message", { signal });
  const next = async (read: (report: WorkerReport) => number | null): Promise<number> => {
    for (;;) {
      for (let report = reports.shift(); report; report = reports.shift()) {
        const found = read(report);
        if (found !== null) return found;
      }
      await once(arrivals, "report", { signal });
    }
  };
  const end = async (how: () => void) => {
    const exited = once(child, "exit");
    how();
    await exited;
  };
  return {
    ask: (task) => void child.send(task),
    counted: () => next((report) => ("counted" in report ? report.counted : null)),
    time: (work, state) =>
      next((report) =>
        "work" in report && report.work === work && report.state === state ? report.at : null,
      ),
    kill: () => end(() => child.kill("SIGKILL")),
    async stop() {
      await end(() => child.disconnect());
      if (output.includes(SCAN_REPORT)) throw new Error(output);
    },
  };
}
