import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataDir } from "#server/db/lock.ts";
import { freePort } from "../support/free-port.ts";
import { serverEnv } from "../support/server-env.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The first process of a site, with children that run a file. SIGUSR2 moves its clock by a minute and a second. */
const FIRST_PROCESS = `
  import cluster from "node:cluster";
  import { mock } from "node:test";
  if (process.env.CLOCK) mock.timers.enable({ apis: ["setTimeout"] });
  cluster.setupPrimary({ exec: process.env.CHILD, execArgv: [] });
  const { supervise } = await import("#server/supervisor.ts");
  const write = ({ role }, message) => console.log(message, role);
  process.on("SIGUSR2", () => {
    mock.timers.tick(61_000);
    console.log("a minute later");
  });
  await supervise({ role: "all", webProcesses: 1 }, { info: write, error: write });`;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "supervisor-children-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function start(env: Record<string, string>) {
  const first = spawn(
    join(ROOT, "node_modules/.bin/node"),
    ["--input-type=module", "--eval", FIRST_PROCESS],
    {
      cwd: ROOT,
      env: { ...serverEnv(await freePort(), dataDir), ...env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  for (const stream of [first.stdout, first.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(first, "close");
  const count = (text: string) => output.split(text).length - 1;
  return {
    ended,
    count,
    send: (signal: NodeJS.Signals) => void first.kill(signal),
    async says(text: string, times = 1) {
      await expect.poll(() => count(text), { interval: 10 }).toBe(times);
    },
  };
}

test("a first child that migrates for longer than a minute is waited for", async () => {
  // As a process that migrates holds it.
  const unlock = lockDataDir(join(dataDir, "server.lock"));
  const { ended, says, send } = await start({ CHILD: "server/main.ts", CLOCK: "moved" });
  await says("waiting for it");
  send("SIGUSR2");
  await says("a minute later");
  unlock();
  await says("a process is ready", 2);
  send("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

/** A child of the first process. The first one that works takes its time to finish. */
const CHILD = `
  import { existsSync, writeFileSync } from "node:fs";
  const { ROLE, DATA_DIR } = process.env;
  const file = DATA_DIR + "/" + ROLE;
  const isSlow = ROLE === "worker" && !existsSync(file);
  writeFileSync(file, "");
  process.on("SIGTERM", () => setTimeout(() => {
    console.log("finished", ROLE);
    process.exit(0);
  }, isSlow ? 1000 : 0));`;

function childFile(begin = `process.send("ready")`): string {
  const file = join(dataDir, "child.mjs");
  writeFileSync(file, `${CHILD}\n${begin}`);
  return file;
}

test("the first process ends after all of its children, also after one that was just replaced", async () => {
  const { count, ended, says, send } = await start({ CHILD: childFile() });
  await says("a process is ready worker");
  send("SIGHUP");
  await says("a process is ready worker", 2);
  send("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(count("finished worker")).toBe(2);
});

test("a child that is not ready yet finishes too", async () => {
  const { count, ended, says, send } = await start({ CHILD: childFile(`console.log("begun")`) });
  await says("begun");
  send("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(count("finished web")).toBe(1);
});
