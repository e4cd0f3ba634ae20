import type { FastifyInstance } from "fastify";
import fresh from "fresh";
import { z } from "zod";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { requireUser } from "#server/http/session-user.ts";
import { knownTimeZone } from "#server/http/time-zone.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { sharePictureTag, type SharePictures } from "#server/studio/share/share-pictures.ts";
import { HOUR_MS } from "#shared/durations.ts";
import {
  SHARE_SHAPES,
  SHARE_WORDS,
  shareFileName,
  sharePicturePath,
  WORDS_PARAMETER,
  type ShareWords,
} from "#shared/share-pictures.ts";
import { findOwnDream } from "./queries.ts";
import { attachment } from "./attachment.ts";
import { createDrawingLimit } from "./drawing-limit.ts";
import { sharePictureOf } from "./share-picture.ts";

/** Pictures of one user that are drawn, each about half a second of a core. */
const PER_HOUR = 120;
/** Pictures of one user that wait or are drawn at the same time: each shape with each choice of words. */
const AT_ONCE = SHARE_SHAPES.length * SHARE_WORDS.length;
const params = z.object({ dreamId: z.string().max(64) });
const querystring = z.object({ [WORDS_PARAMETER]: z.enum(SHARE_WORDS).default("none") });

interface ShareRouteDeps {
  config: { brandName: string; publicUrl: string; loopback: boolean };
  db: Db;
  media: MediaStore;
  sharePictures: SharePictures;
}

/** Pictures of a user's own dreams to share, drawn at each request and stored nowhere. */
export function registerShareRoutes(app: FastifyInstance, deps: ShareRouteDeps): void {
  const { config, db, media, sharePictures } = deps;
  const { brandName } = config;
  const host = config.loopback ? null : new URL(config.publicUrl).host;
  const drawings = limitBy(app, {
    kind: "share pictures",
    max: PER_HOUR,
    windowMs: HOUR_MS,
    limited: "account",
  });
  const limited = createDrawingLimit(AT_ONCE);

  for (const shape of SHARE_SHAPES) {
    app.get<{ Params: { dreamId: string }; Querystring: Record<typeof WORDS_PARAMETER, ShareWords> }>(
      sharePicturePath(":dreamId", shape),
      {
        schema: {
          summary: `A ${shape} of one of the user's dreams to share, as a JPEG file`,
          produces: ["image/jpeg"],
          params,
          querystring,
        },
        preValidation: async (request) => void requireUser(request),
      },
      async (request, reply) => {
        const { id: userId } = requireUser(request);
        const timeZone = knownTimeZone(request.cookies[app.cookieNames.timeZone] ?? "");
        const { words } = request.query;
        const { dreamId } = request.params;
        const drawing = await sharePictureOf(
          { db, media, brandName, host },
          { userId, dreamId, shape, words, timeZone },
        );
        const etag = sharePictureTag(drawing);
        // As for other media: browsers ask each time, so that nothing is shown from a cache after a sign-out.
        reply.headers({ "cache-control": "private, no-cache", etag });
        if (fresh(request.headers, { etag })) return reply.code(304).send();
        await drawings(request);
        const bytes = await limited(userId, () => sharePictures.draw(drawing)).catch(
          async (error: unknown) => {
            // Where the dream was deleted meanwhile, its image is gone, and the drawing fails.
            if (!(await findOwnDream(db, userId, dreamId))) throw new AppError("not_found");
            throw error;
          },
        );
        const name = shareFileName(drawing.content.title, shape);
        return reply
          .type("image/jpeg")
          .header("content-disposition", attachment(name, `${shape}.jpg`))
          .send(bytes);
      },
    );
  }
}
