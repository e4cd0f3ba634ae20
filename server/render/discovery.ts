import type { LinkPreview } from "#client/app/page-handle.ts";
import { DEFAULT_LOCALE, LOCALES, localeInfo, type Locale } from "#shared/locales.ts";
import { SITE_FIGURES } from "#shared/site-figures.ts";
import { escapeHtml, escapeJson } from "#shared/escape.ts";
import { SHARE_SIZES } from "#shared/share-pictures.ts";
import type { Assets } from "./assets.ts";
import type { Page } from "./document.ts";
import type { SymbolEntry } from "./symbol-entry.ts";

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
  /** On the page of a symbol. */
  symbol: SymbolEntry | null;
}

/** Facts of the page in the words of schema.org. */
function factsOf(page: Page, { publicUrl, symbol }: PageUrl, url: string, image: string): object {
  const { brandName, locale } = page.state;
  const dictionary = urlIn(`${publicUrl}/symbols`, locale);
  if (!symbol) {
    if (page.handle?.publicName === "symbols")
      return { "@type": "DefinedTermSet", name: page.title, url: dictionary, inLanguage: locale };
    return applicationFacts(page, urlIn(`${publicUrl}/`, locale));
  }
  const { title, description } = symbol;
  return {
    "@graph": [
      {
        "@type": "DefinedTerm",
        name: title,
        description,
        url,
        image,
        inLanguage: locale,
        inDefinedTermSet: dictionary,
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: brandName, item: urlIn(`${publicUrl}/`, locale) },
          { "@type": "ListItem", position: 2, name: page.sectionTitle, item: dictionary },
          { "@type": "ListItem", position: 3, name: title, item: url },
        ],
      },
    ],
  };
}

function applicationFacts({ state: { brandName, locale }, share }: Page, url: string): object {
  return {
    "@type": "WebApplication",
    name: brandName,
    url,
    description: share?.description,
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
}

function imagePreload(page: Page, { assets }: PageUrl): string {
  const image = page.handle?.preloadImage;
  if (!image || !assets) return "";
  const sources = image.sources.map(({ source, width }) => `${assets.path(source)} ${width}w`).join(", ");
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(sources)}" imagesizes="${escapeHtml(image.sizes)}" fetchpriority="high">`;
}

const meta = (name: string, content: string, attribute = "name") =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => meta(name, content, "property");

const imageTags = (url: string, alt: string) => [
  property("og:image", url),
  property("og:image:type", "image/jpeg"),
  property("og:image:width", String(SHARE_SIZES.card.width)),
  property("og:image:height", String(SHARE_SIZES.card.height)),
  property("og:image:alt", alt),
  meta("twitter:card", "summary_large_image"),
];

/** What programs show of a URL that its owner passed on. */
function previewTags(page: Page, preview: LinkPreview, { publicUrl }: PageUrl): string {
  const { locale, brandName } = page.state;
  return [
    property("og:type", "article"),
    property("og:site_name", brandName),
    property("og:title", page.title),
    ...(preview.description === null ? [] : [property("og:description", preview.description)]),
    property("og:locale", openGraphLocale(locale)),
    ...imageTags(publicUrl + preview.image, page.title),
  ].join("");
}

/** Returns head tags for search engines and shared links. Pages that are not open to all ask not to be indexed. */
export function discoveryTags(page: Page, pageUrl: PageUrl): string {
  const { handle, share, state } = page;
  const preload = imagePreload(page, pageUrl);
  const { symbol } = pageUrl;
  const noIndex = `${preload}<meta name="robots" content="noindex">`;
  if (page.preview) return noIndex + previewTags(page, page.preview, pageUrl);
  if (!share || !handle?.publicName || page.status !== 200 || symbol?.indexed === false) return noIndex;
  const { locale, brandName } = state;
  const { publicUrl, path, namesLanguage } = pageUrl;
  const plainIn = (code: Locale) => publicUrl + (symbol ? symbol.pathIn(code) : path);
  // A slug belongs to its language.
  const url = namesLanguage || symbol ? urlIn(plainIn(locale), locale) : plainIn(locale);
  const shareImage = `${publicUrl}/og/${symbol ? `symbol-${symbol.id}` : handle.publicName}.${locale}.jpg`;
  const { description, headline } = symbol ? { ...symbol, headline: symbol.title } : share;
  const link = (rel: string, href: string, more = "") =>
    `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;
  const title = `${page.title} · ${brandName}`;
  return [
    preload,
    meta("description", description),
    link("canonical", url),
    ...LOCALES.map(({ code }) => link("alternate", urlIn(plainIn(code), code), ` hreflang="${code}"`)),
    link("alternate", plainIn(symbol ? DEFAULT_LOCALE : locale), ' hreflang="x-default"'),
    property("og:type", symbol ? "article" : "website"),
    property("og:site_name", brandName),
    property("og:title", title),
    property("og:description", description),
    property("og:url", url),
    property("og:locale", openGraphLocale(locale)),
    ...imageTags(shareImage, headline),
    `<script type="application/ld+json">${escapeJson({ "@context": "https://schema.org", ...factsOf(page, pageUrl, url, shareImage) })}</script>`,
  ].join("");
}

/** Returns the sitemap: each public page and symbol in each language, every version with links to all others. */
export function sitemap(
  publicUrl: string,
  paths: readonly string[],
  symbols: readonly Pick<SymbolEntry, "pathIn">[],
): string {
  const all = [...paths.map((path) => ({ pathIn: () => path, symbol: false })), ...symbols];
  const entries = all.flatMap(({ pathIn, ...page }) => {
    const plainIn = (code: Locale) => publicUrl + pathIn(code);
    const plain = plainIn(DEFAULT_LOCALE);
    const others = [
      ...LOCALES.map(({ code }) => ({ code: code as string, href: urlIn(plainIn(code), code) })),
      { code: "x-default", href: plain },
    ]
      .map(({ code, href }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}"/>`)
      .join("");
    // Without a language, the URL of a symbol redirects.
    const named = LOCALES.map(({ code }) => urlIn(plainIn(code), code));
    return ("symbol" in page ? [plain, ...named] : named).map(
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
