import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config.ts";

type Role = "web" | "worker";

/** What a child sends once it serves or works. */
export const READY = "ready";

/** How long a child may take to begin where others serve meanwhile, and to finish. */
const READY_LIMIT_MS = 60_000;
const FINISH_LIMIT_MS = 40_000;
/** Pause before another attempt at a child that ended before it was ready: doubled each time. */
const RETRY_MS = { first: 200, most: 30_000 };

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

/**
 * Runs `webProcesses` processes that serve and, with the role `all`, one that works; replaces those that die. SIGHUP
 * replaces all of them, one after another, each once its successor is ready, so that no request is refused. SIGINT and
 * SIGTERM end them and this process. Exits with code 1 when the first does not start; it has said why.
 */
export async function supervise(
  { role, webProcesses }: Pick<Config, "role" | "webProcesses">,
  log: Pick<FastifyBaseLogger, "info" | "error">,
): Promise<void> {
  const children = new Map<Worker, Role>();
  let ending = false;
  let replacing = false;

  /** Resolves to a child that is ready, or to null where it ended before or took longer than `limitMs`. */
  async function begin(role: Role, limitMs: number | null = READY_LIMIT_MS): Promise<Worker | null> {
    const child = cluster.fork({ ROLE: role, WEB_PROCESSES: "1" });
    const ready = await new Promise<boolean>((resolve) => {
      child.on("message", (message) => void (message === READY && resolve(true)));
      child.once("exit", () => resolve(false));
      if (limitMs !== null) void pause(limitMs).then(() => resolve(false));
    });
    if (!ready) {
      child.process.kill("SIGKILL");
      return null;
    }
    log.info({ role, child: child.process.pid }, "a process is ready");
    watch(child, role);
    return child;
  }

  /** Replaces the child when it ends by itself. */
  function watch(child: Worker, role: Role): void {
    children.set(child, role);
    child.once("exit", (code, signal) => {
      if (!children.delete(child) || ending) return;
      log.error({ role, child: child.process.pid, code, signal }, "a process ended: it is replaced");
      void keepTrying(role);
    });
  }

  async function keepTrying(role: Role): Promise<void> {
    for (let ms = RETRY_MS.first; !ending; ms = Math.min(ms * 2, RETRY_MS.most)) {
      if (await begin(role)) return;
      await pause(ms);
    }
  }

  /** Ends a child and waits until it has. */
  async function finish(child: Worker): Promise<void> {
    if (child.isDead()) return;
    const ended = once(child, "exit");
    child.process.kill("SIGTERM");
    await Promise.race([ended, pause(FINISH_LIMIT_MS)]);
    if (!child.isDead()) child.process.kill("SIGKILL");
  }

  async function replaceAll(): Promise<void> {
    if (replacing || ending) return;
    replacing = true;
    for (const [child, role] of Array.from(children)) {
      if (!children.has(child)) continue;
      const next = await begin(role);
      if (!next) {
        if (ending) return;
        log.error({ role }, "the new process did not start: the others stay as they are");
        break;
      }
      // One that died meanwhile has another successor.
      const spare = children.has(child) ? child : next;
      children.delete(spare);
      await finish(spare);
    }
    replacing = false;
  }

  async function end(): Promise<void> {
    if (ending) return;
    ending = true;
    // Also those that are not ready yet, and those that were just replaced.
    await Promise.all(Object.values(cluster.workers!).map((child) => finish(child!)));
    process.exit(0);
  }

  const [first, ...others]: Role[] = [
    ...Array.from({ length: webProcesses }, () => "web" as const),
    ...(role === "all" ? (["worker"] as const) : []),
  ];
  process.on("SIGINT", () => void end());
  process.on("SIGTERM", () => void end());
  process.on("SIGHUP", () => void replaceAll());
  // One alone migrates the database, which may take long, and says what hinders the start.
  if (!(await begin(first!, null)) && !ending) process.exit(1);
  await Promise.all(others.map(keepTrying));
}
