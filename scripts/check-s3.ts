import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";

// Runs the tests of media against a real S3 server, versitygw (Apache-2.0), which Go builds here. Arguments name other
// test files. Without Go, or where the module cannot be had, it says so and leaves the check out.
const MODULE = "github.com/versity/versitygw/cmd/versitygw@v1.8.0";
const TESTS = [
  "tests/unit/media-store.test.ts",
  "tests/http/dream-media.test.ts",
  "tests/http/missing-media.test.ts",
];
const START_MS = 10_000;
const program = resolve("node_modules/.cache/versitygw/versitygw");

function leaveOut(reason: string): never {
  console.log(`LEFT OUT: the tests of media against a real S3 server, because ${reason}.`);
  process.exit(0);
}

if (!existsSync(program)) {
  if (spawnSync("go", ["version"]).status !== 0) leaveOut("Go is not installed");
  console.log(`Building ${MODULE}, which takes some minutes the first time`);
  const env = { ...process.env, GOBIN: join(program, "..") };
  if (spawnSync("go", ["install", MODULE], { stdio: "inherit", env }).status !== 0)
    leaveOut("versitygw could not be built");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

const folder = mkdtempSync(join(tmpdir(), "check-s3-"));
const S3_ENDPOINT = `http://127.0.0.1:${await freePort()}`;
const settings = {
  S3_ENDPOINT,
  S3_BUCKET: "dreams-media",
  S3_REGION: "eu-test-1",
  S3_ACCESS_KEY_ID: "check",
  S3_SECRET_ACCESS_KEY: "a secret for a check",
};
const address = S3_ENDPOINT.slice("http://".length);
const buckets = join(folder, "buckets");
mkdirSync(buckets);
// Metadata in a folder of their own: some file systems have no extended attributes.
mkdirSync(join(folder, "metadata"));
const server = spawn(
  program,
  [
    "--quiet",
    "--port",
    address,
    "--region",
    settings.S3_REGION,
    "posix",
    "--sidecar",
    join(folder, "metadata"),
    buckets,
  ],
  {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      ROOT_ACCESS_KEY: settings.S3_ACCESS_KEY_ID,
      ROOT_SECRET_KEY: settings.S3_SECRET_ACCESS_KEY,
    },
  },
);
let status: number | null = 1;
try {
  const aws = new AwsClient({
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    region: settings.S3_REGION,
    service: "s3",
    retries: 0,
  });
  for (const until = Date.now() + START_MS; ; await sleep(50)) {
    const made = await aws.fetch(`${S3_ENDPOINT}/${settings.S3_BUCKET}`, { method: "PUT" }).catch(() => null);
    if (made?.ok) break;
    if (Date.now() > until) throw new Error(`versitygw did not begin: ${made?.status}`);
  }
  const tests = process.argv.length > 2 ? process.argv.slice(2) : TESTS;
  const env = {
    ...process.env,
    S3_CHECK_SETTINGS: JSON.stringify(settings),
    S3_CHECK_FOLDER: join(buckets, settings.S3_BUCKET),
  };
  ({ status } = spawnSync("vitest", ["run", ...tests], { stdio: "inherit", env }));
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = status ?? 1;
