/** Thrown while a response body is read that exceeds its size limit. */
export class BodyTooLong extends Error {
  constructor(limit: number) {
    super(`the response exceeds ${limit} bytes`);
    this.name = "BodyTooLong";
  }
}

function limitBytes(limit: number): TransformStream<Uint8Array, Uint8Array> {
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
 * Creates a fetch that follows no redirects, which would pass the API key on, and whose bodies fail with `BodyTooLong`
 * beyond `limit` bytes, counted after decompression.
 */
export function createBoundedFetch(limit: number): typeof fetch {
  return async (input, init) => {
    const { body, status, statusText, headers } = await fetch(input, { ...init, redirect: "error" });
    return new Response(body?.pipeThrough(limitBytes(limit)) ?? null, { status, statusText, headers });
  };
}
