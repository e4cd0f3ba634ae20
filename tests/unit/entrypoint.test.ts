import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const HEADER = "level  min_txid  max_txid  size  created";
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "entrypoint-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the entrypoint with programs that write what they were asked, and returns its exit code and output. */
function start(litestream: { restore: string; ltx: string }) {
  const program = (name: string, lines: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  program("id", "echo 1000");
  const { restore, ltx } = litestream;
  program(
    "litestream",
    `case "$1" in restore) ${restore};; ltx) ${ltx};; replicate) echo replicated "$@";; esac`,
  );
  const { status, stdout, stderr } = spawnSync(resolve("scripts/entrypoint.sh"), {
    encoding: "utf8",
    env: { PATH: `${folder}:${process.env.PATH}`, DATA_DIR: folder, LITESTREAM_BUCKET: "drill" },
  });
  return { status, output: stdout + stderr };
}

test("an empty replica starts a new site under Litestream", () => {
  const started = start({ restore: "true", ltx: `echo "${HEADER}"` });
  expect(started.output).toContain("replicated replicate -config litestream.yml -exec node server/main.ts");
  expect(started.status).toBe(0);
});

test("a restored database starts without a look at the files of the replica", () => {
  const { status, output } = start({ restore: 'touch "$DATA_DIR/app.db"', ltx: "exit 1" });
  expect(output).toContain("replicated");
  expect(status).toBe(0);
});

test.each([
  [
    "a replica whose beginning is lost",
    { restore: "true", ltx: `echo "${HEADER}"; echo "0  2  2  100  now"` },
  ],
  ["a replica that cannot be listed", { restore: "true", ltx: "exit 1" }],
  ["a failed restore", { restore: "exit 1", ltx: `echo "${HEADER}"` }],
])("%s stops the start", (_, litestream) => {
  const { status, output } = start(litestream);
  expect(output).not.toContain("replicated");
  expect(status).toBe(1);
});
