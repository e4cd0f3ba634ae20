import type { Flag } from "#server/db/columns.ts";
import { transact } from "#server/db/transaction.ts";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { MARKS, type DreamChange } from "#shared/dreams.ts";
import { minuteOf } from "#shared/nights.ts";
import type { IntakeDeps } from "./dreams.ts";
import { reviewRemotely, screen } from "./intake.ts";
import { assertBegun } from "./night-settings.ts";
import { ownDream } from "./part-submission.ts";
import { isEditable } from "./parts.ts";
import { partsOfDreams, updateDream, type DreamRow } from "./queries.ts";
import { assertTextRoom } from "./quota.ts";
import { remarkOf, saveRemark } from "./remark-queries.ts";
import { searchTextOf } from "./search-text.ts";

type TextChange = Pick<DreamRow, "dream_text" | "language">;

/** The changed text or language; null where both stay. Throws `conflict` where something is made from the text. */
async function textChange(db: Db, row: DreamRow, change: DreamChange): Promise<TextChange | null> {
  const { dreamText = row.dream_text, language = row.language } = change;
  if (dreamText === row.dream_text && language === row.language) return null;
  if (!isEditable(await partsOfDreams(db, [row.id])))
    throw new AppError("conflict", { reason: "text_in_use" });
  return { dream_text: dreamText, language };
}

/** The columns of what changes beside the text. */
function columnsOf({ night, time, mood, favourite, marks, ownTags }: DreamChange) {
  const flag = (on: boolean): Flag => (on ? 1 : 0);
  return {
    ...(night !== undefined && { night }),
    ...(time !== undefined && { minute: time === null ? null : minuteOf(time) }),
    ...(mood !== undefined && { mood }),
    ...(favourite !== undefined && { favourite: flag(favourite) }),
    ...(marks && Object.fromEntries(MARKS.map((mark) => [mark, flag(marks.includes(mark))]))),
    ...(ownTags && { own_tags: JSON.stringify(ownTags) }),
  } as const;
}

/**
 * Changes what a dream carries. A new text is reviewed like that of a new dream, a note like a new note, and refused
 * once something is made from it. Throws `not_found`, `invalid_input`, `conflict`, `care_needed`, `content_refused`,
 * `rate_limited` or `unavailable`, with nothing changed.
 */
export async function changeDream(
  deps: IntakeDeps,
  change: DreamChange,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<DreamRow> {
  const { db } = deps;
  if (change.night !== undefined) assertBegun(change.night, now);
  const before = await ownDream(db, userId, id);
  const text = await textChange(db, before, change);
  if (text && before.kind === "dream") {
    await screen(deps, text.dream_text, text.language);
    await reviewRemotely(deps, { text: text.dream_text, locale: text.language, now });
  }
  return transact(db, { user: userId }, async (trx) => {
    const row = await ownDream(trx, userId, id);
    const columns = { ...columnsOf(change), ...(await textChange(trx, row, change)) };
    if (change.remark !== undefined) {
      const added = Buffer.byteLength(change.remark) - Buffer.byteLength(await remarkOf(trx, id));
      if (added > 0) await assertTextRoom(trx, userId, added);
      await saveRemark(trx, { dreamId: id, text: change.remark, at: now.toISOString() });
    }
    const isFound = change.remark !== undefined || change.ownTags !== undefined || "dream_text" in columns;
    if (Object.keys(columns).length > 0 || isFound) {
      const remark = change.remark ?? (isFound ? await remarkOf(trx, id) : "");
      const found = isFound && { search_text: searchTextOf({ ...row, ...columns }, remark) };
      await updateDream(trx, id, { ...columns, ...found });
    }
    return ownDream(trx, userId, id);
  });
}
