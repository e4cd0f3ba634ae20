import { simulate } from "./simulate.ts";
import type { Plan, Step } from "./steps.ts";

/**
 * Leaves out steps of a failing plan for as long as what is left still fails. Returns the steps that are left: not
 * always the fewest, as what is left out changes what goes wrong.
 */
export async function shrink(
  plan: Plan,
  failing: readonly Step[],
  {
    attempts,
    fails = async (steps) => (await simulate(plan, steps)).problem !== null,
  }: {
    attempts: number;
    fails?: (steps: readonly Step[]) => Promise<boolean>;
  },
): Promise<readonly Step[]> {
  let steps = failing;
  let left = attempts;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = steps.length - size; at > -size && left > 0; at -= size, left--) {
      const from = Math.max(0, at);
      const fewer = steps.toSpliced(from, at + size - from);
      if (fewer.length < steps.length && (await fails(fewer))) steps = fewer;
    }
  }
  return steps;
}
