import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Locale } from "#shared/locales.ts";
import { translationsOf } from "../support/text-keys.ts";

const FOLDER = join(import.meta.dirname, "../../client/ui/fonts");

const faces = [...readFileSync(join(FOLDER, "faces.css"), "utf8").matchAll(/@font-face \{([^}]*)\}/g)].map(
  ([, face]) => {
    const of = (name: string) => new RegExp(`${name}:\\s*([^;]*);`).exec(face!)![1]!;
    const bounds = of("unicode-range")
      .split(",")
      .map((range) => range.trim().slice(2).split("-"))
      .map(([first, last = first]) => [parseInt(first!, 16), parseInt(last!, 16)] as const);
    return {
      family: /"([^"]*)"/.exec(of("font-family"))![1]!,
      style: of("font-style"),
      file: /\.\/([^"]*)/.exec(of("src"))![1]!,
      holds: (character: number) => bounds.some(([first, last]) => character >= first && character <= last),
    };
  },
);
const LATIN = ["Fraunces Headline", "Fraunces Variable", "Commissioner Variable"];

/** The characters of all texts of a language. */
const charactersOf = (locale: string) =>
  new Set([...translationsOf(locale as Locale).values()].flatMap((text) => [...String(text)]));

describe("the typefaces", () => {
  it("name each character of a family once", () => {
    const twice = faces.flatMap((face, at) =>
      faces
        .slice(at + 1)
        .filter(({ family, style }) => family === face.family && style === face.style)
        .filter((other) =>
          Array.from({ length: 0x3000 }, (_, c) => c).some((c) => face.holds(c) && other.holds(c)),
        )
        .map((other) => [face.file, other.file]),
    );
    expect(twice).toEqual([]);
  });

  it.each([
    ...["en-US", "en-GB", "tr", "fr", "it", "es", "pt", "pt-BR"].map(
      (locale) => [locale, /\p{Script=Latin}|[!-~¡¿«»‘’“”–…−₺€]/u, LATIN] as const,
    ),
    ["ar", /\p{Script=Arabic}|[،؛؟]/u, ["Vazirmatn Variable", "Noto Naskh Arabic Variable"]] as const,
  ])("set the interface in %s without the faces of rare characters", (locale, written, families) => {
    const characters = [...charactersOf(locale)].filter((character) => written.test(character));
    expect(characters.length).toBeGreaterThan(30);
    const added = locale === "tr" ? "turkish" : /^(?:fr|it|pt|es)/.test(locale) ? "romance" : "everyday";
    const common = faces.filter(({ file }) => file.includes("-everyday") || file.includes(`-${added}`));
    const missing = families.flatMap((family) => {
      const own = common.filter((face) => face.family === family);
      const absent = characters.filter((c) => !own.some(({ holds }) => holds(c.codePointAt(0)!)));
      return absent.map((character) => `${family}: ${character}`);
    });
    expect(missing).toEqual([]);
  });

  it.each([
    [
      "the first view of a Turkish page",
      /^(?:fraunces-headline|commissioner)-(?:everyday|turkish)|mark/,
      7,
      60,
    ],
    ["a whole Turkish page", /-(?:everyday|turkish)(?:-italic)?\.|mark|digits/, 12, 116],
  ])("cost %s little", (_what, needed, files, kilobytes) => {
    const fetched = faces.filter(({ file }) => needed.test(file) && !/naskh|vazirmatn/.test(file));
    expect(fetched).toHaveLength(files);
    const bytes = fetched
      .map(({ file }) => statSync(join(FOLDER, file)).size)
      .reduce((sum, size) => sum + size);
    expect(bytes).toBeLessThan(kilobytes * 1000);
  });
});
