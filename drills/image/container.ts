import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Buildah } from "./buildah.ts";

const START_MS = 300_000;

/** A container of the image, run by its entrypoint. */
export interface Container {
  /** User and groups of the server's process. */
  identity: { uid: number; groups: string };
  output(): string;
  /** SIGTERM to the first process of the container, as an engine does it; resolves to the exit code. */
  stop(): Promise<number | null>;
  kill(): void;
}

const childrenOf = (pid: number) =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => {
      try {
        return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/status`, "utf8"))?.[1]) === pid;
      } catch {
        return false;
      }
    });

/** The process below `pid` that runs the server: the entrypoint becomes it. */
function findServer(pid: number): number | null {
  for (const child of childrenOf(pid)) {
    const found = findServer(child);
    if (found !== null) return found;
    const command = readFileSync(`/proc/${child}/cmdline`, "utf8").split("\0");
    if (command[0] === "node" && command[1] === "server/main.ts") return child;
  }
  return null;
}

/** Starts the image with a volume, until it replies at `origin`. */
export async function startContainer(
  { options, run }: Buildah,
  {
    container,
    entrypoint,
    volume,
    origin,
    port,
  }: { container: string; entrypoint: string[]; volume: string; origin: string; port: number },
): Promise<Container> {
  mkdirSync(volume, { recursive: true });
  // Buildah would lay a copy of the image's folder over the volume.
  run("config", "--volume", "/data-", "--env", `PUBLIC_URL=${origin}`, "--env", `PORT=${port}`, container);
  const args = [
    "run",
    "--isolation",
    "chroot",
    "--volume",
    `${volume}:/data`,
    container,
    "--",
    ...entrypoint,
  ];
  const child = spawn("buildah", [...options, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const ended = once(child, "exit");
  for (const until = performance.now() + START_MS; ; await pause(100)) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`the container did not start:\n${output}`);
    const ready = await fetch(`${origin}/healthz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) break;
  }
  const server = findServer(child.pid!);
  if (server === null) throw new Error("the process of the server was not found");
  const status = readFileSync(`/proc/${server}/status`, "utf8");
  return {
    identity: {
      uid: Number(/^Uid:\s+(\d+)/m.exec(status)![1]),
      groups: /^Groups:\s*(.*)$/m.exec(status)![1]!.trim(),
    },
    output: () => output,
    async stop() {
      process.kill(server, "SIGTERM");
      await ended;
      return child.exitCode;
    },
    kill: () => void (child.exitCode === null && process.kill(server, "SIGKILL")),
  };
}
