import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { serverEnv } from "../../tests/support/server-env.ts";
import { freePort } from "../../tests/support/free-port.ts";

import { processorMs } from "../load.ts";
import type { Measured } from "./measured.ts";

const ROOT = join(import.meta.dirname, "../..");
const START_LIMIT_MS = 300_000;
/** A server that does not respond for this long after a slow call is started again. */
const RECOVERY_MS = 30_000;
const POLL_MS = 10;

export interface MeasuredServer {
  origin: string;
  /** Time until it listened. */
  listening: { ms: number; cpuMs: number };
  /** Peak resident memory so far, in megabytes. */
  peakMb: () => number;
  /**
   * Sends a request and resolves to what the server measured; null where it did not respond in time. `cookie` is that
   * of a new session.
   */
  request(
    request: MeasuredRequest,
  ): Promise<(Measured & { status: number; body: string; cookie: string | undefined }) | null>;
  /** Measures the main thread without requests. */
  idle(ms: number): Promise<Measured>;
  /** Resolves once the server responds again after a slow call. */
  recover(): Promise<void>;
  stop(): Promise<void>;
}

interface MeasuredRequest {
  method?: string;
  path: string;
  cookie?: string;
  body?: unknown;
  limitMs: number;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

function launch(port: number, dataDir: string, env: Record<string, string>): ChildProcess {
  const script = join(import.meta.dirname, "measured.ts");
  return spawn(process.execPath, ["--import", script, join(ROOT, "server/main.ts")], {
    cwd: ROOT,
    env: {
      ...serverEnv(port, dataDir),
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

async function untilListening(child: ChildProcess, port: number): Promise<{ ms: number; cpuMs: number }> {
  const began = performance.now();
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error("the server did not start");
    if (performance.now() - began > START_LIMIT_MS) throw new Error("the server does not listen");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { ms: performance.now() - began, cpuMs: processorMs(child.pid!).own };
}

/** Starts the server on a data directory; its statements and its event loop are measured. */
export async function startMeasuredServer(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<MeasuredServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let child = launch(port, dataDir, env);
  const listening = await untilListening(child, port);

  return {
    origin,
    listening,
    peakMb() {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Number(/VmHWM:\s+(\d+)/.exec(status)![1]) / 1024;
    },

    async request({ method = "GET", path, cookie, body, limitMs }) {
      const figures = once(child, "message", { signal: AbortSignal.timeout(limitMs + 1000) }).catch(
        () => null,
      );
      const response = await fetch(origin + path, {
        method,
        redirect: "manual",
        headers: {
          "x-measured": "1",
          accept: path.startsWith("/api/") ? "application/json" : "text/html",
          "accept-language": "tr",
          ...(cookie !== undefined && { cookie }),
          ...(body !== undefined && { "content-type": "application/json", origin }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(limitMs),
      }).catch(() => null);
      const text = await response?.text().catch(() => "");
      const measured = (await figures)?.[0] as Measured | undefined;
      if (!response || !measured) return null;
      const set = response.headers.getSetCookie().find((one) => one.startsWith("session="));
      return { ...measured, status: response.status, body: text ?? "", cookie: set?.split(";")[0] };
    },

    async idle(ms) {
      child.send("begin");
      await new Promise((resolve) => setTimeout(resolve, ms));
      const figures = once(child, "message");
      child.send("end");
      return (await figures)[0] as Measured;
    },

    async recover() {
      const signal = AbortSignal.timeout(RECOVERY_MS);
      if (await fetch(`${origin}/healthz`, { signal }).catch(() => null)) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      child = launch(port, dataDir, env);
      await untilListening(child, port);
    },

    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
