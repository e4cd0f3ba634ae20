import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import { normalizeEmail } from "./names.ts";
import * as queries from "./queries.ts";

export { listAdmins } from "./queries.ts";

export type AdminChange =
  | { outcome: "unknown" }
  | { outcome: "changed" | "unchanged"; id: string; email: string; emailVerified: boolean };

/** Gives the user with this email address the admin role or takes it away, from their next request on. */
export async function setAdmin(db: Db, typedEmail: string, admin: boolean): Promise<AdminChange> {
  const found = await findUserByEmail(db, typedEmail);
  if (!found) return { outcome: "unknown" };
  return await transact(db, { user: found.id }, async (trx) => {
    const account = await queries.findAccount(trx, { id: found.id });
    if (account?.email !== found.email) return { outcome: "unknown" };
    const changed = await queries.setAdminRole(trx, account.id, admin);
    return {
      outcome: changed ? "changed" : "unchanged",
      id: account.id,
      email: account.email,
      emailVerified: account.emailVerifiedAt !== null,
    };
  });
}

export function findUserByEmail(db: Db, typedEmail: string) {
  return queries.findAccount(db, { email: normalizeEmail(typedEmail) });
}
