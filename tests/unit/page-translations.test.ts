import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { NAMESPACES, type Namespace } from "#client/i18n/i18n.ts";
import { createPageTranslations, type Messages } from "#client/i18n/page-translations.ts";
import { createTranslate } from "#client/i18n/server-translations.ts";
import { formatMoney } from "#client/lib/numbers.ts";
import { LOCALE_CODES, type Locale } from "#shared/locales.ts";
import { PAGE_ERRORS } from "../../scripts/vite-translations.ts";
import { formOf, translationsOf, withoutForm } from "../support/text-keys.ts";

const LOCALES = join(import.meta.dirname, "../../client/i18n/locales");
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 101, 1_000_000, 1.5];

const readerOf = (locale: Locale) => async (namespace: Namespace) =>
  JSON.parse(readFileSync(join(LOCALES, locale, `${namespace}.json`), "utf8")) as Messages;

describe.each(LOCALE_CODES)("a page in %s", (locale) => {
  it("says in the browser what the server has written", async () => {
    const server = createTranslate(locale, "Morpheus");
    const { t, load } = createPageTranslations(locale, "Morpheus", readerOf(locale));
    await load(NAMESPACES);
    const different: string[] = [];
    for (const [key, text] of translationsOf(locale)) {
      if (!NAMESPACES.some((namespace) => key.startsWith(`${namespace}:`))) continue;
      const marks = [...String(text).matchAll(/\{(\w+)\}/g)].map(([, name]) => [
        name!,
        `<${name}> & $1 {brand}`,
      ]);
      for (const count of formOf(key) ? COUNTS : [undefined]) {
        const values = { ...Object.fromEntries(marks), ...(count !== undefined && { count }) };
        const name = withoutForm(key);
        if (t(name, values) !== server(name, values)) different.push(`${name} ${count}`);
      }
    }
    expect(different).toEqual([]);
  });
});

it("pages use no message of an error that the build leaves out of their files", () => {
  const client = join(import.meta.dirname, "../../client");
  const used = (readdirSync(client, { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => [...readFileSync(join(client, name), "utf8").matchAll(/["`]errors:(\w+)/g)])
    .map(([, key]) => key!);
  expect(used).toContain("failure");
  expect(used.filter((key) => !PAGE_ERRORS.test(key))).toEqual([]);
});

describe("the texts of a page", () => {
  it.each([
    ["tr", "2.590 token"],
    ["en-US", "2,590 tokens"],
    ["ar", "2,590 نقطة"],
  ] as const)("in %s write numbers as they are written there", async (locale, text) => {
    const { t, load } = createPageTranslations(locale, "Morpheus", readerOf(locale));
    await load(["dream"]);
    expect(t("dream:tokens", { count: 2590 })).toBe(text);
    expect(createTranslate(locale, "Morpheus")("dream:tokens", { count: 2590 })).toBe(text);
  });

  it("in Portuguese count and write numbers as in Portugal, beside those of Brazil", async () => {
    const shown = async (locale: Locale) => {
      const { t, load } = createPageTranslations(locale, "Morpheus", readerOf(locale));
      await load(["dream"]);
      const server = createTranslate(locale, "Morpheus");
      const texts = [0, 12_400].flatMap((count) =>
        [t, server].map((translate) => translate("dream:tokens", { count })),
      );
      return [...new Set([...texts, formatMoney(499, "EUR", locale)])].map((text) =>
        text.replaceAll("\u00A0", " "),
      );
    };
    expect(await shown("pt")).toEqual(["0 tokens", "12 400 tokens", "4,99 €"]);
    expect(await shown("pt-BR")).toEqual(["0 token", "12.400 tokens", "€ 4,99"]);
  });

  it("are read once, and show their key where there is nothing to say", async () => {
    const read: string[] = [];
    const { t, load } = createPageTranslations("tr", "Morpheus", (namespace) => {
      read.push(namespace);
      return readerOf("tr")(namespace);
    });
    await load(["common", "errors"]);
    await load(["common", "dream"]);
    expect(read).toEqual(["common", "errors", "dream"]);
    const server = createTranslate("tr", "Morpheus");
    for (const key of ["dream:tokens", "dream:nothing.here", "common:nav"]) expect(t(key)).toBe(server(key));
    expect(t("landing:headline")).toBe("headline");
  });
});
