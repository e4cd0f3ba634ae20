import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Longer than the largest still takes. */
const LEAVE_MS = 20_000;

/** Sends one message to the worker that runs the task. */
export type Reply = (message: unknown, transfer?: readonly ArrayBuffer[]) => void;

export interface TaskHooks {
  /** Aborting rejects the task at once with the signal's reason; its worker ends at the next safe point. */
  signal: AbortSignal;
  /** Called for every message that is neither the result nor a failure. A throw fails the task. */
  onMessage?: (message: { kind: string }, reply: Reply) => void;
}

export interface WorkerPool {
  /** Runs one task on a free worker, in the order of arrival. Rejects when the worker fails or dies. */
  run<Result>(task: unknown, hooks: TaskHooks): Promise<Result>;
  /** Ends every worker; running and waiting tasks reject. */
  close(): Promise<void>;
}

interface Waiting {
  task: unknown;
  hooks: TaskHooks;
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
}

/**
 * A pool of worker threads. A worker starts when a task needs it, ends after `idleMs` without work, and is replaced
 * after a crash or an abort. A worker answers `{ kind: "result", value }` or `{ kind: "failure", message }`.
 */
export function createWorkerPool(options: { script: URL; size: number; idleMs: number }): WorkerPool {
  const idle = new Map<Worker, NodeJS.Timeout>();
  const waiting: Waiting[] = [];
  const running = new Map<Worker, (reason: unknown) => void>();
  /** Still drawing for a task that was given up. */
  const leaving = new Set<Worker>();
  let closed = false;

  /** Asks a worker to end once its hands are free: a thread ended inside native drawing can take the process with it. */
  async function retire(worker: Worker): Promise<void> {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    if (worker.threadId === -1) return;
    leaving.add(worker);
    worker.ref();
    const ended = once(worker, "exit");
    const overdue = setTimeout(() => void worker.terminate(), LEAVE_MS);
    worker.postMessage({ kind: "stop" });
    await ended.catch(() => undefined);
    clearTimeout(overdue);
    leaving.delete(worker);
  }

  function rest(worker: Worker): void {
    const timer = setTimeout(() => void retire(worker), options.idleMs);
    timer.unref();
    worker.unref();
    idle.set(worker, timer);
  }

  function takeWorker(): Worker | undefined {
    const rested = idle.keys().next().value;
    if (rested) {
      clearTimeout(idle.get(rested));
      idle.delete(rested);
      rested.ref();
      return rested;
    }
    if (running.size + leaving.size >= options.size) return undefined;
    const worker = new Worker(options.script, {
      execArgv: [],
      // Pictures hold no letters, and the canvas else reads every typeface of the machine: 0.3 s and 230 MB of 2500 faces.
      env: { ...process.env, DISABLE_SYSTEM_FONTS_LOAD: "1" },
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    });
    // A worker that dies at rest must neither end the process nor be used again; a running one is its task's to settle.
    const retireAtRest = () => void (idle.has(worker) && retire(worker));
    worker.on("error", retireAtRest).on("exit", retireAtRest);
    return worker;
  }

  function next(): void {
    if (closed || waiting.length === 0) return;
    const worker = takeWorker();
    if (worker) start(worker, waiting.shift()!);
  }

  function start(worker: Worker, { task, hooks, resolve, reject }: Waiting): void {
    const reply: Reply = (message, transfer = []) => worker.postMessage(message, transfer);

    function settle(keep: boolean, finish: () => void): void {
      if (!running.delete(worker)) return;
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      hooks.signal.removeEventListener("abort", onAbort);
      const left = keep && !closed ? rest(worker) : retire(worker);
      finish();
      void Promise.resolve(left).then(next);
    }
    const fail = (reason: unknown) => settle(false, () => reject(reason));
    const onAbort = () => fail(hooks.signal.reason);
    const onError = (error: unknown) => fail(error);
    const onExit = (code: number) => fail(new Error(`The drawing worker ended with code ${code}`));
    function onMessage(message: { kind: string; value?: never; message?: string }): void {
      if (message.kind === "result") return settle(true, () => resolve(message.value!));
      if (message.kind === "failure") return settle(true, () => reject(new Error(message.message)));
      try {
        hooks.onMessage?.(message, reply);
      } catch (error) {
        fail(error);
      }
    }

    running.set(worker, fail);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    hooks.signal.addEventListener("abort", onAbort, { once: true });
    reply(task);
  }

  return {
    run<Result>(task: unknown, hooks: TaskHooks): Promise<Result> {
      return new Promise((resolve, reject) => {
        if (closed) return reject(new Error("The studio is closed"));
        if (hooks.signal.aborted) return reject(hooks.signal.reason as Error);
        const entry: Waiting = { task, hooks, resolve: resolve as (value: never) => void, reject };
        hooks.signal.addEventListener(
          "abort",
          () => {
            const place = waiting.indexOf(entry);
            if (place < 0) return;
            waiting.splice(place, 1);
            reject(hooks.signal.reason as Error);
          },
          { once: true },
        );
        waiting.push(entry);
        next();
      });
    },
    async close() {
      closed = true;
      const reason = new Error("The studio is closed");
      for (const entry of waiting.splice(0)) entry.reject(reason);
      for (const fail of Array.from(running.values())) fail(reason);
      const ends = [...leaving].map((worker) => once(worker, "exit").catch(() => undefined));
      await Promise.all([...ends, ...Array.from(idle.keys(), retire)]);
    },
  };
}
