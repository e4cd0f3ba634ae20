import type { SKRSContext2D } from "@napi-rs/canvas";
import { localeInfo, type Locale } from "#shared/locales.ts";
import { familiesFor } from "./fonts.ts";

/** How the letters of a script stand in their lines. */
interface Script {
  /** Factors of the letter size, so that the letters look as large as Latin ones. */
  scale: Record<Letters["kind"], number>;
  lineHeight: Record<Letters["kind"], number>;
  /** Distance of the baseline from the middle of the line, as a share of the letter size. */
  drop: number;
  /** Whether titles have narrower letter spacing: not with joined or square letters. */
  tight: boolean;
}

const LATIN: Script = {
  scale: { title: 1, sentence: 1 },
  lineHeight: { title: 1.03, sentence: 1.4 },
  drop: 0.36,
  tight: true,
};
const SCRIPTS: Partial<Record<Locale, Script>> = {
  ar: {
    scale: { title: 0.94, sentence: 1.04 },
    lineHeight: { title: 1.36, sentence: 1.6 },
    drop: 0.22,
    tight: false,
  },
  hi: {
    scale: { title: 0.86, sentence: 0.96 },
    lineHeight: { title: 1.3, sentence: 1.55 },
    drop: 0.3,
    tight: false,
  },
  ja: {
    scale: { title: 0.84, sentence: 0.94 },
    lineHeight: { title: 1.24, sentence: 1.55 },
    drop: 0.37,
    tight: false,
  },
  ko: {
    scale: { title: 0.86, sentence: 0.96 },
    lineHeight: { title: 1.22, sentence: 1.5 },
    drop: 0.37,
    tight: false,
  },
};

export interface Letters {
  /** Of Latin letters, in pixels. */
  size: number;
  kind: "title" | "sentence";
}

const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Sets the font for a text. Returns its line height in pixels, and where the baseline lies in a line. */
export function setLetters(
  context: SKRSContext2D,
  { size, kind, text, locale }: Letters & { text: string; locale: Locale },
): { lineHeight: number; baseline: number } {
  const script = SCRIPTS[locale] ?? LATIN;
  const real = size * script.scale[kind];
  const large = kind === "title";
  context.font = `${real}px ${familiesFor(text)}`;
  context.fontVariationSettings = `'wght' ${large ? 300 : 340}, 'opsz' ${large ? 60 : 24}`;
  context.letterSpacing = `${large && script.tight ? -0.03 * real : 0}px`;
  // A sentence in another script has a direction of its own.
  const [first = ""] = /\p{L}/u.exec(text) ?? [];
  const rtl = first ? RTL_LETTER.test(first) : localeInfo(locale).dir === "rtl";
  context.direction = rtl ? "rtl" : "ltr";
  const lineHeight = size * script.lineHeight[kind];
  return { lineHeight, baseline: lineHeight / 2 + script.drop * real };
}
