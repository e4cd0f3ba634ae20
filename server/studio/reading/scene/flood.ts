import type { DreamLanguage } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import type { Mention } from "./vocabulary.ts";

/** Water that comes into a place, rises in it or fills it. */
const RISES: Record<DreamLanguage, RegExp> = {
  en: /(?<!\p{L})(?:(?:water|sea|ocean|river) (?:\p{L}+ ){0,4}(?:rising|rose|rises|risen)|water (?:\p{L}+ ){0,3}(?:c[ao]m(?:e|es|ing)|pour(?:ed|ing|s)|rush(?:ed|ing|es)|seep(?:ed|ing|s)|leak(?:ed|ing|s)|gush(?:ed|ing)|burst(?:ing)?|flow(?:ed|ing|s)|creep(?:ing|s)?|crept) (?:\p{L}+ ){0,2}(?:in|into|up|through|under)|water (?:\p{L}+ ){0,3}(?:up to|reach(?:ed|ing|es)|past) (?:my|our|the|his|her|your)|water (?:was |is )?(?:everywhere|all over)|(?:full of|fill(?:ed|ing|s)? (?:up )?(?:\p{L}+ )?with|under|deep in|submerged in) (?:\p{L}+ ){0,3}water|covered (?:with|by|in) (?:\p{L}+ )?water|(?:foot|feet|inch|inches|metres?|meters?) of (?:\p{L}+ )?water)(?!\p{L})/giu,
  tr: /(?<!\p{L})(?:(?:su(?:lar|yu|yun)?|deniz) (?:\p{L}+ ){0,3}(?:yüksel\p{L}*|dol(?!dur|ab|a[sş])\p{L}+|bas(?:tı|mış|ıyor|mıştı)\p{L}*|gir(?:di|iyor|miş)\p{L}*|kapla\p{L}+)|(?:diz|bel|göğ[üs]s|boy[nu]|boğaz|omz|omuz|tavan|pencere|bilek|bileğ|kapı)\p{L}* kadar su|su(?:yla|lar(?:la)?) dol\p{L}+|su (?:diz|bel|göğ[üs]s|boy[nu]|boğaz|omz|omuz|tavan|pencere|bilek|bileğ)\p{L}* kadar)/giu,
  de: /(?<!\p{L})(?:Wasser (?!(?:steht|stand) mir)(?:\p{L}+ ){0,3}(?:stieg|steigt|gestiegen|kam|lief|reingelaufen|drang|eingedrungen|stand|reichte|ging)|(?:stieg|kam|lief|drang|stand) (?:\p{L}+ ){0,3}Wasser(?!\p{L})|Wasser bis |voll(?:er)? (?:\p{L}+ )?Wasser(?!\p{L})|(?:mit|unter) (?:\p{L}+ )?Wasser(?!\p{L})|voll(?:ge)?lauf\p{L}+)/giu,
  ru: /(?<!\p{L})(?:вод[аыу] (?:\p{L}+ ){0,3}(?:подним|поднял|прибыва|хлын|хлеста|залива|залил|затапл|подступ|зашл|до (?:\p{L}+ )?(?:потолка|подоконник|окна|пояс|колен|шеи|груд|щиколот))\p{L}*|вод[аы] по (?:колен|пояс|груд|ше|щиколот|потолок|окн)\p{L}*|(?:залит|затоплен|полон|полн|заполнен|заполнил)\p{L}* (?:\p{L}+ )?вод\p{L}+)/giu,
  fr: /(?<!\p{L})(?:eau (?:\p{L}+ ){0,3}(?:mont(?:ait|e|er|ée)|entr(?:ait|e|ée|er)|envahi\p{L}*|recouvr\p{L}*|arriv(?:ait|e) (?:jusqu|aux|à)|jusqu)|(?:rempli|plein|envahi|remplissai|couvert)\p{L}* (?:\p{L}+ )?(?:d['’]|par l['’]|de l['’])eau)/giu,
  it: /(?<!\p{L})(?:acqua (?:\p{L}+ ){0,3}(?:saliva|sale|salita|salendo|entra(?:va|ta)?|entrando|invade(?:va)?|arriva(?:va)? (?:fino|al|a)|copriva|riempiva)|(?:entra(?:va)?|saliva) (?:l['’])?acqua|riempi(?:va|ta|to|ndo)? (?:\p{L}+ )?(?:d['’]|di )acqua|(?:pien|copert)[oaei] (?:\p{L}+ )?(?:d['’]|di |dall['’])acqua|acqua (?:fino )?(?:a|al|alla|alle|ai) (?:ginocch|cavigli|vita|collo|petto|soffitto|finestr|mento)\p{L}*)/giu,
  es: /(?<!\p{L})(?:agua (?:\p{L}+ ){0,3}(?:subía|subiendo|subió|sube|entraba|entrando|entró|entra|invad\p{L}+|cubr\p{L}+|llegaba|me llega|llenaba|llenó|hasta (?:el|la|las|los|mi)|(?:por|a la altura de) (?:las rodillas|los tobillos|la cintura|el cuello))|(?:subía|entraba|entró|entra) (?:el |mucha )?agua|cubiert[oa]s? (?:de|por) (?:el )?agua|llen(?:o|a|os|as|aba|aban|ó|ando|ado|ada) (?:\p{L}+ )?de agua)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:água (?:\p{L}+ ){0,3}(?:subia|subindo|subiu|sobe|entrava|entrando|entrou|entra|invad\p{L}+|cobr\p{L}+|ench(?:ia|eu|endo|e)|tom(?:ou|ava|ando)|até (?:a|o|os|as|à|ao|aos|às|no|na|meu|minha)|(?:pel(?:os|as|a|o)|[nà]a? altura d(?:os|as|a|o)) (?:joelho|tornozelo|cintura|pescoço|peito|canela)s?)|(?:subia|entrava|entrou|entrando) (?:a )?água|cobert[oa]s? (?:de|por|pela) água|(?:cheio|cheia|cheios|cheias|ench(?:ido|ia|eu|endo|er)|alagad[oa]) (?:\p{L}+ )?d(?:e |['’]|a )água)(?!\p{L})/giu,
  ar: /(?:ماء|مياه|موية|مويه|مية|ميه|المي|الماي)(?: \S+){0,3}? (?:[يت]رتفع|ارتفعت?|[يت]طلع|طلعت?|[يت]دخل|دخلت?|غطى|غطت|[يت]غمر|غمرت?|[يت]?ملا|ملأت?|وصلت?|[يت]وصل|لل?ركب|للخصر|للسقف|لحد|إلى رك|حتى رك)|مغطا?[ىةه]?\S* بال?ماء|مغمور\S* بال?ماء|(?:مليان|مليانة|مليء|مليئة|ممتلئ|ممتلئة|غرقان|غرقانة|امتلأ|امتلأت|امتلت|تعبى|انملى|انملت)\S*(?: \S+){0,2}? (?:بال|ب|ال)?(?:ماء|مياه|موية|مويه|مية|ميه|مي|ماي)(?: لل?ركب\S*)?(?!\p{L})/gu,
  hi: /पानी (?:\S+ ){0,3}?(?:भर|घुस|चढ़|चढ|बढ़|ऊपर|आ ग)|(?:घुटन|कमर|गले|छाती|गर्दन|छत|खिड़की|टखन)\S* तक (?:\S+ )?पानी|पानी ही पानी|पानी में डूब/gu,
  ja: /水[がはも]\P{P}{0,8}?(?:入って|入り込|上が|あふれ|溢れ|流れ込|たま|溜ま|増え|満ち|迫|いっぱい)|水[でに]\P{P}{0,6}?(?:いっぱい|満た|埋ま|浸か|浸って|沈んで|沈んだ|つかって)|(?:膝|ひざ|腰|胸|首|天井|窓|足首|肩)(?:の高さ|の上)?(?:くらい|ぐらい)?まで(?:の)?水/gu,
  ko: /물(?:이|은|도)? ?(?:\S+ )?(?:차올|차오|차서|찼|차고|차 ?있|가득|들어오|들어왔|들어와|들이닥|넘쳐|불어|올라)|물에 (?:잠|찬)|물로 (?:\S+ )?(?:가득|꽉|찬|차)|(?:무릎|허리|가슴|목|천장|창문|발목|턱)까지 (?:\S+ )?(?:물|찼|찬|차)/gu,
  zh: /(?:水|海水|河水|洪水)(?:越来越|一直|慢慢|从\P{P}{1,6}|都|已经|快)?(?:涨|上升|漫|涌进|涌入|灌进|没过|淹|流进|漏进)|(?:灌满|装满|充满|积满|全是|满是|都是)了?水|水位?(?:已经|一直|都|快)?(?:到|没到|漫到|涨到)了?(?:我的?|人的?)?(?:膝盖|腰|胸|脖子|天花板|窗|脚踝|大腿)/gu,
};

/** The sea or a river that comes to where it does not belong: another place is flooded. */
const ENTERS: Record<DreamLanguage, RegExp> = {
  en: /(?<!\p{L})(?:sea|ocean|river|lake) (?:\p{L}+ ){0,2}(?:c[ao]m(?:e|es|ing)|flow(?:ed|s|ing)|pour(?:ed|ing|s)|spill(?:ed|ing)|crept|rush(?:ed|ing)) (?:\p{L}+ )?(?:in|into|up|through|over|down)(?!\p{L})/giu,
  tr: /(?<!\p{L})(?:deniz|nehir|ırmak|göl) (?:\p{L}+ ){0,3}(?:gir(?:di|iyor|miş)\p{L}*|dol(?:du|uyor|muş)\p{L}*|bas(?:tı|mış|ıyor)\p{L}*)/giu,
  de: /(?<!\p{L})(?:Meer|Fluss) (?:\p{L}+ ){0,3}(?:kam|drang|floss|lief|strömte)(?!\p{L})/giu,
  ru: /(?<!\p{L})(?:море|река) (?:\p{L}+ ){0,2}(?:вошл|зашл|пришл|хлын|залил|затоп)\p{L}*/giu,
  fr: /(?<!\p{L})(?:mer|océan|rivière|fleuve) (?:\p{L}+ ){0,2}(?:entr(?:ait|e|ée?|er)|envahi\p{L}*|arriv(?:ait|ée?) dans)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:mare|oceano|fiume) (?:\p{L}+ ){0,2}(?:entra(?:va|to)?|entrò|invad\p{L}+|inond\p{L}+|allaga\p{L}+)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:mar|océano|río) (?:\p{L}+ ){0,2}(?:entr(?:aba|ó|ado|ando|a)|invad\p{L}+|inund\p{L}+)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:mar|oceano|rio) (?:\p{L}+ ){0,2}(?:entr(?:ava|ou|ado|ando|a)|invad\p{L}+|inund\p{L}+)(?!\p{L})/giu,
  ar: /(?:بحر|نهر)(?: \S+)?? (?:[يت]?دخل|غمر|[يت]غمر)|(?:دخل|غمر) البحر/gu,
  hi: /(?:समुद्र|समंदर|नदी) (?:\S+ ){0,3}?(?:घुस|आ ग|भर)/gu,
  ja: /(?:海|川)[がはも]\P{P}{0,8}?(?:入って|流れ込)/gu,
  ko: /(?:바다|바닷물|강물)(?:가|이|는|은) (?:\S+ )?(?:들어|밀려)/gu,
  zh: /(?:大?海|海水|河水)(?:水)?(?:进了|进来|涌进|涌入|流进|漫进|灌进)/gu,
};
const WATERS = new Set<string>(["ocean", "river", "lake", "shore"]);
/** Where it comes in. */
const isDry = ({ kind, id }: Mention): boolean => kind === "places" && !WATERS.has(id);

/** It is beyond a window, or of a boat, a bath or the sea by itself. */
const ELSEWHERE =
  /(?<!\p{L})(?:eyes|yeux|ojos|occhi|olhos|gözler\p{L}*|Augen|глаза|outside(?: the window)?|out of the window|glass(?:es)?|bath(?:tub)?|bucket|sink|pool|kettle|bottle|fuori|dehors|afuera|fuera|lá fora|dışarı\p{L}*|draußen|за окном|снаружи)(?!\p{L})|بره|برا|الخارج|बाहर|外|밖/iu;

/** "Flooded with light": what fills a place is no water. */
const OF_OTHER =
  /^ (?:(?:with|by|in) (?!(?:\p{L}+ ){0,2}(?:water|sea|river|rain))|(?:de|di|mit|von) (?!(?:\p{L}+ )?(?:agua|água|acqua|eau|Wasser))|بال(?!م[اي]))/iu;

/** Words that say no more than that there is water. */
const isOfWater = ({ kind, id, text }: Mention): boolean =>
  kind === "actions" ||
  kind === "counts" ||
  (kind === "activities" && id !== "wading") ||
  // "물이 차 있다": to fill, and no car.
  (id === "car" && text.startsWith("차"));

/** Adds what says that water floods a place, where the vocabulary has no word for it. */
export function withFloods(
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): readonly Mention[] {
  const enters = all.some(isDry) ? [...text.matchAll(ENTERS[language])] : [];
  const floods = [...text.matchAll(RISES[language]), ...enters].flatMap(
    ({ index: at, 0: word }): Mention[] => {
      const before = text
        .slice(Math.max(0, at - 30), at)
        .split(CLAUSE_END)
        .at(-1)!;
      if (CLAUSE_END.test(word) || ELSEWHERE.test(before)) return [];
      return [{ kind: "states", id: "flooded", at, end: at + word.length, text: word }];
    },
  );
  const inside = (one: Mention) => floods.some(({ at, end }) => one.at < end && one.end > at);
  const others = all.filter(
    (one) =>
      !(isOfWater(one) && inside(one)) &&
      !(one.kind === "places" && WATERS.has(one.id) && inside(one) && enters.length > 0) &&
      !(one.id === "flooded" && OF_OTHER.test(text.slice(one.end))),
  );
  const known = others.filter(({ id }) => id === "flooded");
  const added = floods.filter(({ at, end }) => !known.some((one) => one.at < end && one.end > at));
  return [...others, ...added].toSorted((a, b) => a.at - b.at);
}

/** How far up the water of a flood reaches: above the knees. */
const DEEP =
  /(?<!\p{L})(?:(?:up to|reach(?:ed|ing|es)|past|over|above) (?:my|our|the|his|her|your|their) (?:own )?(?:waists?|hips?|chests?|necks?|chins?|shoulders?|heads?|mouths?|armpits?|ceilings?|roofs?|windows?|window ?sills?|thighs?)|(?:waist|chest|neck|shoulder|hip)[- ](?:deep|high)|(?:bel|göğ[üs]s|boyn|boyun|boğaz|omz|omuz|çene|tavan|pencere|çatı)\p{L}* kadar|bis (?:zum|zur|an die|über die|unter die|zu den|ans) (?:\p{L}+ )?(?:Hüfte|Bauch|Brust|Hals|Kinn|Schulter|Decke|Dach|Fenster|Kopf)\p{L}*|(?:до|по) (?:\p{L}+ )?(?:пояс|груд|ше[июя]|горл|потол|подоконник|окн|плеч|макушк|крыш)\p{L}*|(?:jusqu['’](?:à la|au|aux|à|en)|à mi-) ?(?:taille|cou|poitrine|menton|épaules?|plafond|toit|fenêtres?|torse|ventre|hanches?|haut)|(?:fino )?(?:al|alla|alle|ai) (?:vita|collo|petto|mento|spalle|soffitto|tetto|finestr[ae]|davanzale|pancia)|(?:hasta|por|llega\p{L}* a) (?:el |la |los |las )?(?:cintura|cuello|pecho|hombros|techo|ventanas?|barbilla|cabeza)|(?:até|pel[oa]s?) (?:à |ao |aos |às |a |o |os |as |na |no |n[ao]s )?(?:cintura|pescoço|peito|ombros?|t[ec]to|telhado|janelas?|queixo|cabeça|barriga))(?!\p{L})|(?:للخصر|الخصر|للصدر|صدري|رقبتي|للرقبة|رقبت|للسقف|السقف|الشباك|النافذة|كتف)|(?:कमर|गले|छाती|गर्दन|छत|खिड़की|सीने|कंध)\S* तक|(?:腰|胸|首|天井|窓|肩|屋根|顎)(?:の高さ|の上)?(?:くらい|ぐらい)?まで|(?:허리|가슴|목|천장|창문|어깨|턱|지붕)까지|(?:到|没过|漫过|齐)了?(?:我的?|人的?)?(?:腰|胸|脖子|肩|天花板|窗|屋顶|头顶|下巴)/iu;

export const isDeep = (text: string): boolean => DEEP.test(text);
