import { type DreamLanguage, isForeign } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import { growingIn } from "./growth.ts";
import { type Mention, sceneFinderOf, sceneWordsOf } from "./vocabulary.ts";
import type { Thing } from "./catalogue.ts";

type Size = "giant" | "tiny";

/** Comparisons that stand before what something is as large as: "as big as a house". */
const BEFORE: Partial<Record<DreamLanguage, { large: RegExp; small?: RegExp }>> = {
  en: {
    large:
      /(?<!not |n['’]t |no )(?:(?:bigger|larger|taller|higher|longer|fatter|wider) than|(?<!(?:not|n['’]t)(?: as| so| that)? )(?:(?:as|so) )?(?:big|large|tall|high|long|huge|fat|wide) as(?! (?:I|you|we|he|she|it|they|my|possible)(?!\p{L}))|(?:the|about the|roughly the) (?:size|height|length) of) /giu,
    small: /(?:(?:smaller|shorter|tinier) than|no bigger than|as (?:small|tiny|little) as) /giu,
  },
  es: {
    large:
      /(?:más (?:grandes?|alt[oa]s?|larg[oa]s?|gord[oa]s?) que|(?:tan )?(?:grandes?|alt[oa]s?|enormes?|gord[oa]s?) como|del (?:tamaño|porte|alto) de?) ?/giu,
    small: /(?:más pequeñ[oa]s? que|tan pequeñ[oa]s? como|más chic[oa]s? que) /giu,
  },
  fr: {
    large:
      /(?:plus (?:grande?|grosse?|haute?|longue?)s? qu(?:e |['’])|(?:aussi )?(?:grande?|gros(?:se)?|haute?)s? (?:comme |qu(?:e |['’]))|de la (?:taille|hauteur) d(?:e |u |['’]))/giu,
    small: /(?:plus petite?s? qu(?:e |['’])|aussi petite?s? qu(?:e |['’])|(?:petite?|haute?)s? comme )/giu,
  },
  it: {
    large:
      /(?:più (?:grand[ei]|gross[oaei]|alt[oaei]|lung[oa]) (?:di|del|della|dell['’])|(?:grand[ei]|gross[oaei]|alt[oaei]|lung[oa]) (?:come|quanto)|delle dimensioni d(?:i|el|ella)) ?/giu,
    small: /(?:più piccol[oaei] (?:di|del|della)|piccol[oaei] (?:come|quanto)) ?/giu,
  },
  pt: {
    large:
      /(?:maior(?:es)? (?:do )?que|mais (?:alt[oa]|comprid[oa]|grande) (?:do )?que|(?:tão )?(?:grande|alt[oa]|enorme) (?:como|quanto|que nem|feito)|do tamanho d[eoa]|do tamanho duma?) /giu,
    small: /(?:menor(?:es)? (?:do )?que|mais pequen[oa]s? (?:do )?que|tão pequen[oa]s? (?:como|quanto)) /giu,
  },
  de: {
    large:
      /(?:(?:größer|grösser|höher|länger) als|(?:so )?(?:groß|gross) wie|(?:so |war |waren |ist |sind )(?:hoch|lang) wie|von der Größe) /giu,
    small: /(?:kleiner als|(?:so )?klein wie) /giu,
  },
  ru: {
    large:
      /(?:(?:размером|величиной|ростом|высотой) (?:с|со) |(?:больше|выше|длиннее),? чем |(?:огромн|больш)\p{L}+,? как )/giu,
    small: /(?:меньше,? чем |маленьк\p{L}+,? как )/giu,
  },
  ar: {
    large:
      /(?<!\p{L})(?:بحجم|بكبر|ب?قد(?= ال)|[أا]كبر من|[أا]طول من|[أا]على من|كبيرة? (?:مثل|زي|متل|قد)|بطول)(?!\p{L}) ?/gu,
    small: /(?<!\p{L})(?:[أا]صغر من|صغيرة? (?:مثل|زي|متل|قد))(?!\p{L}) ?/gu,
  },
  zh: { large: /比/gu },
};
/** Behind it: "ev kadar bir kedi", "家ほどの大きさの猫". */
const BEHIND: Partial<Record<DreamLanguage, { large: RegExp; small?: RegExp }>> = {
  tr: {
    large:
      /^(?: (?:kadar(?: (?:büyük|kocaman|iri|uzun|yüksek|bir))?|boyunda|boyu kadar|büyüklüğünde|cüssesinde|gibi (?:büyük|kocaman))(?:yd[ıi]|dı|di|tü)?(?!\p{L})|[dt][ae]n (?:de |bile |daha )*(?:büyük|iri|uzun|yüksek|kocaman))/iu,
    small: /^(?: kadar (?:küçük|minik|ufak)\p{L}*|[dt][ae]n (?:de |bile |daha )*(?:küçük|ufak))/iu,
  },
  hi: {
    large:
      /^ (?:जितन[ाीे](?: बड़[ाीे]| ऊँच[ाीे]| लंब[ाीे]| मोट[ाीे])?|के (?:बराबर|आकार)(?: का| की| के)?|से (?:भी )?(?:बड़[ाीे]|ऊँच[ाीे]|लंब[ाीे]))/u,
    small: /^ (?:जितन[ाीे] छोट[ाीे]|से (?:भी )?छोट[ाीे])/u,
  },
  ja: {
    large:
      /^(?:ほど(?:の大きさ|もある|ある|大き|の高さ)|[くぐ]らい(?:の|に(?=な)|大き|ある|もある|でか)|より(?:も|ずっと)?(?:大き|高|長|でか)|サイズの|並みに?(?:大き|でか)|みたいに(?:大き|でか))/u,
    small: /^(?:ほど小さ|[くぐ]らい小さ|より(?:も)?小さ)/u,
  },
  ko: {
    large:
      /^(?:채)?(?:만 ?(?:한|했)|만큼 (?:큰|커|컸|크)|보다 (?:더 |훨씬 )?(?:큰|커|컸|크|긴|높)|크기(?:의|만)| ?크기의|처럼 (?:큰|커))/u,
    small: /^(?:만큼 작|보다 (?:더 |훨씬 )?작)/u,
  },
  zh: {
    large: /^(?:那么|那麼|一样|一樣|般|这么)(?:大|高|长|長)|^大小的|^(?:还|還|更|都)?要?(?:大|高)/u,
    small: /^(?:那么|那麼|一样|一樣|还|更)小/u,
  },
};
/** The comparison by itself, where the other noun is no word of the scene. */
const ALONE: Partial<Record<DreamLanguage, RegExp>> = {
  tr: /(?<=\p{L} )(?:kadar (?:büyük|kocaman|iri|yüksek)|boyunda|büyüklüğünde|cüssesinde)(?!\p{L})/giu,
  hi: /(?<=\S )(?:जितन[ाीे] (?:बड़|ऊँच|लंब|मोट)[ाीे]|के आकार क[ाीे])/gu,
  ja: /(?<=\p{L})(?:ほどの大きさ|ほど大き[いなく]|[くぐ]らいの大きさ|[くぐ]らい大き[いなく]|サイズ)の?/gu,
  ko: /(?<=\p{L})(?:만 ?한|만 ?해졌다|만 ?해져서|만큼 큰|보다 (?:더 |훨씬 )?큰|크기의|처럼 큰)(?!\p{L})/gu,
  zh: /(?<=\p{L})(?:那么大|那麼大|一样大|一樣大|大小)的?/gu,
};
/** "Bigger than me". */
const THAN_ME: Record<DreamLanguage, RegExp> = {
  en: /(?:bigger|larger|taller|longer) than (?:me|I was|myself)(?!\p{L})|as (?:big|tall|large) as (?:me|I was)(?!\p{L})/iu,
  tr: /(?:benden|bizden|boyumdan) (?:daha |de |bile )*(?:büyük|uzun|iri|yüksek)|(?:benim|boyum) kadar/iu,
  de: /(?:größer|grösser|länger|höher) als ich(?!\p{L})|so groß wie ich(?!\p{L})/iu,
  es: /más (?:grande|alt[oa]|larg[oa]) que yo|(?:tan )?(?:grande|alt[oa]) como yo|de mi tamaño/iu,
  fr: /plus (?:grande?|grosse?|haute?)s? que moi|aussi (?:grande?|gros(?:se)?)s? que moi|de ma taille/iu,
  it: /più (?:grande|gross[oa]|alt[oa]) di me(?!\p{L})|(?:grande|alt[oa]) (?:come|quanto) me(?!\p{L})/iu,
  pt: /maior (?:do )?que eu|mais alt[oa] (?:do )?que eu|do meu tamanho/iu,
  ru: /(?:больше|выше) меня|(?:размером|ростом) с меня/iu,
  ar: /[أا](?:كبر|طول|على) من[يّ]|قدي(?!\p{L})|بحجمي/u,
  hi: /मुझसे (?:भी )?(?:बड़|ऊँच|लंब)|मेरे जितन|मेरे बराबर/u,
  ja: /(?:私|僕|俺|自分)(?:より|くらい|ぐらい|ほど)(?:も)?(?:の大きさ|大き|高)/u,
  ko: /나보다 (?:더 )?(?:큰|커|컸|긴)|나만 ?한|내 키만 ?한/u,
  zh: /比我(?:还|還|更)?(?:大|高)|(?:跟|和|像)我一样(?:大|高)/u,
};
/** What is as large as they are is tiny. */
// prettier-ignore
const SMALL: ReadonlySet<string> = new Set<Thing>([
  "ant", "finger", "fingernails", "coin", "peas", "beans", "nuts", "button", "thimble", "walnut", "cherry", "olives", "rice",
  "needle", "matchbox", "fly", "bee", "ladybug", "mosquito", "acorn", "almond", "peanut", "nail", "hand", "spoon", "worm",
]);

/** What is tiny where it is as large as something that is not large itself: "an elephant the size of a dog". */
// prettier-ignore
const LARGE: ReadonlySet<string> = new Set<Thing>([
  "whale", "elephant", "horse", "cow", "bear", "giraffe", "camel", "lion", "tiger", "shark", "rhino", "hippo", "dinosaur", "dragon",
  "train", "bus", "truck", "car", "plane", "ship", "house", "building", "tower", "castle", "tree", "palm",
  "polarBear", "gorilla", "buffalo", "bull", "crocodile", "orca", "mammoth", "moose", "zebra", "lighthouse", "windmill",
  "tractor", "helicopter", "submarine", "ferry", "rocket", "skyscraper", "barn", "volcano", "piano", "wardrobe",
]);
/** "An elephant as big as a dog". */
const PETS: ReadonlySet<string> = new Set<Thing>([
  "dog",
  "cat",
  "puppy",
  "kitten",
  "hamster",
  "mouse",
  "rabbit",
  "hen",
]);
/** Said right before the comparison: "era pequeño, del tamaño de un perro". */
const SMALL_BEFORE =
  /(?<!\p{L})(?:small|tiny|little|pequeñ[oa]s?|chiquit\p{L}+|diminut[oa]s?|petite?s?|minuscules?|piccol[oaie]|minuscol[oaie]|pequen[oa]s?|minúscul[oa]s?|küçük|klein|winzig|маленьк\p{L}+)(?:,| and| y| et| e| und| и)? $/iu;

export interface Comparisons {
  /** What is compared, and is as large or as small. */
  sizes: Map<Mention, Size>;
  /** With what it is compared; it is not there. */
  gone: Set<Mention>;
}

const isNoun = ({ kind }: Mention) => kind === "things" || kind === "people" || kind === "places";

/** The noun that ends shortly before a place of the text. */
function nounBefore(all: readonly Mention[], text: string, at: number): Mention | undefined {
  const one = all.findLast((each) => isNoun(each) && each.end <= at);
  const gap = one && text.slice(one.end, at);
  return one && gap!.length < 26 && !CLAUSE_END.test(gap!.replace(/^,|, $/gu, "")) ? one : undefined;
}
/** "The size of sheep and Grandad was there": the sheep is not named as a thing, and no person is compared. */
const JOINS = / (?:and|but|et|mais|y|pero|e|ed|ma|mas|und|aber|и|но|а) /iu;
function nounAfter(all: readonly Mention[], text: string, end: number, most: number): Mention | undefined {
  const one = all.find((each) => isNoun(each) && each.at >= end);
  const gap = one && text.slice(end, one.at);
  return one && gap!.length <= most && !CLAUSE_END.test(gap!) && !JOINS.test(gap!) ? one : undefined;
}

/** The thing that is named right after a place of the text, also where it is only compared with. */
function thingAt(text: string, end: number, language: DreamLanguage): string | undefined {
  const one = sceneFinderOf(language)(text).find(({ id, at }) => id.startsWith("things:") && at >= end);
  const gap = one && text.slice(end, one.at);
  return one && gap!.length <= 18 && !CLAUSE_END.test(gap!) ? one.id.slice("things:".length) : undefined;
}
const isLittle = (id: string | undefined) => id !== undefined && !LARGE.has(id);

/** Whether a Turkish noun is bare: "ev kadar" is as large as a house, "eve kadar" until there. */
function isBare({ kind, id, text }: Mention): boolean {
  const words = sceneWordsOf("tr");
  const known = kind === "things" ? words.things[id as Thing]?.name : undefined;
  return known === undefined ? !/[ae]$/u.test(text) : text.toLowerCase() === known.toLowerCase();
}

/** What the text compares in size. */
export function comparisonsIn(all: readonly Mention[], text: string, language: DreamLanguage): Comparisons {
  const found: Comparisons = { sizes: new Map(), gone: new Set() };
  const put = (one: Mention | undefined, other: Mention | undefined, size: Size) => {
    if (other) found.gone.add(other);
    if (one?.kind === "things" && one !== other) {
      const isSmall =
        other && !SMALL.has(one.id) && (SMALL.has(other.id) || (LARGE.has(one.id) && PETS.has(other.id)));
      found.sizes.set(one, isSmall ? "tiny" : size);
    }
  };
  const before = BEFORE[language];
  for (const size of ["large", "small"] as const) {
    for (const match of before?.[size] ? text.matchAll(before[size]) : []) {
      const other = nounAfter(all, text, match.index + match[0].length, language === "zh" ? 2 : 18);
      const one = nounBefore(all, text, match.index);
      // What it is compared with may be no word of the scene.
      if (!other && (language === "zh" || match[0].startsWith("قد"))) continue;
      if (language !== "zh" || !other) {
        const end = match.index + match[0].length;
        const likened = other?.id ?? thingAt(text, end, language);
        const isSmall =
          size === "small" ||
          (one !== undefined && likened !== undefined && SMALL.has(likened) && !SMALL.has(one.id)) ||
          SMALL_BEFORE.test(text.slice(0, match.index)) ||
          (one !== undefined && LARGE.has(one.id) && isLittle(thingAt(text, end, language)));
        if (one) put(one, other, isSmall ? "tiny" : "giant");
        else if (other) found.gone.add(other);
      } else if (/^(?:还|還|更|都)?要?(?:大|高)/u.test(text.slice(other.end)))
        put(nounAfter(all, text, other.end, 6) ?? one, other, "giant");
    }
  }
  const behind = BEHIND[language];
  for (const other of behind ? all.filter(isNoun) : []) {
    if (found.gone.has(other)) continue;
    const rest = text.slice(other.end);
    const small = behind!.small?.exec(rest);
    const match = small ?? behind!.large.exec(rest);
    // Words of the scene may have their endings: "evden büyük".
    const ablative =
      language === "tr" && /[dt][ae]n$/u.test(other.text)
        ? /^ (?:de |bile |daha )*(?:büyük|iri|uzun|yüksek|kocaman)(?!\p{L})/iu.exec(rest)
        : undefined;
    const hit = match ?? ablative;
    if (!hit || (language === "tr" && /^ kadar/iu.test(hit[0]) && !isBare(other))) continue;
    if (language === "zh" && /^(?:还|還|更|都)?要?(?:大|高)/u.test(hit[0])) continue;
    const one = nounAfter(all, text, other.end + hit[0].length, 14) ?? nounBefore(all, text, other.at);
    if (one) put(one, other, small ? "tiny" : "giant");
    // "मैं चींटी जितनी छोटी थी".
    else if (language === "hi" || language === "ja") found.gone.add(other);
  }
  for (const match of ALONE[language] ? text.matchAll(ALONE[language]) : []) {
    const end = match.index + match[0].length;
    const one = nounAfter(all, text, end, 14) ?? nounBefore(all, text, match.index);
    if (one && !found.gone.has(one) && !found.sizes.has(one)) put(one, undefined, "giant");
  }
  const me = THAN_ME[language].exec(text);
  if (me) {
    const one =
      nounBefore(all, text, me.index) ??
      nounAfter(all, text, me.index + me[0].length, isForeign(language) ? 16 : 12);
    if (one) put(one, undefined, "giant");
  }
  for (const one of growingIn(all.filter(isNoun), text, language))
    if (!found.sizes.has(one)) put(one, undefined, "giant");
  return found;
}
