import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { paintFrames } from "./film/frames.ts";
import type { SceneBrief } from "./picture/brief.ts";
import { drawStill } from "./picture/still.ts";

interface StillTask {
  kind: "still";
  brief: SceneBrief;
  width: number;
  height: number;
}
interface FilmTask {
  kind: "film";
  brief: SceneBrief;
  width: number;
  height: number;
  frames: number;
}
type Order = StillTask | FilmTask | { kind: "buffer"; buffer: ArrayBuffer } | { kind: "stop" };

/** Frames that may be under way to the encoder while the next one is painted. */
const FRAMES_IN_FLIGHT = 2;

const port = parentPort!;
const buffers: ArrayBuffer[] = [];
let wake: { hand: (buffer: ArrayBuffer) => void; stop: () => void } | undefined;
/** Set when nobody waits for the result any more. */
let stopping = false;
let working = false;

try {
  // On Linux this lowers the calling thread alone, so the server's own thread keeps its priority.
  if (process.platform === "linux") setPriority(0, constants.priority.PRIORITY_LOW);
} catch {
  // Not allowed here: drawing then simply competes as any other thread.
}

function freeBuffer(): Promise<ArrayBuffer> {
  if (stopping) return Promise.reject(new Error("given up"));
  const ready = buffers.pop();
  if (ready) return Promise.resolve(ready);
  return new Promise((resolve, reject) => {
    wake = { hand: resolve, stop: () => reject(new Error("given up")) };
  });
}

/** Without its port the thread has nothing to wait for and ends by itself. */
function leaveWhenFree(): void {
  if (stopping && !working) port.close();
}

async function film(task: FilmTask): Promise<void> {
  const bytes = task.width * task.height * 4;
  buffers.length = 0;
  for (let i = 0; i < FRAMES_IN_FLIGHT; i++) buffers.push(new ArrayBuffer(bytes));
  await paintFrames(task.brief, task, async (frame) => {
    const buffer = await freeBuffer();
    new Uint8Array(buffer).set(frame);
    port.postMessage({ kind: "frame", buffer }, [buffer]);
  });
  // Every frame has been taken by the encoder once all buffers are back.
  for (let i = 0; i < FRAMES_IN_FLIGHT; i++) await freeBuffer();
}

async function still(task: StillTask): Promise<Uint8Array> {
  port.postMessage({ kind: "progress", fraction: 0.1 });
  return drawStill(task.brief, task);
}

port.on("message", (order: Order) => {
  if (order.kind === "stop") {
    stopping = true;
    wake?.stop();
    return leaveWhenFree();
  }
  if (order.kind === "buffer") {
    if (wake) {
      const { hand } = wake;
      wake = undefined;
      hand(order.buffer);
    } else buffers.push(order.buffer);
    return;
  }
  working = true;
  const work = order.kind === "film" ? film(order) : still(order);
  const finished = work.then(
    (value) => port.postMessage({ kind: "result", value }),
    (error: unknown) =>
      port.postMessage({
        kind: "failure",
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  );
  void finished.then(() => {
    working = false;
    leaveWhenFree();
  });
});
