import "@fastify/cookie";
import session, { type CookieOptions } from "@fastify/session";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/db/open.ts";
import type { Viewer } from "#server/http/viewer.ts";
import { hasSecureCookies } from "#server/http/cookies.ts";
import { deleteAccount, signOut } from "#shared/accounts.ts";
import { SESSION_LIFETIME_MS, SESSION_RENEWAL_MS } from "./accounts.ts";
import { createSessionStore } from "./session-store.ts";

interface SessionDeps {
  config: Pick<Config, "publicUrl" | "sessionSecret">;
  store: Pick<Store, "db" | "sqlite">;
  now: () => Date;
}

/** What a browser may still hold of a session that has ended: cached images, and drafts of dreams. */
const LEFTOVERS = '"cache", "storage"';

/**
 * Gives each request its `viewer` by a session kept in the database. Reading writes nothing; a
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

  await app.register(session, {
    secret: config.sessionSecret,
    cookieName: name,
    cookie: { ...flags, maxAge: SESSION_LIFETIME_MS },
    store: createSessionStore(store, now),
    saveUninitialized: false,
    rolling: false,
  });

  app.decorateRequest("viewer", null);
  app.addHook("onRequest", async (request, reply) => {
    if (request.cookies[signedOut] !== undefined) {
      await request.session.regenerate();
      reply.clearCookie(signedOut, { path: "/", secure: flags.secure }).header("clear-site-data", LEFTOVERS);
      return;
    }
    const { found } = request.session;
    if (!found) return;
    request.viewer = found.viewer;
    const renewAt = found.expiresAt - SESSION_LIFETIME_MS + SESSION_RENEWAL_MS;
    if (now().getTime() < renewAt) return;
    // The page can still be served when the disk is full.
    await request.session
      .save()
      .catch((error: unknown) => request.log.warn({ err: error }, "session not renewed"));
  });

  app.addHook("onSend", (request, reply, _payload, done) => {
    if (shouldClear(request, reply, name)) {
      reply.clearCookie(name, flags).header("clear-site-data", LEFTOVERS);
    }
    keepLastCookie(reply, name);
    done();
  });
}

function shouldClear(request: FastifyRequest, reply: FastifyReply, name: string): boolean {
  // Whatever became of the sign-out, the browser forgets; only another site cannot ask for it.
  if (request.routeOptions.url === signOut.path) return reply.statusCode !== 403;
  if (request.routeOptions.url === deleteAccount.path && reply.statusCode === 204) return true;
  const current = request.session as FastifyRequest["session"] | null;
  const looked = current?.sessionId !== undefined;
  return looked && request.cookies[name] !== undefined && current.userId === undefined;
}

/** The session plugin clears the old cookie beside setting the new one; one answer says one thing. */
function keepLastCookie(reply: FastifyReply, name: string): void {
  const all = [reply.getHeader("set-cookie") ?? []].flat().map(String);
  const own = all.filter((cookie) => cookie.startsWith(`${name}=`));
  if (own.length < 2) return;
  reply.removeHeader("set-cookie");
  reply.header("set-cookie", [...all.filter((cookie) => !own.includes(cookie)), own.at(-1)!]);
}

/**
 * Gives the browser a new session id, so that an id known before sign-in is worth nothing;
 * `begin` writes the session under it.
 */
export async function enterSession<T>(
  request: FastifyRequest,
  userId: string,
  begin: (sessionId: string) => Promise<T>,
): Promise<T> {
  await request.session.regenerate();
  const begun = await begin(request.session.sessionId);
  request.session.userId = userId;
  // Saved by hand: on its own the plugin sends no cookie where a proxy it does not trust ends TLS.
  await request.session.save();
  return begun;
}

declare module "fastify" {
  interface Session {
    /** What the store knew of this session when the request began. */
    found?: { viewer: Viewer; expiresAt: number };
  }
}
