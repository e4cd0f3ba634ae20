import { data, redirect, redirectDocument } from "react-router-dom";
import type { Me } from "#shared/accounts.ts";
import { meQuery } from "../features/accounts/queries.ts";
import { unfinishedQuery } from "../features/dreams/queries.ts";
import { ApiError } from "../lib/api.ts";
import type { RouteEnv } from "../lib/context.tsx";

export type Load = (env: RouteEnv, params: Record<string, string | undefined>, url: URL) => Promise<unknown>;

/** Waits for queries. Those that fail stay empty: the page shows its own message and can try again. */
export const settle = async (...queries: Promise<unknown>[]) => void (await Promise.allSettled(queries));

/** Sets status 404 where the query finds nothing. Other API failures are left to the page. */
export async function findOr404(query: Promise<unknown>) {
  try {
    return (await query) === null ? data(null, { status: 404 }) : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

interface Loaded<T> {
  /** Null for a visitor. */
  me: Me | null;
  /** What `load` resolved to; undefined for a visitor. */
  loaded: T | undefined;
}

/**
 * Loads the user and, for a user, the unfinished dreams, which the header shows, and what `load` reads. The server knows
 * whether there is a session and reads all of it at the same time, so that it waits once for a database over the network.
 */
async function loadWithUser<T>(env: RouteEnv, load: () => Promise<T>): Promise<Loaded<T>> {
  const { queryClient, api } = env;
  const readRest = () => Promise.all([load(), settle(queryClient.ensureQueryData(unfinishedQuery(api)))]);
  const early = env.signedIn ? readRest() : null;
  // It is not awaited where the user cannot be read.
  early?.catch(() => {});
  const me = await queryClient.ensureQueryData(meQuery(api));
  const [loaded] = me ? await (early ?? readRest()) : [];
  return { me, loaded };
}

const nothing = async () => null;

/** The user, or null for a visitor; also loads what the header shows. Rejects where the user cannot be read. */
export async function loadUser(env: RouteEnv): Promise<Me | null> {
  return (await loadWithUser(env, nothing)).me;
}

/** The loader of a page that shows the user where it can. */
export const loadMe: Load = (env) => settle(loadUser(env));

/**
 * The redirect for a visitor, to be thrown. The server redirects to `path` and stores where to return to; the browser asks
 * the server for the page.
 */
export const askToSignIn = ({ pathname, search }: URL, path = "/auth") =>
  import.meta.env.SSR ? redirect(path) : redirectDocument(pathname + search);

/** Redirects visitors to the sign-in. For users, resolves to what `load` resolves to. */
export async function requireUser<T>(
  env: RouteEnv,
  url: URL,
  load: () => Promise<T>,
): Promise<T | undefined> {
  const { me, loaded } = await loadWithUser(env, load);
  if (!me) throw askToSignIn(url);
  return loaded;
}

/** Redirects visitors to /auth, and users who are not (or cannot be shown to be) admins to /dashboard. */
export async function requireAdmin({ queryClient, api }: RouteEnv, url: URL): Promise<void> {
  const me = await queryClient.fetchQuery(meQuery(api)).catch(() => undefined);
  if (me === null) throw askToSignIn(url);
  if (me?.user.role !== "admin") throw redirect("/dashboard");
}
