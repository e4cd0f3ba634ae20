import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/open.ts";
import type { Locale } from "#shared/locales.ts";
import { insertMail } from "./queries.ts";
import type { MailData, MailTemplate } from "./templates.ts";

export { deleteMailsTo } from "./queries.ts";
export type { MailData, MailTemplate } from "./templates.ts";

/**
 * Queues a mail in the caller's transaction; it is sent soon after the commit. `bulk` marks a mail to many, which never
 * goes before one that a user waits for. A second mail with the same `id` is dropped.
 */
export async function enqueueMail<T extends MailTemplate>(
  trx: Trx,
  mail: {
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
  await insertMail(trx, { bulk: false, id: randomUUID(), ...mail });
}
