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
