import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { mailUser } from "#server/features/accounts/accounts.ts";
import { announceLetter, offLinks } from "#server/features/notifications/notifications.ts";
import type { Secrets } from "#server/keys.ts";
import { hasLetter, insertLetter, letterReaders, type LetterReader } from "./letter-queries.ts";
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

/**
 * Writes a reader's letter of the month that has ended, and says by mail and notification that it is there: in one
 * transaction, so once. Who has opened the letter on the page before hears nothing. No words of the user are sent.
 */
async function sendLetter({ config, db, now }: LetterDeliveryDeps, reader: LetterReader): Promise<void> {
  const { userId, locale } = reader;
  // An address that nobody confirmed may belong to someone else.
  const byMail = reader.byMail === 1 && (config.openOutbox || reader.emailVerifiedAt !== null);
  const byPush = reader.byPush === 1;
  if (!byMail && !byPush) return;
  const { ended, day } = await endedMonth(db, userId, now());
  if (day > DAYS || (await hasLetter(db, userId, ended))) return;
  // The rest is searched by the next run.
  if ((await catchUp(db, userId)) > 0) return;
  const letter = await composeLetter(db, { userId, month: ended, locale, now: now() });
  if (!letter) return;
  const { publicUrl, sessionSecrets: secrets } = config;
  const off = offLinks({ publicUrl, secrets }, { userId, topic: "letter", channel: "mail" }).url;
  const url = `${publicUrl}/patterns?letter=${ended}#letter`;
  await transact(db, { user: userId }, async (trx) => {
    if (!(await insertLetter(trx, letter))) return;
    if (byPush) await announceLetter(trx, { userId, month: ended, now: now() });
    if (!byMail) return;
    await mailUser(trx, {
      userId,
      template: "letter",
      data: { url, off, month: ended },
      now: now(),
      bulk: true,
    });
  });
}

/** Sends the letters of the month that has ended, one reader at a time. */
export async function* sendLetters(deps: LetterDeliveryDeps): AsyncGenerator<void> {
  let after = "";
  for (;;) {
    const readers = await letterReaders(deps.db, { after, limit: READERS_AT_ONCE });
    for (const reader of readers) {
      await sendLetter(deps, reader);
      yield;
    }
    if (readers.length < READERS_AT_ONCE) return;
    after = readers.at(-1)!.userId;
  }
}
