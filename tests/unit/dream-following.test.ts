import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followDream, POLL_MS, QUIET_MS, type Channel } from "#client/features/dreams/follow-dream.ts";
import type { Dream } from "#shared/dreams.ts";

const dream = (status: Dream["status"], progress = 0) => ({ id: "d", status, progress }) as Dream;

/** The far end of the network: a stream that the test feeds, and a read that the test answers. */
function createFarEnd({ stream = true } = {}) {
  const target = new EventTarget();
  const source = Object.assign(target, { close: vi.fn<() => void>() }) as unknown as EventSource;
  let response: () => Promise<Dream | null> = () => Promise.reject(new Error("no answer"));
  const news: (Dream | null)[] = [];
  const channels: Channel[] = [];
  const writings: string[] = [];
  const read = vi.fn<() => Promise<Dream | null>>(() => response());
  const stop = followDream({
    open: stream ? () => source : null,
    read,
    onDream: (next) => news.push(next),
    onChannel: (channel) => channels.push(channel),
    onWriting: (summary) => writings.push(summary),
  });
  return {
    news,
    channels,
    writings,
    read,
    source,
    stop,
    answerWith: (next: () => Promise<Dream | null>) => (response = next),
    push: (next: Dream) =>
      target.dispatchEvent(new MessageEvent("dream", { data: JSON.stringify({ dream: next }) })),
    write: (summary: string) =>
      target.dispatchEvent(new MessageEvent("writing", { data: JSON.stringify({ summary }) })),
    break: () => target.dispatchEvent(new Event("error")),
    end: () => target.dispatchEvent(new Event("end")),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("following a dream", () => {
  it("takes what is pushed and closes the stream at the end", () => {
    const far = createFarEnd();
    far.push(dream("processing", 0.4));
    far.push(dream("done", 1));
    expect(far.news).toEqual([dream("processing", 0.4), dream("done", 1)]);
    expect(far.channels).toEqual(["live", "live"]);
    expect(far.source.close).toHaveBeenCalledOnce();
    expect(far.read).not.toHaveBeenCalled();
  });

  it("asks every few seconds while the stream is silent, and stops when it speaks again", async () => {
    const far = createFarEnd();
    far.answerWith(async () => dream("processing", 0.2));
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    expect(far.read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(far.read).toHaveBeenCalledTimes(2);
    expect(far.channels.at(-1)).toBe("polling");
    far.push(dream("processing", 0.5));
    await vi.advanceTimersByTimeAsync(POLL_MS * 3);
    expect(far.read).toHaveBeenCalledTimes(2);
    expect(far.channels.at(-1)).toBe("live");
    far.stop();
  });

  it("asks at once where the browser has no event streams", async () => {
    const far = createFarEnd({ stream: false });
    far.answerWith(async () => dream("done", 1));
    await vi.advanceTimersByTimeAsync(0);
    expect(far.news).toEqual([]);
    far.stop();
    const other = createFarEnd({ stream: false });
    other.answerWith(async () => dream("failed"));
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(other.news).toEqual([dream("failed")]);
    await vi.advanceTimersByTimeAsync(POLL_MS * 5);
    expect(other.read).toHaveBeenCalledTimes(2);
  });

  it("reports that it is offline while nothing answers, and recovers", async () => {
    const far = createFarEnd();
    far.break();
    await vi.advanceTimersByTimeAsync(0);
    expect(far.channels).toEqual(["offline"]);
    far.answerWith(async () => dream("processing", 0.3));
    await vi.advanceTimersByTimeAsync(POLL_MS);
    expect(far.channels).toEqual(["offline", "polling"]);
    expect(far.news).toEqual([dream("processing", 0.3)]);
    far.stop();
  });

  it("never lets an older answer overwrite what was pushed meanwhile", async () => {
    const far = createFarEnd();
    let arrive: (late: Dream) => void = () => {};
    far.answerWith(() => new Promise((resolve) => (arrive = resolve)));
    far.break();
    far.push(dream("processing", 0.9));
    arrive(dream("processing", 0.1));
    await vi.advanceTimersByTimeAsync(0);
    expect(far.news).toEqual([dream("processing", 0.9)]);
    far.stop();
  });

  it("polls at one pace, also where an earlier poll is answered late", async () => {
    const far = createFarEnd();
    const waiting: ((late: Dream) => void)[] = [];
    far.answerWith(() => new Promise((resolve) => waiting.push(resolve)));
    far.break();
    far.push(dream("processing", 0.1));
    far.break();
    for (const answer of waiting) answer(dream("processing", 0.2));
    far.answerWith(async () => dream("processing", 0.2));
    await vi.advanceTimersByTimeAsync(0);
    expect(far.read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(POLL_MS * 3);
    expect(far.read).toHaveBeenCalledTimes(5);
    far.stop();
  });

  it("takes what is being written as a sign of life", async () => {
    const far = createFarEnd();
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    far.write("Bir kapı");
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    expect(far.read).not.toHaveBeenCalled();
    expect(far.writings).toEqual(["Bir kapı"]);
    expect(far.news).toEqual([]);
    far.stop();
  });

  it("asks for the outcome where the stream ends without it", async () => {
    const far = createFarEnd();
    far.answerWith(async () => dream("done", 1));
    far.push(dream("processing", 0.9));
    far.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(far.news.at(-1)).toEqual(dream("done", 1));
  });

  it("is silent once stopped", async () => {
    const far = createFarEnd();
    far.stop();
    far.push(dream("done", 1));
    await vi.advanceTimersByTimeAsync(QUIET_MS * 2);
    expect(far.read).not.toHaveBeenCalled();
    expect(far.source.close).toHaveBeenCalled();
  });
});
