import type { DreamLanguage } from "../language.ts";
import { folded } from "./handling-doers.ts";
import { patternOf } from "../matching/letters.ts";

type Sex = "woman" | "man";
type Words = Partial<Record<DreamLanguage, string>>;

const ROMANCE = {
  es: "sol|cansad|asustad|perdid|descalz|desnud|vestid|sentad|acostad|encerrad|parad|atrapad|atrasad|nervios|content|dormid|muert|tranquil",
  pt: "sozinh|cansad|assustad|perdid|descalc|nu|vestid|sentad|deitad|presi?|pres|atrasad|nervos|content|dormind|mort|tranquil|preocupad",
  it: "sol|stanc|spaventat|pers|scalz|nud|vestit|sedut|sdraiat|chius|bloccat|nervos|content|addormentat|mort|tranquill|andat|cadut|salit|uscit|entrat|arrivat|scappat|rimast|stat|tornat|scesa?|sces|finit",
};

/** What only a woman says of herself, in small letters without marks. */
const WOMAN: Words = {
  en: "my (?:(?:late|dead|deceased|poor|first|second|then|new) )?(?:husband|boyfriend|wedding dress|ex-husband)|i (?:was|am) (?:\\w+ )?(?:pregnant|a bride|the bride|a mother|a waitress|a queen|a nun|the bridesmaid|a bridesmaid)|i gave birth|i was giving birth|my waters? broke|breastfeeding my",
  tr: 'kocam|hamileydim|hamileyim|gelinligim|dogum yap(?:tim|iyordum)|emziriyordum|gelin bendim|nedimeydim|kizim[.,!?… ]*["”»]',
  es: `(?:estaba|era|estuve|me quede|me senti|me sentia|iba|andaba) (?:yo |la unica |tan |muy )?(?:${ROMANCE.es})a(?!\\p{L})|yo era la unica|era la unica|(?:estaba )?embarazada|mi (?:difunto |finado |pobre |querido )?(?:marido|esposo|novio|ex marido)|daba a luz|di a luz|estoy (?:${ROMANCE.es})a|yo era la (?:novia|madrina)`,
  pt: `(?:estava|tava|era|fiquei|ia|andava|me sentia|to|tou) (?:eu |tao |muito )?(?:${ROMANCE.pt})a(?!\\p{L})|(?:eu )?era a (?:unica|noiva|madrinha)|(?:estava |tava )gravida|meu (?:falecido |finado |pobre |querido )?(?:marido|namorado|noivo|ex-marido)`,
  it: `(?:ero|sono|stavo|mi sentivo|rimasi|sono stata) (?:io |cosi |molto |tutta )?(?:${ROMANCE.it})a(?!\\p{L})|ero (?:l'unica|la sposa|incinta)|mio (?:povero |defunto |caro )?(?:marito|fidanzato|ex marito)|partorivo|zitta`,
  fr: "(?:j'etais|je suis|je me suis|j'etais toute) (?:toute )?(?:seule|enceinte|assise|perdue|tombee|allee|partie|montee|descendue|entree|sortie|arrivee|restee|habillee|couchee|enfermee|contente|retrouvee|revenue|coincee)|mon (?:defunt |pauvre |cher )?(?:mari|copain|fiance|ex-mari)|j'accouchais|la mariee c'etait moi",
  de: "mein (?:verstorbener )?(?:mann|freund|verlobter|ex-mann)|ich war (?:schwanger|die braut)",
  ru: "я (?:\\p{L}+ ){0,2}\\p{L}+ла(?:сь)?(?!\\p{L})|мой муж|моего мужа|беременн\\p{L}+ я|я беременн",
  ar: "زوجي|جوزي|راجلي|خطيبي|كنت حامل|فستاني|عم ولد|كنت لابسة|وأنا حامل|يا بنتي|يا ابنتي",
  hi: "मैं (?:(?!और |कि |तो )[^।.!?,]){0,60}?(?:रही थी|रही हूँ|रही हूं|गई थी|गयी|खड़ी थी|बैठी थी|भागी|थी)(?!\\p{L})|मेरे पति|मेरा पति",
  ja: "私の夫|うちの旦那|旦那(?:が|は|と|に)|夫(?:が|は|と|に)|彼氏|妊娠して",
  ko: "남편|남자 ?친구|남친|임신(?:했|한|해서|중)|시어머니",
  zh: "我(?:的)?(?:老公|丈夫|男朋友)|我怀孕",
};
/** What only a man says of himself. */
const MAN: Words = {
  en: "my (?:wife|girlfriend|ex-wife|beard)|i (?:was|am) (?:\\w+ )?(?:a groom|the groom|a king|a priest|a monk|a father)",
  tr: "karim(?!\\p{L})|hanimla|(?:hala )?askerdeyim|askerdeydim|damatligim|sakalim|kiz arkadasim|nisanlim kiz|esim hamile",
  es: `(?:estaba|me quede|me sentia|iba|andaba) (?:yo |tan |muy )?(?:${ROMANCE.es})o(?!\\p{L})|yo era el unico|mi (?:mujer|esposa|novia|ex mujer)|agarrado de`,
  pt: `(?:estava|tava|fiquei|ia|andava|me sentia) (?:eu |tao |muito )?(?:${ROMANCE.pt})o(?!\\p{L})|(?:eu )?era o (?:unico|noivo|padrinho)|minha (?:mulher|esposa|namorada|noiva)|eu era padre`,
  it: `(?:ero|sono|mi sentivo|rimasi) (?:io |cosi |molto |tutto )?(?:${ROMANCE.it})o(?!\\p{L})|ero l'unico|mia (?:moglie|fidanzata|ex moglie)`,
  fr: "(?:j'etais|je suis|je me suis) (?:tout )?(?:seul|assis|perdu|tombe|alle|parti|monte|descendu|entre|sorti|arrive|reste|coince)(?!\\p{L})|ma (?:femme|copine|fiancee|ex-femme)",
  de: "meine (?:frau|freundin|verlobte|ex-frau)",
  ru: "я (?:\\p{L}+ ){0,2}(?:шел|шёл|был|видел|летел|бежал|стоял|сидел|ехал|упал|увидел|нашел|нашёл|проснулся|шел)(?!\\p{L})|моя жена|моей жен",
  ar: "زوجتي|مراتي|مرتي|خطيبتي|لحيتي|يا ولدي|يا ابني",
  hi: "मैं (?:(?!और |कि |तो )[^।.!?,]){0,60}?(?:रहा था|रहा हूँ|गया था|खड़ा था|बैठा था|भागा)(?!\\p{L})|मेरी पत्नी|मेरी बीवी",
  ja: "(?:俺|僕)(?:は|が|の|も)|妻(?:が|は|と|に)|嫁(?:が|は|と|に)|彼女が俺|元カノ",
  ko: "아내|여자 ?친구|여친|와이프|군대에 있는데 내가",
  zh: "我(?:的)?(?:老婆|妻子|女朋友)",
};

const patterns = new Map<string, RegExp>();
function isSaid(words: Words, text: string, language: DreamLanguage, sex: Sex): boolean {
  const source = words[language];
  if (!source) return false;
  const key = `${language} ${sex}`;
  const spaced = !["ja", "zh", "ko"].includes(language);
  if (!patterns.has(key))
    patterns.set(key, patternOf(spaced ? `(?<![\\p{L}\\p{M}])(?:${source})` : source, "iu"));
  return patterns.get(key)!.test(text);
}

/** Whether the dreamer is a woman or a man, where the dream's own words tell. */
export function dreamerSexOf(text: string, language: DreamLanguage): Sex | undefined {
  const plain = folded(text);
  const woman = isSaid(WOMAN, plain, language, "woman");
  const man = isSaid(MAN, plain, language, "man");
  return woman === man ? undefined : woman ? "woman" : "man";
}
