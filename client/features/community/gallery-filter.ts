import { MOODS, type Mood } from "#shared/dreams.ts";
import type { GalleryFilter } from "./queries.ts";

const isMood = (value: string): value is Mood => MOODS.some((mood) => mood === value);

/** What a list of the gallery shows, by its URL; null where there is no such list. */
export function filterOf({
  pathname,
  searchParams,
}: Pick<URL, "pathname" | "searchParams">): GalleryFilter | null {
  const before = searchParams.get("before");
  const page = before ? { before } : {};
  const [, , kind, name] = pathname.split("/");
  if (kind === "symbols" && name) return { symbol: name, ...page };
  if (kind === "moods" && name) return isMood(name) ? { mood: name, ...page } : null;
  return page;
}
