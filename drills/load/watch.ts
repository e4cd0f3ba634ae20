// Loaded into the server with --import: sends the figures of its process when it is asked for them.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { watchStalls } from "../site/stalls.ts";

export interface Figures {
  rssMb: number;
  /** After a garbage collection. */
  heapMb: number;
  /** Memory of buffers outside of the heap. */
  externalMb: number;
  /** How late timers come, in ms. */
  delay: { p50: number; p99: number; max: number };
  /** Longest turn of the event loop, in ms of its own processor time. */
  busyMs: number;
}

const MB = 2 ** 20;
const RESOLUTION_MS = 10;

if (process.send) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const stalls = watchStalls();
  process.on("message", () => {
    const { busyMs } = stalls.read();
    const late = (ns: number) => Math.max(0, ns / 1e6 - RESOLUTION_MS);
    const of = { p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) };
    const rssMb = process.memoryUsage().rss / MB;
    global.gc!();
    const { heapUsed, external } = process.memoryUsage();
    const figures: Figures = { rssMb, heapMb: heapUsed / MB, externalMb: external / MB, delay: of, busyMs };
    // The collection is no work of the server.
    stalls.read();
    delay.reset();
    process.send!(figures);
  });
  process.channel?.unref();
}
