import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { ensureClientBuild } from "../../tests/support/client-build.ts";
import { serverEnv } from "../../tests/support/server-env.ts";
import { processorMs } from "../../bench/load.ts";
import type { Figures } from "./watch.ts";

const ROOT = join(import.meta.dirname, "../..");
const LOG_MAX = 200;

export interface LoadServer {
  origin: string;
  alive(): boolean;
  /** Processor time in ms: of the server, and of its drawing processes that have ended. Linux only. */
  worked(): { own: number; children: number };
  /** Figures since the last call, after a garbage collection. */
  figures(): Promise<Figures>;
  /** Lines of the log at the levels error and fatal. */
  problems: string[];
  /** SIGTERM. Resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the production server on a data directory, and measures its process. */
export async function startLoadServer(dataDir: string): Promise<LoadServer> {
  await ensureClientBuild();
  const port = await freePort();
  const watch = join(import.meta.dirname, "watch.ts");
  const child = spawn(
    join(ROOT, "node_modules/node/bin/node"),
    ["--expose-gc", "--import", watch, join(ROOT, "server/main.ts")],
    {
      cwd: ROOT,
      env: {
        ...serverEnv(port, dataDir),
        TRUST_PROXY: "true",
        COMMUNITY: "on",
        LOG_LEVEL: "error",
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  const problems: string[] = [];
  for (const stream of [child.stdout!, child.stderr!])
    stream.on("data", (chunk: Buffer) => problems.length < LOG_MAX && problems.push(chunk.toString().trim()));
  const ended = once(child, "exit") as Promise<[number | null]>;
  const message = () =>
    Promise.race([
      once(child, "message"),
      ended.then(([code]) =>
        Promise.reject(new Error(`the server ended with ${code}: ${problems.join("\n")}`)),
      ),
    ]);
  await message();
  return {
    origin: `http://localhost:${port}`,
    alive: () => child.exitCode === null && child.signalCode === null,
    worked: () => processorMs(child.pid!),
    async figures() {
      const reply = message();
      child.send("figures");
      return (await reply)[0] as Figures;
    },
    problems,
    async stop() {
      child.kill("SIGTERM");
      return (await ended)[0];
    },
  };
}
