// The drawing process of bench/studio.ts. On exit it appends its peak memory in MB to a file of the benchmark.
import { appendFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import "#server/studio/drawing-process.ts";

const file = join(tmpdir(), `studio-bench-${process.ppid}-peaks`);
process.once("exit", () => appendFileSync(file, `${process.resourceUsage().maxRSS / 1024}\n`));
