import type { LensEngine, SymbolLore } from "#server/providers/engines.ts";
import type { LensContent } from "#shared/lenses.ts";
import { accountOf, type Account } from "./account.ts";
import type { SymbolId } from "./catalogue.ts";
import { gestaltOf } from "./lens-gestalt.ts";
import { lensVoiceOf, written } from "./lens-voice.ts";
import { sensesOf } from "./lexicon.ts";
import { nameOf } from "./names.ts";
import type { Quotations } from "./quotations.ts";
import { regionalText } from "./regions.ts";
import { tone } from "./themes.ts";

type TextLens = "psychological" | "jungian" | "tabir" | "cultural";
type Piece = "open" | "first" | "second" | "third" | "pair" | "end" | "close";

/**
 * The orders in which a lens may be written: one paragraph for each list. Pieces that a dream has nothing for are left
 * out.
 */
const PLANS: Piece[][][] = [
  [["open"], ["first"], ["second"], ["pair", "end"], ["close"]],
  [["first"], ["open"], ["second", "pair"], ["third"], ["end", "close"]],
  [["open", "first"], ["pair"], ["second"], ["end"], ["close"]],
  [["end"], ["first"], ["second"], ["open", "close"]],
  [["first", "pair"], ["second"], ["third"], ["open"], ["end"], ["close"]],
  [["open"], ["end"], ["first"], ["second", "third"], ["close"]],
];
/** Of a dream for which less than two paragraphs speak of its symbols. */
const SPARSE: Piece[][] = [["open"], ["first"], ["end"], ["close"]];
const PARAGRAPHS_MIN = 3;

/** Which text of the dictionary a lens reads; the psychological one has a sentence of the lexicon instead. */
const LORE = { jungian: "jungian", tabir: "tabir", cultural: "culture" } as const;

interface SpokenSymbol {
  id: SymbolId;
  at: number;
  /** Null where the dictionary says nothing of it through this lens. */
  said: string | null;
}

/** The symbols in the order in which the lens speaks of them: those of which there is something to say come first. */
function spokenSymbols(account: Account, lens: TextLens, lore: readonly SymbolLore[]): SpokenSymbol[] {
  const { locale, choose } = account;
  const known = new Map(lore.map((each) => [each.id, each]));
  // The account keeps only the weightiest, but the one with a meaning in the tradition may be another.
  const places = new Map(account.symbols.map(({ id, at }) => [id as string, at]));
  const ids = [...places.keys(), ...lore.map(({ id }) => id).filter((id) => !places.has(id))];
  const spoken = ids.map((id) => {
    const own = known.get(id);
    const symbol = { id: id as SymbolId, at: places.get(id) ?? account.mentionOf(id as SymbolId) };
    if (lens !== "psychological") return { ...symbol, said: own?.[LORE[lens]] ?? null };
    const { meaning, bright, dark } = sensesOf(locale)[symbol.id];
    const felt = (tone(account, id) === 0 ? bright : dark) || meaning;
    const question = own?.questions.length ? choose(own.questions, `question ${id}`) : "";
    return { ...symbol, said: [felt, question].filter(Boolean).join(locale === "ja" ? "" : " ") };
  });
  return spoken.toSorted((a, b) => Number(a.said === null) - Number(b.said === null));
}

const SYMBOLS_MAX = 3;
const SYMBOLS_ENOUGH = 2;

/**
 * The symbols of which a text speaks, each with the words around it: of words that stand there already, also those of
 * the ending, only while there are few.
 */
function quotedSymbols(
  symbols: readonly SpokenSymbol[],
  quotations: Quotations,
  { ending, hasUnsaid }: { ending: string; hasUnsaid: boolean },
) {
  const quoted = symbols
    .filter(({ said }, i) => said !== null || (hasUnsaid && i < SYMBOLS_ENOUGH))
    .map((symbol) => ({ ...symbol, quote: quotations.near(symbol.at) }));
  const distinct = quoted.filter(
    ({ quote }, i) => quote !== ending && quoted.findIndex((other) => other.quote === quote) === i,
  );
  const others = quoted.filter((symbol) => !distinct.includes(symbol));
  return [...distinct, ...others.slice(0, Math.max(0, SYMBOLS_ENOUGH - distinct.length))].slice(
    0,
    SYMBOLS_MAX,
  );
}

/** Three to six paragraphs from the symbols and the words of a dream, in an order that differs from dream to dream. */
function textOf(account: Account, lens: TextLens, lore: readonly SymbolLore[]): LensContent["paragraphs"] {
  const { locale, choose, dynamics } = account;
  const voice = lensVoiceOf(locale)[lens];
  const quotations = account.quotations();
  const space = locale === "ja" ? "" : " ";
  const pick = (sentences: readonly string[], purpose: string) => choose(sentences, `${lens} ${purpose}`);
  const write = (sentence: string, values: Record<string, string>) => written(sentence, values, locale);
  const unsaid = "unsaid" in voice ? voice.unsaid : [];

  // Each symbol gets its own words before the opening takes what is left.
  const ending = quotations.last();
  const symbols = quotedSymbols(spokenSymbols(account, lens, lore), quotations, {
    ending,
    hasUnsaid: unsaid.length > 0,
  });
  const opening = quotations.longest();
  // No two symbols of one text begin alike.
  const from = choose([0, 1, 2], `${lens} lead`);
  const spoken = symbols.map(({ id, said, quote }, i) => {
    const lead = said === null ? pick(unsaid, "unsaid") : voice.symbol[(from + i) % voice.symbol.length]!;
    return [write(lead, { a: nameOf(id, locale), quote }), said ?? ""].filter(Boolean).join(space);
  });
  const [first, second] = symbols;
  const ends = Array.isArray(voice.end) ? voice.end : voice.end[dynamics.ending];
  const repeats = symbols.some(({ quote }) => quote === opening);
  const pieces: Record<Piece, string> = {
    open: repeats ? "" : write(pick(voice.open, "open"), { quote: opening }),
    first: spoken[0] ?? "",
    second: spoken[1] ?? "",
    third: spoken[2] ?? "",
    pair:
      first && second && "pair" in voice
        ? write(pick(voice.pair, "pair"), { a: nameOf(first.id, locale), b: nameOf(second.id, locale) })
        : "",
    end: write(pick(ends, "end"), { ending }),
    close: write(pick(voice.close, "close"), {}),
  };
  return paragraphsOf(spoken.length < 2 ? SPARSE : choose(PLANS, `${lens} plan`), pieces, space);
}

function paragraphsOf(
  plan: readonly Piece[][],
  pieces: Record<Piece, string>,
  space: string,
): LensContent["paragraphs"] {
  const joined = plan
    .map((names) =>
      names
        .map((name) => pieces[name])
        .filter(Boolean)
        .join(space),
    )
    .filter(Boolean);
  const texts = joined.length < PARAGRAPHS_MIN ? plan.flat().flatMap((name) => pieces[name] || []) : joined;
  return texts.map((text) => ({ speaker: null, text }));
}

/**
 * Reads dreams through a lens from the lexicon and the dictionary, without a provider. The same dream, seed and
 * language always give the same text. Never fails.
 */
export function createStudioLenses(): LensEngine {
  return {
    name: "studio",
    async look({ lens, lore, ...prompt }) {
      const account = accountOf(prompt);
      const paragraphs = lens === "gestalt" ? gestaltOf(account) : textOf(account, lens, lore);
      const regional = (text: string) => regionalText(text, prompt.language);
      return {
        paragraphs: paragraphs.map(({ speaker, text }) => ({
          speaker: speaker && regional(speaker),
          text: regional(text),
        })),
      };
    },
  };
}
