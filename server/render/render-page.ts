import type { FormRefusal } from "#client/lib/page-state.ts";
import type { RenderInput } from "#client/index.tsx";
import type { Config } from "#server/config.ts";
import { contentPolicy, securityHeaders } from "#server/http/security-headers.ts";
import { discoveryTags } from "./discovery.ts";
import type { FrontEnd } from "./front-end.ts";
import { ownReply, sharedReply, type PageReply } from "./page-reply.ts";
import type { PageKey } from "./page-request.ts";

/** Estimates and dates on a user's page may be this old; all else is covered by the user's revision. */
const OWN_LIFETIME_MS = 10_000;

/** A page made anew, and whether it may be sent again; or the redirect that the router asks for. */
export type Rendered =
  | { kind: "redirect"; status: number; location: string }
  | { kind: "page"; reply: PageReply; cached: false | { lifetimeMs: number | undefined } };

interface RenderDeps extends Pick<FrontEnd, "client" | "document" | "assets"> {
  config: Pick<Config, "publicUrl" | "brandName" | "production" | "loopback">;
}
interface Answering {
  /** Calls the API as the sender of the request. */
  send: RenderInput["send"];
  /** Why the form was refused that the page answers, and the status it is sent with. */
  refused?: { refusal: FormRefusal; status: number } | undefined;
}

/** Router and document: makes a page from its key. */
export async function renderPage(
  { client, document, assets, config }: RenderDeps,
  key: PageKey,
  { send, refused }: Answering,
): Promise<Rendered> {
  const { path, query, locale, theme, timeZone, sidebarOpen, viewer } = key;
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
  const asWanted = !refused && page.status === (page.handle?.status ?? 200);
  const shared = asWanted && !viewer && query === "" && page.handle?.shared === true;
  const tags = discoveryTags(page, { publicUrl, path, asked: key.namesLanguage, assets });
  const { html, styleHashes } = document(page, { waiting: shared && assets !== null, tags });
  const content = {
    html,
    status: refused?.status ?? page.status,
    headers: {
      ...securityHeaders(config),
      ...(styleHashes && { "content-security-policy": contentPolicy(production, styleHashes) }),
      // A mailed link's token opens an account.
      ...(new URLSearchParams(query).has("token") && { "referrer-policy": "no-referrer" }),
    },
  };
  if (shared) {
    return { kind: "page", reply: await sharedReply(content), cached: { lifetimeMs: page.handle?.keptMs } };
  }
  const own = asWanted && viewer !== null && page.handle?.kept === true;
  return { kind: "page", reply: await ownReply(content), cached: own && { lifetimeMs: OWN_LIFETIME_MS } };
}
