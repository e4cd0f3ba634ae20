import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureClientBuild } from "../../tests/support/client-build.ts";
import type { Cast } from "./cast.ts";

/** What the process of the site is asked over its channel. */
export type Question = { id: number } & ({ ask: "cast"; users: number; admins: number } | { ask: "figures" });

/** Figures of the site's process since the last time they were asked for; the counts are of its whole life. */
export interface Figures {
  /** Longest stall of the event loop in ms, and of the processor time of its thread in one stall. */
  stallMs: number;
  busyMs: number;
  rssBytes: number;
  /** Replies by their status. */
  statuses: Record<string, number>;
  /** What the log said at the levels error and fatal. */
  problems: string[];
}

export interface DrillSite {
  origin: string;
  alive(): boolean;
  cast(size: { users: number; admins: number }): Promise<Cast>;
  figures(): Promise<Figures>;
  close(): Promise<void>;
}

/** Starts a site with a temporary data directory. */
export async function startDrillSite(env: Record<string, string> = {}): Promise<DrillSite> {
  await ensureClientBuild();
  const dataDir = mkdtempSync(join(tmpdir(), "drill-"));
  const child = fork(join(import.meta.dirname, "process.ts"), {
    env: {
      PATH: process.env.PATH,
      MALLOC_ARENA_MAX: "2",
      DATA_DIR: dataDir,
      TRUST_PROXY: "true",
      COMMUNITY: "on",
      WELCOME_TOKENS: "0",
      DREAM_QUEUE_LIMIT: "100000",
      LOG_LEVEL: "warn",
      ...env,
    },
  });
  const [{ origin }] = (await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) => Promise.reject(new Error(`the site ended with code ${code}`))),
  ])) as [{ origin: string }];

  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  child.on("message", ({ id, reply, error }: { id: number; reply?: unknown; error?: string }) => {
    if (error === undefined) open.get(id)?.resolve(reply);
    else open.get(id)?.reject(new Error(error));
    open.delete(id);
  });
  child.once("exit", () => {
    for (const { reject } of open.values()) reject(new Error("the site has ended"));
  });
  async function ask(question: object): Promise<unknown> {
    const waiting = Promise.withResolvers<unknown>();
    const id = asked++;
    open.set(id, waiting);
    child.send({ ...question, id });
    return waiting.promise;
  }

  return {
    origin,
    alive: () => child.exitCode === null && child.signalCode === null,
    cast: (size) => ask({ ask: "cast", ...size }) as Promise<Cast>,
    figures: () => ask({ ask: "figures" }) as Promise<Figures>,
    async close() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGKILL");
        await ended;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
