import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { mediaOfDreams } from "#server/features/dreams/dreams.ts";
import { sendStored } from "#server/http/send-stored.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { GALLERY_FILE_PATH } from "#shared/community.ts";
import * as queries from "./queries.ts";
import { filesOfEntry } from "./shown-entry.ts";

/** Caches show a file for at most a minute after its entry has left the gallery. */
const SHOWN = { "cache-control": "public, max-age=60", "x-robots-tag": "noindex" };
const WAITING = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

/** `GET /gallery/:id/media/...`: files of shown entries for everyone, of waiting ones for admins. */
export function registerGalleryFiles(
  app: FastifyInstance,
  { db, media, now }: { db: Db; media: MediaStore; now: () => Date },
): void {
  app.get<{ Params: { id: string; name: string } }>(
    GALLERY_FILE_PATH,
    {
      schema: {
        summary: "A file of a dream in the public gallery; 410 once it has left",
        produces: ["image/webp", "image/avif", "image/jpeg", "video/mp4"],
        params: z.object({ id: z.string().max(64), name: z.string().max(40) }),
      },
    },
    async (request, reply) => {
      const { id, name } = request.params;
      const { user } = request;
      const shown = await queries.findShown(db, id, now().toISOString());
      const isAdmin = user?.role === "admin" && !user.needsSecondFactor;
      const waiting = !shown && isAdmin ? await queries.findEntry(db, id) : undefined;
      const entry = shown ?? (waiting?.state === "waiting" ? waiting : undefined);
      if (!entry) throw new AppError("gone");
      const files = filesOfEntry(await mediaOfDreams(db, [entry.dream_id]), entry);
      const row = files.find((file) => file.name === name);
      if (!row) throw new AppError("gone");
      return sendStored(media, row, { request, reply, headers: shown ? SHOWN : WAITING });
    },
  );
}
