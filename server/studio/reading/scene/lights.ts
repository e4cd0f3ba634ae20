import type { DreamLanguage } from "../language.ts";
import type { Colour, Place } from "./catalogue.ts";
import type { ReadText } from "./mentions.ts";
import { sentenceBefore } from "./presence.ts";

/** It is dark where the dreamer is, or the light went out. */
const DARK: Record<DreamLanguage, RegExp> = {
  en: /\b(?:pitch[- ]?(?:dark|black)|(?:total|complete|utter|the) darkness|(?:it|everything|room|house|street|corridor|hallway|tunnel) (?:was|went|became|got) (?:so |very |completely |totally )?dark|in the dark\b|lights? went out|lights went off|power (?:cut|outage|went)|blackout|without (?:any )?light)/iu,
  fr: /(?<!\p{L})(?:dans le noir|noir complet|obscurité|il faisait (?:tout |très )?(?:noir|sombre)|coupure (?:de courant|d['’]électricité)|panne (?:de courant|d['’]électricité)|lumières? s['’]est éteinte|lumières se sont éteintes|ténèbres)/iu,
  es: /(?<!\p{L})(?:oscuridad|a oscuras|estaba (?:todo |muy )?oscuro|todo (?:era|estaba) oscuro|apagón|se fue la luz|sin luz|se apag\p{L}+ (?:la luz|las luces)|tinieblas)/iu,
  pt: /(?<!\p{L})(?:escuridão|no escuro|às escuras|estava (?:tudo |muito )?escuro|tudo (?:era|estava|ficou) escuro|apagão|faltou (?:a )?luz|acabou a luz|as luzes (?:se )?apag|trevas)/iu,
  it: /(?<!\p{L})(?:buio|al buio|oscurità|tutto (?:era )?scuro|blackout|è saltata la (?:luce|corrente)|and(?:ò|ata) via la luce|senza luce|tenebre)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:stockdunkel|stockfinster|Dunkelheit|Finsternis|im Dunkeln|war (?:es )?(?:ganz |völlig |total )?dunkel|Stromausfall|Licht ging aus)/iu,
  tr: /(?<!\p{L})(?:karanlı\p{L}+|zifiri|elektrik\p{L}* (?:kesil|git)\p{L}*|ışıklar (?:sön|git)\p{L}*)/iu,
  ar: /(?:ظلام|مظلم|عتمة|العتمة|انقطع\p{L}? (?:الكهرباء|التيار)|انطفأ\p{L}* (?:النور|الضوء|الأنوار))/u,
  hi: /(?:अँधेर|अंधेर|अन्धकार|अंधकार|बिजली (?:चली|गुल|कट)|बत्ती (?:चली|गुल|बुझ))/u,
  ja: /(?:真っ暗|暗闇|暗やみ|くらやみ|停電|闇の中|電気が消え|明かりが消え)/u,
  ko: /(?:어둠|캄캄|깜깜|어두컴컴|정전|불이 꺼)/u,
  ru: /(?<!\p{L})(?:темнот\p{L}+|в темноте|было темно|кромешн\p{L}+|отключили свет|погас свет|свет погас)/iu,
  zh: /(?:漆黑|黑暗|一片黑|停电|黑漆漆|灯灭|灯都灭)/u,
};

/** What shines, without being a lamp. */
const SHINE: Record<DreamLanguage, RegExp> = {
  en: /\b(?:(?:strange |bright |soft |strong |flashing |blinking |dim |warm )?(?:light|glow|beam)(?: beam)?)\b(?! bulb)/giu,
  fr: /(?<!\p{L})(?:lumière|lueur|rayon)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:luz|resplandor|rayo de luz)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:luz|clarão|brilho|raio de luz)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:luce|bagliore|raggio)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:Licht|Schein|Lichtstrahl|Leuchten)(?!\p{L})/giu,
  tr: /(?<!\p{L})(?:ışık|ışığ\p{L}*|ışıl\p{L}*)/giu,
  ar: /(?:ضوء|نور|شعاع)/gu,
  hi: /(?:रोशनी|प्रकाश|उजाला)/gu,
  ja: /(?:光|明かり)/gu,
  ko: /(?:빛|불빛)/gu,
  ru: /(?<!\p{L})(?:свет\p{L}{0,2}|свечени\p{L}|сияни\p{L})(?!\p{L})/giu,
  zh: /(?:光|亮光)/gu,
};

const TONES: readonly (readonly [Colour, RegExp])[] = [
  ["green", /green|vert|verde|grün|yeşil|أخضر|خضراء|हर[ीाे]|緑|초록|녹색|зел[её]н|绿/iu],
  [
    "red",
    /\bred\b|(?<!\p{L})rouge|roj[ao]|vermelh|ross[ao]|(?<!\p{L})rote|kırmızı|kızıl|أحمر|حمراء|लाल|赤|빨간|붉은|красн|红/iu,
  ],
  ["blue", /blue|bleu|azul|blu(?!\p{L})|azzurr|blau|mavi|أزرق|زرقاء|नील[ीाे]|青|파란|푸른|син|голуб|蓝/iu],
  ["purple", /purple|violet|morad|rox[ao]|viola(?!\p{L})|lila|mor (?=ışı)|بنفسج|बैंगनी|紫|보라|фиолет|紫/iu],
  [
    "yellow",
    /golden|yellow|doré|jaune|dorad|amarill|dourad|amarel|dorat|giall|golden|gelb|altın|sarı|ذهبي|أصفر|सुनहर|पील[ीाे]|金色|黄色|황금|노란|золот|ж[её]лт|金/iu,
  ],
  [
    "white",
    /\bwhite|bright|blinding|brilliant|blanc|éblouiss|aveuglant|blanc[ao]|cegador|intens|branc|ofuscante|bianc|accecant|abbaglian|intensa|weiß|grell|hell|beyaz|parlak|göz (?:kamaştır|alıcı)|أبيض|ساطع|قوي|सफ़ेद|सफेद|तेज़|तेज|चमकदार|白|まぶし|眩し|하얀|흰|눈부신|밝은|밝고|бел|ярк|ослепит|白|刺眼/iu,
  ],
];

/** The colour of a light that shines from nowhere: its adjective stands before or after it. */
function shineOf({ text, language, of }: ReadText): Colour | undefined {
  // Such a light belongs to what is named beside it.
  if (of("things").some(({ id }) => id === "trafficLight")) return undefined;
  for (const match of text.matchAll(SHINE[language])) {
    const near = `${sentenceBefore(text, match.index).slice(-14)} ${text.slice(match.index, match.index + match[0].length + 18).split(/[.,;!?。、،।]/u)[0]}`;
    const tone = TONES.find(([, word]) => word.test(near));
    if (tone) return tone[0];
  }
  return undefined;
}

/** Darkness, and a light of its own. */
export function shadesOf(read: ReadText): { dark?: true; shine?: Colour } {
  const shine = shineOf(read);
  const dark = DARK[read.language].test(read.text);
  return { ...(dark && { dark: true as const }), ...(shine && { shine }) };
}

const EARTH =
  /(?<!\p{L})(?:the earth|earth (?:hanging|floating|rising|in the sky)|planet earth|la tierra|la terre|la terra|a terra|dünya(?:'?y[ıi]|m[ıi]z\p{L}*)?|die erde|земл[яюи])(?!\p{L})|地球|지구|पृथ्वी|كوكب الأرض|الكرة الأرضية/iu;
/** Whether the Earth is seen from elsewhere in space. */
export const seesEarth = ({ text }: ReadText, place: Place | null): boolean =>
  place === "space" && EARTH.test(text);
