import type { Scan } from "./query-plans.ts";

/** Scans that statements of this test file's services made. */
export const foundScans: Scan[] = [];
