import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { Locale } from "#shared/locales.ts";
import { useApp } from "../lib/context.tsx";

/** The tags of the head for search engines and shared links, as the server writes them. */
const TAGS = [
  'meta[name="robots"]',
  'meta[name="description"]',
  'meta[name^="twitter:"]',
  "meta[property]",
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'script[type="application/ld+json"]',
].join();

const tagsOf = ({ head }: Document) => head.querySelectorAll(TAGS);

function replaceTags(tags: Iterable<Node>): void {
  for (const tag of tagsOf(document)) tag.remove();
  document.head.append(...tags);
}

/** Fetches a public page as a visitor: only the server knows its tags, and it has that page in its cache. */
async function fetchTags(url: string, locale: Locale, signal: AbortSignal): Promise<Iterable<Node>> {
  const response = await fetch(url, {
    credentials: "omit",
    cache: "no-store",
    headers: { "accept-language": locale },
    signal,
  });
  // Parsing its style elements would violate this page's content security policy.
  const html = (await response.text()).replace(/<style\b.*?<\/style>/gs, "");
  return tagsOf(new DOMParser().parseFromString(html, "text/html"));
}

/** Replaces the head's tags after a navigation: by those of a public page, by `noindex` for other pages. */
export function usePageTags(isPublic: boolean): void {
  const { pathname, search } = useLocation();
  const { locale } = useApp();
  // The tags depend on the path, the locale, and whether the URL names it: other parameters are left out.
  const url = new URLSearchParams(search).has("lang") ? `${pathname}?lang=${locale}` : pathname;
  /** The URL that the tags in the head are of: at first the one that the server rendered. */
  const tagged = useRef(url);
  useEffect(() => {
    if (tagged.current === url) return;
    tagged.current = url;
    if (!isPublic) {
      const noIndex = document.createElement("meta");
      replaceTags([Object.assign(noIndex, { name: "robots", content: "noindex" })]);
      return;
    }
    // If the fetch fails, no tags are better than those of the previous page.
    replaceTags([]);
    const aborter = new AbortController();
    fetchTags(url, locale, aborter.signal).then(replaceTags, () => undefined);
    return () => aborter.abort();
  }, [url, isPublic, locale]);
}
