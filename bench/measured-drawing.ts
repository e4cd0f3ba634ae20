/** The drawing process. On exit it appends its peak memory in MB to a file that the benchmark reads. */
import { appendFileSync } from "node:fs";
import { peakMemoryFile } from "./peak-memory-file.ts";
import "#server/studio/drawing-process.ts";

process.once("exit", () =>
  appendFileSync(peakMemoryFile(process.ppid), `${process.resourceUsage().maxRSS / 1024}\n`),
);
