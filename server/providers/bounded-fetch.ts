/** Thrown while reading a body that is longer than anything we asked for. */
export class BodyTooLong extends Error {
  constructor(limit: number) {
    super(`the answer is longer than ${limit} bytes`);
    this.name = "BodyTooLong";
  }
}

function upTo(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let left = limit;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new BodyTooLong(limit));
      else controller.enqueue(chunk);
    },
  });
}

/**
 * A fetch that follows no redirect, so that a key never travels on, and whose bodies end at `limit` bytes,
 * counted after decompression.
 */
export function createBoundedFetch(limit: number): typeof fetch {
  return async (input, init) => {
    const { body, status, statusText, headers } = await fetch(input, { ...init, redirect: "error" });
    return new Response(body?.pipeThrough(upTo(limit)) ?? null, { status, statusText, headers });
  };
}
