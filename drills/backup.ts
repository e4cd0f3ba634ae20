import { parseArgs } from "node:util";
import { buildGoProgram } from "../tests/support/go-program.ts";
import { VERSITYGW } from "../tests/support/s3-server.ts";
import { drillBackup } from "./backup/drill.ts";
import { pinnedLitestream } from "./backup/site.ts";

// npm run drill:backup -- --restores 100 --seed 1
// Restores a site under load from the replica that the real Litestream writes to a real S3 server. Both are built by Go;
// where that cannot be done, nothing is drilled and the exit code is 77. Prints one line of JSON.
const LEFT_OUT = 77;

const { values } = parseArgs({
  options: { restores: { type: "string", default: "20" }, seed: { type: "string", default: "1" } },
});
const [litestream, versitygw] = [buildGoProgram(pinnedLitestream()), buildGoProgram(VERSITYGW)];
if ("missing" in litestream || "missing" in versitygw) {
  const reason = "missing" in litestream ? litestream.missing : "missing" in versitygw && versitygw.missing;
  console.log(`LEFT OUT: the backup drill, because ${reason}.`);
  process.exit(LEFT_OUT);
}
const [restores, seed] = [Number(values.restores), Number(values.seed)];
const programs = { litestream: litestream.path, versitygw: versitygw.path };
const { faults, ...figures } = await drillBackup(programs, restores, seed);
console.log(JSON.stringify({ restores, seed, ...figures, faults }));
if (faults.length > 0) process.exitCode = 1;
