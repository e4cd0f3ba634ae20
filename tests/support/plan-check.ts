import { afterAll } from "vitest";
import { foundScans, newOnPostgres } from "./found-scans.ts";
import { scansOnPostgres } from "./postgres-plans.ts";
import { sentenceOf } from "./query-plans.ts";

afterAll(async () => {
  const added = newOnPostgres();
  const scans = foundScans.splice(0);
  if (added.size > 0) scans.push(...(await scansOnPostgres(added)));
  if (scans.length === 0) return;
  const advice = "Give the statement an index, bound it, or add it with its reason to allowed-scans.ts.";
  throw new Error([advice, ...scans.map(sentenceOf)].join("\n"));
});
