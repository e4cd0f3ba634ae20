import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { startReport } from "#server/start-report.ts";
import { createTestEngines } from "../support/engines.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "oneira-report-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

function report(env: Record<string, string> = {}) {
  const lines = startReport({ config: readConfig({ DATA_DIR, ...env }), engines: createTestEngines() });
  const of = (wanted: string) => lines.filter(({ level }) => level === wanted).map(({ message }) => message);
  return { messages: of("info"), warnings: of("warn") };
}

test("without any setting the report has the address, the engines and where mail is read, and no warning", () => {
  const { messages, warnings } = report();
  expect(warnings).toEqual([]);
  expect(messages).toEqual([
    "Oneira is at http://localhost:3000",
    expect.stringMatching(/^engines: reading .+; payments sandbox$/),
    "mail: shown at http://localhost:3000/outbox, nothing is sent",
  ]);
});

test("says where mail goes on a public site", () => {
  const PUBLIC_URL = "https://dreams.example";
  expect(report({ PUBLIC_URL }).messages[2]).toBe(`mail: written to ${DATA_DIR}/outbox, nothing is sent`);
  expect(report({ PUBLIC_URL, SMTP_URL: "smtp://127.0.0.1:25" }).messages[2]).toBe("mail: sent by SMTP");
});

test("names the bucket of images and videos, and warns when it is reached over a network without https", () => {
  const keys = { S3_BUCKET: "dreams", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
  const far = report({ ...keys, S3_ENDPOINT: "https://s3.example/" });
  expect(far.messages[2]).toBe("media: in the bucket dreams at https://s3.example");
  expect(far.warnings).toEqual([]);
  expect(report({ ...keys, S3_ENDPOINT: "http://127.0.0.1:9000" }).warnings).toEqual([]);
  expect(report({ ...keys, S3_ENDPOINT: "http://garage:3900" }).warnings).toEqual([
    expect.stringMatching(/^S3_ENDPOINT is not https/),
  ]);
});

test("says in one sentence that nobody could ever make a dream", () => {
  const PUBLIC_URL = "https://dreams.example";
  expect(report({ PUBLIC_URL }).warnings).toEqual([
    expect.stringMatching(/^Nobody can make a dream: .*WELCOME_TOKENS/),
  ]);
  expect(report({ PUBLIC_URL, WELCOME_TOKENS: "5" }).warnings).toEqual([]);
  expect(
    report({ PUBLIC_URL, STRIPE_SECRET_KEY: "sk_test_a", STRIPE_WEBHOOK_SECRET: "whsec_a" }).warnings,
  ).toEqual([]);
});

test("warns where the network reaches the sandbox", () => {
  expect(report({ PUBLIC_URL: "http://localhost:3000", HOST: "0.0.0.0" }).warnings).toEqual([
    expect.stringContaining("HOST 0.0.0.0 is open to the network"),
  ]);
});
