import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { NAMESPACES } from "#client/i18n/i18n.ts";
import { DEFAULT_LOCALE, LOCALE_CODES } from "#shared/locales.ts";
import { askedTexts, formOf, isAsked, marksOf, translationsOf, withoutForm } from "../support/text-keys.ts";

const ROOT = join(import.meta.dirname, "../..");
const reference = translationsOf(DEFAULT_LOCALE);
const keys = [...new Set([...reference.keys()].map(withoutForm))];
const counted = new Set([...reference.keys()].filter((key) => formOf(key)).map(withoutForm));
const asked = askedTexts([...NAMESPACES, "mail", "operator"]);

describe("the code and the text files", () => {
  it("agree on the namespaces", () => {
    expect([...new Set(keys.map((key) => key.split(":")[0]))].toSorted()).toEqual(
      [...NAMESPACES, "mail", "operator"].toSorted(),
    );
  });

  it("have every text that is asked for", () => {
    const missing = asked.filter(({ key }) => !keys.some((known) => isAsked(known, key)));
    expect(missing).toEqual([]);
  });

  it("have no unused text", () => {
    const patterns = [...new Set(asked.map(({ key }) => key))];
    expect(keys.filter((key) => !patterns.some((pattern) => isAsked(key, pattern)))).toEqual([]);
  });
});

describe.each(LOCALE_CODES)("the texts in %s", (locale) => {
  const texts = translationsOf(locale);
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

  it("are the same ones as in the default language", () => {
    const own = new Set([...texts.keys()].map(withoutForm));
    expect({
      missing: keys.filter((key) => !own.has(key)),
      unknown: [...own].filter((key) => !keys.includes(key)),
    }).toEqual({ missing: [], unknown: [] });
  });

  it("say something", () => {
    const empty = [...texts].filter(([, text]) => typeof text !== "string" || text.trim() === "");
    expect(empty).toEqual([]);
  });

  it("have each form that the language counts by, and no other", () => {
    const wrong = [...counted]
      .map((key) => ({ key, forms: [...texts.keys()].filter((k) => withoutForm(k) === key).map(formOf) }))
      .filter(({ forms }) => forms.toSorted().join() !== categories.toSorted().join());
    expect(wrong).toEqual([]);
  });

  it("fill in the same values and mark the same words", () => {
    const wanted = (key: string) =>
      marksOf(String(reference.get(key) ?? reference.get(`${withoutForm(key)}_other`)));
    const wrong = [...texts].filter(([key, text]) => {
      const form = formOf(key);
      const own = marksOf(String(text));
      // "One dream", "two dreams": a form for a single number may leave it out.
      const silent = form !== undefined && form !== "other" && !own.includes("{count}");
      const marks = wanted(key).filter((mark) => !(silent && mark === "{count}"));
      return own.join() !== marks.join();
    });
    expect(wrong).toEqual([]);
  });
});

describe("the brand", () => {
  it("is spelled out once, as the default of its setting", () => {
    const spelled = ["client", "server", "shared"].flatMap((folder) =>
      (readdirSync(join(ROOT, folder), { recursive: true }) as string[])
        .filter((name) => /\.(?:tsx?|json|html|css|svg|webmanifest|txt)$/.test(name))
        .map((name) => join(folder, name))
        .filter((path) => /(?<![a-z])oneira/i.test(readFileSync(join(ROOT, path), "utf8"))),
    );
    expect(spelled).toEqual(["server/config.ts"]);
    const config = readFileSync(join(ROOT, "server/config.ts"), "utf8");
    // The other one is the beginning of keys, which is the same on every site.
    expect(config.replace('KEY_PREFIX = "oneira_"', "").match(/oneira/gi)).toHaveLength(1);
  });
});
