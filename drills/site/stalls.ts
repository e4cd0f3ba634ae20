const EVERY_MS = 5;

/**
 * Watches the event loop of this process. A stall is what a timer comes late. On a machine that does other work too, a
 * stall is longer than what the thread did in it, so that its processor time is kept beside it.
 */
export function watchStalls(): { read(): { stallMs: number; busyMs: number } } {
  const now = () => ({ at: performance.now(), cpu: process.threadCpuUsage() });
  let last = now();
  let longest = { stallMs: 0, busyMs: 0 };
  setInterval(() => {
    const next = now();
    const stallMs = next.at - last.at - EVERY_MS;
    const busyMs = (next.cpu.user + next.cpu.system - last.cpu.user - last.cpu.system) / 1000;
    longest = { stallMs: Math.max(longest.stallMs, stallMs), busyMs: Math.max(longest.busyMs, busyMs) };
    last = next;
  }, EVERY_MS).unref();
  return {
    read() {
      const read = longest;
      longest = { stallMs: 0, busyMs: 0 };
      return read;
    },
  };
}
