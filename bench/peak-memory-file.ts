import { tmpdir } from "node:os";
import { join } from "node:path";

/** The file in which the drawing processes of a benchmark report their peak memory. */
export const peakMemoryFile = (benchPid: number) => join(tmpdir(), `studio-bench-${benchPid}-peaks`);
