import type { DreamLanguage } from "../language.ts";
import { clauseAround, VERB_LAST } from "./bearers.ts";
import { VEHICLES } from "./driving.ts";
import type { ReadText } from "./mentions.ts";
import { LIVING } from "./others.ts";
import type { Things } from "./scene-things.ts";

/** How a language says that something is beyond the windows of where one is. */
const BEYOND: Record<DreamLanguage, RegExp> = {
  en: /\b(?:outside|through|past|behind|beyond|out of|by|from) (?:the|my|our|its|every|all the) (?:[\p{L}’']+ )?windows?\b/giu,
  fr: /(?<!\p{L})(?:(?:dehors|devant|derrière|par|à travers) (?:la |les |ma |sa )?(?:fenêtres?|vitres?|hublots?|carreaux)|de l['’]autre côté (?:de la |des )(?:fenêtres?|vitres?))(?!\p{L})/giu,
  it: /(?<!\p{L})(?:fuori (?:dalla|dalle|della|delle|dal|dai)|davanti (?:alla|alle|al)|dietro (?:la|le|il|i)|oltre (?:la|le|i)|dalla|dalle|dal|dai|attraverso (?:la|le|il)) (?:finestr[ae]|finestrin[oi]|vetr[oi]|oblò)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:(?:fuera|afuera|delante|detrás|al otro lado) de (?:la|las|mi)|por (?:la|las|mi)|tras (?:la|las)|desde la) (?:ventan\p{L}+|cristal\p{L}*)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:fora d[ao]s?|atrás d[ao]s?|pela|pelas|da|do lado de fora d[ao]s?) (?:minha )?(?:janelas?|vidros?)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:(?:vor|hinter|durch|aus) (?:dem|den|das|meinem|unserem|einem) |zum |durchs |vorm )(?:\p{L}+)?fenstern?(?!\p{L})|an? (?:den|dem|meinem|unserem) (?:\p{L}+)?fenstern? vorbei|am (?:\p{L}+)?fenster vorbei/giu,
  ru: /(?<!\p{L})(?:за|под) (?:\p{L}+ )?ок(?:ном|нами)(?!\p{L})|(?<!\p{L})(?:из|в|через|сквозь) (?:\p{L}+ )?ок(?:на|но)(?!\p{L})/giu,
  tr: /(?<!\p{L})(?:pencere|cam)\p{L}*?(?:nin|nın|ın|in|un|ün|ların|lerin) (?:dış[ıi]\p{L}*|önünde\p{L}*|ardında|arkasında|ötesinde)|(?<!\p{L})pencere\p{L}*?den(?!\p{L})|(?<!\p{L})cam(?:dan|lardan)(?!\p{L})/giu,
  ar: /(?:خارج|ورا|وراء|خلف|من|من خلال|عبر|قدام|أمام|برا) (?:ال)?(?:شباك|نافذة|نوافذ|شبابيك|زجاج)\p{L}*/gu,
  hi: /खिड़क(?:ी|ियों) (?:के बाहर|से|के पार|के पीछे|के सामने)/gu,
  ja: /窓の(?:外|向こう)(?:に|を|で|では|には|は)?|窓(?:から|越しに)|車窓/gu,
  ko: /(?:창문|창|차창|유리창) ?(?:밖|너머|바깥)(?:으로|에는|에서|에|은|을)?|창(?:문|가)?(?:으로|을 통해)|창밖(?:으로|에는|에서|에|은|을)?/gu,
  zh: /(?:透过|从|隔着|通过)[^，。,]{0,6}窗(?:户|子|口|玻璃)?|窗(?:户)?(?:外面?|前|后面)/gu,
};
/** What belongs to the room, or is said of the window itself. */
// prettier-ignore
const IN_ROOM = new Set<string>([
  "window", "curtain", "shutters", "windowBlind", "bed", "table", "chair", "sofa", "desk", "lamp", "door", "wardrobe",
  "bus", "train", "metro", "tram", "plane", "minibus", "armchair", "wall", "smoke", "carpet",
]);
/** "A whale swam past the window", and not "I looked out of the window". */
const PASSES =
  /(?:swam|swim|flew|fl(?:y|ies)|pass|float|drift|walk|r[ua]n|gallop|stood|stand|sat|hover|look(?:ed|ing) in|star|peer|was|were|pass\p{L}*|nage\p{L}*|vol(?:ai|av|a|o)\p{L}*|nuot\p{L}*|nad(?:a|o|ó)\p{L}*|flot\p{L}*|galoppav\p{L}*|schwamm\p{L}*|flog\p{L}*|зашёл|прош[её]л\p{L}*|проход\p{L}*|шла|шёл|плав\p{L}*|плы\p{L}*|(?:про)?лет\p{L}*|стоя\p{L}*|pas(?:a|ó|ea)\p{L}*|cruz\p{L}*|ging(?:en)?|lief(?:en)?|schweb\p{L}*|zog(?:en)?|trabt\p{L}*|[يت]مر|مر[تّ]?|[يت]طير|[يت]سبح|[يت]مشي)/iu;
/** After the window, where the verb comes last. */
const PASSES_LAST =
  /geç|uç(?:u|tu|ar)|yüz|süzül|yürü|koş|गुज़र|गुजर|जा रह|उड़|तैर|चल रह|通|飛ん|泳|歩|走|流れ|横切|지나|날아|헤엄|걸어|떠다니|经过|走过|飞过|游过|飘过|跑过/u;
/** "A cow looked in", as said of animals that are out of doors. */
const GAZES =
  /(?:asom|mir|olh|espi|espreit|guard|affacc|regard|schau|guck|glotz|blick|starr|загл|смотр|гляд|تنظر|ينظر|تطل|يطل|بصت|tekt|bakıy|bakt|baka)\p{L}*|झाँक|झांक|देख|のぞ|覗|見て|들여다|쳐다|보고|往里|看|探/iu;
/** They look out. */
const INDOORS = new Set<string>([
  "cat",
  "kitten",
  "dog",
  "puppy",
  "hamster",
  "parrot",
  "canary",
  "cagedBird",
  "goldfish",
]);
const ENTERS =
  /(?<!\p{L})(?:c[ao]me(?!\p{L})|climb|crawl|jump|flew|fl(?:y|ies) (?:in|out|away)|fell|threw|throw|entr|ent(?:er|rò)|sort|sali|saí|salt|saut|uscì|gir(?:di|iy|mi|ip|er|en)|atla|düş|kaç|çık)\p{L}*|入っ|飛び|들어|뛰|घुस|कूद|دخل|خرج|طلع|пролез|влез|爬进|飞进|跳/iu;

export const LOOKS =
  /look|regard|guard(?!av[ao] da)|mir[éoa]|olh|bak[tıa]|見|봤|보니|देख|نظر|شفت|schaut|смотр|загля|看/iu;
const MOVES = (id: string): boolean => LIVING.has(id) || VEHICLES.has(id);
export const looksThroughWindow = ({ text, language }: ReadText): boolean =>
  text.search(BEYOND[language]) >= 0;

/** Marks what is seen beyond the windows of a room or of a vehicle. */
export function markOutside({ text, language, of }: ReadText, { ofMention }: Things): void {
  const things = of("things");
  for (const found of text.matchAll(BEYOND[language])) {
    const [at, end] = [found.index, found.index + found[0].length];
    const around = clauseAround(text, at, end);
    const { from } = around;
    // "Dehors, devant la fenêtre, passait un éléphant".
    const to =
      around.to === end && /^[,，、] ?\p{L}/u.test(text.slice(end))
        ? clauseAround(text, end + 1).to
        : around.to;
    const clause = text.slice(from, to);
    if (ENTERS.test(clause)) continue;
    const here = things.filter((one) => one.at >= from && one.end <= to && !IN_ROOM.has(one.id));
    const after = here.filter((one) => one.at >= end);
    const before = here.findLast((one) => one.end <= at);
    const isLast = VERB_LAST.has(language) || language === "zh";
    const told = before && (isLast ? text.slice(end, to) : text.slice(before.end, at));
    const isOut =
      before &&
      ((isLast ? MOVES(before.id) && PASSES_LAST.test(told!) : PASSES.test(told!)) ||
        (LIVING.has(before.id) && !INDOORS.has(before.id) && GAZES.test(told!)));
    const passes = isOut ? [before] : [];
    const next = LOOKS.test(clause) ? things.find((one) => one.at > to && one.at < to + 46) : undefined;
    if (next && after.length === 0 && passes.length === 0 && !IN_ROOM.has(next.id)) after.push(next);
    for (const one of after.length > 0 ? after.slice(0, 2) : passes) {
      const entry = ofMention.get(one);
      if (!entry || entry.bond || entry.gear || entry.ceiling) continue;
      entry.outside = true;
    }
  }
}
