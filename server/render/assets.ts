import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Locale } from "#shared/locales.ts";
import { criticalCss, namesOf, splitFontFaces, type PageRoot } from "./critical-css.ts";
import { escapeHtml } from "#shared/escape.ts";

interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** The tags by which a page loads its files. */
export interface PageTags {
  head: string;
  /** `'sha256-...'` of each style in the page; null where all styles are files. */
  styleHashes: string | null;
}

/** The built files that a page loads, named by their sources and by the paths of its translation files. */
export interface Assets {
  /** For a page that is hydrated at once. */
  eager(sources: readonly string[], translations: readonly string[], locale: Locale): PageTags;
  /**
   * For a page that is hydrated at the first interaction: the application waits in a template, and the styles that
   * `html` needs are inline.
   */
  waiting(
    sources: readonly string[],
    translations: readonly string[],
    html: string,
    root: PageRoot,
  ): PageTags;
  /** Returns the path of a built file; throws where the build lacks its source. */
  path(source: string): string;
}

const ENTRY = "index.html";
const BOOT = "boot.ts";
/**
 * The styles within a page know nothing of what its menus show: where a script loads the whole styles, they wait for
 * it.
 */
const MENUS_WAIT = "@media (scripting){details>[data-edge]{display:none}}";

/** Images of the first view that only a style names: without a preload, browsers find them late. */
const FIRST_IMAGES = ["stars.svg"];
/** Fonts of the first view; languages without one here use those of the device. */
const latinFonts = (display: string) => [`${display}-everyday.woff2`, "commissioner-everyday.woff2"];
const FIRST_FONTS: Partial<Record<Locale, string[]>> = {
  // The spaces between Arabic words are in the Latin font: with those of another font, a line may break earlier.
  ar: ["commissioner-everyday.woff2", "vazirmatn-everyday.woff2", "noto-naskh-arabic-everyday.woff2"],
  hi: [],
  ja: [],
  ko: [],
};

const digest = (content: string | Buffer) =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** Enough for the landing page, which is rendered again every few minutes, in every language and theme. */
const CACHED_TAGS_MAX = 100;

/** Reads the build's manifest; integrity hashes are computed once from the files themselves. */
export function loadAssets(clientDir: string): Assets {
  const manifest = JSON.parse(readFileSync(join(clientDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const integrity = new Map<string, string>();
  const attributes = (name: "href" | "src", file: string) => {
    let hash = integrity.get(file);
    if (!hash) integrity.set(file, (hash = digest(readFileSync(join(clientDir, file)))));
    return `${name}="${escapeHtml(`/${file}`)}" integrity="${hash}" crossorigin`;
  };
  const stylesheet = (file: string, state = "") => `<link rel="stylesheet" href="/${file}"${state}>`;
  const script = (source: string) =>
    `<script type="module" ${attributes("src", manifest[source]!.file)}></script>`;

  /** Adds a file and all that it imports to `seen`. */
  const collect = (name: string, seen: Set<string>): void => {
    const entry = manifest[name];
    if (!entry || seen.has(name)) return;
    seen.add(name);
    for (const imported of entry.imports ?? []) collect(imported, seen);
  };
  const filesOf = (sources: readonly string[], translations: readonly string[]) => {
    const names = new Set<string>();
    for (const source of [ENTRY, ...sources]) collect(source, names);
    const entries = [...names].map((name) => manifest[name]!);
    return {
      styles: [...new Set(entries.flatMap((entry) => entry.css ?? []))],
      scripts: [
        ...entries.filter(({ isEntry }) => !isEntry).map(({ file }) => file),
        ...translations.map((path) => path.slice(1)),
      ],
    };
  };
  const application = (scripts: readonly string[]) =>
    scripts.map((file) => `<link rel="modulepreload" ${attributes("href", file)}>`).join("") + script(ENTRY);

  const path = (source: string) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`the build has no ${source}`);
    return `/${entry.file}`;
  };
  const pathByName = (file: string) =>
    path(Object.keys(manifest).find((key) => key.endsWith(`/${file}`)) ?? file);
  const fonts = (locale: Locale, display = "fraunces") =>
    (FIRST_FONTS[locale] ?? latinFonts(display))
      .map(
        (font) => `<link rel="preload" href="${pathByName(font)}" as="font" type="font/woff2" crossorigin>`,
      )
      .join("");
  const images = FIRST_IMAGES.map(pathByName);

  function createWaitingTags(
    { styles, scripts }: ReturnType<typeof filesOf>,
    names: ReadonlySet<string>,
    locale: Locale,
  ): PageTags {
    const sheets = styles.map((file) => readFileSync(join(clientDir, file), "utf8").trim());
    const { first, late } = splitFontFaces(criticalCss(sheets, names), locale);
    const css = first + MENUS_WAIT;
    // A disabled link is not fetched; it stands before the styles of the page, so that these keep their order.
    const links = styles.map((file) => stylesheet(file, " disabled")).join("");
    const preloads = images
      .filter((image) => css.includes(image))
      .map((image) => `<link rel="preload" href="${image}" as="image">`)
      .join("");
    const template = `<template id="application">${application(scripts)}</template>`;
    const preloadedFonts = fonts(locale, late ? "fraunces-headline" : undefined);
    const inline = `<style>${css}</style>` + (late && `<style media="(scripting: none)">${late}</style>`);
    const unscripted = `<noscript>${styles.map((file) => stylesheet(file)).join("")}</noscript>`;
    return {
      head: preloads + links + inline + unscripted + preloadedFonts + template + script(BOOT),
      styleHashes: [css, late]
        .filter(Boolean)
        .map((style) => `'${digest(style)}'`)
        .join(" "),
    };
  }

  const cache = new LRUCache<string, PageTags, () => PageTags>({
    max: CACHED_TAGS_MAX,
    memoMethod: (_key, _stale, { context: create }) => create(),
  });

  return {
    path,
    eager(sources, translations, locale) {
      return cache.memo(`eager ${locale} ${sources} ${translations}`, {
        context() {
          const { styles, scripts } = filesOf(sources, translations);
          const links = styles.map((file) => stylesheet(file));
          return {
            // The boot module first: it keeps what is chosen while the application loads.
            head: links.join("") + fonts(locale) + script(BOOT) + application(scripts),
            styleHashes: null,
          };
        },
      });
    },
    waiting(sources, translations, html, root) {
      const names = namesOf(html, root);
      return cache.memo(`${root.lang} ${sources} ${translations} ${[...names].toSorted().join(" ")}`, {
        context: () => createWaitingTags(filesOf(sources, translations), names, root.lang),
      });
    },
  };
}
