import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";
import type { Db, Store } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { AppError } from "#server/errors.ts";
import {
  decide,
  describeEntry,
  waitingEntry,
  waitingPage,
  type EntryRow,
} from "#server/features/community/community.ts";
import { registerEndpoint } from "#server/http/register.ts";
import type { Translations } from "#server/translations.ts";
import { decideEntry, listWaitingEntries, type WaitingEntry } from "#shared/admin/community.ts";
import { revealingWords } from "#shared/revealing-words.ts";
import { recordAuditEntry } from "./audit-log.ts";
import { adminOf } from "./audit-routes.ts";

/** Each shows a picture. */
const PAGE_SIZE = 12;

interface GalleryRouteDeps {
  config: Pick<Config, "publicUrl" | "community">;
  store: Pick<Store, "db">;
  translations: Translations;
  now: () => Date;
}

/** Null where the dream is deleted meanwhile. */
async function toWaiting(db: Db, row: EntryRow & { email: string }): Promise<WaitingEntry | null> {
  const shown = await describeEntry(db, row).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "gone") return null;
    throw error;
  });
  if (!shown) return null;
  const text = [row.sentence, row.name].filter((each) => each !== null).join("\n");
  return {
    id: row.id,
    sentAt: row.sent_at,
    author: { id: row.user_id, email: row.email },
    refusals: row.refusals,
    revealing: revealingWords(text, shown.language),
    shown,
  };
}

/** The queue of the public gallery, where the site has one. */
export function registerGalleryQueue(app: FastifyInstance, deps: GalleryRouteDeps): void {
  const { config, store, translations, now } = deps;
  const { db } = store;
  if (!config.community) return;

  registerEndpoint(app, listWaitingEntries, async ({ query: { page } }) => {
    const paging = { limit: PAGE_SIZE, offset: page * PAGE_SIZE, now: now().toISOString() };
    const { rows, total } = await waitingPage(db, paging);
    const entries = await Promise.all(rows.map((row) => toWaiting(db, row)));
    return { entries: entries.filter((entry) => entry !== null), total, page, pageSize: PAGE_SIZE };
  });

  registerEndpoint(app, decideEntry, async ({ params: { id }, body, request }) => {
    const { user_id: userId } = await waitingEntry(db, id);
    await transact(db, { user: userId }, async (trx) => {
      const at = now();
      const { dream_id: dream } = await decide(trx, { config, now: at }, { id, ...body });
      const reason = body.decision === "refuse" ? body.reason : null;
      await recordAuditEntry(trx, {
        admin: adminOf(request),
        action: "gallery_decided",
        targetId: userId,
        after: { entry: id, dream, decision: body.decision, ...(reason && { ground: reason }) },
        reason: (body.decision === "refuse" && body.note) || undefined,
        now: at,
      });
    });
    return { message: translations(request.locale, `operator.gallery.${body.decision}`) };
  });
}
