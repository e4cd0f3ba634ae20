import { LOCALES, type Locale } from "#shared/locales.ts";
import { SITE_FIGURES } from "#shared/site-figures.ts";
import { escapeHtml, escapeJson } from "#server/http/escape.ts";
import type { Assets } from "./assets.ts";
import type { Page } from "./document.ts";

/** Pixels of the picture that other sites show beside a link. */
export const SHARE_PICTURE = { width: 1200, height: 630 };

/** Open Graph writes a language with its country. */
const OG_LOCALES: Record<Locale, string> = {
  tr: "tr_TR",
  "en-US": "en_US",
  "en-GB": "en_GB",
  fr: "fr_FR",
  it: "it_IT",
  ar: "ar_AR",
  es: "es_ES",
  pt: "pt_PT",
  "pt-BR": "pt_BR",
  hi: "hi_IN",
  ja: "ja_JP",
  ko: "ko_KR",
};

/** An address in a language. */
const addressIn = (address: string, locale: Locale) => `${address}?lang=${locale}`;

interface Place {
  publicUrl: string;
  path: string;
  /** The address names its language. */
  asked: boolean;
  assets: Pick<Assets, "address"> | null;
}

function structuredData(page: Page, address: string, description: string): string {
  const { brandName, locale } = page.state;
  const data = {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: brandName,
    url: address,
    description,
    inLanguage: locale,
    applicationCategory: "LifestyleApplication",
    operatingSystem: "Any",
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: String(SITE_FIGURES.rating),
      ratingCount: String(SITE_FIGURES.ratingCount),
    },
  };
  return `<script type="application/ld+json">${escapeJson(data)}</script>`;
}

function pictureTags(page: Page, { assets }: Place): string {
  const wanted = page.handle?.preloadImage;
  if (!wanted || !assets) return "";
  const sources = wanted.sources.map(({ source, width }) => `${assets.address(source)} ${width}w`).join(", ");
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(sources)}" imagesizes="${escapeHtml(wanted.sizes)}" fetchpriority="high">`;
}

/** Head tags by which a page is found and shared. Pages of a user ask not to be indexed. */
export function discoveryTags(page: Page, place: Place): string {
  const { handle, share, state } = page;
  const picture = pictureTags(page, place);
  if (!share || !handle?.publicName || page.status !== 200)
    return `${picture}<meta name="robots" content="noindex">`;
  const { locale, brandName } = state;
  const plain = place.publicUrl + place.path;
  const address = place.asked ? addressIn(plain, locale) : plain;
  const drawn = `${place.publicUrl}/og/${handle.publicName}.${locale}.png`;
  const link = (rel: string, href: string, more = "") =>
    `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;
  const meta = (name: string, content: string, attribute = "name") =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) => meta(name, content, "property");
  const title = `${page.title} · ${brandName}`;
  return [
    picture,
    meta("description", share.description),
    link("canonical", address),
    ...LOCALES.map(({ code }) => link("alternate", addressIn(plain, code), ` hreflang="${code}"`)),
    link("alternate", plain, ' hreflang="x-default"'),
    property("og:type", "website"),
    property("og:site_name", brandName),
    property("og:title", title),
    property("og:description", share.description),
    property("og:url", address),
    property("og:locale", OG_LOCALES[locale]),
    property("og:image", drawn),
    property("og:image:type", "image/png"),
    property("og:image:width", String(SHARE_PICTURE.width)),
    property("og:image:height", String(SHARE_PICTURE.height)),
    property("og:image:alt", share.headline),
    meta("twitter:card", "summary_large_image"),
    structuredData(page, addressIn(place.publicUrl + "/", locale), share.description),
  ].join("");
}

/** The sitemap: each public page in each language, every version naming all others. */
export function sitemap(publicUrl: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const plain = publicUrl + path;
    const others = [
      ...LOCALES.map(({ code }) => ({ code: code as string, href: addressIn(plain, code) })),
      { code: "x-default", href: plain },
    ]
      .map(({ code, href }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}"/>`)
      .join("");
    return [plain, ...LOCALES.map(({ code }) => addressIn(plain, code))].map(
      (address) => `<url><loc>${escapeHtml(address)}</loc>${others}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("\n")}</urlset>\n`;
}

/** What crawlers may not look at: other people's pages, and calls. */
export function robots(publicUrl: string): string {
  const closed = [
    "/api/",
    "/media/",
    "/dashboard",
    "/library",
    "/dream/",
    "/account",
    "/admin",
    "/payment-success",
  ];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join("")}Sitemap: ${publicUrl}/sitemap.xml\n`;
}
