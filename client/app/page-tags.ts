import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { Locale } from "#shared/locales.ts";
import { useApp } from "../lib/context.tsx";

/** What a page says of itself to those who find or share it, as the server writes it. */
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

function notToBeFound(): HTMLMetaElement {
  return Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" });
}

/** Asks for an open page as a visitor would: the server has it in memory, and alone knows its tags. */
async function readTags(address: string, locale: Locale, signal: AbortSignal): Promise<Iterable<Node>> {
  const answer = await fetch(address, {
    credentials: "omit",
    cache: "no-store",
    headers: { "accept-language": locale },
    signal,
  });
  // Its styles are not wanted, and parsing them would offend against the policy of this page.
  const html = (await answer.text()).replace(/<style\b.*?<\/style>/gs, "");
  return tagsOf(new DOMParser().parseFromString(html, "text/html"));
}

/** Keeps description, canonical address, languages and pictures for sharing in step with the page. */
export function usePageTags(open: boolean): void {
  const { pathname, search } = useLocation();
  const { locale } = useApp();
  const address = new URLSearchParams(search).has("lang") ? `${pathname}?lang=${locale}` : pathname;
  const told = useRef(address);
  useEffect(() => {
    if (told.current === address) return;
    told.current = address;
    replaceTags(open ? [] : [notToBeFound()]);
    if (!open) return;
    const aborter = new AbortController();
    // Without an answer the page says nothing of itself, rather than what another one said.
    readTags(address, locale, aborter.signal).then(replaceTags, () => undefined);
    return () => aborter.abort();
  }, [address, open, locale]);
}
