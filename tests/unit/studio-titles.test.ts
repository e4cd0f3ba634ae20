import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { accountOf } from "#server/studio/reading/account.ts";
import { momentWordsOf } from "#server/studio/reading/moments.ts";
import { createStudioReading } from "#server/studio/reading/read.ts";
import { ACTIONS, PLACES } from "#server/studio/reading/scene/catalogue.ts";
import { summarySentences } from "#server/studio/reading/summary.ts";
import type { Locale } from "#shared/locales.ts";
import { LOCALE_CODES } from "#shared/locales.ts";
import { createEngineCall } from "../support/engine-call.ts";
import { DREAMS } from "./studio-reading-dreams.ts";

const engine = createStudioReading();
const call = createEngineCall();

async function read(dreamText: string, language: Locale, seed = "seed") {
  return engine.read({ dreamText, language, seed, style: "auto" }, call);
}

const linesOf = (file: string) =>
  readFileSync(new URL(`../studio-fidelity/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));

function ownDreams(locale: Locale): string[] {
  const source = locale === "en-GB" ? "en-US" : locale === "pt-BR" ? "pt" : locale;
  const labelled = [`${locale}.tsv`, `typed/${locale}.tsv`].flatMap(linesOf).map(([text]) => text!);
  return [...labelled, ...DREAMS[source].map(([text]) => text)];
}

/** Fifty dreams: all in the locale's own language, and some in others. */
function fiftyDreams(locale: Locale): string[] {
  const own = ownDreams(locale);
  const others = (["ja", "ar", "ko", "hi", "tr"] as const).filter((other) => other !== locale);
  return [
    ...own,
    ...others.flatMap((other) =>
      linesOf(`typed/${other}.tsv`)
        .slice(3, 10)
        .map(([text]) => text!),
    ),
  ].slice(0, 50);
}

const QUOTED = /[“«‘「].*?[”»’」]/gu;

test.each(LOCALE_CODES)("titles in %s have words for every place and action", (locale) => {
  const { places, actions } = momentWordsOf(locale);
  expect(Object.keys(places).toSorted()).toEqual([...PLACES].toSorted());
  const named = ACTIONS.filter((action) => action !== "riding" && action !== "holding");
  expect(Object.keys(actions).toSorted()).toEqual(named.toSorted());
});

describe.each(LOCALE_CODES)("fifty dreams in %s", (locale) => {
  it("have fifty openings", async () => {
    const dreams = fiftyDreams(locale);
    expect(dreams).toHaveLength(50);
    const openings = dreams.map((dream, i) => {
      const account = accountOf({ dreamText: dream, language: locale, seed: `${locale} ${i}` });
      return summarySentences(account)[0]!;
    });
    expect(new Set(openings).size).toBe(50);
    // Dreams that move alike, and whose leading symbol is the same or unnamed, may share a sentence.
    expect(new Set(openings.map((opening) => opening.replace(QUOTED, ""))).size).toBeGreaterThanOrEqual(30);
  });

  it("have titles of at most sixty characters, most of them their own", async () => {
    const titles = await Promise.all(
      fiftyDreams(locale).map(async (dream) => (await read(dream, locale)).title),
    );
    for (const title of titles) {
      expect.soft(title.length, title).toBeLessThanOrEqual(60);
      expect.soft(title, title).not.toMatch(/[{}|♀]|undefined| {2}|^\s|\s$/u);
    }
    expect(new Set(titles).size).toBeGreaterThan(42);
  });
});

describe("a title", () => {
  const goldens = LOCALE_CODES.flatMap((locale) =>
    linesOf(`titles/${locale}.tsv`).map(([text, title]) => [locale, title!, text!] as const),
  );

  it.each(goldens)("in %s is %s", async (locale, title, text) => {
    expect((await read(text, locale)).title).toBe(title);
  });

  it("does not name what is lost, looked for or missed", async () => {
    const absent: [Locale, string, RegExp][] = [
      ["tr", "Koridordaydım, anahtarımı bulamıyordum.", /anahtar/iu],
      ["en-US", "I was at the station and had missed the train.", /train/iu],
      ["fr", "J'avais raté le train, la gare était vide.", /train/iu],
      ["es", "En la cocina buscaba mis llaves.", /llaves/iu],
      ["ko", "역에서 기차를 놓쳤다.", /기차$/u],
    ];
    for (const [locale, text, name] of absent) {
      const { title } = await read(text, locale);
      // Its own words say that it is lost.
      const isQuoted = text.toLocaleLowerCase(locale).includes(title.toLocaleLowerCase(locale));
      expect.soft(isQuoted ? "" : title, locale).not.toMatch(name);
    }
  });

  it("agrees with the number and gender of what it names", async () => {
    const agreeing: [Locale, string, string][] = [
      ["en-US", "Three mice were in the kitchen.", "Mice in the kitchen"],
      [
        "en-US",
        "There was an enormous orange octopus in the library.",
        "A giant orange octopus in the library",
      ],
      ["tr", "Bahçede iki siyah köpek vardı.", "Bahçede iki siyah köpek"],
      ["tr", "Mutfakta kelebekler uçuyordu.", "Mutfakta kelebekler"],
      ["fr", "Dans la forêt il y avait une maison blanche.", "Une maison blanche dans la forêt"],
      ["it", "C'era una lanterna rossa in soffitta.", "Una lanterna rossa in soffitta"],
      ["es", "Había mariposas en la cocina.", "Mariposas en la cocina"],
      ["pt", "Havia uma baleia branca no rio.", "Uma baleia branca no rio"],
      ["ar", "رأيت سيارة صفراء في الصحراء.", "سيارة صفراء في الصحراء"],
      ["hi", "रसोई में एक काली बिल्ली थी।", "रसोई में एक काली बिल्ली"],
      ["ko", "부엌에 할머니와 검은 고양이가 있었다.", "부엌의 할머니와 검은 고양이"],
    ];
    for (const [locale, text, title] of agreeing) {
      expect.soft((await read(text, locale)).title, text).toBe(title);
    }
  });
});
