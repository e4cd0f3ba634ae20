import type { FastifyInstance } from "fastify";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { pictureOfDream } from "#server/features/dreams/dreams.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { sendStored } from "#server/http/send-stored.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { sharePictureTag, type SharePictures } from "#server/studio/share/share-pictures.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { SHARED_CARD, SHARED_FILE_PATH } from "#shared/shares.ts";
import { checkFileUrl } from "./link-token.ts";
import { findOpenLink, type LinkRow } from "./queries.ts";
import { dreamOfLink, shownFiles } from "./shown-dream.ts";

/** A link that ends takes its files along: no cache shows one for longer than a minute. */
const HEADERS = { "cache-control": "private, max-age=60", "x-robots-tag": "noindex" };
/** Cards drawn in a minute for one IP address, each half a second of a core. */
const CARDS_PER_MINUTE = 30;
/** Of drawn cards, about 80 kB each; others are drawn again. */
const CARD_BYTES_MAX = 16_000_000;

interface SharedFileDeps {
  db: Db;
  config: Pick<Config, "sessionSecrets" | "brandName">;
  media: MediaStore;
  sharePictures: SharePictures;
  now: () => Date;
}

/** `GET /s/:linkId/media/...`: files of links by URLs that are signed for one file of one link and expire. */
export function registerSharedFiles(
  app: FastifyInstance,
  { db, config, media, sharePictures, now }: SharedFileDeps,
): void {
  const drawings = limitBy(app, { max: CARDS_PER_MINUTE, windowMs: MINUTE_MS, limited: "address" });
  const cards = new LRUCache<string, Buffer>({
    maxSize: CARD_BYTES_MAX,
    sizeCalculation: (bytes) => bytes.length,
  });

  async function cardOf(link: LinkRow) {
    const dream = await dreamOfLink(db, link);
    const words = link.words ? "own" : link.reading ? "reading" : "none";
    return pictureOfDream({ db, media, brandName: config.brandName, host: null }, dream, {
      shape: "card",
      words,
      withImage: link.image === 1,
      date: null,
    });
  }

  app.get<{
    Params: { linkId: string; name: string };
    Querystring: { until: number; signature: string };
  }>(
    SHARED_FILE_PATH,
    {
      schema: {
        summary: "A file that a link shows, by a signed URL that expires; 410 once the link has ended",
        produces: ["image/webp", "image/avif", "image/jpeg", "video/mp4"],
        params: z.object({ linkId: z.string().max(64), name: z.string().max(40) }),
        querystring: z.object({
          until: z.coerce.number().int().min(0).max(100_000_000_000),
          signature: z.string().max(64),
        }),
      },
    },
    async (request, reply) => {
      const { linkId, name } = request.params;
      const signed = checkFileUrl({ linkId, name, ...request.query }, config.sessionSecrets, now());
      if (signed === "wrong") throw new AppError("not_found");
      const link = await findOpenLink(db, { id: linkId }, now().toISOString());
      if (!link || signed === "expired") throw new AppError("gone");
      if (name === SHARED_CARD) {
        const drawing = await cardOf(link);
        const etag = sharePictureTag(drawing);
        reply.headers({ ...HEADERS, etag });
        if (fresh(request.headers, { etag })) return reply.code(304).send();
        const key = `${link.dream_id} ${etag}`;
        let bytes = cards.get(key);
        if (!bytes) {
          await drawings(request);
          bytes = await sharePictures.draw(drawing).catch(async (error: unknown) => {
            // Its image goes with a dream that is deleted meanwhile.
            if (!(await findOpenLink(db, { id: linkId }, now().toISOString()))) throw new AppError("gone");
            throw error;
          });
          cards.set(key, bytes);
        }
        return reply.type("image/jpeg").send(bytes);
      }
      const row = (await shownFiles(db, link)).find((file) => file.name === name);
      if (!row) throw new AppError("gone");
      return sendStored(media, row, { request, reply, headers: HEADERS });
    },
  );
}
