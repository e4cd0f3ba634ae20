import { afterAll } from "vitest";
import { foundScans } from "./found-scans.ts";
import { sentenceOf } from "./query-plans.ts";

afterAll(() => {
  if (foundScans.length === 0) return;
  const advice = "Give the statement an index, bound it, or add it with its reason to allowed-scans.ts.";
  throw new Error([advice, ...foundScans.map(sentenceOf)].join("\n"));
});
