import { spawnSync } from "node:child_process";
import { buildGoProgram } from "../tests/support/go-program.ts";
import { startS3Server, VERSITYGW } from "../tests/support/s3-server.ts";

// Runs the tests of media against a real S3 server, versitygw, which Go builds here. Arguments name other test files.
// Without Go, or where the module cannot be had, it says so and leaves the check out.
const TESTS = [
  "tests/unit/media-store.test.ts",
  "tests/http/dream-media.test.ts",
  "tests/http/missing-media.test.ts",
];

const program = buildGoProgram(VERSITYGW);
if ("missing" in program) {
  console.log(`LEFT OUT: the tests of media against a real S3 server, because ${program.missing}.`);
  process.exit(0);
}
const server = await startS3Server(program.path, "dreams-media");
let status: number | null = 1;
try {
  const settings = {
    S3_ENDPOINT: server.endpoint,
    S3_BUCKET: server.bucket,
    S3_REGION: server.region,
    S3_ACCESS_KEY_ID: server.keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: server.keys.secretAccessKey,
  };
  const tests = process.argv.length > 2 ? process.argv.slice(2) : TESTS;
  const env = {
    ...process.env,
    S3_CHECK_SETTINGS: JSON.stringify(settings),
    S3_CHECK_FOLDER: server.folder,
  };
  ({ status } = spawnSync("vitest", ["run", ...tests], { stdio: "inherit", env }));
} finally {
  await server.close();
}
process.exitCode = status ?? 1;
