import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import parseRange from "range-parser";
import { z } from "zod";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { requireUser } from "#server/http/session-user.ts";
import { securityEvent } from "#server/http/security-log.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { LARGE_IMAGE } from "./large-image.ts";
import { findDream, mediaOfDreams, type DreamRow, type MediaRow } from "./queries.ts";

const NAMES = ["image.webp", "image.avif", "poster.webp", "video.mp4", LARGE_IMAGE] as const;
/** A drawing of this size takes seconds of a core. */
const LARGE_PER_HOUR = 30;

/** The stored file of a public name: of an image the smallest one at least `width` wide, else the largest. */
function chooseFile(rows: MediaRow[], name: (typeof NAMES)[number], width = Infinity): MediaRow | undefined {
  if (!name.startsWith("image.")) return rows.find((row) => row.name === name);
  const type = `image/${name.slice("image.".length)}`;
  const images = rows
    .filter((row) => row.name.startsWith("image-") && row.content_type === type)
    .toSorted((a, b) => a.width - b.width);
  return images.find((row) => row.width >= width) ?? images.at(-1);
}

/** The one range of bytes that a request wants; null for the whole file. Throws 416 where the file has none of it. */
function wantedRange({ headers }: FastifyRequest, etag: string, bytes: number) {
  const validator = headers["if-range"];
  if (headers.range === undefined || (validator !== undefined && validator !== etag)) return null;
  const ranges = parseRange(bytes, headers.range);
  if (ranges === -1) throw Object.assign(new Error("no such range"), { statusCode: 416 });
  return Array.isArray(ranges) && ranges.type === "bytes" && ranges.length === 1 ? ranges[0]! : null;
}

/** Sends a stored file, or the range of it that the request wants. Throws `not_found` where it is missing or truncated. */
async function sendMedia(media: MediaStore, row: MediaRow, request: FastifyRequest, reply: FastifyReply) {
  const etag = `"${row.sha256.slice(0, 32)}"`;
  // Browsers must revalidate each time, so that nothing is shown after a sign-out.
  const headers = { "cache-control": "private, no-cache", "accept-ranges": "bytes", etag };
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

/** `GET /media/:dreamId/...`: private files for the owner and admins, with Range and ETag. */
export function registerMedia(
  app: FastifyInstance,
  {
    db,
    media,
    largeImage,
  }: { db: Db; media: MediaStore; largeImage: (dream: DreamRow) => Promise<MediaRow> },
): void {
  const larges = limitBy(app, { max: LARGE_PER_HOUR, windowMs: HOUR_MS, limited: "account" });
  app.get<{ Params: { dreamId: string; name: (typeof NAMES)[number] }; Querystring: { w?: number } }>(
    "/media/:dreamId/:name",
    {
      schema: {
        summary: "An image, the video or its poster of one of the user's dreams",
        params: z.object({ dreamId: z.string().max(64), name: z.enum(NAMES) }),
        querystring: z.object({ w: z.coerce.number().int().min(1).max(10_000).optional() }),
      },
      preValidation: async (request) => void requireUser(request),
    },
    async (request, reply) => {
      const { dreamId, name } = request.params;
      const dream = await findDream(db, dreamId);
      const user = requireUser(request);
      const maySeeAll = user.role === "admin" && !user.needsSecondFactor;
      if (!dream || (dream.user_id !== user.id && !maySeeAll)) throw new AppError("not_found");
      if (dream.user_id !== user.id)
        securityEvent(request, "admin_opened_media", { targetId: dream.user_id, dreamId });
      if (name === LARGE_IMAGE) await larges(request);
      const row =
        name === LARGE_IMAGE
          ? await largeImage(dream)
          : chooseFile(await mediaOfDreams(db, [dreamId]), name, request.query.w);
      if (!row) throw new AppError("not_found");
      return sendMedia(media, row, request, reply);
    },
  );
}
