import { setImmediate } from "node:timers/promises";
import { makeZip } from "client-zip";
import type { Db } from "#server/db/open.ts";
import { describeProfile } from "#server/features/accounts/accounts.ts";
import { entriesOf } from "#server/features/credits/credits.ts";
import { exportedGallery } from "#server/features/community/community.ts";
import { binnedDreams, dreamsByNight, everyDream } from "#server/features/dreams/dreams.ts";
import { exportedCorrections, exportedLetters } from "#server/features/patterns/patterns.ts";
import { describeNotifications } from "#server/features/notifications/notifications.ts";
import { exportedKeys } from "#server/features/api-keys/api-keys.ts";
import { listPayments } from "#server/features/payments/payments.ts";
import { exportedShares } from "#server/features/sharing/sharing.ts";
import { listWebhooks } from "#server/features/webhooks/webhooks.ts";
import type { MediaStore } from "#server/providers/media-store.ts";
import type { Translations } from "#server/translations.ts";
import type { Locale } from "#shared/locales.ts";
import { folderOf, journalPage } from "./journal-page.ts";

const ENTRIES_AT_ONCE = 200;

interface ExportDeps {
  db: Db;
  now: () => Date;
  media: Pick<MediaStore, "read">;
  translations: Translations;
  /** Language of `journal.html`. */
  locale: Locale;
}

type Chunk = string | Uint8Array;
interface ZipFile {
  name: string;
  input: Chunk | AsyncIterable<Chunk>;
  lastModified?: Date;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A JSON list, written as its items come. */
async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const item of items) {
    yield `${before}${JSON.stringify(item)}`;
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

async function* everyEntry(db: Db, userId: string) {
  let before: number | undefined;
  for (;;) {
    const page = await entriesOf(db, userId, {
      limit: ENTRIES_AT_ONCE,
      ...(before !== undefined && { before }),
    });
    yield* page;
    before = page.at(-1)?.id;
    if (page.length < ENTRIES_AT_ONCE) return;
    await setImmediate();
  }
}

async function* everyPayment(db: Db, userId: string) {
  for (let page = 0; ; page++) {
    const { payments } = await listPayments(db, { userId, page });
    yield* payments;
    if (payments.length === 0) return;
  }
}

async function* filesOf(deps: ExportDeps, userId: string, signal: AbortSignal): AsyncGenerator<ZipFile> {
  const { db, media } = deps;
  yield { name: "profile.json", input: json(await describeProfile(deps, userId)) };
  yield { name: "notifications.json", input: json(await describeNotifications(db, userId)) };
  yield { name: "ledger.json", input: jsonList(everyEntry(db, userId)) };
  yield { name: "payments.json", input: jsonList(everyPayment(db, userId)) };
  yield { name: "corrections.json", input: json(await exportedCorrections(db, userId)) };
  yield { name: "letters.json", input: json(await exportedLetters(db, userId)) };
  yield { name: "links.json", input: json(await exportedShares(db, userId)) };
  yield { name: "gallery.json", input: json(await exportedGallery(db, userId)) };
  yield { name: "keys.json", input: json(await exportedKeys(deps, userId)) };
  yield { name: "webhooks.json", input: json(await listWebhooks(db, userId)) };
  const dreams = dreamsByNight(db, userId);
  const binned = binnedDreams(db, userId);
  yield { name: "journal.html", input: journalPage({ dreams, binned }, deps) };
  for await (const dream of everyDream(db, userId)) {
    const { record, files } = dream;
    const folder = folderOf(dream);
    const lastModified = new Date(record.createdAt);
    yield { name: `${folder}/dream.json`, input: json(record), lastModified };
    yield { name: `${folder}/dream.txt`, input: `${record.dreamText}\n`, lastModified };
    for (const { name, file } of files) {
      // The dream may have been deleted meanwhile.
      const found = await media.read(file, { signal });
      if (found) yield { name: `${folder}/${name}`, input: found.stream, lastModified };
    }
  }
}

/**
 * All data of a user as a ZIP, made while it is read, so that neither all dreams nor a whole media file are in memory.
 * An abort of `signal` closes the file that is being read.
 */
export function exportAccount(
  deps: ExportDeps,
  userId: string,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  return makeZip(filesOf(deps, userId, signal));
}
