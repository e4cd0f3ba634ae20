import { isQuoteOf } from "./grounding.ts";

/** Whom and what models like to cite about dreams, in the scripts of the languages. Endings may follow. */
const NAMES = [
  "freud jung perls adler hillman lacan fromm winnicott bachelard eliade frazer campbell artemidor",
  "homer homeros ovid vergil virgil shakespeare goethe dante platon aristot hippocrat",
  "ibn ibni nablusi nabulsi nabulusi kirmani danyal mevlana rumi gazali ghazali",
  "bible incil tevrat torah talmud quran kuran coran corano alcorao hadis hadith upanishad",
  "odyssey odysse odisea odissea iliad ilyada ilias gilgamesh",
].flatMap((line) => line.split(" "));
const OTHER_SCRIPTS =
  /فرويد|يونغ|ابن سيرين|النابلسي|القرآن|الإنجيل|फ्रायड|फ़्रायड|युंग|क़ुरान|कुरान|बाइबल|उपनिषद|フロイト|ユング|聖書|コーラン|프로이트|카를 융|칼 융|융(?:은|의|에)\s|성경|코란|쿠란/u;
/** Years, verses, pages, and works in the marks of titles. */
const REFERENCES =
  /\b(?:1[0-9]{3}|20[0-9]{2})\b|\b\d{1,3}\s?[:,]\s?\d{1,3}\b|\b(?:p|pp|s|vol|bd|cf)\.\s?\d|\bet al\b|\bISBN\b|\bdoi\b|『/iu;
/** Two capitalised words in a row inside a sentence: a full name or a title. */
const FULL_NAME =
  /(?<=[\p{Ll}\p{N},;:]\s)(\p{Lu}[\p{L}’'-]+)\s(?:(?:von|van|al|el|ibn|bin|de|di|da)[\s-])?(\p{Lu}[\p{L}’'-]+)/gu;
const QUOTED = /[“«„"「]\s?([^”»“"」]{2,})\s?[”»“"」]|(?<![\p{L}\p{N}])[‘']([^’']{2,})[’'](?!\p{L})/gu;

const folded = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");

/**
 * Whether a text names a person, a book or another source, or puts words into quotation marks that are not the dream's.
 * What stands in the dream itself is no source.
 */
export function namesSource(text: string, dreamText: string): boolean {
  const dream = folded(dreamText);
  const words = folded(text).match(/\p{L}+/gu) ?? [];
  // Endings follow in some languages, but "junge" or "jungle" are other words.
  const named = words.some(
    (word) =>
      !dream.includes(word) &&
      NAMES.some((name) => word === name || (name.length > 5 && word.startsWith(name))),
  );
  if (named || (OTHER_SCRIPTS.test(text) && !OTHER_SCRIPTS.test(dreamText))) return true;
  if (REFERENCES.test(text) && !REFERENCES.test(dreamText)) return true;
  const names = [...text.matchAll(FULL_NAME)].flatMap(([, first, last]) => [first!, last!]);
  if (names.some((name) => !dream.includes(folded(name)))) return true;
  return [...text.matchAll(QUOTED)].some(([, marked, single]) => {
    const quote = (marked ?? single)!.replace(/[.,;:!?…。、]+$/u, "").trim();
    return quote !== "" && !isQuoteOf(dreamText, quote);
  });
}
