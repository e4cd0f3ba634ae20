import type { Locale } from "#shared/locales.ts";
import { dreamLanguage, type DreamLanguage } from "../language.ts";
import { AFTER_NOUN } from "./bearers.ts";
import { asColourOfThing } from "./colour-of-things.ts";
import { comparisonsIn } from "./comparisons.ts";
import { withFloods } from "./flood.ts";
import { withCropFields } from "./crops.ts";
import { readLatinHindi } from "../latin-hindi/read.ts";
import { inSimplified } from "../matching/chinese.ts";
import { withNamedColours } from "./named-colours.ts";
import { withShootingStars } from "./night-sky.ts";
import { isOnlyMentioned } from "./only-mentioned.ts";
import { presentMentions } from "./presence.ts";
import { withoutNames } from "./proper-names.ts";
import { asMeant, ofBritain } from "./regional.ts";
import { asWhatTheyAre } from "./same-things.ts";
import { amended } from "./trades.ts";
import { asPlaced } from "./place-words.ts";
import { isInSpeech, onlyToldIn, unrealIn } from "./unreal.ts";
import { type Mention, type MentionKind, sceneFinderOf } from "./vocabulary.ts";
import { isBesideWoken, isOnWaking } from "./waking.ts";
import { patternOf } from "../matching/letters.ts";

/** English nouns that a dream in Devanagari leaves in Latin letters: "मैं hall में late पहुँची, bag में books". */
const LATIN = /[A-Za-z]{3,}/u;
function englishWithin(text: string, language: DreamLanguage): Mention[] {
  if (language !== "hi" || !LATIN.test(text)) return [];
  return sceneFinderOf("en")(text).flatMap(({ id, at, end }): Mention[] => {
    const [kind, name] = id.split(":") as [MentionKind, string];
    const isHindi = LATIN_HINDI.test(text.slice(at, end));
    return ENGLISH_KINDS.has(kind) && !isHindi
      ? [{ kind, id: name, at, end, text: text.slice(at, end) }]
      : [];
  });
}
/** Hindi words that look like English ones. */
const LATIN_HINDI =
  /^(?:koi|bat|pan|tab|dal|bus|sari|are|din|log|mat|ham|jam|hum|main|door|ghar|sun|her|sir)$/iu;
const ENGLISH_KINDS = new Set<MentionKind>(["things", "people", "places"]);

/** All words of a scene in a text, as they are meant where the dreamer lives. */
function wordsOf(text: string, language: DreamLanguage, locale: Locale): readonly Mention[] {
  const found = sceneFinderOf(language)(text).map(({ id, at, end }): Mention => {
    const [kind, name] = id.split(":") as [MentionKind, string];
    return { kind, id: name, at, end, text: text.slice(at, end) };
  });
  const all = withFloods(
    withShootingStars([...found, ...englishWithin(text, language)], text, language),
    text,
    language,
  );
  if (language !== "en") return all;
  return [...asMeant(all, text, locale), ...ofBritain(text, locale, all)].toSorted((a, b) => a.at - b.at);
}

/** All words of a scene in a text in NFC, without those whose things are said to be absent. */
function sceneMentions(text: string, language: DreamLanguage, locale: Locale): Mention[] {
  const words = withoutNames(wordsOf(text, language, locale), text, language);
  const all = withNamedColours(
    words.flatMap((one) => asColourOfThing(one, text, language) ?? []),
    text,
    language,
  );
  const there = presentMentions(text, all, language).filter((one) => !isAllOf(one, text));
  const present = withCropFields(asPlaced(there, text), text, language);
  return amended(
    present.map((mention, i) => asColour(mention, present[i - 1], present[i + 1], text, language)),
    text,
    language,
  );
}

/** "All the doors" and "os cabelos todos" are no crowd. */
function isAllOf({ id, at, end, text: word }: Mention, text: string): boolean {
  // "鹿はみんな": all of the deer.
  if (id === "crowd" && /^(?:みんな|皆|全員)$/u.test(word))
    return /(?:[がはも]|[るた]の)$/u.test(text.slice(0, at)) && !/^[がはもでのにとを]/u.test(text.slice(end));
  if (id !== "crowd" || !/^(?:todos|tutti|tous)$/iu.test(word)) return false;
  // "Volavano via, tutti attaccati al lampadario".
  if (
    text.slice(0, at).endsWith(", ") &&
    /^ \p{L}+(?:[aiu]ti|[ai]dos|és|us)(?!\p{L})/iu.test(text.slice(end))
  )
    return true;
  return (
    /^ (?:os|los|las|i|gli|les|nos|meus|mis|mes|miei|quanti) /iu.test(text.slice(end)) ||
    /(?:os|los|i|gli|les|mis|meus) \p{L}+ $/iu.test(text.slice(0, at))
  );
}

/** Flowers and fruit that are colours beside another thing. */
const COLOURS: Partial<Record<string, string>> = {
  orange: "orange",
  rose: "pink",
  violet: "purple",
  chestnut: "brown",
};
/** "The sky has gone orange". */
const TURNED =
  /(?<!\p{L})(?:is|was|were|are|be|gone?|went|turn(?:s|ed|ing)|becomes?|became|glow(?:ed|ing|s)|all|bright|dark|pale|light|deep) $/iu;
/** Before "rosa" as a flower: elsewhere it is the colour, as in "una nebbia rosa". */
const ITS_WORD =
  /(?:^|[.!?;:]\s*|(?<!\p{L})(?:un|una|uno|une|uma|la|le|les|el|o|a|as|os|al|il|lo|mi|mia|mio|ma|mon|minha|tu|tua|su|sua|sa|esa|ese|esta|este|aquella|quella|questa|quell|cette|cet|essa|esta|numa|num|na|no|nella|nel|sulla|da|do|di|de|del|della|des|du|dalla|con|com|avec|y|e|et|ou|o|ogni|cada|chaque|qualche|otra|altra|outra|autre|sola|bella|grande|gran|piccola|petite|enorme|sin|sem|senza|sans|como|come|comme|dos|tres|due|tre|deux|trois) |['’])$/iu;
/** "El agua era naranja". */
const IS_SO =
  /(?<!\p{L})(?:era|eran|es|son|estaba|estaban|está|fue|tod[oa]s?|muy|casi|é|eram|são|estava|estavam|está|ficou|muito|quase|meio|volvió|puso) $/iu;
/** Whether nothing but a colour can stand there. */
function isShade({ at, text: word }: Mention, text: string, language: DreamLanguage): boolean {
  const before = text.slice(Math.max(0, at - 24), at);
  if (language === "en") return word.toLowerCase() === "orange" && TURNED.test(before);
  // The fruit is written with a capital letter.
  if (language === "de") return word === "orange" && !/(?:eine|die|der|einer) $/u.test(before);
  if (/^(?:naranja|laranja)s?$/iu.test(word) && IS_SO.test(before)) return true;
  return AFTER_NOUN.has(language) && /^(?:rosa|rose|orange|violet)$/u.test(word) && !ITS_WORD.test(before);
}

/** "Orange" and "rose" are colours beside another thing, and so are "lampes violettes". */
function asColour(
  mention: Mention,
  before: Mention | undefined,
  after: Mention | undefined,
  text: string,
  language: DreamLanguage,
): Mention {
  if (mention.kind !== "things" || !COLOURS[mention.id]) return mention;
  // Elsewhere chestnuts are no colour.
  if (mention.id === "chestnut" && !/^castanh[oa]s?$/iu.test(mention.text)) return mention;
  const colour: Mention = { ...mention, kind: "colours", id: COLOURS[mention.id]! };
  if (isShade(mention, text, language)) return colour;
  const other = AFTER_NOUN.has(language) ? before : after;
  if (other?.kind !== "things" || other.id === mention.id || other.id === "tree") return mention;
  const gap = AFTER_NOUN.has(language)
    ? text.slice(other.end, mention.at)
    : text.slice(mention.end, other.at);
  // "Um saco de laranjas": a thing of its own behind the preposition.
  if (gap !== " " || /(?: de| di| d['’])$/iu.test(other.text)) return mention;
  return colour;
}

/** A dream's text in NFC, with the words of its scene. */
export interface ReadText {
  text: string;
  language: DreamLanguage;
  all: readonly Mention[];
  of: (kind: MentionKind) => Mention[];
  /** Things that are compared in size. */
  sizes: ReadonlyMap<Mention, "giant" | "tiny">;
  /** The words with their offsets in the text as typed. */
  typed: (words: readonly Mention[]) => readonly Mention[];
}

/** Where words have no spaces, a typed space ends a clause: "说要给我种玫瑰 我妈拿扫帚追他". */
const IN_SCRIPT = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const SPACE_BETWEEN = patternOf(`(?<=${IN_SCRIPT})[ \u3000](?=${IN_SCRIPT})`, "gu");
function withCommas(text: string, language: DreamLanguage): string {
  const comma = language === "zh" ? "，" : language === "ja" ? "、" : undefined;
  return comma ? text.replace(SPACE_BETWEEN, comma) : text;
}

export function readText(raw: string, locale: Locale): ReadText {
  const typed = raw.normalize("NFC");
  const latin = readLatinHindi(typed);
  const language = latin ? "hi" : dreamLanguage(typed, locale);
  const text = latin?.text ?? withCommas(language === "zh" ? inSimplified(typed) : typed, language);
  const every = sceneMentions(text, language, locale);
  const { sizes, gone } = comparisonsIn(every, text, language);
  const isUnreal = unrealIn(text, language);
  const isSaid = isInSpeech(text);
  const isAct = ({ kind }: Mention) => kind === "actions" || kind === "activities";
  const told = onlyToldIn(every, text, language);
  const present = every.filter(
    (one) =>
      !told.has(one) &&
      !gone.has(one) &&
      !(isAct(one) && (isUnreal(one) || isOnWaking(one, text, language))) &&
      !isSaid(one) &&
      !isBesideWoken(one, text, language) &&
      !isOnlyMentioned(one, every, text, language),
  );
  const all = asWhatTheyAre(present, text, language);
  return {
    text,
    language,
    all,
    sizes,
    of: (kind) => all.filter((mention) => mention.kind === kind),
    typed: (words) => latin?.typed(words) ?? words,
  };
}
