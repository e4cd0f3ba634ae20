import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { WrittenMail } from "#shared/outbox.ts";

/** Most mails that are listed. */
const MAILS_MAX = 20;
const SUFFIX = ".eml";

interface ReadMail extends WrittenMail {
  html: string;
}

/** Ids of the mails in the folder, newest first: their files' names begin with the time. */
async function mailIds(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(SUFFIX));
  return files.map((file) => file.slice(0, -SUFFIX.length)).toSorted((a, b) => (a < b ? 1 : -1));
}

async function readMail(folder: string, id: string): Promise<ReadMail> {
  const mail = await PostalMime.parse(await readFile(join(folder, id + SUFFIX)));
  return {
    id,
    to: mail.to?.[0]?.address ?? "",
    subject: mail.subject ?? "",
    writtenAt: new Date(mail.date ?? 0).toISOString(),
    html: mail.html ?? "",
  };
}

/** The newest mails of the folder; with `recipient` those to this email address. */
export async function newestMails(folder: string, recipient: string | null): Promise<ReadMail[]> {
  const mails: ReadMail[] = [];
  for (const id of await mailIds(folder)) {
    if (mails.length === MAILS_MAX) break;
    const mail = await readMail(folder, id);
    if (recipient === null || mail.to === recipient) mails.push(mail);
  }
  return mails;
}
