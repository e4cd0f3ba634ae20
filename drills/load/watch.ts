// Loaded into the server with --import: sends the figures of its process when it is asked for them.
import { monitorEventLoopDelay } from "node:perf_hooks";

export interface Figures {
  rssMb: number;
  /** After a garbage collection. */
  heapMb: number;
  /** Memory of buffers outside of the heap. */
  externalMb: number;
  /** How late timers come, in ms. */
  delay: { p50: number; p99: number; max: number };
}

const MB = 2 ** 20;
/** Each look takes processor time, which the costs would include. */
const RESOLUTION_MS = 20;

if (process.send) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  process.on("message", () => {
    const late = (ns: number) => Math.max(0, ns / 1e6 - RESOLUTION_MS);
    const of = { p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) };
    const rssMb = process.memoryUsage().rss / MB;
    global.gc!();
    const { heapUsed, external } = process.memoryUsage();
    const figures: Figures = { rssMb, heapMb: heapUsed / MB, externalMb: external / MB, delay: of };
    delay.reset();
    process.send!(figures);
  });
  // A drill that ends by an error has not stopped its server.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}
