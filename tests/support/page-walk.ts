import axe from "axe-core";
import type { Page } from "playwright";
import { expect } from "vitest";
import { LOCALE_CODES, localeInfo, type Locale } from "#shared/locales.ts";
import { DESK, hydrated, PHONE } from "./browser.ts";

/** Two other languages differ from these in the spelling of few words. */
export const WALKED = LOCALE_CODES.filter((locale) => locale !== "en-GB" && locale !== "pt");
/** One language of each script, whose long texts wrap alike. */
export const SCRIPTS: readonly Locale[] = ["tr", "ar", "hi", "ja"];
const OTHERS: readonly Locale[] = WALKED.filter((locale) => !SCRIPTS.includes(locale));
/** Where pages are looked at by axe and in a tall window: other languages change words and sides alone. */
const MAIN: Locale = "tr";
/** Where pages are measured at every width: each direction. */
const MEASURED: readonly Locale[] = ["tr", "ar"];
const WIDTHS = [320, 768, 960, 1440, 1920];
/** Where they are measured at the narrowest too: scripts that break lines in their own ways. */
const NARROW: readonly Locale[] = ["ja", "hi"];
/** Higher than every page but those whose first screen grows with the window; no language changes that. */
const TALL = 6000;
const GROWING = /^\/(?:s\/.+|gallery\/[\da-f-]{36})?$/;
/** Addresses that lead to nothing. */
const LOST = /^\/(?:nothing-here|dream\/none)$/;

/** What axe finds. */
async function findingsOf(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ["violations"] }),
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** The pages to walk in a language: all of them in one of each script, and each in half of the other languages. */
export function pagesIn(locale: Locale, paths: readonly string[]): readonly string[] {
  const place = OTHERS.indexOf(locale);
  return place < 0 ? paths : paths.filter((_path, index) => (index + place) % 2 === 0);
}

const turn = (page: Page, theme: "night" | "dawn") =>
  page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);

/**
 * Looks with axe at a page that is open in night on a phone, then in dawn at a desk: no colour of a theme depends on the
 * width.
 */
async function examine(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    // Colours are measured at rest.
    const style = new CSSStyleSheet();
    style.replaceSync("*, *::before, *::after { animation: none !important; transition: none !important }");
    document.adoptedStyleSheets.push(style);
  });
  const found = await findingsOf(page);
  await page.setViewportSize(DESK);
  await turn(page, "dawn");
  found.push(...(await findingsOf(page)));
  await turn(page, "night");
  return found;
}

/** How far a page scrolls: sideways, and down where it does so by a few pixels or has room for all of itself. */
async function misfitsOf(page: Page, path: string, locale: Locale): Promise<string[]> {
  const misfits: string[] = [];
  const widths = MEASURED.includes(locale) ? WIDTHS : NARROW.includes(locale) ? WIDTHS.slice(0, 1) : [];
  const sizes = widths.map((width) => ({ width, height: DESK.height }));
  if (locale === MAIN && !GROWING.test(path)) sizes.push({ width: DESK.width, height: TALL });
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    const [sideways, down] = await page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - clientWidth, scrollHeight - innerHeight] as const;
    });
    if (sideways > 0) misfits.push(`${width}: sideways by ${sideways}`);
    if (down > 0 && (down < 4 || height === TALL)) misfits.push(`${width}x${height}: down by ${down}`);
  }
  return misfits;
}

/**
 * Opens each page once and looks at it at both widths: right language, no raw key, nothing wider than the
 * screen, nothing in the console, in one language nothing that axe finds, and in some no scrolling at other widths by
 * what is no content.
 */
export async function walkPages(
  { page, problems }: { page: Page; problems: string[] },
  paths: readonly string[],
  locale: Locale,
): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize(PHONE);
    const response = (await page.goto(path))!;
    expect({ path, status: response.status() }).toEqual({ path, status: LOST.test(path) ? 404 : 200 });
    await hydrated(page);
    // All of it is drawn.
    await page.waitForFunction(
      () => !document.querySelector('.later:is([style*="hidden"], [style*="auto"])'),
    );
    const seen = await page.evaluate(async () => {
      await document.fonts.ready;
      const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
      return { lang, dir, overflow: scrollWidth - clientWidth };
    });
    expect({ path, ...seen }).toEqual({ path, lang: locale, dir: localeInfo(locale).dir, overflow: 0 });
    expect(await page.title()).not.toMatch(/[a-z]+[:.][a-z]+/i);
    const found = locale === MAIN ? await examine(page) : [];
    await page.setViewportSize(DESK);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const misfits = await misfitsOf(page, path, locale);
    const seenAtDesk = { path, overflow, misfits, found, problems };
    expect(seenAtDesk).toEqual({ path, overflow: 0, misfits: [], found: [], problems: [] });
  }
}
