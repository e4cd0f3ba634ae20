import { callbackify } from "node:util";
import type { SessionStore } from "@fastify/session";
import type { Session } from "fastify";
import type { Store } from "#server/db/open.ts";
import { SESSION_LIFETIME_MS, SESSION_RENEWAL_MS } from "./accounts.ts";
import { secretHash } from "./mail-links.ts";
import { deleteSession, prepareSessionLookup, saveSession } from "./session-queries.ts";

/**
 * Sessions in the database, under the hash of their id. `set` only changes a session that exists:
 * one begins in the transaction of its sign-in, and one that was ended stays ended.
 */
export function createSessionStore(
  { db, sqlite }: Pick<Store, "db" | "sqlite">,
  now: () => Date,
): SessionStore {
  const lookup = prepareSessionLookup(sqlite);

  return {
    get(sessionId, callback) {
      let row: ReturnType<typeof lookup>;
      try {
        row = lookup(secretHash(sessionId), now().toISOString());
      } catch (error) {
        callback(error);
        return;
      }
      if (!row) {
        callback(null, null);
        return;
      }
      const { userId, email, name, data, expiresAt } = row;
      const viewer = {
        id: userId,
        email,
        name,
        role: row.admin ? ("admin" as const) : ("user" as const),
        emailVerified: row.emailVerified === 1,
        revision: row.revision,
      };
      const found = { viewer, expiresAt: Date.parse(expiresAt) };
      callback(null, { ...(JSON.parse(data) as object), userId, found } as Session);
    },

    set(sessionId, session, callback) {
      const { cookie: _cookie, userId, found: _found, ...data } = session;
      if (userId === undefined) {
        callback();
        return;
      }
      const at = now().getTime();
      const row = {
        idHash: secretHash(sessionId),
        data: JSON.stringify(data),
        expiresAt: new Date(at + SESSION_LIFETIME_MS).toISOString(),
        renewUpTo: new Date(at + SESSION_LIFETIME_MS - SESSION_RENEWAL_MS).toISOString(),
      };
      callbackify(saveSession)(db, row, callback);
    },

    destroy(sessionId, callback) {
      callbackify(deleteSession)(db, secretHash(sessionId), callback);
    },
  };
}
