import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { checkLedger } from "#server/features/credits/check.ts";
import { sweepMedia } from "#server/features/dreams/media-sweep.ts";
import { createFolderStore } from "#server/providers/media/folder-store.ts";
import type { ReceivedMail } from "../../tests/fakes/smtp.ts";
import type { TestStore } from "../../tests/support/database.ts";
import { makeOld } from "../../tests/support/media-files.ts";
import { spentOn, type Member } from "./member.ts";

/**
 * Compares a site that has come to rest with the model of its users, and its mails with those that arrived; returns what
 * differs.
 */
export async function compare(
  store: TestStore,
  {
    dataDir,
    members,
    mails,
  }: { dataDir: string; members: readonly Member[]; mails: readonly ReceivedMail[] },
): Promise<string[]> {
  const differences = (await checkLedger(store.db)).map(({ sentence }) => `ledger: ${sentence}`);
  const has = async (table: string, id: string) =>
    (await store.value(`SELECT id FROM ${table} WHERE id = '${id}'`)) !== undefined;
  const differ = (member: Member, what: string) => differences.push(`${member.email}: ${what}`);

  for (const member of members) {
    const userId = await store.value<string>(`SELECT id FROM users WHERE email = '${member.email}'`);
    if (member.removed) {
      if (userId !== undefined) differ(member, "the removed account exists");
      for (const id of member.dreams)
        if (await has("dreams", id)) differ(member, `dream ${id} of the removed account exists`);
      continue;
    }
    let credits = member.credits;
    for (const id of member.dreams) {
      if (!(await has("dreams", id))) differ(member, `dream ${id} is lost`);
      credits -= await spentOn(store, id);
    }
    for (const id of member.deleted)
      if (await has("dreams", id)) differ(member, `deleted dream ${id} exists`);
    for (const id of member.shares) if (!(await has("share_links", id))) differ(member, `link ${id} is lost`);
    for (const id of member.endedShares)
      if (await has("share_links", id)) differ(member, `ended link ${id} exists`);
    const found = await store.value(`SELECT credits FROM user_credits WHERE user_id = '${userId}'`);
    // A user who never had credits has no row.
    if (Number(found ?? 0) !== credits) differ(member, `${found ?? 0} credits instead of ${credits}`);
    const dreams = await store.value(`SELECT COUNT(*) FROM dreams WHERE user_id = '${userId}'`);
    if (Number(dreams) !== member.dreams.size)
      differ(member, `${dreams} dreams instead of ${member.dreams.size}`);
  }
  for (const id of await store.column("SELECT id FROM dreams WHERE finished_at IS NULL"))
    differences.push(`dream ${id} is not finished`);
  const unsettled = "SELECT dream_id FROM dream_parts WHERE status NOT IN ('done', 'failed')";
  for (const id of await store.column(unsettled))
    differences.push(`dream ${id} has a part that is neither done nor refunded`);

  const mailed = new Set(mails.flatMap(({ recipients }) => recipients));
  for (const member of members) if (!mailed.has(member.email)) differ(member, "no mail came");
  const arrived = new Set(mails.map(({ headers }) => headers["message-id"]?.slice(1).split("@")[0]));
  for (const id of await store.column<string>("SELECT id FROM mails"))
    if (!arrived.has(id)) differences.push(`mail ${id} did not come`);

  const folder = join(dataDir, "media");
  const media = await createFolderStore(folder);
  makeOld(folder);
  await sweepMedia({ db: store.db, media }, new AbortController().signal);
  const known = new Map<string, number>();
  for (const { file, bytes } of await store.db.selectFrom("media").select(["file", "bytes"]).execute())
    known.set(file, bytes);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const file = path.slice(folder.length + 1);
    if (known.get(file) !== statSync(path).size)
      differences.push(`file ${file} is orphaned or of another size`);
    known.delete(file);
  }
  for (const file of known.keys()) differences.push(`file ${file} is missing`);
  return differences;
}
