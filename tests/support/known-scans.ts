export const KNOWN_SCANS: readonly { table: string; statement: string }[] = [];
