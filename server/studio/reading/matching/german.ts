import type { Grammar } from "./grammar.ts";

const SPELLED_OUT: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
const normalise = (word: string) =>
  word
    .toLowerCase()
    .normalize("NFC")
    .replace(/[äöüß]/g, (letter) => SPELLED_OUT[letter]!);

/** Words that only end like a compound: "Freundeskreis" is no rice, "Instrumente" no duck, "Schneesturm" no tower. */
const NO_COMPOUND =
  /(?:reise?s?|enten?|eiern?|affen?|elche?[mnrs]?|platz|platze?s?|plaetzen?|gang|gangs?|gaengen?|raum|raeumen?|hang|haengen?|bergen?|burg|dorf|feld|bach|laden|leitern?|karten?|decken?|schlangen?|fliegen?|bilde?r?n?|strauss|rauch|wegs?|tage?s?|abenden?|arten?|zeit|ringen?|lings?|laube?s?|sandbaenke?n?|sandbank)$|(?:s|schnee|sand)turm|steller|schirms?$|^(?:jeder|her|nieder|ueber|aller|vorder|unter|nach|zu|bar|barf|durch|lein|wasser|zapf|ge|be|ver|er|ein|ab|aus|an|auf|mit|vor)(?:mann|hand|haus|hause|fuss|fuessig|messer|wand|hahn|fluss|schloss|braut|stand|kunft|fall|bau|welt)|rechen|kleide[nt]?|stauben|(?:ein|aus|auf|ab|an|um|zu|mit|vor|nach|unter|hoch|weg|los|durch|rueck|rauf|runter|raus|rein|fest|her|hin)ge[a-z]+(?:en|t)$|baumkrone|gebrauch|verbrauch|dachstuhl|traum$|same[mnrs]?$|^(?:ge[a-z]{3,7}(?:en|t)|(?:erreich|heirat|begr[au]b|blinzel|erschr)[a-z]*)$|^[a-z]+(?:ig|lich)e[mnrs]?$/;
const VOWEL = /[aeiouy]/;
const SHORTEST = { first: 3, last: 4 };
/** Short words that end compounds: "Strohhut", "Wanduhr", "Nachtbus", "Bergsee". */
const SHORT = /(?:hut|(?<![fr])uhr|bus|kuh|(?<!nord|ost|odys)see|(?<=dunkel|hell|blut|feuer|knall|wein)rot)$/;

/** Also finds "Zaehne" for "Zähne", as typed without umlauts. Umlauts of plurals are listed in the lexicon. */
export const german: Grammar = {
  normalise,
  stripped: (word) => [word],
  // "Kürbisse", "Busse".
  isEnding: (stem, rest) =>
    /^(?:e[nrsm]?|ern|n|s)$/.test(rest) || (/[iu]s$/.test(stem) && /^se[ns]?$/.test(rest)),
  otherStems: () => [],
  /** "Küchentisch" is a table. The longest listed word counts. */
  lastWords(word) {
    if (NO_COMPOUND.test(word)) return [];
    const found: string[] = [];
    for (let i = SHORTEST.first; i <= word.length - SHORTEST.last; i++)
      if (VOWEL.test(word.slice(0, i))) found.push(word.slice(i));
    if (word.length > 5 && SHORT.test(word)) found.push(word.slice(-3));
    return found;
  },
};
