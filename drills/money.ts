import { parseArgs } from "node:util";
import { playSequences } from "./money/sequences.ts";

// npm run drill:money -- --sequences 10000 --seed 1
// Random sequences of payments, refunds, disputes, renewals and deletions, with faults, against a model.

const { values } = parseArgs({
  options: { sequences: { type: "string", default: "10000" }, seed: { type: "string", default: "1" } },
});
const began = performance.now();
const { differences, counts } = await playSequences(Number(values.sequences), Number(values.seed));
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s, ${JSON.stringify(counts)}`);
for (const difference of differences.slice(0, 20)) console.log(difference);
if (differences.length > 0) process.exitCode = 1;
