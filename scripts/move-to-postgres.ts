import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compareTable } from "#server/db/move/compare.ts";
import { copyTables } from "#server/db/move/copy.ts";
import { mediaFiles, openSource, type Source } from "#server/db/move/source.ts";
import { movedTables } from "#server/db/move/tables.ts";
import { finishTarget, prepareTarget } from "#server/db/move/target.ts";
import type { Db } from "#server/db/open.ts";
import { openPostgres } from "#server/db/postgres/open.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import { copyToBucket } from "#server/providers/media/copy-to-bucket.ts";
import { S3Error } from "#server/providers/media/s3-error.ts";
import { startProblem, StartError } from "#server/start-problem.ts";
import { storedSecrets } from "#server/stored-secrets.ts";
import { fail, readCommandConfig } from "./command-line.ts";

const USAGE = `Usage:
  npm run move-to-postgres                 copies the database of DATA_DIR to DATABASE_URL
  npm run move-to-postgres -- --from FILE  copies a backup of it
Stop the site first. With S3_ENDPOINT and its companions, images and videos are copied to the bucket.`;

function readArguments(): string | undefined {
  try {
    return parseArgs({ options: { from: { type: "string" } } }).values.from;
  } catch {
    return fail(2, USAGE);
  }
}

const from = readArguments();
const { databaseUrl, databaseFile, dataDir, mediaDir, bucket, sessionSecrets } = readCommandConfig();
if (databaseUrl === null) fail(2, `Set DATABASE_URL to an empty database.\n\n${USAGE}`);
const file = from ?? databaseFile;
const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`;
const figure = (value: number) => value.toLocaleString("en");
const problems: string[] = [];

async function refuseBrokenLedger(db: Db): Promise<void> {
  const [difference] = await checkLedger(db);
  if (difference)
    throw new StartError(`The ledger of ${file} is not exact: ${difference.sentence} Nothing was moved.`);
}

async function copy(source: Source, db: Db): Promise<void> {
  let [name, tableRows, allRows] = ["", 0, 0];
  const report = () => {
    if (tableRows > 0) console.log(`${seconds()}: ${name}, ${figure(tableRows)} rows`);
  };
  for await (const step of copyTables(source, db, movedTables(source.sqlite))) {
    if (step.table !== name) {
      report();
      [name, tableRows] = [step.table, 0];
    }
    tableRows += step.rows;
    allRows += step.rows;
  }
  report();
  console.log(`${seconds()}: ${figure(allRows)} rows copied`);
}

async function copyMedia(source: Source): Promise<void> {
  if (!bucket) {
    console.log(`Images and videos stay in ${mediaDir}: each server needs this folder, or a bucket.`);
    return;
  }
  const { copied, present, missing } = await copyToBucket(mediaFiles(source), mediaDir, bucket);
  console.log(
    `${seconds()}: ${figure(copied)} images and videos copied to ${bucket.name}, ${figure(present)} were there`,
  );
  for (const name of missing.slice(0, 5))
    problems.push(`${name} is missing or incomplete in ${mediaDir} and in the bucket`);
  if (missing.length > 5)
    problems.push(`${figure(missing.length - 5)} further files are missing or incomplete`);
}

/** Returns whether both databases have the same rows and an exact ledger; adds what differs to `problems`. */
async function isSame(source: Source, db: Db, fingerprint: string): Promise<boolean> {
  const differences: string[] = [];
  let rows = 0;
  for (const table of movedTables(source.sqlite)) {
    const found = await compareTable(source, db, table);
    rows += found.rows.target;
    if (found.differing.length > 0)
      differences.push(
        `${found.table}: ${found.rows.source} rows in SQLite, ${found.rows.target} in PostgreSQL; different: ${found.differing.join("; ")}`,
      );
  }
  console.log(`${seconds()}: ${figure(rows)} rows compared`);
  for (const { sentence } of await checkLedger(db)) differences.push(sentence);
  console.log(`${seconds()}: ledger checked`);
  if ((await source.fingerprint()) !== fingerprint) differences.push(`${file} was written meanwhile`);
  problems.push(...differences);
  return differences.length === 0;
}

async function move(source: Source, db: Db): Promise<boolean> {
  const fingerprint = await source.fingerprint();
  await prepareTarget(db, movedTables(source.sqlite), fingerprint, () => refuseBrokenLedger(source.db));
  await copy(source, db);
  await copyMedia(source);
  const same = await isSame(source, db, fingerprint);
  if (same) await finishTarget(db, source, movedTables(source.sqlite));
  return same;
}

/** With another secret, sessions end and second factors cannot be read. */
function warnOfSecrets(): void {
  const path = join(dataDir, "session-secret");
  if (existsSync(path) && storedSecrets(dataDir).some((secret) => !sessionSecrets.includes(secret)))
    console.log(
      `SESSION_SECRET lacks secrets of ${path}: if that file was in use, set SESSION_SECRET to its first line, and SESSION_SECRET_PREVIOUS to further ones, separated by commas.`,
    );
}

let moved = false;
try {
  const source = await openSource(file);
  try {
    const target = await openPostgres({ url: databaseUrl, connections: 2 });
    moved = await move(source, target.db).finally(() => target.close());
  } finally {
    await source.close();
  }
} catch (error) {
  // The sentences of `startProblem` for the codes of a bucket's errors, such as ENOTFOUND, are about HOST or DATA_DIR.
  const problem = error instanceof S3Error ? null : startProblem(error);
  fail(1, problem ?? `The move did not finish: ${String(error)}. Run it again to go on.`);
}

for (const problem of problems) console.log(problem);
if (moved) {
  console.log(`The database was moved in ${seconds()}: all rows are the same, and the ledger is exact.`);
  warnOfSecrets();
  console.log(`Next: start the site with DATABASE_URL, as it is set now.
${file} is as it was. Until the site has written to PostgreSQL, you can go back: start without DATABASE_URL.`);
} else
  console.log("The databases differ. Drop the one of DATABASE_URL; the move did not change the SQLite file.");
if (problems.length > 0) process.exitCode = 1;
