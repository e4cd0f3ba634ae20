import { parseArgs } from "node:util";
import { shrink } from "./simulation/shrink.ts";
import { simulate } from "./simulation/simulate.ts";
import { stepsOf } from "./simulation/steps.ts";

// npm run drill:simulate -- --years 10 --seed 1
// Simulates years of a small site, each from its own seed, until one breaks a rule. That one is shrunk and shown.

const number = (value: string) => ({ type: "string", default: value }) as const;
const { values } = parseArgs({
  options: {
    years: number("1"),
    seed: number("1"),
    days: number("365"),
    users: number("20"),
    faults: number("0.05"),
    attempts: number("60"),
  },
});
const [years, seed, days, users, faults, attempts] = [
  values.years,
  values.seed,
  values.days,
  values.users,
  values.faults,
  values.attempts,
].map(Number) as [number, number, number, number, number, number];

for (let year = 0; year < years; year++) {
  const plan = { seed: seed + year, days, users, faults };
  const began = performance.now();
  const { problem, hash, counts } = await simulate(plan);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`seed ${plan.seed}: ${seconds} s, ${hash.slice(0, 16)}, ${JSON.stringify(counts)}`);
  if (problem === null) continue;
  console.log(problem);
  const steps = await shrink(plan, stepsOf(plan), { attempts });
  const again = await simulate(plan, steps);
  console.log(`${steps.length} steps are left:`, steps);
  console.log(again.tail.join("\n"));
  console.log(again.problem);
  process.exitCode = 1;
  break;
}
