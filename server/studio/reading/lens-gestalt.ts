import type { LensContent } from "#shared/lenses.ts";
import type { Account } from "./account.ts";
import { lensVoiceOf, written } from "./lens-voice.ts";
import { headingOf, nameOf } from "./names.ts";

type Part = LensContent["paragraphs"][number];

const SYMBOLS_MAX = 3;

/** Three to six questions, each asked by a part of the dream: its symbols, its last scene, the dreamer, the dream. */
export function gestaltOf(account: Account): Part[] {
  const { symbols, locale, choose } = account;
  const voice = lensVoiceOf(locale).gestalt;
  const quotations = account.quotations();
  const space = locale === "ja" ? "" : " ";
  const pick = (questions: readonly string[], purpose: string) => choose(questions, `gestalt ${purpose}`);
  const ask = (question: string, values: Record<string, string>) => written(question, values, locale);

  const ending = quotations.last();
  const from = choose([0, 1, 2], "gestalt first");
  const quoted = symbols.map((symbol) => ({ ...symbol, quote: quotations.near(symbol.at) }));
  // Symbols of the same words would ask about the same place.
  const distinct = quoted.filter(
    ({ quote }, i) => quote !== ending && quoted.findIndex((other) => other.quote === quote) === i,
  );
  const asking = (distinct.length > 0 ? distinct : quoted.slice(0, 1)).slice(0, SYMBOLS_MAX);
  const speaking = asking.map(({ id, quote }, i): Part => {
    const first = voice.first[(from + i) % voice.first.length]!;
    const other = i === 0 ? symbols.find((symbol) => symbol.id !== id) : undefined;
    const met = other ? [ask(pick(voice.meet, "meet"), { b: nameOf(other.id, locale) })] : [];
    return { speaker: headingOf(id, locale), text: [ask(first, { quote }), ...met].join(space) };
  });
  const rest = quotations.longest();
  const said = asking.some(({ quote }) => quote === rest);
  const you = said ? [] : [{ speaker: voice.you, text: ask(pick(voice.body, "body"), { quote: rest }) }];
  const last = { speaker: voice.ending, text: ask(pick(voice.end, "end"), { ending }) };
  const dream = { speaker: voice.dream, text: ask(pick(voice.whole, "whole"), {}) };
  const plans: Part[][] = [
    [...speaking, ...you, last, dream],
    [...you, ...speaking, last],
    [...speaking.slice(0, 1), last, ...speaking.slice(1), ...you],
    [dream, ...speaking, last],
  ];
  return speaking.length === 0 ? [...you, last, dream] : withThree(choose(plans, "gestalt plan"), dream);
}

/** A plan of at least three: a dream of one symbol may have one of two. */
const withThree = (parts: Part[], another: Part): Part[] => (parts.length < 3 ? [...parts, another] : parts);
