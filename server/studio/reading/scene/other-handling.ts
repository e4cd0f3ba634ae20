import type { DreamLanguage } from "../language.ts";
import { folded } from "./handling-doers.ts";
import { isHoldable } from "./handling-fits.ts";
import { objectOf } from "./handling-objects.ts";
import { doerOf, type Verb } from "./handling-receivers.ts";
import type { ReadText } from "./mentions.ts";
import { LIVING } from "./others.ts";
import type { Things } from "./scene-things.ts";
import { beginsWithNoun } from "./unknown-subject.ts";
import { unrealIn } from "./unreal.ts";
import type { Handling } from "./ways.ts";
import { patternOf } from "../matching/letters.ts";

const auxiliary = (words: string) => `(?:(?:${words}) ){0,3}`;

/**
 * Forms of verbs of the dreamer, without those by which nothing comes into the hands; Latin and Cyrillic ones for text without
 * marks and capitals.
 */
const VERBS: Partial<Record<DreamLanguage, RegExp>> = {
  en: patternOf(
    `(?<=(?<!\\p{L})(?:i|we) ${auxiliary("was|were|am|kept|keep|started|began|tried|try|trying|had|have|just|then|quickly|slowly|carefully|still|already|to|only|even|was busy|got|on")})(?!(?:see|saw|seen|seeing|look|watch|notic|want|need|like|love|lov|hate|hat|hear|heard|know|knew|known|los[et]|lost|remember|forg|miss|wait|think|thought|dream|wish|was|were|had|have|has|been|felt|feel|turn|became|become|realis|realiz|believe|hop|expect|ask|told|said|say|call|wonder|understand|understood|walk|ran|run|went|go|gone|going|came|come|got|get|stood|sat|ate|woke|pass|left|leave|enter|follow|reach|climb|fell|hid|lived|work|should|could|would|must|might|can|will|did|do|don|didn|never|not|just|still|then|kept|keep|started|began|tried|try|be|bought|sold|order|search|sear|recogni|visit|met|meet|touch|smell|tast|owe|owned|pictur|imagin|own)\\p{L}*(?!\\p{L}))\\p{L}{3,}`,
    "gu",
  ),
  fr: /(?<=(?<!\p{L})(?:je|j'|on|nous) ?(?:(?:l'|le|la|les|lui|leur|y|en) ?)?(?:(?:ai|avais|a|avons|etais|etait|essayais|commencais|devais|voulais|continuais|suis|train|en|de|d'|a|toujours|juste) ?){0,4})(?!(?:voi|voy|vu|regard|cherch|entend|aim|attend|attrap|avai|ai|etai|pens|crois|croy|savai|sais|oubli|perd|trouv|retrouv|voul|veu|souvien|rev|recul|pass|quitt|entr|suiv|sens|sent|reconn|achet|mang|dois|dev|peu|pouv|fais|fait|dis|dit|demand|me |m'|ne |n')\p{L}*)\p{L}{3,}(?:ais|ait|e|er|is|it|ons|ions|u|ant)(?!\p{L})/gu,
  de: /(?<=(?<!\p{L})(?:ich|wir) )(?!(?:sah|seh|such|hort|hor|wollt|will|war|hatt|hab|bin|wurd|kann|konnt|muss|musst|soll|dacht|wuss|fand|vergass|verlor|wartet|traumt|ging|lief|kam|stand|sass|ass|merk|lieb|mocht|verpass|rann|fuhr|frag|sag|brauch|bekam|kauf)\p{L}*)\p{L}{3,}(?:te|e|ten|en)(?!\p{L})|(?<=(?<!\p{L})(?:ich|wir) (?:hab|hatt|woll|muss|soll|konn)\p{L}* (?:\p{L}+ ){1,5})(?!(?:gesehen|gesucht|gehort|gewollt|gehabt|gedacht|gefunden|vergessen|verloren|gewartet|getraumt|gegessen|bemerkt|gekauft|verpasst|gebraucht|bekommen|sehen|finden|suchen|horen|haben|essen|kaufen)(?!\p{L}))\p{L}{4,}(?:t|en)(?!\p{L})/gu,
  es: /(?<!(?:\p{L}|no |me |se |te |le |les ))(?!(?:vi|ve[ií]a|mir|busc|oi|oia|quer|quis|necesit|perd|encontr|record|olvid|esper|pens|cre|sabi|sup|tuv|teni|est|er|iba|fui|habi|pod|deb|son|lleg|entr|sal|corr|camin|sub|baj|vol|com|compr|extra|pas|sent|not|di|dij|pregunt|gust|viv|trabaj|conoc)\p{L}*)\p{L}{3,}(?:e|i|aba|ia|ando|iendo|abamos|iamos|amos|imos)(?!\p{L})/gu,
  pt: /(?<!(?:\p{L}|nao |me |se |te |lhe ))(?!(?:vi|ve[ij]|olh|procur|ouvi|quer|quis|precis|perd|encontr|ach|lembr|esquec|esper|pens|sabi|soub|tiv|tinh|est|tav|era|ia|fui|havi|pod|dev|sonh|cheg|entr|sai|corr|caminh|and|sub|desc|volt|com|compr|pass|sent|not|diss|diz|pergunt|gost|viv|trabalh|conhec|fiqu|fic)\p{L}*)\p{L}{3,}(?:ei|i|ava|ando|endo|indo|avamos|amos|imos)(?!\p{L})/gu,
  it: /(?<!(?:\p{L}|non |mi |si |ti |gli ))(?!(?:ved|vid|vist|guard|cerc|sent|vol|voglio|avev|perd|pers|trov|ricord|dimentic|aspett|pens|cred|sap|er|stav|dov|pot|sogn|arriv|entr|usc|corr|cammin|sal|scend|torn|mangi|compr|pass|not|dic|dett|chied|piac|viv|lavor|conosc|and)\p{L}*)\p{L}{3,}(?:vo|vamo|ando|endo)(?!\p{L})|(?<=(?<!\p{L})(?:ho|abbiamo) )(?!(?:vist|guardat|cercat|sentit|volut|avut|pers|trovat|ricordat|dimenticat|aspettat|pensat|credut|saput|sognat|mangiat|comprat|dett|chiest|perdut|notat|capit|incontrat)\p{L}*)\p{L}{4,}(?:ato|ito|uto|so|to)(?!\p{L})/gu,
  tr: /(?<!\p{L})(?!(?:gor|goz|duy|bil(?:iyo|di|me|mi)|hatirl|unut|ar(?:a|i)yor|arad|bekl|ist|sev|san|ol|var|git|gid|gel|kal|kos|uyan|de[dr]|diy|soyl|sor|bak|kork|kac|dusun|kaybe|bul|farke|anla|yap|et|edi|al[dm]|ver|bin|in[di]|cik|gir|otur|dur|yuru|ye[dy]|yiyo|iciy|ictim|agl|gul|bagir|cagir|konus|uc|dus|yuz|uyu|yat|kalk|inan|ozle|rastla|tani|karsilas|ben|biz|ama|simdi|hem|hic)\p{L}*)\p{L}{3,}(?:[dt][iu][mk]|yor(?:d?u)?[mk]|yorum|yoruz|yodum|yom|m[iu]s[iu]m|m[iu]st[iu]m|arak|erek)(?!\p{L})/gu,
  ru: /(?<=(?<!\p{L})(?:я|мы) (?:\p{L}+ ){0,2})(?!(?:вид|увид|смотр|иска|слыш|хот|был|знал|дума|забы|потеря|нашл|нашел|помн|жд|сни|люб|стал|шл|шел|бежа|ехал|пош|приш|ел|купи|мог|долж|сказ|говор|спр|понял|поня|встре|пропус|боял|узна)\p{L}*)\p{L}{3,}(?:л|ла|ли|ю|у)(?!\p{L})/giu,
  ja: /(?<=を)(?!(?:見|み|聞|探|さが|待|失|なく|忘|思|食|飲|買|通|歩|出|走|登|降|渡|過|越|知|感|呼|し|やっ|使わず|好))[^\s、。をがはに]{1,7}?(?:て|た|る|って|んで|した|して)/gu,
  ko: /(?<=[을를] (?:\S{1,4} )?)(?!(?:보|봤|찾|듣|들었|기다|잃|놓쳤|잊|생각|먹|마시|샀|사|지나|걷|나가|나왔|떠나|좋아|원하|알|느끼|부르|하|했|만났))[가-힣]{1,5}(?:고 ?있|었|았|다가|는데|며|면서|서)/gu,
  hi: /(?<=(?:मैं|हम)(?:ने)? (?:[\p{L}\p{M}]+ ){1,6})(?!(?:देख|सुन|ढूँढ|ढूंढ|खोज|चाह|भूल|खो|सोच|जान|इंतज|खा|पी|जा|आ|हो|दौड़|चल|खरीद|मिल|रह|कर|था|थी|थे|हूँ|हूं)[\p{L}\p{M}]*)[\p{L}\p{M}]{2,}(?= (?:रह[ाीे]|दिय[ाीे]|लिय[ाीे]|था|थी|हूँ|हूं|कर))/gu,
  zh: /(?<=我[^，。！？、的]{0,4})[把用](?!我)/gu,
  ar: /(?<![\p{L}])[وف]?(?:[كب]?[أن]|ا(?!ل))(?!شوف|رى|بحث|دور|سمع|ريد|بي|بغى|نتظر|ستنى|تذكر|نسى|عرف|فكر|كل|شرب|شتري|روح|مشي|ركض|طلع|نزل|نا)\p{L}{3,5}(?!\p{L})/gu,
};

/**
 * What is in the dreamer's hands in an act that no list of verbs has, where they are not drawn in another one: "I was folding
 * the letter".
 */
export function otherHandling(
  read: ReadText,
  { ofMention }: Things,
  act: string | null | undefined,
): Handling | undefined {
  const { text, language } = read;
  const pattern = VERBS[language];
  if (!pattern || act) return undefined;
  const isUnreal = unrealIn(text, language);
  for (const match of folded(text).matchAll(pattern)) {
    const [at, end] = [match.index, match.index + match[0].length];
    const verb: Verb = { way: "hold", at, end, text: text.slice(at, end) };
    if (isUnreal({ ...verb, id: "hold" }) || beginsWithNoun(verb, text, language)) continue;
    const object = objectOf(verb, read, ofMention);
    if (object?.kind !== "things" || !isHoldable(object.id) || LIVING.has(object.id)) continue;
    if (doerOf(verb, object, read) !== "dreamer") continue;
    return { way: "hold", thing: ofMention.get(object)!.thing };
  }
  return undefined;
}
