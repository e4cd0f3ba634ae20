import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { mailUser } from "#server/features/accounts/accounts.ts";
import { announceLetter, offLinks } from "#server/features/notifications/notifications.ts";
import type { Secrets } from "#server/keys.ts";
import { hasLetter, insertLetter, letterReader, letterReaders } from "./letter-queries.ts";
import { composeLetter, endedMonth } from "./letters.ts";
import { catchUp } from "./scan.ts";

const READERS_AT_ONCE = 20;
/** Days of a month in which the letter of the last one is mailed: later it would be no news. */
const DAYS = 7;

export interface LetterDeliveryDeps {
  config: { publicUrl: string; sessionSecrets: Secrets; openOutbox: boolean };
  db: Db;
  now: () => Date;
}

/** How a user hears of the letter; null where in no way. */
async function waysTo({ config, db }: Pick<LetterDeliveryDeps, "config" | "db">, userId: string) {
  const reader = await letterReader(db, userId);
  if (!reader) return null;
  const { locale, byPush } = reader;
  // An address that is not confirmed may be that of another person.
  const byMail = reader.byMail === 1 && (config.openOutbox || reader.emailVerifiedAt !== null);
  return byMail || byPush === 1 ? { locale, byMail, byPush: byPush === 1 } : null;
}

/**
 * Writes a reader's letter of the month that has ended, and says by mail and notification that it is there: in one
 * transaction, so once. Who has opened the letter on the page before hears nothing. No words of the user are sent.
 */
async function sendLetter({ config, db, now }: LetterDeliveryDeps, userId: string): Promise<void> {
  const reader = await waysTo({ config, db }, userId);
  if (!reader) return;
  const { ended, day } = await endedMonth(db, userId, now());
  if (day > DAYS || (await hasLetter(db, userId, ended))) return;
  // The rest is searched by the next run.
  if ((await catchUp(db, userId)) > 0) return;
  const letter = await composeLetter(db, { userId, month: ended, locale: reader.locale, now: now() });
  if (!letter) return;
  const { publicUrl, sessionSecrets: secrets } = config;
  const off = offLinks({ publicUrl, secrets }, { userId, topic: "letter", channel: "mail" }).url;
  const url = `${publicUrl}/patterns?letter=${ended}#letter`;
  await transact(db, { user: userId }, async (trx) => {
    // The user may have turned it off, or left, while the letter was written.
    const wanted = await waysTo({ config, db: trx }, userId);
    if (!wanted || !(await insertLetter(trx, letter))) return;
    if (wanted.byPush) await announceLetter(trx, { userId, month: ended, now: now() });
    if (!wanted.byMail) return;
    await mailUser(trx, {
      userId,
      template: "letter",
      data: { url, off, month: ended },
      now: now(),
      bulk: true,
    });
  });
}

/** Sends the letters of the month that has ended, one reader at a time. Throws at the end where one could not be sent. */
export async function* sendLetters(deps: LetterDeliveryDeps): AsyncGenerator<void> {
  let after = "";
  let failure: Error | undefined;
  for (;;) {
    const readers = await letterReaders(deps.db, { after, limit: READERS_AT_ONCE });
    for (const userId of readers) {
      // A letter that fails would otherwise keep all later readers from theirs, in every run.
      await sendLetter(deps, userId).catch((error: Error) => (failure ??= error));
      yield;
    }
    if (readers.length < READERS_AT_ONCE) break;
    after = readers.at(-1)!;
  }
  if (failure) throw failure;
}
