import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { nightSettingsOf } from "#server/features/accounts/accounts.ts";
import { readBytes, type MediaStore } from "#server/providers/media-store.ts";
import type { ShareImage } from "#server/studio/share/content.ts";
import type { MonthDrawing, PosterNight } from "#server/studio/share/month.ts";
import type { DiscLook, PosterForm } from "#shared/calendar.ts";
import { intlTag, type Locale } from "#shared/locales.ts";
import { dreamsOfNights, type CalendarRow } from "./calendar-queries.ts";
import { fullMoonNights } from "./full-moons.ts";
import { mediaOfDreams, type MediaRow } from "./queries.ts";

interface Wanted {
  userId: string;
  /** `YYYY-MM`. */
  month: string;
  form: PosterForm;
  locale: Locale;
  /** Of the browser. */
  timeZone: string | undefined;
}

/** Unfinished dreams are not on a poster: it is made to be shown. */
const posterLook = (look: DiscLook) => (look === "waiting" || look === "failed" ? "empty" : look);
/** The first of these among the dreams of a night is drawn. */
const ranks = ["picture", "words", "note", "empty"] as const;
const rankOf = (row: CalendarRow) => ranks.indexOf(posterLook(row.look));

/** Returns what the poster of a user's month shows. Throws `not_found` for a month without dreams. */
export async function monthPosterOf(
  { db, media, brandName, host }: { db: Db; media: MediaStore; brandName: string; host: string | null },
  { userId, month, form, locale, timeZone }: Wanted,
): Promise<MonthDrawing<ShareImage>> {
  const [year, monthNumber] = month.split("-").map(Number) as [number, number];
  const days = new Date(Date.UTC(year, monthNumber, 0)).getUTCDate();
  // The earliest first: the sort below keeps this order among the dreams of a night that rank alike.
  const rows = (
    await dreamsOfNights(db, userId, { from: `${month}-01`, to: `${month}-${days}` })
  ).toReversed();
  if (rows.length === 0) throw new AppError("not_found");
  const moons = new Set(fullMoonNights(year, await nightSettingsOf(db, userId, timeZone)));

  const leads = Array.from({ length: days }, (_, index) => {
    const night = `${month}-${String(index + 1).padStart(2, "0")}`;
    const own = rows.filter((row) => row.night === night);
    const [lead = null] = own.toSorted((a, b) => rankOf(a) - rankOf(b));
    return { night, lead };
  });
  const shown = leads.flatMap(({ lead }) => (lead?.look === "picture" ? [lead.id] : []));
  const files = Map.groupBy(
    (await mediaOfDreams(db, shown)).filter(
      (row) => row.name.startsWith("image-") && row.content_type === "image/webp",
    ),
    (row) => row.dream_id,
  );
  const imageOf = (row: MediaRow): ShareImage => ({
    name: row.file,
    async read() {
      const bytes = await readBytes(media, row.file);
      if (!bytes) throw new AppError("not_found");
      return bytes;
    },
  });

  const nights = leads.map(({ night, lead }, index): PosterNight<ShareImage> => {
    const [smallest] = (files.get(lead?.id ?? "") ?? []).toSorted((a, b) => a.width - b.width);
    const look = lead ? posterLook(lead.look) : "empty";
    return {
      day: index + 1,
      look: look === "picture" && !smallest ? "words" : look,
      fullMoon: moons.has(night),
      image: smallest ? imageOf(smallest) : null,
    };
  });
  const title = new Intl.DateTimeFormat(intlTag(`${locale}-u-ca-gregory-nu-latn`), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.UTC(year, monthNumber - 1, 1));
  const firstColumn = ((new Date(Date.UTC(year, monthNumber - 1, 1)).getUTCDay() + 6) % 7) + 1;
  return { form, month: { title, nights, firstColumn, brandName, host, locale } };
}
