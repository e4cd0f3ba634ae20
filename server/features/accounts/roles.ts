import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { normalizeEmail } from "./names.ts";
import * as queries from "./queries.ts";

export type AdminChange =
  | { outcome: "unknown" }
  | { outcome: "changed" | "unchanged"; id: string; email: string; emailVerified: boolean };

/** Makes the user with this address an admin, or one no longer. It counts from their next request on. */
export async function setAdmin(db: Db, typedEmail: string, admin: boolean): Promise<AdminChange> {
  return await transact(db, async (trx) => {
    const account = await queries.findAccount(trx, { email: normalizeEmail(typedEmail) });
    if (!account) return { outcome: "unknown" };
    const changed = await queries.setAdminRole(trx, account.id, admin);
    return {
      outcome: changed ? "changed" : "unchanged",
      id: account.id,
      email: account.email,
      emailVerified: account.emailVerifiedAt !== null,
    };
  });
}

/** The user with an address. */
export async function findUserByEmail(
  db: Db,
  typedEmail: string,
): Promise<{ id: string; email: string } | null> {
  const account = await queries.findAccount(db, { email: normalizeEmail(typedEmail) });
  return account ? { id: account.id, email: account.email } : null;
}

/** All admins by address. */
export async function listAdmins(db: Db): Promise<{ email: string; name: string }[]> {
  return await queries.listAdmins(db);
}
