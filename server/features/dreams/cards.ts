import type { Db } from "#server/db/open.ts";
import type { Card } from "#shared/cards.ts";
import type { Part } from "#shared/dreams.ts";
import type { CardRow } from "./listed-queries.ts";
import { mediaOfDreams, partStatesOf } from "./queries.ts";
import { cutNear } from "./search-matches.ts";
import { mediaFields } from "./view.ts";

/** UTF-16 units of a text for which a card has room: two lines, or five of the first sentence where there is no image. */
const TEXT_MAX = 300;

function beginningOf(text: string): string {
  const cut = cutNear(text, TEXT_MAX);
  return cut < text.length ? `${text.slice(0, cut).trimEnd()}…` : text;
}

/**
 * Dreams as the library's cards show them, in the order of the rows, with two queries for any number of them. Texts are
 * cut, but not those of notes; `wholeTexts` keeps all of them.
 */
export async function toCards(
  db: Db,
  rows: readonly CardRow[],
  { wholeTexts }: { wholeTexts: boolean },
): Promise<Card[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [parts, media] = await Promise.all([partStatesOf(db, ids), mediaOfDreams(db, ids)]);
  return rows.map((row) => {
    const stateOf = (name: Part): Card["parts"][Part] => ({
      status: parts.find(({ dream_id, part }) => dream_id === row.id && part === name)?.status ?? "skipped",
    });
    const { imageUrl, image, videoUrl, video } = mediaFields(
      row,
      media.filter((file) => file.dream_id === row.id),
    );
    return {
      id: row.id,
      kind: row.kind,
      status: row.status,
      language: row.language,
      title: row.title,
      dreamText: wholeTexts || row.kind === "note" ? row.dream_text : beginningOf(row.dream_text),
      night: row.night,
      favourite: row.favourite === 1,
      tags: JSON.parse(row.tags) as string[],
      ownTags: JSON.parse(row.own_tags) as string[],
      parts: { reading: stateOf("reading"), image: stateOf("image"), video: stateOf("video") },
      imageUrl,
      image,
      videoUrl,
      video,
    };
  });
}
