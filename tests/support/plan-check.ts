import { afterAll } from "vitest";
import { foundScans, ranOnPostgres } from "./found-scans.ts";
import { scansOnPostgres } from "./postgres-plans.ts";
import { sentenceOf } from "./query-plans.ts";

afterAll(async () => {
  if (ranOnPostgres.size > 0) foundScans.push(...(await scansOnPostgres(ranOnPostgres)));
  if (foundScans.length === 0) return;
  const advice = "Give the statement an index, bound it, or add it with its reason to allowed-scans.ts.";
  throw new Error([advice, ...foundScans.map(sentenceOf)].join("\n"));
});
