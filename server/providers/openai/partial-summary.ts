/** A string of JSON that may not have ended, without what may be half an escape at its end. */
const SUMMARY = /"summary"\s*:\s*"((?:[^"\\\p{Cc}]|\\u[\da-f]{4}|\\[^u])*)/iu;

/** The summary in an unfinished JSON document, as far as it is written; empty before it begins. */
export function partialSummary(json: string): string {
  const started = SUMMARY.exec(json)?.[1];
  // Half of a pair stands for nothing yet.
  return started ? (JSON.parse(`"${started}"`) as string).replace(/[\uD800-\uDBFF]$/, "") : "";
}
