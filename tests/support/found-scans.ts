import type { Scan } from "./allowed-scans.ts";

/** Scans that statements of this test file's services made. */
export const foundScans: Scan[] = [];

/** What they ran on PostgreSQL. */
export const ranOnPostgres = new Set<string>();
