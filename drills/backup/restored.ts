import Database from "better-sqlite3";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Write } from "./load.ts";
import type { ReplicatedSite } from "./site.ts";

/** Comparison of a restored database with the acknowledged writes. */
export interface Restored {
  faults: string[];
  /** Ms from the oldest acknowledged write that is missing to the moment of the loss; 0 where none is missing. */
  lossMs: number;
  /** Ms from the moment asked for to the newest write of the database that was sent after it; 0 where there is none. */
  lateMs: number;
  missing: Set<Write>;
  tookMs: number;
}

/** How Litestream gets the moment: not at all, as a time, or as the last transaction before it. */
export type Until = "newest" | "timestamp" | "transaction";

/** The highest transaction of the lines that were created before the moment, as docs/operations.md says. */
async function lastTransactionBefore(site: ReplicatedSite, moment: number): Promise<string> {
  const args = ["ltx", "-config", "litestream.yml", "-level", "all", join(site.dataDir, "app.db")];
  const [, ...lines] = (await site.run("litestream", args)).output.trim().split("\n");
  const rows = lines.map((line) => line.trim().split(/\s+/) as [string, string, string, string, string]);
  const before = rows.filter(([, , , , created]) => Date.parse(created) < moment);
  return before.reduce((highest, [, , last]) => (last > highest ? last : highest), "");
}

/**
 * Restores the replica into an empty folder by the command of docs/operations.md and examines the database. `moment`:
 * when the volume was lost, or which moment is restored.
 */
export async function restore(
  site: ReplicatedSite,
  folder: string,
  writes: readonly Write[],
  moment: number,
  until: Until = "newest",
): Promise<Restored> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const file = join(folder, "app.db");
  const before = Date.now();
  const when = {
    newest: () => [],
    timestamp: () => ["-timestamp", new Date(moment).toISOString()],
    transaction: async () => ["-txid", await lastTransactionBefore(site, moment)],
  };
  const source = join(site.dataDir, "app.db");
  const args = ["restore", "-config", "litestream.yml", "-o", file, ...(await when[until]()), source];
  const { status, output } = await site.run("litestream", args);
  const result: Restored = {
    faults: [],
    lossMs: 0,
    lateMs: 0,
    missing: new Set(),
    tookMs: Date.now() - before,
  };
  if (status !== 0 || !existsSync(file)) {
    result.faults.push(`litestream restore ended with ${status}: ${output}`);
    return result;
  }
  const database = new Database(file);
  const integrity = database.pragma("integrity_check", { simple: true });
  if (integrity !== "ok") result.faults.push(`integrity_check: ${String(integrity)}`);
  const rows = { users: new Set<unknown>(), dreams: new Set<unknown>() };
  for (const email of database.prepare("SELECT email FROM users").pluck().all()) rows.users.add(email);
  for (const id of database.prepare("SELECT id FROM dreams").pluck().all()) rows.dreams.add(id);
  database.close();

  const goneAt = new Map(writes.filter(({ gone }) => gone).map((write) => [write.value, write]));
  for (const write of writes) {
    // A row that was deleted later says nothing of its insertion.
    if (!write.gone && goneAt.has(write.value)) continue;
    const isThere = rows[write.table].has(write.value) !== write.gone;
    if (write.acknowledgedAt <= moment && !isThere) {
      result.missing.add(write);
      result.lossMs = Math.max(result.lossMs, moment - write.acknowledgedAt);
    }
    // A deletion proves nothing here: its row may not have been inserted yet.
    if (until !== "newest" && !write.gone && write.sentAt > moment && isThere)
      result.lateMs = Math.max(result.lateMs, write.sentAt - moment);
  }
  const ledger = await site.run("node", ["scripts/ledger-check.ts"], { DATA_DIR: folder });
  if (ledger.status !== 0 || !ledger.output.includes("exact"))
    result.faults.push(`ledger:check: ${ledger.output}`);
  return result;
}
