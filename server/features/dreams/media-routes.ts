import type { FastifyInstance } from "fastify";
import fresh from "fresh";
import { z } from "zod";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { sendStored, tagOfStored } from "#server/http/send-stored.ts";
import { requireUser } from "#server/http/session-user.ts";
import { securityEvent } from "#server/http/security-log.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { DISC_SIZE } from "#shared/calendar.ts";
import { VERTICAL_VIDEO } from "#shared/vertical-video.ts";
import { createDiscImages, DISC_IMAGE } from "./disc-image.ts";
import { LARGE_IMAGE } from "./large-image.ts";
import { findDream, mediaOfDreams, type DreamRow, type MediaRow } from "./queries.ts";

const NAMES = [
  "image.webp",
  "image.avif",
  "poster.webp",
  "video.mp4",
  VERTICAL_VIDEO,
  DISC_IMAGE,
  LARGE_IMAGE,
] as const;
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

// Browsers must revalidate each time, so that nothing is shown after a sign-out.
const PRIVATE = { "cache-control": "private, no-cache" };

/** `GET /media/:dreamId/...`: private files for the owner and admins, with Range and ETag. */
export function registerMedia(
  app: FastifyInstance,
  {
    db,
    media,
    largeImage,
  }: { db: Db; media: MediaStore; largeImage: (dream: DreamRow) => Promise<MediaRow> },
): void {
  const discOf = createDiscImages(media);
  const larges = limitBy(app, {
    kind: "large images",
    max: LARGE_PER_HOUR,
    windowMs: HOUR_MS,
    limited: "account",
  });
  app.get<{ Params: { dreamId: string; name: (typeof NAMES)[number] }; Querystring: { w?: number } }>(
    "/media/:dreamId/:name",
    {
      schema: {
        summary: "An image, the video or its poster of one of the user's dreams",
        produces: ["image/webp", "image/avif", "image/jpeg", "image/png", "video/mp4"],
        params: z.object({ dreamId: z.string().max(64), name: z.enum(NAMES) }),
        querystring: z.object({ w: z.coerce.number().int().min(1).max(10_000).optional() }),
      },
      config: { keyRight: "read" },
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
      if (name === DISC_IMAGE) {
        const image = chooseFile(await mediaOfDreams(db, [dreamId]), "image.webp", DISC_SIZE);
        if (!image) throw new AppError("not_found");
        const etag = tagOfStored(image, `-${DISC_SIZE}`);
        reply.headers({ ...PRIVATE, etag });
        if (fresh(request.headers, { etag })) return reply.code(304).send();
        return reply.type("image/webp").send(await discOf(user.id, image));
      }
      const row =
        name === LARGE_IMAGE
          ? await largeImage(dream)
          : chooseFile(await mediaOfDreams(db, [dreamId]), name, request.query.w);
      if (!row) throw new AppError("not_found");
      return sendStored(media, row, { request, reply, headers: PRIVATE });
    },
  );
}
