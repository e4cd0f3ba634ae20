import type { Grammar } from "./grammar.ts";

const PLURAL = "(?:떼)?(?:들)?";
const PARTICLE =
  "(?:이|가|은|는|을|를|의|에|에서|에게|에게서|한테|께|께서|으로|로|와|과|랑|이랑|도|만|까지|부터|처럼|보다|마다|밖에|조차|마저|이나|나|하고|라고|이라고|에는|에도|에만|에서는|에서도|으로는|로는|과의|와의|으로부터|로부터|쪽으로|쪽에|속에|속으로|속에서|위에|위로|위에서|안에|안으로|안에서|앞에|앞에서|밑에|뒤에|뒤로|옆에|가에|님|님이|님은|님을|님께서|엔|에선|에겐|한텐|한테서|한테는|한테도|에게는|에게도|에서도|에서만|에서부터|까지도|부터는|만이|만은|만을|라도|이라도|에다|에다가|끼리|로도|으로도|로만|으로만|와도|과도|랑은|이랑은|위에는|위엔|앞에는|앞에선|안에는|안에선|속에는|속에선|옆에는|옆에서|옆으로|뒤에서|뒤에는|밑에서|밑으로|밑에는|사이에|사이로|쪽에서)?";
const BEING =
  "(?:고|라서|이라서|라|라는|이라는|였음|이었음|임|였어|이었어|였던|이었던|인데|던데|더라|이더라|네|이네|야|이야|라니|이라니|예요|이에요|였네|이었네|였고|였지|이어서|이여서|이니까|이지만|이길래|이잖아|이구나|이었으니까|였으니까|이었지만|였지만|이더니|이었지|였거든|라며|이었다|였다|이었어요|였어요|이었고|였고|입니다|이었습니다|였습니다|이다|인데|이고|이며|이라|이었는데|였는데|인거임|인거야|인거예요|인거에요|인거지|인게|인걸|인듯|인가봐|였던거|인)?";
const ENDINGS = new RegExp(`^${PLURAL}${PARTICLE}${BEING}$`);

/** "고양이여서" (being a cat). Behind a vowel only: "줄여서" (shortening) is no form of "줄" (rope). */
const AFTER_VOWEL = /^여서(?:는|도)?$/u;
const hasFinalConsonant = (stem: string): boolean => (stem.charCodeAt(stem.length - 1) - 0xac00) % 28 !== 0;

export const korean: Grammar = {
  normalise: (word) => word.normalize("NFC"),
  stripped: (word) => [word],
  // Single letters at the end are laughter or tears: "펭귄임ㅋㅋㅋ".
  isEnding: (stem, rest) =>
    ENDINGS.test(rest.replace(/[ㄱ-ㅣ]+$/u, "")) || (AFTER_VOWEL.test(rest) && !hasFinalConsonant(stem)),
  otherStems: () => [],
  /** "청개구리" (tree frog) ends in "개구리" (frog). Last words of fewer than three syllables may be parts of verbs. */
  lastWords(word) {
    const found = new Set<string>();
    for (let i = 1; i <= word.length - 3; i++) {
      const last = word.slice(i);
      found.add(last);
      for (let end = 3; end < last.length; end++)
        if (ENDINGS.test(last.slice(end))) found.add(last.slice(0, end));
    }
    return [...found];
  },
};
