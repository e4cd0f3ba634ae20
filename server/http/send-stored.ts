import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import parseRange from "range-parser";
import { AppError } from "#server/errors.ts";
import type { MediaStore } from "#server/providers/media-store.ts";

/** A file of the media store as its row describes it. */
interface StoredRow {
  file: string;
  bytes: number;
  sha256: string;
  content_type: string;
}

/** The one range of bytes that a request wants; null for the whole file. Throws 416 where the file has none of it. */
function wantedRange({ headers }: FastifyRequest, etag: string, bytes: number) {
  const validator = headers["if-range"];
  if (headers.range === undefined || (validator !== undefined && validator !== etag)) return null;
  const ranges = parseRange(bytes, headers.range);
  if (ranges === -1) throw Object.assign(new Error("no such range"), { statusCode: 416 });
  return Array.isArray(ranges) && ranges.type === "bytes" && ranges.length === 1 ? ranges[0]! : null;
}

/** The ETag of a file; `suffix` tells what is made of it. */
export const tagOfStored = ({ sha256 }: Pick<StoredRow, "sha256">, suffix = "") =>
  `"${sha256.slice(0, 32)}${suffix}"`;

/**
 * Sends a stored file, or the range of it that the request wants. Throws `not_found` where it is missing or truncated.
 */
export async function sendStored(
  media: Pick<MediaStore, "read" | "size">,
  row: StoredRow,
  {
    request,
    reply,
    headers: own,
  }: { request: FastifyRequest; reply: FastifyReply; headers: Record<string, string> },
) {
  const etag = tagOfStored(row);
  const headers = { ...own, "accept-ranges": "bytes", etag };
  if (fresh(request.headers, { etag })) return reply.code(304).headers(headers).send();
  const range = wantedRange(request, etag, row.bytes);
  const found =
    request.method === "HEAD"
      ? { bytes: await media.size(row.file), stream: Readable.from([]) }
      : await media.read(row.file, range ? { range } : {});
  if (found?.bytes !== row.bytes) {
    found?.stream.destroy();
    throw new AppError("not_found");
  }
  if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${row.bytes}`);
  return reply
    .headers(headers)
    .header("content-length", range ? range.end - range.start + 1 : row.bytes)
    .type(row.content_type)
    .send(found.stream);
}
