import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";

const LONG_AGO = new Date("2026-01-01");

/** Makes all files and folders of a folder older than a day, so that a sweep may remove them. */
export function makeOld(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    utimesSync(join(entry.parentPath, entry.name), LONG_AGO, LONG_AGO);
}
