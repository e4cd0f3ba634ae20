import "@fastify/cookie";
import session, { type CookieOptions } from "@fastify/session";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Db, Store } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { requireUser, type SessionUser } from "#server/http/session-user.ts";
import { hasSecureCookies } from "#server/http/cookies.ts";
import { limitBy } from "#server/http/rate-limits.ts";
import { securityEvent } from "#server/http/security-log.ts";
import { deleteAccount, signOut } from "#shared/accounts.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import type { KeyRight } from "#shared/endpoint.ts";
import {
  hasOwnProof,
  proofOf,
  SESSION_LIFETIME_MS,
  SESSION_RENEWAL_MS,
  type Proof,
  type ProvePassword,
} from "./accounts.ts";
import { createSessionStore, type OwnSessionStore } from "./session-store.ts";

/** How long a proof counts as fresh. */
const FRESH_MS = 10 * MINUTE_MS;
/** The fields of a session that are kept when its id changes. */
const FIELDS = ["userId", "provenAt", "ownerProvenAt", "secondFactorAt", "secondFactorSeenAt"];

/** Most calls of one key in a minute. */
const KEY_CALLS_PER_MINUTE = 300;

interface SessionDeps {
  config: Pick<Config, "publicUrl" | "sessionSecrets">;
  store: Pick<Store, "db" | "prepare" | "isDamaged">;
  now: () => Date;
  keys: {
    /** The key that an `Authorization` header carries, or null. */
    keyOfHeader(header: string | undefined): string | null;
    /** Throws `unauthenticated` and `forbidden`. */
    findHolder(text: string, right: KeyRight): Promise<{ user: SessionUser; key: FastifyRequest["key"] }>;
  };
}

/** Value of Clear-Site-Data at the end of a session: cached images and drafts of dreams are removed. */
const CLEAR_SITE_DATA = '"cache", "storage"';

/** Sets `request.user` from the session in the database. A session in use is renewed by one write a day. */
export async function registerSession(
  app: FastifyInstance,
  { config, store, now, keys }: SessionDeps,
): Promise<void> {
  const { session: name, signedOut } = app.cookieNames;
  const flags = {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: hasSecureCookies(config),
  } satisfies CookieOptions;

  const ownStore = createSessionStore(store, now);
  await app.register(session, {
    secret: [...config.sessionSecrets],
    cookieName: name,
    cookie: { ...flags, maxAge: SESSION_LIFETIME_MS },
    store: ownStore,
    saveUninitialized: false,
    rolling: false,
  });

  app.decorateRequest("user", null);
  app.decorateRequest("key", null);
  const limitKey = limitBy(app, {
    max: KEY_CALLS_PER_MINUTE,
    windowMs: MINUTE_MS,
    limited: "key",
  });

  /** Sets the user of a key, which is the only way into `/api/v1` and opens nothing that does not name a right. */
  async function enterByKey(request: FastifyRequest, reply: FastifyReply, text: string): Promise<void> {
    const { keyRight } = request.routeOptions.config;
    try {
      if (keyRight === undefined) throw new AppError("forbidden", { reason: "key" });
      Object.assign(request, await keys.findHolder(text, keyRight));
    } catch (error) {
      // Any other refusal is logged with its reply.
      if (error instanceof AppError && error.code === "unauthenticated") {
        securityEvent(request, "key_refused", { route: request.routeOptions.url });
        reply.header("www-authenticate", 'Bearer error="invalid_token"');
      }
      throw error;
    }
    await limitKey(request);
  }

  app.addHook("onRequest", async (request, reply) => {
    const text = keys.keyOfHeader(request.headers.authorization);
    if (text !== null) return enterByKey(request, reply, text);
    if (request.routeOptions.config.keyOnly) {
      reply.header("www-authenticate", "Bearer");
      throw new AppError("unauthenticated", { reason: "key" });
    }
    if (request.cookies[signedOut] !== undefined) {
      await request.session.regenerate();
      reply
        .clearCookie(signedOut, { path: "/", secure: flags.secure })
        .header("clear-site-data", CLEAR_SITE_DATA);
      return;
    }
    const { found } = request.session;
    if (!found) return;
    request.user = found.user;
    const renewAt = found.expiresAt - SESSION_LIFETIME_MS + SESSION_RENEWAL_MS;
    // A cookie that was signed with a previous secret is replaced.
    const hasOldSignature = request.cookies[name] !== request.session.encryptedSessionId;
    if (now().getTime() < renewAt && !hasOldSignature) return;
    // A full disk must not prevent the reply.
    await request.session
      .save()
      .catch((error: unknown) => request.log.warn({ err: error }, "session not renewed"));
  });

  app.addHook("onSend", async (request, reply) => {
    const cookie = request.cookies[name];
    const id = cookie?.slice(0, cookie.lastIndexOf("."));
    const signsOut = isSignOut(request, reply);
    // A request that replaced the id at the same moment must not keep the session.
    if (id !== undefined && signsOut) {
      await ownStore
        .endReplaced(id)
        .catch((error: unknown) => request.log.warn({ err: error }, "replaced session not ended"));
    }
    // The browser may already have the cookie that replaced this one. A broken store must not prevent the reply.
    const isLate =
      id !== undefined &&
      !signsOut &&
      request.session?.userId === undefined &&
      (await ownStore.wasReplaced(id).catch(() => false));
    if (shouldClear(request, reply, name) && !isLate) {
      reply.clearCookie(name, flags).header("clear-site-data", CLEAR_SITE_DATA);
    }
    keepLastCookie(reply, name, isLate ? 0 : 1);
  });
}

/** Whether a request signs out, also where that failed, unless another site sent it (403). */
const isSignOut = (request: FastifyRequest, reply: FastifyReply) =>
  request.routeOptions.url === signOut.path && request.method === signOut.method && reply.statusCode !== 403;

function shouldClear(request: FastifyRequest, reply: FastifyReply, name: string): boolean {
  if (request.routeOptions.url === signOut.path) return isSignOut(request, reply);
  if (request.routeOptions.url === deleteAccount.path && reply.statusCode === 204) return true;
  const current = request.session as FastifyRequest["session"] | null;
  return (
    current?.sessionId !== undefined && request.cookies[name] !== undefined && current.userId === undefined
  );
}

/** Removes all but the last `count` session cookies of a reply: the plugin clears the old one and sets the new one. */
function keepLastCookie(reply: FastifyReply, name: string, count: 0 | 1): void {
  const all = [reply.getHeader("set-cookie") ?? []].flat().map(String);
  const own = all.filter((cookie) => cookie.startsWith(`${name}=`));
  if (own.length <= count) return;
  const others = all.filter((cookie) => !own.includes(cookie));
  reply.removeHeader("set-cookie");
  reply.header("set-cookie", [...others, ...own.slice(own.length - count)]);
}

/**
 * Gives the browser a new session id at the sign-in, so that the id from before is useless; `begin` stores the session.
 */
export async function enterSession<T>(
  request: FastifyRequest,
  { userId, now }: { userId: string; now: Date },
  begin: (sessionId: string) => Promise<T>,
): Promise<T> {
  await request.session.regenerate();
  const begun = await begin(request.session.sessionId);
  request.session.userId = userId;
  request.session.provenAt = now.toISOString();
  // Saved here, because the plugin itself sends no cookie where a proxy that it does not trust ends TLS.
  await request.session.save();
  return begun;
}

/**
 * Gives a session another id, needed whenever it gains rights, so that the old id is useless. Throws `unauthenticated`
 * where the session has ended, or got another id by another request, meanwhile.
 */
export async function renewSessionId(request: FastifyRequest): Promise<void> {
  const store = request.sessionStore as OwnSessionStore;
  const { session: old } = request;
  const renamed = await store.rename(old.sessionId, async () => {
    await old.regenerate(FIELDS);
    return request.session.sessionId;
  });
  if (!renamed) {
    // Else the reply would set the cookie of a session that was never stored.
    await request.session.regenerate();
    throw new AppError("unauthenticated");
  }
  await request.session.save();
}

const isFresh = (time: string | undefined, now: Date) =>
  time !== undefined && now.getTime() - Date.parse(time) <= FRESH_MS;

const proofRequired = () =>
  new AppError("invalid_input", { issues: [{ path: "password", message: "required" }] });

/** Records a fresh proof in the session. `both`: a passkey or a code, which also pass the second factor. */
export function markProven({ session }: FastifyRequest, now: Date, { both }: { both: boolean }): void {
  const at = now.toISOString();
  session.provenAt = at;
  session.ownerProvenAt = at;
  if (both) markSecondFactor(session, at);
}

/** Records that the second factor was passed in this session. */
export function markSecondFactor(session: FastifyRequest["session"], at: string): void {
  session.secondFactorAt = at;
  session.secondFactorSeenAt = at;
}

/**
 * Returns the check that the owner of the account sends a request: by the password, or without one by a password,
 * passkey or code given in this session within the last minutes. A sign-in with a password or by mail is not enough,
 * except for an account that has no other proof. It throws what `ProvePassword` throws, and `invalid_input` (issue on
 * `password`).
 */
export function createProveOwner(deps: { db: Db; now: () => Date; provePassword: ProvePassword }) {
  return async (request: FastifyRequest, password: string | undefined): Promise<Proof> => {
    const { id } = requireUser(request);
    if (password !== undefined) return await deps.provePassword(id, password);
    const { provenAt, ownerProvenAt } = request.session;
    const now = deps.now();
    if (isFresh(ownerProvenAt, now)) return await proofOf(deps.db, id);
    if (isFresh(provenAt, now) && !(await hasOwnProof(deps.db, id))) return await proofOf(deps.db, id);
    throw proofRequired();
  };
}

/**
 * Throws `invalid_input` (issue on `password`) unless the user signed in, or gave a password, passkey or code, within
 * the last minutes.
 */
export function requireFreshProof(request: FastifyRequest, now: Date): void {
  if (!isFresh(request.session.provenAt, now)) throw proofRequired();
}

/**
 * Throws what `requireFreshProof` throws, and `forbidden` for an admin with a second factor who has not passed it: the
 * password alone changes no other way in.
 */
export function requireChangeAccess(request: FastifyRequest, now: Date): void {
  if (requireUser(request).needsSecondFactor?.enrolled)
    throw new AppError("forbidden", { reason: "second_factor", enrolled: true });
  requireFreshProof(request, now);
}

declare module "fastify" {
  interface Session {
    /** The user and the expiry that the store found for this request. Not part of the session's JSON. */
    found?: { user: SessionUser; expiresAt: number; toJSON(): undefined };
    /** ISO time at which the user last signed in, or gave a password, passkey or code. */
    provenAt?: string;
    /** The same, without sign-ins other than by passkey. */
    ownerProvenAt?: string;
    /** When the second factor was passed in this session. */
    secondFactorAt?: string;
    /** Last request since then of an admin, to within `SEEN_EVERY_MS`. */
    secondFactorSeenAt?: string;
  }
}
