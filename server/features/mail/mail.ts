import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/open.ts";
import type { Locale } from "#shared/locales.ts";
import { insertMail } from "./queries.ts";
import type { MailData, MailTemplate } from "./templates.ts";

export { deleteMailsTo } from "./queries.ts";
export type { MailData, MailTemplate } from "./templates.ts";

/**
 * Queues a mail that is sent soon after the commit. `bulk` mails, to many users, are sent after those that a user waits
 * for. A second mail with the same `id` is dropped.
 */
export async function enqueueMail<T extends MailTemplate>(
  trx: Trx,
  {
    id = randomUUID(),
    data,
    now,
    bulk = false,
    ...mail
  }: {
    id?: string;
    recipient: string;
    locale: Locale;
    template: T;
    data: MailData[T];
    /** ISO time. */
    now: string;
    bulk?: boolean;
  },
): Promise<void> {
  const times = { run_at: now, created_at: now };
  const content = { data: JSON.stringify(data), bulk: bulk ? (1 as const) : (0 as const) };
  await insertMail(trx, { id, ...mail, ...content, ...times, status: "queued" });
}
