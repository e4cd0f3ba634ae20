/** The start of a JSON string, up to an incomplete or invalid escape. */
const SUMMARY = /"summary"\s*:\s*"((?:[^"\\\p{Cc}]|\\u[\da-fA-F]{4}|\\["\\/bfnrt])*)/u;

/** The summary so far in an unfinished JSON document; empty before it begins. */
export function partialSummary(json: string): string {
  const started = SUMMARY.exec(json)?.[1];
  // Drops half of a surrogate pair.
  return started ? (JSON.parse(`"${started}"`) as string).replace(/[\uD800-\uDBFF]$/, "") : "";
}
