import type { Grammar } from "./grammar.ts";

/** Of nouns: "левый" (left) is no form of "лев" (lion). */
const ENDINGS = /^(?:[аяоеиыуюьй]|[оеь]ю|[ое]й|[аяое]м|[ая]ми|[ая]х|[ое]в|ья|ьев|ья[мх]|ьями)$/;
/** Of adjectives, and nouns that are declined like them: "ванная", "больной". */
const ADJECTIVE = /(?:[ыио]й|[ая]я|[ое]е|ые)$/;
const ADJECTIVE_ENDINGS =
  "ый ий ой ая яя ое ее ые ие ого его ому ему ую юю ей ым им ом ем ых их ыми ими".split(" ");

/** Stems whose last vowel the other cases leave out: "цветок", "цветка"; "отец", "отца"; "муравей", "муравья". */
function withoutVowel(word: string): string[] {
  const found = [
    [/([^аеиоуыэюя])ок$/u, "$1к"],
    [/([аеиоуыэюя])ек$/u, "$1йк"],
    [/л[её]к$/u, "льк"],
    [/([^аеиоуыэюял])ец$/u, "$1ц"],
    [/([^аеиоуыэюя])ей$/u, "$1ь"],
    [/([^аеиоуыэюя])[её](л|р|н)ь?$/u, "$1$2"],
    [/[её]нок$/u, "ят"],
    [/([жчш])онок$/u, "$1ат"],
  ] as const;
  return found
    .filter(([ending]) => ending.test(word))
    .map(([ending, other]) => word.replace(ending, other))
    .filter((stem) => stem.length > 2);
}
/** Genitives of the plural: "кошек", "лодок". */
const ofMany = (word: string): string[] =>
  /[^аеиоуыэюяй]ка$/u.test(word) ? [`${word.slice(0, -2)}ек`, `${word.slice(0, -2)}ок`] : [];

/** "Лодочка", "столик"; but "медик" is no honey. */
function small(word: string): string[] {
  if (/[^аеиоуыэюяй]ка$/u.test(word)) return [`${word.slice(0, -2)}очк`, `${word.slice(0, -2)}ечк`];
  if (/^(?:мед|граф|пар|пласт|род|мат|том|газ|лед)$/u.test(word)) return [];
  return word.length > 2 && /[^аеиоуыэюяйькцчг]$/u.test(word) ? [`${word}ик`] : [];
}

/** Cases replace the last vowel or soft sign of the dictionary form, so the stem is the word without it. */
export const russian: Grammar = {
  normalise: (word) => word.toLowerCase().normalize("NFC").replaceAll("ё", "е"),
  stripped: (word) => [word],
  // "Собак" has no ending; "банк" is no form of "банка".
  isEnding: (stem, rest) =>
    ENDINGS.test(rest) || (rest === "" && stem.length > 3 && !/[^аеиоуыэюя][кь]$/u.test(stem)),
  otherStems(word) {
    if (ADJECTIVE.test(word) && !/[иь][яе]$/.test(word) && word.length > 4)
      return ADJECTIVE_ENDINGS.map((ending) => word.slice(0, -2) + ending);
    const others = [...withoutVowel(word), ...ofMany(word), ...small(word)];
    return /[аяоеиыьй]$/.test(word) && word.length > 3 ? [word.slice(0, -1), ...others] : others;
  },
};
