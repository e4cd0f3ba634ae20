import type { FormRefusal } from "#client/lib/page-state.ts";
import type { RenderInput } from "#client/index.tsx";
import type { Config } from "#server/config.ts";
import { contentPolicy } from "#server/http/security-headers.ts";
import { discoveryTags } from "./discovery.ts";
import type { ClientModule, FrontEnd } from "./front-end.ts";
import { ownReply, sharedReply, type PageReply } from "./page-reply.ts";
import type { PageKey } from "./page-request.ts";

/** Maximum age of a user's cached page: estimates and dates on it change with time, all else with the user's revision. */
const OWN_LIFETIME_MS = 10_000;

/** How long a page is cached; `lifetimeMs` is undefined for as long as there is room. */
interface Caching {
  lifetimeMs: number | undefined;
}

/** A page rendered anew and how it is cached (null: not at all), or the redirect that the router asks for. */
export type Rendered =
  | { kind: "redirect"; status: number; location: string }
  | { kind: "page"; reply: PageReply; caching: Caching | null };

interface RenderDeps extends Pick<FrontEnd, "client" | "document" | "assets"> {
  config: Pick<Config, "publicUrl" | "brandName" | "production">;
  /** Those of every response. */
  headers: Record<string, string>;
}
interface RenderOptions {
  /** Calls the API as the sender of the request. */
  send: RenderInput["send"];
  /** Why the form was refused that the page answers, and the status it is sent with. */
  refused?: { refusal: FormRefusal; status: number } | undefined;
}

/** How the page of a key is cached, or null for one that depends on more than its key, or holds a token. */
export function cachingOf(client: ClientModule, { path, query, user }: PageKey): Caching | null {
  const { shared, kept, keptMs } = client.pageHandle(path);
  if (user) return kept ? { lifetimeMs: OWN_LIFETIME_MS } : null;
  return shared && query === "" ? { lifetimeMs: keptMs } : null;
}

/** Router and document: makes a page from its key. */
export async function renderPage(
  { client, document, assets, config, headers }: RenderDeps,
  key: PageKey,
  { send, refused }: RenderOptions,
): Promise<Rendered> {
  const { path, query, locale, theme, timeZone, sidebarOpen, user } = key;
  const { publicUrl, brandName, production } = config;
  const page = await client().renderPage({
    url: publicUrl + path + (query && `?${query}`),
    locale,
    theme,
    timeZone,
    sidebarOpen,
    brandName,
    send,
    ...(refused && { refusal: refused.refusal }),
  });
  if (page.kind === "redirect") return page;
  const asWanted = !refused && page.complete && page.status === (page.handle?.status ?? 200);
  const caching = asWanted ? cachingOf(client(), key) : null;
  const shared = caching !== null && !user;
  const tags = discoveryTags(page, { publicUrl, path, asked: key.namesLanguage, assets });
  const { html, styleHashes } = document(page, { waiting: shared && assets !== null, tags });
  const content = {
    html,
    status: refused?.status ?? page.status,
    headers: {
      ...headers,
      ...(styleHashes && { "content-security-policy": contentPolicy(production, styleHashes) }),
      // A mailed link's token opens an account.
      ...(new URLSearchParams(query).has("token") && { "referrer-policy": "no-referrer" }),
    },
  };
  return { kind: "page", reply: shared ? await sharedReply(content) : ownReply(content), caching };
}
