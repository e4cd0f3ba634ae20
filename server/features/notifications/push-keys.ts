import type { Db } from "#server/db/open.ts";
import { transact } from "#server/db/transaction.ts";
import type { Secrets } from "#server/keys.ts";
import { newVapidKeys, type VapidKeys } from "#server/providers/web-push/vapid.ts";
import { seal, unseal } from "#server/sealed.ts";
import { findPushKeys, insertPushKeys, replacePushKeys } from "./queries.ts";

const PURPOSE = "push keys";

/**
 * Returns the function that resolves to the site's key pair. It is made when it is first asked for, and kept in the
 * database, so that every process and machine has the same; browsers are bound to it. Throws where the session secret
 * that sealed it is gone.
 */
export function createPushKeys({ db, secrets, now }: { db: Db; secrets: Secrets; now: () => Date }) {
  let known: VapidKeys | undefined;
  return async (): Promise<VapidKeys> => {
    if (known) return known;
    if (!(await findPushKeys(db))) {
      const made = newVapidKeys();
      const row = {
        public_key: made.publicKey,
        sealed_key: seal(made.privateKey, secrets, PURPOSE),
        created_at: now().toISOString(),
      };
      await transact(db, { none: "the first of two stays" }, (trx) => insertPushKeys(trx, row));
    }
    const { public_key: publicKey, sealed_key: sealed } = (await findPushKeys(db))!;
    const opened = unseal(sealed, secrets, PURPOSE);
    if (!opened) throw new Error("push keys not readable: sealed with none of the session secrets");
    const { text: privateKey, stale } = opened;
    if (stale) await replacePushKeys(db, { from: sealed, to: seal(privateKey, secrets, PURPOSE) });
    return (known = { publicKey, privateKey });
  };
}

/**
 * The public key, which browsers subscribe with. Also where the private one is not readable, so that users still see
 * and change what they are notified of; nothing is pushed then.
 */
export async function publicKeyOf({
  db,
  pushKeys,
  log,
}: {
  db: Db;
  pushKeys: () => Promise<VapidKeys>;
  log: { error(details: object, message: string): void };
}): Promise<string> {
  try {
    return (await pushKeys()).publicKey;
  } catch (error) {
    const stored = await findPushKeys(db);
    if (!stored) throw error;
    log.error({ err: error }, "notifications cannot be pushed");
    return stored.public_key;
  }
}
