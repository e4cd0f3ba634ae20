/**
 * Splits the fonts by characters: `node scripts/subset-fonts.ts && npm run format`. The texts of the site need only the
 * small files; others load where a user writes other characters. The files and faces.css are part of the sources.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

/** Characters of English, and those of Turkish in the same source file. */
const EVERYDAY = ranges(
  "0020-007E 00A0 00A9 00AB 00B7 00BB 00C7 00D6 00DC 00E2 00E7 00EE 00F6 00FB-00FC 0131 2013-2014 2018-2019 201C-201D 2026 20AC",
);
/** Further letters of Turkish, and its currency sign. */
const TURKISH = ranges("011E-011F 0130 015E-015F 20BA");
/** Further characters of French, Italian, Portuguese and Spanish. */
const ROMANCE = ranges(
  "00A1 00BF-00C4 00C6 00C8-00CF 00D1-00D5 00D9-00DB 00E0-00E1 00E3-00E4 00E6 00E8-00ED 00EF 00F1-00F5 00F9-00FA 0152-0153 201E 202F 2212",
);
const LATIN = ranges(
  "0000-00FF 0131 0152-0153 02BB-02BC 02C6 02DA 02DC 2000-206F 20AC 2122 2190-2193 2212 2215",
);
const LATIN_EXT = ranges(
  "0100-0130 0132-0151 0154-02BA 02BD-02C5 02C7-02CC 02CE-02D7 02DD-02FF 1E00-1E9F 20A0-20AB 20AD-20C0 2113",
);
const ARABIC = ranges("0600-06FF 200C-200E 2010-2011");
/** Letters of other languages, and presentation forms, which no keyboard has. */
const ARABIC_REST = ranges("0750-077F FB50-FDFF FE70-FEFC");

const TEXT_WEIGHTS = { min: 400, max: 560 };

interface Face {
  family: string;
  /** Start of the file names; by default the name of the package. */
  stem?: string;
  style?: "italic";
  /** Name of the package, and the axes in the names of its files. */
  source: { name: string; axes: string };
  weights: number | { min: number; max: number };
  opticalSizes?: number | { min: number; max: number };
  slices: Record<string, { from: string; characters: Set<number> }>;
}

const LATIN_SLICES = {
  rest: { from: "latin", characters: LATIN.difference(EVERYDAY.union(ROMANCE)) },
  "rest-ext": { from: "latin-ext", characters: LATIN_EXT.difference(TURKISH) },
  romance: { from: "latin", characters: ROMANCE },
  everyday: { from: "latin", characters: EVERYDAY },
  turkish: { from: "latin-ext", characters: TURKISH },
};
const ARABIC_SLICES = {
  rest: { from: "arabic", characters: ARABIC_REST },
  everyday: { from: "arabic", characters: ARABIC },
};

const FACES: Face[] = [
  // Headlines are shown first: a font of one weight and one optical size has a third of the bytes. At the automatic
  // optical size, 144, the thin stroke of "e" disappears.
  {
    family: "Fraunces Headline",
    stem: "fraunces-headline",
    source: { name: "fraunces", axes: "opsz-normal" },
    weights: 300,
    opticalSizes: 56,
    slices: LATIN_SLICES,
  },
  {
    family: "Fraunces Headline",
    stem: "fraunces-headline",
    style: "italic",
    source: { name: "fraunces", axes: "opsz-italic" },
    weights: 300,
    opticalSizes: 56,
    slices: LATIN_SLICES,
  },
  {
    family: "Fraunces Variable",
    source: { name: "fraunces", axes: "opsz-normal" },
    weights: { min: 330, max: 430 },
    opticalSizes: { min: 14, max: 48 },
    slices: LATIN_SLICES,
  },
  {
    family: "Fraunces Variable",
    style: "italic",
    source: { name: "fraunces", axes: "opsz-italic" },
    // Larger text in italics uses the headline font.
    weights: 300,
    opticalSizes: 19,
    slices: LATIN_SLICES,
  },
  {
    family: "Fraunces Mark",
    source: { name: "fraunces", axes: "opsz-normal" },
    weights: 380,
    opticalSizes: 22,
    slices: { mark: { from: "latin", characters: new Set([..."Oneira "].map((c) => c.codePointAt(0)!)) } },
  },
  {
    family: "Commissioner Variable",
    source: { name: "commissioner", axes: "wght-normal" },
    weights: TEXT_WEIGHTS,
    slices: LATIN_SLICES,
  },
  {
    family: "Hanken Grotesk digits",
    source: { name: "hanken-grotesk", axes: "wght-normal" },
    weights: TEXT_WEIGHTS,
    slices: { digits: { from: "latin", characters: ranges("0030-0039") } },
  },
  {
    family: "Vazirmatn Variable",
    source: { name: "vazirmatn", axes: "wght-normal" },
    weights: TEXT_WEIGHTS,
    slices: ARABIC_SLICES,
  },
  {
    family: "Noto Naskh Arabic Variable",
    source: { name: "noto-naskh-arabic", axes: "wght-normal" },
    weights: { min: 400, max: 500 },
    slices: ARABIC_SLICES,
  },
];

/** The OpenType features that browsers apply by default. */
const FEATURES = "calt ccmp curs fina init isol kern liga locl mark medi mkmk rclt rlig rvrn".split(" ");

/** Returns the characters of a list like `0041-005A 0131`. */
function ranges(list: string): Set<number> {
  const characters = new Set<number>();
  for (const range of list.split(" ")) {
    const [first = "", last = first] = range.split("-");
    for (let at = parseInt(first, 16); at <= parseInt(last, 16); at++) characters.add(at);
  }
  return characters;
}

/** Returns the value of `unicode-range`. */
function unicodeRange(characters: Set<number>): string {
  const found: string[] = [];
  for (const first of characters) {
    if (characters.has(first - 1)) continue;
    let last = first;
    while (characters.has(last + 1)) last++;
    const hex = (at: number) => at.toString(16).toUpperCase().padStart(4, "0");
    found.push(`U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`);
  }
  return found.join(", ");
}

const folder = join(import.meta.dirname, "../client/ui/fonts");
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const rules: string[] = [];
for (const face of FACES) {
  const { family, style = "normal", source, weights, opticalSizes, slices } = face;
  for (const [slice, { from, characters }] of Object.entries(slices)) {
    const { name, axes } = source;
    const whole = `node_modules/@fontsource-variable/${name}/files/${name}-${from}-${axes}.woff2`;
    const text = String.fromCodePoint(...characters);
    const options = {
      targetFormat: "woff2",
      variationAxes: { wght: weights, ...(opticalSizes && { opsz: opticalSizes }) },
      keepFeatures: FEATURES,
      noHinting: true,
    } as const;
    const cut = await subsetFont(await readFile(join(import.meta.dirname, "..", whole)), text, options);
    const file = `${face.stem ?? name}-${slice}${style === "italic" ? "-italic" : ""}.woff2`;
    await writeFile(join(folder, file), cut);
    console.log(`${file}: ${(cut.length / 1000).toFixed(1)} kB`);
    const weight = typeof weights === "number" ? weights : `${weights.min} ${weights.max}`;
    rules.push(`@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${unicodeRange(characters)};
}
`);
  }
}
const header = "/* Written by scripts/subset-fonts.ts. */\n";
await writeFile(join(folder, "faces.css"), header + rules.join("\n"));
