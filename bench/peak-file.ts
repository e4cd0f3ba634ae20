import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the drawings of a bench write down their memory. */
export const peakFile = (bench: number) => join(tmpdir(), `studio-bench-${bench}-peaks`);
