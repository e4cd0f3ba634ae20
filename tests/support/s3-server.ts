import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { freePort } from "./free-port.ts";

/** A real S3 server (Apache-2.0), which Go builds. */
export const VERSITYGW = "github.com/versity/versitygw/cmd/versitygw@v1.8.0";
const START_MS = 10_000;
const KEYS = { accessKeyId: "check", secretAccessKey: "a secret for a check" };

export interface S3Server {
  endpoint: string;
  region: string;
  bucket: string;
  keys: typeof KEYS;
  /** Where its objects are files. */
  folder: string;
  close(): Promise<void>;
}

/** Starts versitygw on this machine, with an empty bucket. */
export async function startS3Server(program: string, bucket: string): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), "s3-server-"));
  const address = `127.0.0.1:${await freePort()}`;
  const endpoint = `http://${address}`;
  const region = "eu-test-1";
  const [buckets, metadata] = [join(folder, "buckets"), join(folder, "metadata")];
  mkdirSync(buckets);
  // Metadata in a folder of their own: some file systems have no extended attributes.
  mkdirSync(metadata);
  const options = ["--quiet", "--port", address, "--region", region, "posix", "--sidecar", metadata, buckets];
  const server = spawn(program, options, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { PATH: process.env.PATH, ROOT_ACCESS_KEY: KEYS.accessKeyId, ROOT_SECRET_KEY: KEYS.secretAccessKey },
  });
  async function close(): Promise<void> {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, "exit");
      server.kill();
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }
  const aws = new AwsClient({ ...KEYS, region, service: "s3", retries: 0 });
  for (const until = Date.now() + START_MS; ; await pause(50)) {
    const made = await aws.fetch(`${endpoint}/${bucket}`, { method: "PUT" }).catch(() => null);
    if (made?.ok) break;
    if (Date.now() > until) {
      await close();
      throw new Error(`versitygw did not begin: ${made?.status}`);
    }
  }
  return { endpoint, region, bucket, keys: KEYS, folder: join(buckets, bucket), close };
}
