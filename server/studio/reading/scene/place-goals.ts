import type { DreamLanguage } from "../language.ts";
import { patternOf } from "../matching/letters.ts";

/** Before a place to which one only has to go, wants to go, is sent or is late. */
const BEFORE: Partial<Record<DreamLanguage, string>> = {
  en: "(?:(?:had|have|has|need(?:ed|s)?|suppos(?:ed)?|ought|meant|forgot|forgotten|want(?:ed|s)?|wanting|hop(?:ed|ing)|promised|refused|told (?:me|us|him|her)|asked (?:me|us)|wants (?:me|us)|wanted (?:me|us)|sent me|made me promise|time) (?:got )?to (?:go|get|be|drive|run|walk|fly|travel|return|rush|head|come) (?:back |home |over |straight )?(?:to|at|in)|late (?:for|to)|(?:on|in) (?:the|my|a) (?:bus|train|tram|subway|metro|tube) to|(?:miss(?:ed|ing)|skipp(?:ed|ing)) ) ?(?:the|my|our|her|his|their|a|an)?",
  fr: "(?:(?:(?:je |on |nous )?(?:dev(?:ais|ait|ions)|dois|doit|voulais|voulait|fallait|faut)(?: que (?:j['’]aille|on aille))?|(?:m['’]a|nous a|m['’]avait) (?:dit|demandé) d['’]) ?(?:absolument |vite )?(?:aller|retourner|rentrer|partir|être)?|en retard(?: pour aller)?|dans le (?:bus|car|train|métro|tram)) (?:à|au|aux|en|chez|pour)(?: la| le| l['’]| les| mon| ma)?",
  es: "(?:(?:ten(?:ía|íamos|go|emos) que|deb(?:ía|íamos)|quer(?:ía|íamos)|había que|me (?:dijo|decía|pidió|mandó)(?: que)?|nos dijo que) (?:ir|irme|llegar|volver|fuera|fuéramos|vaya|estar)|(?:lleg\\p{L}+|iba|íbamos|voy) (?:muy |ya )?tarde|en el (?:autobús|bus|tren|metro|tranvía|camión)) (?:a|al|para|en)(?: la| el| mi| los| las)?",
  it: "(?:(?:dov(?:evo|evamo|ere|eva)|devo|dobbiamo|vol(?:evo|evamo)|bisognava|mi (?:diceva|ha detto|disse|aveva detto) di) (?:andare|tornare|arrivare|correre|essere)|in ritardo(?: per andare)?|(?:sull['’]autobus|sul (?:bus|treno|tram)|in (?:autobus|treno|metro))) (?:a|al|alla|allo|all['’]|ai|in|per|dal|dalla)(?: il| la| lo| l['’]| mia| mio)?",
  pt: "(?:(?:t(?:inha|ínhamos|enho) (?:que|de)|dev(?:ia|íamos)|quer(?:ia|íamos)|precisava(?: de)?|era preciso|disse(?:-me)? para(?: eu)?|mandou[- ]me|me mandou|falou pra eu) (?:ir|chegar|voltar|estar)|atrasad[oa]s?|cheg\\p{L}+ tarde|n[oa] (?:autocarro|ônibus|busão|comboio|trem|metr[oô]|elétrico|eléctrico)) (?:a|à|ao|para|pra|pro|no|na|em)(?: a| o| minha| meu)?",
  de: "(?:(?:muss(?:te|ten)?|soll(?:te|ten|e)?|woll(?:te|ten)|will|hätte) (?:\\p{L}+ ){0,3}|zu spät )(?:in|zur|zum|ins|auf|nach|zu)(?: die| das| den| dem| der| meine\\p{L}?)?",
  ru: "(?:(?:нужно|надо|нужна|должн[аы]?|должен|велел\\p{L}*|сказал\\p{L}* мне|хотел\\p{L}*|пора)(?: было| был)? (?:\\p{L}+ ){0,2}(?:идти|ехать|пойти|поехать|попасть|вернуться|быть)|опазд\\p{L}+|опозда\\p{L}+) (?:в|на|к)",
  ar: "(?:(?:كان (?:علي|عليّ|لازم)|لازم|كنت أريد|كنت بدي|كان بدي|أردت|يجب) ?(?:أن )?(?:[أاتن]ذهب|[أا]روح|نروح|[أا]رجع|[أا]وصل|أصل)|ت[أا]خرت|مت[أا]خرة?) (?:إلى|الى|على|عن|ع)? ?(?:ال)?",
  zh: "(?:(?:必须|得|应该|要|想|让我|叫我|赶着|急着)(?:赶)?(?:去|到|回)|迟到)",
};
/** Behind it, where the verb comes last. */
const AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /^[\p{L}’']* (?:\p{L}+ ){0,3}?(?:geç kal|yetiş|geciki|gitme(?:m|miz|k|ye|yi)(?: \p{L}+){0,2} (?:gerek|lazım|zorunda|iste|söyle)|gidip (?:\p{L}+ ){0,3}\p{L}+m(?:em|emiz|am|amız) (?:gerek|lazım)|gidecekt|git de(?:di|r|miş)|git diye|gitmemi(?:zi)? (?:söyle|iste))/iu,
  ja: /^(?:[へに]|まで)(?:[^、。]{0,10})?(?:行かな(?:け|き|い)|行くように言|行けと言|遅刻|遅れ|急いで|行きたか|行こうと)/u,
  ko: /^(?:에|으로|로)? ?(?:\S+ )?(?:(?:사러|하러) )?(?:가야 |가라고|늦|지각|가고 싶)/u,
  hi: /^ (?:के लिए|को|में)? ?(?:देर|लेट|जाना (?:था|थी|है|पड़)|पहुँचना|पहुंचना|जाकर .{0,16}(?:ना था|नी थी)|जाने को कह)/u,
};
const GOALS = new Map(
  Object.entries(BEFORE).map(([language, words]) => [language, patternOf(`(?<!\\p{L})${words} ?$`, "iu")]),
);

/** Whether the words around a place say that the dreamer is to be there, and not that they are. */
export const isHeadedFor = (before: string, after: string, language: DreamLanguage): boolean =>
  GOALS.get(language)?.test(before) === true || AFTER[language]?.test(after) === true;
