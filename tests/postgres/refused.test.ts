import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { openPostgres } from "#server/db/postgres/open.ts";
import { StartError } from "#server/start-problem.ts";
import { freePort } from "../support/free-port.ts";

const refusal = (change: (url: URL) => void) => {
  const url = new URL(inject("postgres"));
  change(url);
  return openPostgres({ url: url.href, connections: 1 }).catch((error: unknown) => error);
};

test("a database that is not there, or does not answer, is named in a sentence", async () => {
  const missing = await refusal((url) => (url.pathname = "/nowhere"));
  expect(missing).toBeInstanceOf(StartError);
  expect(String(missing)).toMatch("The database of DATABASE_URL does not exist: create it");
  const port = String(await freePort());
  const silent = await refusal((url) => (url.port = port));
  expect(silent).toBeInstanceOf(StartError);
  expect(String(silent)).toMatch("The database of DATABASE_URL does not answer: start it");
});

test("a command says that a database has no tables of a site yet", async () => {
  const server = await openPostgres({ url: inject("postgres"), connections: 1 });
  await server.prepare("CREATE DATABASE without_tables")({});
  await server.close();
  const url = new URL(inject("postgres"));
  url.pathname = "/without_tables";
  const command = join(import.meta.dirname, "../../scripts/ledger-check.ts");
  const env = { ...process.env, DATABASE_URL: url.href, SESSION_SECRET: "s".repeat(32) };
  const { status, stderr } = spawnSync(process.execPath, [command], { env, encoding: "utf8" });
  expect(stderr).toBe(
    "The database of DATABASE_URL has no tables yet. Start the site once, or name its database.\n",
  );
  expect(status).toBe(1);
});
