import type { FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { createVisitor } from "../../tests/support/visitor.ts";
import { setAdmin } from "#server/features/accounts/roles.ts";
import { transact } from "#server/db/transaction.ts";
import { grant } from "#server/features/credits/credits.ts";
import type { Services } from "#server/services.ts";
import type { User } from "#shared/accounts.ts";
import { createKey } from "#shared/api-keys.ts";
import type { KeyRight } from "#shared/endpoint.ts";

const TOKENS = 1000;
/** Keys of one user, as many as may be. */
const KEYS = 20;

/** A user, the cookie of a session, and what belongs to them. */
export interface Member {
  id: string;
  email: string;
  cookie: string;
  dreamId: string;
}

/** Who sends the requests of a drill. The keys belong to admins, because plans are sold here and admins need none. */
export interface Cast {
  users: Member[];
  admins: Member[];
  keys: Record<KeyRight, string[]>;
  /** Keys of the first admin, with all rights. */
  fullKeys: string[];
}

const RIGHTS: readonly KeyRight[] = ["read", "write", "spend"];

/** Signs up new users and admins, each with a dream, and makes keys of every right. */
export async function createCast(
  app: FastifyInstance,
  { store, now }: Services,
  size: { users: number; admins: number },
): Promise<Cast> {
  async function signUp(admin: boolean) {
    const email = `${randomUUID()}@example.com`;
    const visitor = createVisitor(app, { "x-forwarded-for": randomAddress() });
    const { status, json } = await visitor.signUp(email);
    if (status !== 201) throw new Error(`sign-up returned ${status}`);
    const { id } = (json as { user: User }).user;
    const lot = { userId: id, tokens: TOKENS, expiresAt: null, source: "admin", sourceRef: email } as const;
    await transact(store.db, { user: id }, (trx) => grant(trx, { ...lot, now: now() }));
    if (admin) await setAdmin(store.db, email, true);
    const dreamId = await visitor.submitDream("I flew over a wide dark sea", { depth: "reading" });
    const member: Member = { id, email, cookie: visitor.cookie(), dreamId };
    return { member, visitor };
  }

  const keys: Cast["keys"] = { read: [], write: [], spend: [] };
  const fullKeys: string[] = [];
  const admins: Member[] = [];
  while (admins.length < size.admins) {
    const { member, visitor } = await signUp(true);
    for (let count = 0; count < KEYS; count++) {
      const right = RIGHTS[count % RIGHTS.length]!;
      const isFull = admins.length === 0;
      const body = { name: "A program", rights: isFull ? RIGHTS : [right] };
      const { status, json } = await visitor.post(createKey.path, body);
      if (status !== createKey.status) throw new Error(`making a key returned ${status}`);
      (isFull ? fullKeys : keys[right]).push((json as { key: string }).key);
    }
    admins.push(member);
  }
  const users: Member[] = [];
  while (users.length < size.users) users.push((await signUp(false)).member);
  return { users, admins, keys, fullKeys };
}

const part = () => Math.floor(Math.random() * 256);
const randomAddress = () => `10.${part()}.${part()}.${part()}`;
