import { LOCALES, localeInfo, type Locale } from "#shared/locales.ts";
import { SITE_FIGURES } from "#shared/site-figures.ts";
import { escapeHtml, escapeJson } from "#server/escape.ts";
import { SHARE_SIZES } from "#shared/share-pictures.ts";
import type { Assets } from "./assets.ts";
import type { Page } from "./document.ts";

/** Open Graph's name of a language, which includes a country. */
function openGraphLocale(locale: Locale): string {
  return locale === "ar" ? "ar_AR" : `${locale.split("-")[0]}_${localeInfo(locale).flag}`;
}

const urlIn = (url: string, locale: Locale) => `${url}?lang=${locale}`;

interface PageUrl {
  publicUrl: string;
  path: string;
  /** The URL names its language. */
  namesLanguage: boolean;
  assets: Pick<Assets, "path"> | null;
}

function structuredData(page: Page, url: string, description: string): string {
  const { brandName, locale } = page.state;
  const data = {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: brandName,
    url,
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

function imagePreload(page: Page, { assets }: PageUrl): string {
  const image = page.handle?.preloadImage;
  if (!image || !assets) return "";
  const sources = image.sources.map(({ source, width }) => `${assets.path(source)} ${width}w`).join(", ");
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(sources)}" imagesizes="${escapeHtml(image.sizes)}" fetchpriority="high">`;
}

/** Returns head tags for search engines and shared links. Pages that are not open to all ask not to be indexed. */
export function discoveryTags(page: Page, pageUrl: PageUrl): string {
  const { handle, share, state } = page;
  const preload = imagePreload(page, pageUrl);
  if (!share || !handle?.publicName || page.status !== 200)
    return `${preload}<meta name="robots" content="noindex">`;
  const { locale, brandName } = state;
  const { publicUrl, path, namesLanguage } = pageUrl;
  const plain = publicUrl + path;
  const url = namesLanguage ? urlIn(plain, locale) : plain;
  const shareImage = `${publicUrl}/og/${handle.publicName}.${locale}.jpg`;
  const link = (rel: string, href: string, more = "") =>
    `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;
  const meta = (name: string, content: string, attribute = "name") =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) => meta(name, content, "property");
  const title = `${page.title} · ${brandName}`;
  return [
    preload,
    meta("description", share.description),
    link("canonical", url),
    ...LOCALES.map(({ code }) => link("alternate", urlIn(plain, code), ` hreflang="${code}"`)),
    link("alternate", plain, ' hreflang="x-default"'),
    property("og:type", "website"),
    property("og:site_name", brandName),
    property("og:title", title),
    property("og:description", share.description),
    property("og:url", url),
    property("og:locale", openGraphLocale(locale)),
    property("og:image", shareImage),
    property("og:image:type", "image/jpeg"),
    property("og:image:width", String(SHARE_SIZES.card.width)),
    property("og:image:height", String(SHARE_SIZES.card.height)),
    property("og:image:alt", share.headline),
    meta("twitter:card", "summary_large_image"),
    structuredData(page, urlIn(`${publicUrl}/`, locale), share.description),
  ].join("");
}

/** Returns the sitemap: each public page in each language, every version with links to all others. */
export function sitemap(publicUrl: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const plain = publicUrl + path;
    const others = [
      ...LOCALES.map(({ code }) => ({ code: code as string, href: urlIn(plain, code) })),
      { code: "x-default", href: plain },
    ]
      .map(({ code, href }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}"/>`)
      .join("");
    return [plain, ...LOCALES.map(({ code }) => urlIn(plain, code))].map(
      (url) => `<url><loc>${escapeHtml(url)}</loc>${others}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("\n")}</urlset>\n`;
}

/** Returns robots.txt, which excludes users' pages and API calls. */
export function robots(publicUrl: string): string {
  const disallowed = [
    "/api/",
    "/media/",
    "/dashboard",
    "/library",
    "/dream/",
    "/share/",
    "/account",
    "/admin",
    "/payment-success",
  ];
  return `User-agent: *\n${disallowed.map((path) => `Disallow: ${path}\n`).join("")}Sitemap: ${publicUrl}/sitemap.xml\n`;
}
