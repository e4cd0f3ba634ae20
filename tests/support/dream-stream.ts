import { expect } from "vitest";
import type { Dream } from "#shared/dreams.ts";

export interface StreamMessage {
  id?: number;
  event: string;
  data: {
    change: { part: string | null; status: string; at: string } | null;
    dream?: Dream;
    summary?: string;
  };
}

/** Reads the events of a dream until the stream ends or `until` is content with one. */
export async function readStream(
  { origin, cookie }: { origin: string; cookie: string },
  dreamId: string,
  until: (message: StreamMessage) => boolean = () => false,
  lastEventId?: number,
): Promise<StreamMessage[]> {
  const stop = new AbortController();
  const response = await fetch(`${origin}/api/dreams/${dreamId}/events`, {
    signal: stop.signal,
    headers: { cookie, ...(lastEventId !== undefined && { "last-event-id": String(lastEventId) }) },
  });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const messages: StreamMessage[] = [];
  let text = "";
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const blocks = text.split("\n\n");
    text = blocks.pop()!;
    let content = false;
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
      const event = field("event");
      if (!event) continue;
      const id = field("id");
      const message: StreamMessage = {
        event,
        data: JSON.parse(field("data")!),
        ...(id && { id: Number(id) }),
      };
      messages.push(message);
      content = until(message) || content;
    }
    if (content) {
      stop.abort();
      break;
    }
  }
  return messages;
}
