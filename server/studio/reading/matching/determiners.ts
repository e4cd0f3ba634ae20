import type { DreamLanguage } from "../language.ts";
import { patternOf } from "./letters.ts";

const EN_ADJECTIVE =
  "(?:big|huge|giant|enormous|massive|large|small|little|tiny|long|old|new|rusty|broken|black|white|red|blue|green|yellow|brown|grey|gray|pink|purple|golden|gold|silver|wooden|metal|iron|plastic|electric|dead|dirty|empty|strange|weird|beautiful|shiny|sharp|single|severed|bloody|human|heavy|loud|lovely|nice|bright|dark)";
const TR_ADJECTIVE =
  "(?:büyük|kocaman|dev|küçük|minik|uzun|eski|yeni|paslı|kırık|siyah|beyaz|kırmızı|mavi|yeşil|sarı|kahverengi|gri|pembe|mor|altın|gümüş|tahta|demir|elektrikli|ölü|kirli|boş|garip|tuhaf|güzel|parlak|keskin|tek|kopuk|kanlı|insan|ağır|kuru)";

/**
 * What stands before a noun that is new in the text: an article or a number, and at most two adjectives. Words that are
 * more often a verb or another word are nouns there: "a rusty saw", "bir el".
 */
export const BEFORE_NEW_NOUN: Partial<Record<DreamLanguage, RegExp>> = {
  en: patternOf(
    `\\b(?:an?|another|two|three|four|five|six|ten|some|several|many|hundreds of|thousands of|lots of|full of|bunch of|pair of|giant|huge|enormous)(?: ${EN_ADJECTIVE}){0,2} $`,
    "iu",
  ),
  tr: patternOf(
    `(?<!\\p{L})(?:bir|iki|üç|dört|beş|on|birkaç|bi|sürü|tane|adet|yüzlerce|binlerce|onlarca|kocaman|dev)(?: ${TR_ADJECTIVE}){0,2} $`,
    "iu",
  ),
};
