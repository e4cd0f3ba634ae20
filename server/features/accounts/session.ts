import "@fastify/cookie";
import session, { type CookieOptions } from "@fastify/session";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import type { SessionUser } from "#server/http/session-user.ts";
import { hasSecureCookies } from "#server/http/cookies.ts";
import { deleteAccount, signOut } from "#shared/accounts.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { SESSION_LIFETIME_MS, SESSION_RENEWAL_MS } from "./accounts.ts";
import { createSessionStore, type OwnSessionStore } from "./session-store.ts";

/** How long a password that was typed in counts as fresh. */
const FRESH_PASSWORD_MS = 10 * MINUTE_MS;
/** What a session holds; all of it goes along when its id changes. */
const FIELDS = ["userId", "provenAt", "secondFactorAt", "secondFactorSeenAt"];

interface SessionDeps {
  config: Pick<Config, "publicUrl" | "sessionSecrets">;
  store: Pick<Store, "db" | "sqlite">;
  now: () => Date;
}

/** What a browser may still hold of a session that has ended: cached images, and drafts of dreams. */
const LEFTOVERS = '"cache", "storage"';

/**
 * Gives each request its `user` by a session kept in the database. Reading writes nothing; a
 * session in use is renewed by one write a day.
 */
export async function registerSession(
  app: FastifyInstance,
  { config, store, now }: SessionDeps,
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
  app.addHook("onRequest", async (request, reply) => {
    if (request.cookies[signedOut] !== undefined) {
      await request.session.regenerate();
      reply.clearCookie(signedOut, { path: "/", secure: flags.secure }).header("clear-site-data", LEFTOVERS);
      return;
    }
    const { found } = request.session;
    if (!found) return;
    // A copy: a change of it must not count as a change of the session, which would be written and its cookie sent.
    request.user = { ...found.user };
    const renewAt = found.expiresAt - SESSION_LIFETIME_MS + SESSION_RENEWAL_MS;
    // A cookie signed with a previous secret is replaced by one signed with the present one.
    const signedAnew = request.cookies[name] !== request.session.encryptedSessionId;
    if (now().getTime() < renewAt && !signedAnew) return;
    // The page can still be served when the disk is full.
    await request.session
      .save()
      .catch((error: unknown) => request.log.warn({ err: error }, "session not renewed"));
  });

  app.addHook("onSend", async (request, reply) => {
    const cookie = request.cookies[name];
    const id = cookie?.slice(0, cookie.lastIndexOf("."));
    // The cookie that took the place of this one may be in the browser already.
    const late = id !== undefined && ownStore.wasReplaced(id) && request.session?.userId === undefined;
    if (shouldClear(request, reply, name) && !late) {
      reply.clearCookie(name, flags).header("clear-site-data", LEFTOVERS);
    }
    keepLastCookie(reply, name, late ? 0 : 1);
  });
}

function shouldClear(request: FastifyRequest, reply: FastifyReply, name: string): boolean {
  // Whatever became of the sign-out, the browser forgets; only another site cannot ask for it, and a link alone is no sign-out.
  if (request.routeOptions.url === signOut.path)
    return request.method === signOut.method && reply.statusCode !== 403;
  if (request.routeOptions.url === deleteAccount.path && reply.statusCode === 204) return true;
  const current = request.session as FastifyRequest["session"] | null;
  const looked = current?.sessionId !== undefined;
  return looked && request.cookies[name] !== undefined && current.userId === undefined;
}

/** The session plugin clears the old cookie beside setting the new one; one answer says one thing, or with `count` 0 nothing. */
function keepLastCookie(reply: FastifyReply, name: string, count: 0 | 1): void {
  const all = [reply.getHeader("set-cookie") ?? []].flat().map(String);
  const own = all.filter((cookie) => cookie.startsWith(`${name}=`));
  if (own.length <= count) return;
  const others = all.filter((cookie) => !own.includes(cookie));
  reply.removeHeader("set-cookie");
  reply.header("set-cookie", [...others, ...own.slice(own.length - count)]);
}

/**
 * Gives the browser a new session id, so that an id known before sign-in is worth nothing;
 * `begin` writes the session under it.
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
  // Saved by hand: on its own the plugin sends no cookie where a proxy it does not trust ends TLS.
  await request.session.save();
  return begun;
}

/**
 * Gives a session another id, as whenever it comes to open more than before: the id known until then is worth nothing.
 * Throws `unauthenticated` where the session has ended meanwhile.
 */
export async function renewSessionId(request: FastifyRequest): Promise<void> {
  const store = request.sessionStore as OwnSessionStore;
  const { session: old } = request;
  const renamed = await store.rename(old.sessionId, async () => {
    await old.regenerate(FIELDS);
    return request.session.sessionId;
  });
  if (!renamed) throw new AppError("unauthenticated");
  await request.session.save();
}

/** Throws `invalid_input` (issue on `password`) unless the password was typed in within the last minutes. */
export function requireFreshPassword(request: FastifyRequest, now: Date): void {
  const { provenAt } = request.session;
  if (provenAt !== undefined && now.getTime() - Date.parse(provenAt) <= FRESH_PASSWORD_MS) return;
  throw new AppError("invalid_input", { issues: [{ path: "password", message: "required" }] });
}

declare module "fastify" {
  interface Session {
    /** What the store knew of this session when the request began. */
    found?: { user: SessionUser; expiresAt: number };
    /** When the password was typed in last. */
    provenAt?: string;
  }
}
