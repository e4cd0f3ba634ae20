import type { Share } from "#shared/patterns.ts";

const logs: number[] = [0];
/** The natural logarithm of n!. */
function logFactorial(n: number): number {
  for (let i = logs.length; i <= n; i++) logs.push(logs[i - 1]! + Math.log(i));
  return logs[n]!;
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Two tables are as likely as one another within the error of sums of logarithms. */
const TOLERANCE = 1e-7;

/**
 * Fisher's exact test, two-sided: the probability that chance alone divides the counts at least as unevenly between two
 * groups of these sizes.
 */
export function fisherExact(a: Share, b: Share): number {
  const counted = a.count + b.count;
  const all = logChoose(a.of + b.of, counted);
  const probability = (k: number) => Math.exp(logChoose(a.of, k) + logChoose(b.of, counted - k) - all);
  const observed = probability(a.count) * (1 + TOLERANCE);
  let sum = 0;
  for (let k = Math.max(0, counted - b.of); k <= Math.min(a.of, counted); k++) {
    const p = probability(k);
    if (p <= observed) sum += p;
  }
  return Math.min(1, sum);
}
