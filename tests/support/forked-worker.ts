import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { TestApp } from "./app.ts";
import { templateFile } from "./database.ts";
import { SCAN_REPORT } from "./query-plans.ts";
import type { WorkerReport, WorkerTask } from "./worker-tasks.ts";

/** A second process on the database of a test: see `worker-process.ts`. */
export interface ForkedWorker {
  ask(task: WorkerTask): void;
  /** Resolves to the next report. */
  report(): Promise<WorkerReport>;
  /** Resolves when it begins to draw an image. */
  drawing: Promise<void>;
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
      PATH: process.env.PATH,
      PLAN_TEMPLATE: await templateFile(),
      NODE_ENV: "production",
      DATA_DIR: app.config.dataDir,
      TEST_DATABASE: JSON.stringify(app.store.settings),
    },
  });
  let output = "";
  child.stderr!.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const drawing = Promise.withResolvers<void>();
  child.on("message", (report: WorkerReport) => {
    if ("image" in report && report.image === "begun") drawing.resolve();
  });
  await once(child, "message");
  const end = async (how: () => void) => {
    const exited = once(child, "exit");
    how();
    await exited;
  };
  return {
    ask: (task) => void child.send(task),
    report: async () => ((await once(child, "message")) as [WorkerReport])[0],
    drawing: drawing.promise,
    kill: () => end(() => child.kill("SIGKILL")),
    async stop() {
      await end(() => child.disconnect());
      if (output.includes(SCAN_REPORT)) throw new Error(output);
    },
  };
}
