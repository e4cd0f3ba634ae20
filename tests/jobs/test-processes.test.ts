import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import type { TestApp } from "../support/app.ts";
import { forkWorker } from "../support/forked-worker.ts";
import { createServerProcess } from "../support/server-process.ts";

// A test that waits for a process which has ended would wait until its own time is over, and not say why.

test("a server that the machine kills in its start has not started", async () => {
  const server = await createServerProcess();
  const started = server.start();
  process.kill(server.pid(), "SIGKILL");
  await expect(started).rejects.toThrow("the server did not start");
  await server.dispose();
});

test("a server ends with the process that has started it, also where that ends by an error", async () => {
  const support = new URL("../support/server-process.ts", import.meta.url).href;
  const code = `import { createServerProcess } from ${JSON.stringify(support)};
    const server = await createServerProcess();
    await server.start();
    console.log(server.pid());
    throw new Error("the drill is broken");`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8",
  });
  expect(stderr).toContain("the drill is broken");
  const isAlive = () => {
    try {
      return process.kill(Number(stdout), 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isAlive).toBe(false);
});

test("a worker that ends in its start says so", async () => {
  // Below a file nothing can be stored.
  const dataDir = import.meta.filename;
  const settings = { databaseUrl: null, databaseConnections: 0, databaseFile: `${dataDir}/app.db` };
  const app = { config: { dataDir }, store: { settings } } as unknown as TestApp;
  await expect(forkWorker(app)).rejects.toMatchObject({
    cause: { message: expect.stringContaining("the worker has ended") },
  });
});
