import type { Grammar } from "./grammar.ts";

const ENDINGS =
  /^(?:[аяоеыиуюьй]|[оеи]й|[оеью]ю|ого|его|ому|ему|[аяоеиы]м|[аяи]ми|ыми|[аяиы]х|[аяыи][ей]|[ую]ю|[ое]в|ьев|[иь][яюе]|и[ейм]|ии|ием|ия[мх]|иями|ья[мх]|ьями)$/;

/** Cases replace the last vowel or soft sign of the dictionary form, so the stem is the word without it. */
export const russian: Grammar = {
  normalise: (word) => word.toLowerCase().normalize("NFC").replaceAll("ё", "е"),
  stripped: (word) => [word],
  isEnding: (_stem, rest) => ENDINGS.test(rest),
  otherStems(word) {
    if (/(?:ый|ий|ой|ая|ое|ие|ия|ье|ья)$/.test(word) && word.length > 4) return [word.slice(0, -2)];
    return /[аяоеыиьй]$/.test(word) && word.length > 3 ? [word.slice(0, -1)] : [];
  },
};
