import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { keepFilesPrivate } from "#server/db/private-files.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { createServerProcess } from "../support/server-process.ts";

const server = await createServerProcess();
// As an earlier run with an open umask left it.
const { dataDir } = server;
chmodSync(dataDir, 0o755);
for (const folder of ["media", "media/a-dream", "outbox"]) mkdirSync(join(dataDir, folder), { mode: 0o755 });
for (const file of ["visitor-salt", "outbox/a.eml", "media/a-dream/image.webp"]) {
  writeFileSync(join(dataDir, file), "x", { mode: 0o644 });
}
await server.start();
afterAll(() => server.dispose());

/** Files and folders that other users of the machine can reach into, as paths below the data directory. */
function openFiles(folder = server.dataDir): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const closed = (statSync(path).mode & 0o077) === 0;
    // What lies in a closed folder is out of reach.
    return closed ? (entry.name === "outbox" ? openFiles(path) : []) : [path];
  });
}

it("makes database, media, mails and secrets readable only by the user who runs the server, with any umask", async () => {
  await signUpOverHttp(server.origin, "ayse@example.com");
  const names = readdirSync(server.dataDir);
  expect(names).toEqual(expect.arrayContaining(["app.db", "app.db-wal", "app.db-shm", "media", "outbox"]));
  expect(names).toContain("session-secret");
  expect(openFiles()).toEqual([]);
  expect(statSync(server.dataDir).mode & 0o777).toBe(0o700);
});

it("passes over a file that another process removes meanwhile", async () => {
  const churn = `const fs = require("node:fs");
    for (let i = 0; i < 30_000; i++) {
      fs.writeFileSync(process.argv[1] + i % 50, "");
      fs.rmSync(process.argv[1] + i % 50);
    }`;
  const umask = process.umask();
  const other = spawn(process.execPath, ["-e", churn, join(dataDir, "workers/")]);
  let running = true;
  const exited = once(other, "exit").then(([code]) => {
    running = false;
    return code as number;
  });
  while (running) {
    keepFilesPrivate(dataDir);
    await setImmediate();
  }
  process.umask(umask);
  expect(await exited).toBe(0);
});

it.runIf(process.getuid?.() === 0)("passes over a folder of root, as `lost+found` of a volume", () => {
  const OTHER_USER = 65_534;
  const volume = mkdtempSync(join(tmpdir(), "private-files-"));
  mkdirSync(join(volume, "lost+found"), { mode: 0o700 });
  mkdirSync(join(volume, "outbox"));
  writeFileSync(join(volume, "outbox/a.eml"), "x", { mode: 0o644 });
  for (const path of ["", "outbox", "outbox/a.eml"]) chownSync(join(volume, path), OTHER_USER, OTHER_USER);
  const umask = process.umask();
  process.seteuid!(OTHER_USER);
  try {
    keepFilesPrivate(volume);
  } finally {
    process.seteuid!(0);
    process.umask(umask);
  }
  expect(statSync(join(volume, "outbox/a.eml")).mode & 0o777).toBe(0o600);
  rmSync(volume, { recursive: true });
});
