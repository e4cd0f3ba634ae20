import type { FormRefusal } from "#client/lib/page-state.ts";
import type { RenderInput } from "#client/index.tsx";
import type { Config } from "#server/config.ts";
import { contentPolicy } from "#server/http/security-headers.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { sharedPagePath } from "#shared/shares.ts";
import { OPEN_WAYS_IN, type WaysIn } from "#shared/ways-in.ts";
import { discoveryTags } from "./discovery.ts";
import { symbolEntryOf } from "./symbol-entry.ts";
import type { ClientModule, FrontEnd } from "./front-end.ts";
import { userReply, sharedReply, type PageReply } from "./page-reply.ts";
import type { PageKey } from "./page-request.ts";

/** Estimates and dates on a user's page change with time, all else with the user's revision. */
const USER_PAGE_MAX_AGE_MS = 10_000;

/** How long another process shows what its author has withdrawn. */
const GALLERY_PAGE_MAX_AGE_MS = MINUTE_MS;

const SHARED_PAGES = sharedPagePath("");

interface Caching {
  maxAgeMs: number | undefined;
}

/** A rendered page and how to cache it (null: not at all), or the redirect of a loader. */
export type Rendered =
  | { kind: "redirect"; status: number; location: string }
  | { kind: "page"; reply: PageReply; caching: Caching | null };

interface RenderDeps extends Pick<FrontEnd, "client" | "document" | "assets"> {
  config: Pick<Config, "publicUrl" | "brandName" | "supportEmail" | "community" | "production" | "signIn">;
  /** Headers of every response. */
  headers: Record<string, string>;
}
interface RenderOptions {
  /** Calls the API as the sender of the request. */
  send: RenderInput["send"];
  /** Of a page that responds to a refused form: the reason, and its status. */
  refused?: { refusal: FormRefusal; status: number } | undefined;
}

function waysInOf({ signIn: { signUp, issuers } }: Pick<Config, "signIn">): WaysIn {
  if (signUp === "open" && issuers.length === 0) return OPEN_WAYS_IN;
  return { signUp, issuers: issuers.map(({ id, name }) => ({ id, name })) };
}

/** Parameters of mailed links. */
const SECRETS = ["token", "invite", "confirm"];
const hasSecret = (query: URLSearchParams) => SECRETS.some((name) => query.has(name));

/** Returns how to cache the page of a key; null for one that depends on more than its key or shows a secret. */
export function cachingOf(
  client: ClientModule,
  { path, query, user }: PageKey,
  { community }: Pick<Config, "community">,
): Caching | null {
  const { shared, cachedPerUser, cacheMaxAgeMs } = client.pageHandle(path);
  if (user) return cachedPerUser ? { maxAgeMs: USER_PAGE_MAX_AGE_MS } : null;
  if (!shared || query !== "") return null;
  const showsGallery = community && path.startsWith("/symbols/");
  return { maxAgeMs: showsGallery ? GALLERY_PAGE_MAX_AGE_MS : cacheMaxAgeMs };
}

/** Renders the page of a key: router, document, reply. */
export async function renderPage(
  { client, document, assets, config, headers }: RenderDeps,
  key: PageKey,
  { send, refused }: RenderOptions,
): Promise<Rendered> {
  const { path, query, locale, theme, timeZone, sidebarOpen, user } = key;
  const { publicUrl, brandName, supportEmail, community, production } = config;
  const page = await client().renderPage({
    url: publicUrl + path + (query && `?${query}`),
    locale,
    theme,
    timeZone,
    sidebarOpen,
    brandName,
    supportEmail,
    waysIn: waysInOf(config),
    community,
    signedIn: user !== null,
    send,
    ...(refused && { refusal: refused.refusal }),
  });
  if (page.kind === "redirect") return page;
  const asPlanned = !refused && page.complete && page.status === (page.handle?.status ?? 200);
  const caching = asPlanned ? cachingOf(client(), key, config) : null;
  const shared = caching !== null && !user;
  const { html, styleHashes } = document(page, {
    waiting: shared && assets !== null,
    discoveryTags: discoveryTags(page, {
      publicUrl,
      path,
      namesLanguage: key.namesLanguage,
      assets,
      symbol: symbolEntryOf(path, locale),
    }),
  });
  const content = {
    html,
    status: refused?.status ?? page.status,
    headers: {
      ...headers,
      ...(styleHashes && { "content-security-policy": contentPolicy(production, styleHashes) }),
      // Of a link to a dream: its URL is the key.
      ...(path.startsWith(SHARED_PAGES) && { "x-robots-tag": "noindex", "referrer-policy": "same-origin" }),
      // The secret of a mailed link must not reach other sites.
      ...(hasSecret(new URLSearchParams(query)) && { "referrer-policy": "no-referrer" }),
    },
  };
  return { kind: "page", reply: shared ? await sharedReply(content) : userReply(content), caching };
}
