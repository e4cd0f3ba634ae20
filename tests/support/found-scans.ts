import type { Scan } from "./allowed-scans.ts";

/** Scans that statements of this test file's services made, until they are reported. */
export const foundScans: Scan[] = [];

/** What the services of this worker ran on PostgreSQL. */
export const ranOnPostgres = new Set<string>();

const checked = new Set<string>();

/** Those that no earlier test file of this worker ran. */
export function newOnPostgres(): Set<string> {
  const added = ranOnPostgres.difference(checked);
  for (const statement of added) checked.add(statement);
  return added;
}
