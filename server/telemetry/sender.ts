import { outsideWork } from "#server/work-context.ts";

interface SenderOptions<Item> {
  /** For the log. */
  name: string;
  /** Most items that wait; later ones are dropped. */
  queueMax: number;
  batchMax: number;
  /** Longest wait of an item for others, in milliseconds. */
  everyMs: number;
  /** Longest attempt, in milliseconds. */
  timeoutMs: number;
  request: (items: readonly Item[]) => { url: string; headers: Record<string, string>; body: string };
  log: { warn(details: object, message: string): void };
}

/** Sends items in the background. What cannot be sent is lost: no caller ever waits or fails. */
export interface Sender<Item> {
  add(item: Item): void;
  /** Sends what waits, for at most `limitMs`, and takes no more. */
  close(limitMs: number): Promise<void>;
}

const WARN_EVERY_MS = 60_000;
/** Pause after a reply with status 429 that names none, and the longest. */
const PAUSE_SECONDS = { default: 60, most: 3600 };

export function createSender<Item>(options: SenderOptions<Item>): Sender<Item> {
  const { name, queueMax, batchMax, everyMs, timeoutMs, request, log } = options;
  let waiting: Item[] = [];
  let lost = 0;
  let warnedAt = -Infinity;
  let pausedUntil = 0;
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> | null = null;
  let ending = false;
  const closing = new AbortController();

  function lose(items: number, reason: string): void {
    lost += items;
    if (performance.now() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = performance.now();
    log.warn({ lost, reason }, `${name} were not sent`);
    lost = 0;
  }

  async function send(items: readonly Item[]): Promise<void> {
    if (performance.now() < pausedUntil) return lose(items.length, "paused");
    try {
      const { url, headers, body } = request(items);
      const response = await fetch(url, {
        method: "POST",
        headers,
        body,
        // The headers have keys.
        redirect: "error",
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), closing.signal]),
      });
      await response.body?.cancel();
      if (response.status === 429) {
        const seconds = Number(response.headers.get("retry-after")) || PAUSE_SECONDS.default;
        pausedUntil = performance.now() + Math.min(Math.abs(seconds), PAUSE_SECONDS.most) * 1000;
      }
      if (!response.ok) lose(items.length, `status ${response.status}`);
    } catch (error) {
      lose(items.length, (error as Error).name);
    }
  }

  /** Sends what waits, and then whole batches: others wait for more to come, unless nothing more comes. */
  async function sendBatches(): Promise<void> {
    do await send(waiting.splice(0, batchMax));
    while (waiting.length >= (ending ? 1 : batchMax) && !closing.signal.aborted);
  }

  function start(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const sent = () => {
      sending = null;
      plan();
    };
    return (sending ??= outsideWork(() => sendBatches().finally(sent)));
  }

  function plan(): void {
    if (sending || waiting.length === 0 || closing.signal.aborted) return;
    if (waiting.length >= batchMax) void start();
    else timer ??= setTimeout(start, everyMs).unref();
  }

  return {
    add(item) {
      if (closing.signal.aborted) return;
      if (waiting.length >= queueMax) return lose(1, "too many wait");
      waiting.push(item);
      plan();
    },
    async close(limitMs) {
      const limit = setTimeout(() => closing.abort(), limitMs);
      ending = true;
      while ((sending || waiting.length > 0) && !closing.signal.aborted) await start();
      clearTimeout(limit);
      closing.abort();
      waiting = [];
    },
  };
}
