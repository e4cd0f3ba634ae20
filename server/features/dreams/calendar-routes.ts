import type { FastifyInstance, FastifyRequest } from "fastify";
import fresh from "fresh";
import { z } from "zod";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { registerEndpoint } from "#server/http/register.ts";
import { requireUser } from "#server/http/session-user.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import { sharePictureTag, type SharePictures } from "#server/studio/share/share-pictures.ts";
import {
  getCalendar,
  getNight,
  POSTER_FORMS,
  POSTER_PATH,
  POSTER_SIZES,
  posterMonth,
  type PosterForm,
} from "#shared/calendar.ts";
import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { attachment } from "./attachment.ts";
import { calendarOf, dreamsOfNight } from "./calendar.ts";
import { createDrawingLimit } from "./drawing-limit.ts";
import { monthPosterOf } from "./month-poster.ts";

/** Posters that are drawn for one user. Each takes about a second of a core. */
const POSTERS_PER_HOUR = 60;
const CALENDARS_PER_MINUTE = 120;

interface CalendarDeps {
  config: { brandName: string; publicUrl: string; loopback: boolean };
  db: Db;
  media: MediaStore;
  sharePictures: SharePictures;
  /** Zone of the browser. */
  zoneOf: (request: FastifyRequest) => string | undefined;
  now: () => Date;
}

export function registerCalendar(app: FastifyInstance, deps: CalendarDeps): void {
  const { config, db, media, sharePictures, zoneOf, now } = deps;
  // A call reads all dreams of a year: up to 5,000 rows.
  const readings = limitBy(app, { max: CALENDARS_PER_MINUTE, windowMs: MINUTE_MS, limited: "account" });
  registerEndpoint(app, getCalendar, async ({ query, user, request }) => {
    await readings(request);
    const { year, ...filter } = query;
    return calendarOf(db, { userId: user.id, now: now(), timeZone: zoneOf(request), year, filter });
  });
  const nights = limitBy(app, { max: CALENDARS_PER_MINUTE, windowMs: MINUTE_MS, limited: "account" });
  registerEndpoint(app, getNight, async ({ query, user, request }) => {
    await nights(request);
    const { night, ...filter } = query;
    return { dreams: await dreamsOfNight(db, { userId: user.id, night, filter }) };
  });

  const { brandName } = config;
  const host = config.loopback ? null : new URL(config.publicUrl).host;
  const drawings = limitBy(app, {
    kind: "posters",
    max: POSTERS_PER_HOUR,
    windowMs: HOUR_MS,
    limited: "account",
  });
  const limited = createDrawingLimit(POSTER_FORMS.length);
  app.get<{ Querystring: { month: string; form: PosterForm } }>(
    POSTER_PATH,
    {
      schema: {
        summary: "A poster of one month of the user's nights, as a PNG file",
        produces: ["image/png"],
        querystring: z.object({ month: posterMonth, form: z.enum(POSTER_FORMS).default("wide") }),
      },
      preValidation: async (request) => void requireUser(request),
    },
    async (request, reply) => {
      const { id: userId } = requireUser(request);
      const { month, form } = request.query;
      const wanted = { userId, month, form, locale: request.locale, timeZone: zoneOf(request) };
      const drawing = await monthPosterOf({ db, media, brandName, host }, wanted);
      const etag = sharePictureTag(drawing);
      // As for other media: browsers revalidate, so that a cache shows nothing after a sign-out.
      reply.headers({ "cache-control": "private, no-cache", etag });
      if (fresh(request.headers, { etag })) return reply.code(304).send();
      await drawings(request);
      const bytes = await limited(userId, () => sharePictures.drawMonth(drawing)).catch(
        async (error: unknown) => {
          // If a dream was deleted meanwhile, its image is missing.
          const after = await monthPosterOf({ db, media, brandName, host }, wanted);
          if (sharePictureTag(after) === etag) throw error;
          throw new AppError("conflict");
        },
      );
      const { width, height } = POSTER_SIZES[form];
      const name = `${drawing.month.title} ${width}x${height}.png`;
      return reply
        .type("image/png")
        .header("content-disposition", attachment(name, `${month}.png`))
        .send(bytes);
    },
  );
}
