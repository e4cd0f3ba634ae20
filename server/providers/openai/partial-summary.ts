/** The start of a JSON string, without an incomplete escape at its end. */
const SUMMARY = /"summary"\s*:\s*"((?:[^"\\\p{Cc}]|\\u[\da-f]{4}|\\[^u])*)/iu;

/** The summary so far in an unfinished JSON document; empty before it begins. */
export function partialSummary(json: string): string {
  const started = SUMMARY.exec(json)?.[1];
  // Drops half of a surrogate pair.
  return started ? (JSON.parse(`"${started}"`) as string).replace(/[\uD800-\uDBFF]$/, "") : "";
}
