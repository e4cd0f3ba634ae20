import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { mailUser } from "#server/features/accounts/accounts.ts";
import { offLinks } from "#server/features/notifications/notifications.ts";
import type { Secrets } from "#server/keys.ts";
import { hasLetter, insertLetter, letterReaders, type LetterReader } from "./letter-queries.ts";
import { composeLetter, endedMonth } from "./letters.ts";
import { catchUp } from "./scan.ts";

const READERS_AT_ONCE = 20;
/** Days of a month in which the letter of the last one is mailed: later it would be no news. */
const DAYS = 7;

export interface LetterMailDeps {
  config: { publicUrl: string; sessionSecrets: Secrets; openOutbox: boolean };
  db: Db;
  now: () => Date;
}

/**
 * Writes a reader's letter of the month that has ended, and mails that it is there: in one transaction, so once. Who
 * has opened the letter on the page before gets no mail. The mail has no words of the user.
 */
async function mailLetter({ config, db, now }: LetterMailDeps, reader: LetterReader): Promise<void> {
  const { userId, locale } = reader;
  // An address that nobody confirmed may belong to someone else.
  if (!config.openOutbox && !reader.emailVerifiedAt) return;
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
    await mailUser(trx, {
      userId,
      template: "letter",
      data: { url, off, month: ended },
      now: now(),
      bulk: true,
    });
  });
}

/** Mails the letters of the month that has ended, one reader at a time. */
export async function* mailLetters(deps: LetterMailDeps): AsyncGenerator<void> {
  let after = "";
  for (;;) {
    const readers = await letterReaders(deps.db, { after, limit: READERS_AT_ONCE });
    for (const reader of readers) {
      await mailLetter(deps, reader);
      yield;
    }
    if (readers.length < READERS_AT_ONCE) return;
    after = readers.at(-1)!.userId;
  }
}
