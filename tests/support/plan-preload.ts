import Database from "better-sqlite3";
import { createPlanCheck, SCAN_REPORT, sentenceOf } from "./query-plans.ts";
import { watchStatement } from "./watched-statement.ts";

// Loaded into the servers that tests start: checks the plans of all their statements, and reports to their output.
const FRAMES = 50;
const check = createPlanCheck(process.env.PLAN_TEMPLATE!, (scan) =>
  process.stderr.write(`${SCAN_REPORT}${sentenceOf(scan)}\n`),
);

/** A migration may read whatever it changes. */
function isMigrating(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = FRAMES;
  const { stack } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return stack?.includes("/migrations/") ?? false;
}

const { prepare } = Database.prototype;
Database.prototype.prepare = function (this: Database.Database, sql: string) {
  const statement = prepare.call(this, sql);
  return watchStatement(statement, sql, (text, values) => check(text, values, isMigrating));
} as typeof prepare;
