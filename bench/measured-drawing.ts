/** The drawing process, which also writes down the most memory it held, in MB, for the bench that started it. */
import { appendFileSync } from "node:fs";
import { peakFile } from "./peak-file.ts";
import "#server/studio/drawing-process.ts";

process.once("exit", () =>
  appendFileSync(peakFile(process.ppid), `${process.resourceUsage().maxRSS / 1024}\n`),
);
