import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../tests/support/free-port.ts";
import type { S3Server } from "../../tests/support/s3-server.ts";

const ROOT = join(import.meta.dirname, "../..");
const START_MS = 120_000;

/** The module of the Litestream that the image has. */
export function pinnedLitestream(): string {
  const version = /litestream\/litestream:(\S+)/.exec(readFileSync(join(ROOT, "Dockerfile"), "utf8"))![1];
  return `github.com/benbjohnson/litestream/cmd/litestream@v${version}`;
}

interface Ran {
  status: number | null;
  output: string;
}

/** A site that scripts/entrypoint.sh runs as in the image, under Litestream, with a volume and a replica. */
export interface ReplicatedSite {
  origin: string;
  dataDir: string;
  /** Runs the entrypoint, with other settings where they are given, until the site replies. */
  start(other?: Record<string, string>): Promise<void>;
  /** SIGKILL to the server and to Litestream. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Runs a command with the settings of the site, in the folder of the program. */
  run(command: string, args: string[], env?: Record<string, string>): Promise<Ran>;
  output(): string;
  /** Settings of commands. */
  env: NodeJS.ProcessEnv;
}

/** `root`: the folder of the program, where it is another than this one. */
export async function createReplicatedSite(
  folder: string,
  litestream: string,
  s3: S3Server,
  settings: Record<string, string | undefined>,
  root = ROOT,
): Promise<ReplicatedSite> {
  const [dataDir, programs] = [join(folder, "data"), join(folder, "programs")];
  const port = await freePort();
  mkdirSync(programs);
  symlinkSync(litestream, join(programs, "litestream"));
  symlinkSync(join(root, "node_modules/.bin/node"), join(programs, "node"));
  // In the image the entrypoint gives up root for the user `node`, which other machines do not have.
  writeFileSync(join(programs, "id"), "#!/bin/sh\necho 1000\n");
  chmodSync(join(programs, "id"), 0o755);
  const settled = {
    PATH: `${programs}:${process.env.PATH}`,
    HOME: process.env.HOME,
    NODE_ENV: "production",
    MALLOC_ARENA_MAX: "2",
    DISABLE_SYSTEM_FONTS_LOAD: "1",
    PORT: String(port),
    DATA_DIR: dataDir,
    SESSION_SECRET: "the secret of a drill, of more than 32 letters",
    LITESTREAM_BUCKET: s3.bucket,
    LITESTREAM_ENDPOINT: s3.endpoint,
    LITESTREAM_REGION: s3.region,
    LITESTREAM_ACCESS_KEY_ID: s3.keys.accessKeyId,
    LITESTREAM_SECRET_ACCESS_KEY: s3.keys.secretAccessKey,
    ...settings,
  };
  const origin = `http://localhost:${port}`;
  const entrypoint = join(root, "scripts/entrypoint.sh");
  let child: ChildProcess | null = null;
  let output = "";

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "close");
    // SIGTERM goes to the first process only, as a container does it; SIGKILL to its group.
    process.kill(signal === "SIGKILL" ? -child.pid! : child.pid!, signal);
    await ended;
    child = null;
  }
  // Commands by hand need the path that the entrypoint chooses by itself.
  const commandEnv = { ...settled, LITESTREAM_PATH: "app.db" };
  // Asynchronous, as the load on the site goes on meanwhile.
  const run = (command: string, args: string[], env: Record<string, string> = {}) =>
    new Promise<Ran>((resolve) => {
      const options = {
        cwd: root,
        env: { ...commandEnv, ...env },
        timeout: START_MS,
      };
      const process = execFile(command, args, options, (_, stdout, stderr) =>
        resolve({ status: process.exitCode, output: stdout + stderr }),
      );
    });

  return {
    origin,
    dataDir,
    async start(other = {}) {
      // The volume of a container exists.
      mkdirSync(other.DATA_DIR ?? dataDir, { recursive: true });
      output = "";
      child = spawn(entrypoint, [], {
        cwd: root,
        env: { ...settled, ...other },
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
      });
      const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000));
      child.stdout!.on("data", collect);
      child.stderr!.on("data", collect);
      for (const until = Date.now() + START_MS; ; await pause(30)) {
        if (child.exitCode !== null || Date.now() > until)
          throw new Error(`the site did not start:\n${output}`);
        if (
          await fetch(`${origin}/healthz`).then(
            ({ ok }) => ok,
            () => false,
          )
        )
          return;
      }
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    run,
    output: () => output,
    env: commandEnv,
  };
}
