import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { linkTo } from "#server/features/symbols/symbols.ts";
import type { SymbolId } from "#server/studio/reading/catalogue.ts";
import { dreamLanguage } from "#server/studio/reading/language.ts";
import type { Locale } from "#shared/locales.ts";
import type { DreamSymbol } from "#shared/patterns.ts";
import { symbolsBesideNames } from "./findings.ts";
import { countsOfSymbols, quotedDreams } from "./queries.ts";
import { catchUp } from "./scan.ts";

/** The symbols that a dream names, in the order of first mentions. Throws `not_found`, also for a dream in the bin. */
export async function symbolsOfDream(
  db: Db,
  { userId, dreamId, locale }: { userId: string; dreamId: string; locale: Locale },
): Promise<DreamSymbol[]> {
  const dream = (await quotedDreams(db, userId, [dreamId])).get(dreamId);
  if (!dream) throw new AppError("not_found");
  await catchUp(db, userId);
  const counts = new Map((await countsOfSymbols(db, userId, dreamId)).map((row) => [row.name, row]));
  const text = dream.dream_text.normalize("NFC");
  const found = new Map<SymbolId, DreamSymbol>();
  for (const { id, at, end } of symbolsBesideNames(text, dreamLanguage(text, dream.language)).symbols) {
    const count = counts.get(id);
    // Not searched yet.
    if (!count) continue;
    const known = found.get(id);
    if (known) known.ranges.push([at, end]);
    else
      found.set(id, {
        id,
        name: linkTo(id, locale).name,
        dreams: Number(count.dreams),
        counted: Number(count.left_out) === 0,
        ranges: [[at, end]],
      });
  }
  return [...found.values()];
}
