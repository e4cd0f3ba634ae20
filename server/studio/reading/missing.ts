import type { SymbolId, Theme } from "./catalogue.ts";
import { CATALOGUE } from "./catalogue.ts";
import type { DreamLanguage } from "./language.ts";
import type { Match } from "./matching/find.ts";
import { isAbsent, sentenceBefore } from "./scene/presence.ts";

/** Themes whose absence has no meaning: "there was no tree". A dream of missing people, teeth, shoes or bread is about them. */
const SURROUNDING: ReadonlySet<Theme> = new Set<Theme>([
  "water",
  "animals",
  "creatures",
  "travel",
  "weather",
  "upheaval",
  "nature",
  "places",
]);
// prettier-ignore
const ALSO_SURROUNDING = new Set<SymbolId>([
  "cliff", "elevator", "bridge", "monster", "thief", "knife", "gun", "room", "stairs", "basement", "attic", "bed",
  "bathroom", "ghost", "grave", "school", "stage", "sun", "moon", "star", "mirror", "clock",
]);
/** Symbols of these themes whose absence has a meaning, because the dreamer needs them: "there was no road". */
const NEEDED = new Set<SymbolId>(["swimming", "drowning", "road", "suitcase"]);

/** Text before a symbol that belongs to the dreamer or is searched for. In Turkish and Arabic an ending marks the dreamer's own. */
const OWN: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:my|our) (?:\p{L}+ )?$/iu,
  fr: /(?<!\p{L})(?:(?:re)?trouvé d[eu]|mon|ma|mes|notre|nos) (?:\p{L}+ )?$/iu,
  it: /(?<!\p{L})(?:mi[oae]|miei|nostr[oaie]) (?:\p{L}+ )?$/iu,
  es: /(?<!\p{L})(?:mis?|nuestr[oa]s?) (?:\p{L}+ )?$/iu,
  pt: /(?<!\p{L})(?:meus?|minhas?|noss[oa]s?) (?:\p{L}+ )?$/iu,
  hi: /(?:मेर|हमार)[ाीे] (?:\S+ )?$/u,
  ja: /(?:私|僕|俺|うち)の$/u,
  ko: /(?:^|\s)(?:내|제|우리) (?:\S+ )?$/u,
  de: /(?<!\p{L})(?:mein|unser)\p{L}* (?:\p{L}+ )?$/iu,
  ru: /(?<!\p{L})(?:мо(?:й|я|ё|е|их|ей|его)|наш\p{L}*) (?:\p{L}+ )?$/iu,
  zh: /(?:我(?:们)?的|找不到)[^，。]{0,4}$/u,
};
const OWN_ENDING: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /[aeıioöuü]m(?:[ıiuü]z)?$/iu,
  ar: /(?:ي|نا)$/u,
};

/** Whether the dream only says that a symbol was not there, so that the symbol is not counted as part of the dream. */
export function isMissing(text: string, mention: Match & { id: SymbolId }, language: DreamLanguage): boolean {
  const { id, at, end } = mention;
  const surrounds = SURROUNDING.has(CATALOGUE[id].theme) || ALSO_SURROUNDING.has(id);
  if (!surrounds || NEEDED.has(id)) return false;
  const word = text.slice(at, end);
  if (OWN[language]?.test(sentenceBefore(text, at)) || OWN_ENDING[language]?.test(word)) return false;
  return isAbsent(text, { id, at, end, text: word }, language);
}
