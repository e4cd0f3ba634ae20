import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../..");

/** What is wrong with a stopped site: its ledger, and dreams since `since` that are neither done nor waiting. */
export async function checkRest(dataDir: string, since: string) {
  const wrong: string[] = [];
  const { stdout } = await run(process.execPath, [join(ROOT, "scripts/ledger-check.ts")], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    maxBuffer: 2 ** 26,
  }).catch((error: { stdout: string; message: string }) => {
    wrong.push(`ledger: ${error.stdout || error.message}`);
    return { stdout: "" };
  });
  const database = new Database(join(dataDir, "app.db"), { readonly: true });
  const statuses = database
    .prepare<[string], { status: string; count: number }>(
      "SELECT status, COUNT(*) AS count FROM dreams WHERE created_at >= ? AND kind = 'dream' GROUP BY status",
    )
    .all(since);
  const stuck = database
    .prepare<[string], string>(
      `SELECT id FROM dreams d WHERE created_at >= ? AND finished_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.dream_id = d.id AND j.status IN ('queued', 'running'))`,
    )
    .pluck()
    .all(since);
  database.close();
  for (const { status, count } of statuses)
    if (status === "failed" || status === "cancelled") wrong.push(`${count} dreams are ${status}`);
  for (const id of stuck) wrong.push(`dream ${id} is not done, and nothing will make it`);
  return {
    ledger: stdout.trim(),
    dreams: Object.fromEntries(statuses.map((s) => [s.status, s.count])),
    wrong,
  };
}
