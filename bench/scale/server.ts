import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { freePort } from "../../tests/support/server-process.ts";
import type { Measured } from "./measured.ts";

const ROOT = join(import.meta.dirname, "../..");
const START_LIMIT_MS = 300_000;
/** A server that does not answer for so long after a call that held it is started again. */
const RECOVERY_MS = 30_000;
const POLL_MS = 10;

export interface MeasuredServer {
  origin: string;
  /** What it took until it listened; milliseconds of the process, and of its cores. */
  listening: { ms: number; cpuMs: number };
  /** Most resident memory until it listened, in megabytes. */
  peakMb: () => number;
  /** Sends one request and waits for what the server measured of it; null where it did not answer in time. `cookie` is a new session. */
  request(
    request: MeasuredRequest,
  ): Promise<(Measured & { status: number; body: string; cookie: string | undefined }) | null>;
  /** What the main thread does by itself for some time. */
  idle(ms: number): Promise<Measured>;
  /** Waits until the server answers again after a call that held it too long. */
  answersAgain(): Promise<void>;
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

/** Milliseconds that a process has spent on cores. */
function processorMs(pid: number): number {
  const TICKS_PER_SECOND = 100;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

function launch(port: number, dataDir: string, env: Record<string, string>): ChildProcess {
  const script = join(import.meta.dirname, "measured.ts");
  return spawn(process.execPath, ["--import", script, join(ROOT, "server/main.ts")], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      MALLOC_ARENA_MAX: "2",
      DISABLE_SYSTEM_FONTS_LOAD: "1",
      NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/compile"),
      PORT: String(port),
      DATA_DIR: dataDir,
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
  return { ms: performance.now() - began, cpuMs: processorMs(child.pid!) };
}

/** Starts the real server on a data directory, with its statements and its event loop measured. */
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
      const answer = await fetch(origin + path, {
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
      const text = await answer?.text().catch(() => "");
      const measured = (await figures)?.[0] as Measured | undefined;
      if (!answer || !measured) return null;
      const set = answer.headers.getSetCookie().find((one) => one.startsWith("session="));
      return { ...measured, status: answer.status, body: text ?? "", cookie: set?.split(";")[0] };
    },

    async idle(ms) {
      child.send("begin");
      await new Promise((resolve) => setTimeout(resolve, ms));
      const figures = once(child, "message");
      child.send("end");
      return (await figures)[0] as Measured;
    },

    async answersAgain() {
      const signal = AbortSignal.timeout(RECOVERY_MS);
      const answer = await fetch(`${origin}/healthz`, { signal }).catch(() => null);
      if (answer) return;
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
