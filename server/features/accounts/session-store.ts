import { callbackify } from "node:util";
import type { SessionStore } from "@fastify/session";
import type { Session } from "fastify";
import type { Store } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import type { SessionUser } from "#server/http/session-user.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { SESSION_LIFETIME_MS, SESSION_RENEWAL_MS } from "./accounts.ts";
import { secretHash } from "./mail-links.ts";
import {
  deleteReplacedSession,
  deleteSession,
  isReplacedSession,
  prepareSessionLookup,
  renameSession,
  saveSession,
} from "./session-queries.ts";

/** How long a replaced id is recognised, so that a late request with it does not clear the new cookie. */
const REPLACED_KNOWN_MS = MINUTE_MS;

export interface OwnSessionStore extends SessionStore {
  /** Gives the session another id: that which `regenerate` resolves to. Returns false where it has ended meanwhile. */
  rename(sessionId: string, regenerate: () => Promise<string>): Promise<boolean>;
  /** Whether this id was replaced within the last minute. */
  wasReplaced(sessionId: string): Promise<boolean>;
  /** Ends the session whose id this was until it was replaced within the last minute. */
  endReplaced(sessionId: string): Promise<void>;
}

/**
 * Sessions in the database, under the hash of their id. `set` only updates: a session begins in the transaction of its
 * sign-in, and one that has ended stays ended.
 */
export function createSessionStore(
  store: Pick<Store, "db" | "prepare" | "isDamaged">,
  now: () => Date,
): OwnSessionStore {
  const { db } = store;
  const lookup = prepareSessionLookup(store);
  /** Ids of requests of this process whose rows the session plugin must not delete. */
  const renaming = new Set<string>();

  async function find(sessionId: string): Promise<Session | null> {
    const row = await lookup(secretHash(sessionId), now());
    if (!row) {
      // A damaged database may not find a session that exists: its cookie must stay.
      if (store.isDamaged()) throw new AppError("unavailable", { reason: "storage_failing" });
      return null;
    }
    const { userId, email, name, data, expiresAt } = row;
    const user: SessionUser = {
      id: userId,
      email,
      name,
      role: row.admin ? "admin" : "user",
      emailVerified: row.emailVerified === 1,
      revision: row.revision,
      nights: { timeZone: row.timeZone, nightEnds: row.nightEnds },
    };
    // So that it is not stored, nor part of what the plugin hashes to see whether a session changed.
    const found = { user, expiresAt: Date.parse(expiresAt), toJSON: () => undefined };
    return { ...(JSON.parse(data) as object), userId, found } as Session;
  }

  return {
    get: callbackify(find) as SessionStore["get"],

    set(sessionId, session, callback) {
      const { cookie: _cookie, userId, ...data } = session;
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
      if (renaming.has(sessionId)) callback();
      else callbackify(deleteSession)(db, secretHash(sessionId), callback);
    },

    async rename(sessionId, regenerate) {
      renaming.add(sessionId);
      const newId = await regenerate().finally(() => renaming.delete(sessionId));
      return await renameSession(db, {
        idHash: secretHash(sessionId),
        newIdHash: secretHash(newId),
        knownUntil: new Date(now().getTime() + REPLACED_KNOWN_MS).toISOString(),
      });
    },

    endReplaced: (sessionId) => deleteReplacedSession(db, secretHash(sessionId), now()),

    wasReplaced: (sessionId) => isReplacedSession(db, secretHash(sessionId), now()),
  };
}
