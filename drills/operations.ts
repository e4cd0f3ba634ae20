import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { buildGoProgram } from "../tests/support/go-program.ts";
import { startS3Server, VERSITYGW } from "../tests/support/s3-server.ts";
import { createReplicatedSite, pinnedLitestream } from "./backup/site.ts";
import { cloneInto, walk } from "./operations/walk.ts";

// npm run drill:operations
// Runs the commands of docs/operations.md, in their order and as they are written, in a fresh clone whose site runs under
// Litestream. A comment at the end of the page names those that cannot run here, with the reason; a command without one
// runs, and fails the program where it fails. Without Go or sqlite3 nothing is run and the exit code is 77.
const LEFT_OUT = 77;
const ROOT = join(import.meta.dirname, "..");

const [litestream, versitygw] = [buildGoProgram(pinnedLitestream()), buildGoProgram(VERSITYGW)];
if ("missing" in litestream || "missing" in versitygw || spawnSync("sqlite3", ["--version"]).status !== 0) {
  console.log("LEFT OUT: the walk of docs/operations.md, which needs Go and sqlite3.");
  process.exit(LEFT_OUT);
}
const work = mkdtempSync(join(tmpdir(), "drill-operations-"));
const clone = join(work, "clone");
cloneInto(ROOT, clone);
const s3 = await startS3Server(versitygw.path, "drill");
// The page changes the secret that is a file.
const settings = { SESSION_SECRET: undefined };
const site = await createReplicatedSite(work, litestream.path, s3, settings, clone);
let failed = true;
try {
  await site.start();
  const page = readFileSync(join(clone, "docs/operations.md"), "utf8");
  const { ran, skipped, faults } = await walk(page, site, work, clone);
  console.log(JSON.stringify({ load: loadavg()[0], ran, skipped, faults }));
  failed = faults.length > 0;
} finally {
  await site.kill();
  await s3.close();
  rmSync(work, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
