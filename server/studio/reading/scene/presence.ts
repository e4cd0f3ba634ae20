import type { DreamLanguage } from "../language.ts";
import { isCompared } from "./only-likened.ts";
import { deniedWith, isOnlyNamed } from "./only-named.ts";
import { isOnlyOwner } from "./owners.ts";
import { rememberedIn } from "./remembered.ts";
import { awakeFrom, isInComparison, isOnlyInWords } from "./romance-only-named.ts";
import type { Mention, MentionKind } from "./vocabulary.ts";
import { absenceOf, searchWordsIn } from "./vocabulary.ts";
import { patternOf } from "../matching/letters.ts";

const SENTENCE_END = /[.!?…。！？؟।\n;]/u;

/** The part of the text before an offset, within its sentence. */
export function sentenceBefore(text: string, at: number, most = 60): string {
  const before = text.slice(Math.max(0, at - most), at);
  return before.slice(before.search(/[^.!?…。！？؟।\n;]*$/u));
}

/** Whether a word of the thing itself begins with these letters. */
const beginsListed = ({ kind, id }: Partial<Pick<Mention, "kind" | "id">>, word: string): boolean =>
  (searchWordsIn("ar").get(`${kind}:${id}`) ?? []).some((one) =>
    one.replace(/^[=~]/u, "").startsWith(word.slice(0, 4)),
  );

/** Arabic "كالبحر" and "كقطة" are like the sea and like a cat, where no word of that thing begins so. */
function isLike({ kind, id, text }: Pick<Mention, "id" | "text"> & Partial<Pick<Mention, "kind">>): boolean {
  const word = text.replace(/^[وف](?=ك)/u, "");
  return kind !== undefined && /^ك\p{L}{3}/u.test(word) && !beginsListed({ kind, id }, word);
}

/** Whether the dream says that a mentioned thing is absent: "there was no train", "if I had a car", "like a bird". */
export function isAbsent(
  text: string,
  mention: Pick<Mention, "id" | "at" | "end" | "text"> & Partial<Pick<Mention, "kind">>,
  language: DreamLanguage,
): boolean {
  const { before, after } = absenceOf(language);
  const following = text.slice(mention.end, mention.end + 30).split(SENTENCE_END)[0]!;
  if (
    language === "tr" &&
    /s[ıiuü]z$/u.test(mention.text) &&
    !/^(?:hırsız|evsiz|telsiz)$/iu.test(mention.text)
  )
    return true;
  if (language === "ar" && isLike(mention)) return true;
  // "مثل الثلج وقطتي": what is joined is not compared.
  const joined =
    language === "ar" && /^و\p{L}{2}/u.test(mention.text) && !beginsListed(mention, mention.text);
  // "개미처럼", "개구리보다".
  if (language === "ko" && /(?:처럼|보다|만큼)$/u.test(mention.text)) return true;
  const preceding = sentenceBefore(text, mention.at);
  return (
    (!joined && before.test(preceding)) ||
    after.test(following) ||
    isOnlyNamed(mention, preceding, text, language)
  );
}

const NEVER = /(?!)/u;
const ROMANCE_NEAR =
  "(?<!(?<!\\p{L})(?:côté|près|loin|autour|face|lado|cerca|lejos|delante|detrás|encima|perto|longe|frente|trás|atrás|prima|fianco|plein|pleine|pleins|pleines|remplie?s?|pien[oaie]|llen[oa]s?|chei[oa]s?|groupe|gruppo|grupo|par|monte|montón|sacco|dizaines?|centaines?|decine|centinaia|cientos|miles|dezenas|centenas|rodead[oa]s?|acompañad[oa]s?|entourée?s?|accompagnée?s?|acompanhad[oa]s?|circondat[oa]|junto|pareja|mitad|multitud|foule|multidão|folla|turma|classe|class[ei]|sala|coro|rebanho|bando|exército|esercito|armée|ejército|équipe|cola|file|fila|équipe|banda|bande|bando|brazos|bras|braccia|braços)\\s)";
/** Words before or after a person who is mentioned only as an owner: "my sister's cat". */
const OWNERS: Partial<Record<DreamLanguage, [before: RegExp, after: RegExp]>> = {
  en: [
    NEVER,
    /^['’]s (?!(?!(?:wed|build|paint|even|morn|ceil|cloth|draw|dress|liv|swimm?|hunt|fish)ing)\p{L}+ing (?:on|in|at|there|by|up|down|around|with|under|behind|next|the|a|my|and|like|outside)(?!\p{L})|(?:just|all|not|still|already|now|there|here) |(?:and|but|or|when|where|with|for|to|in|on) |(?:eyes?|face|hands?|hair|voice|(?:left |right )?(?:arms?|shoulders?|knees?)|fingers?|head|mouth|lap|back)(?!\p{L}))\p{L}/u,
  ],
  fr: [
    patternOf(
      `${ROMANCE_NEAR}(?:de|du|d['’]) ?(?:(?:ma|mon|mes|notre|nos|sa|son|ses|la|le|les|une?) |l['’])?$`,
      "iu",
    ),
    NEVER,
  ],
  it: [
    patternOf(
      `${ROMANCE_NEAR}(?<!\\p{L})(?:(?:di|del|della|dell['’]) ?(?:mi[ao] |nostr[ao] |su[ao] )?|(?:dei|delle) (?:miei|mie|nostri) )$`,
      "iu",
    ),
    NEVER,
  ],
  es: [
    patternOf(`${ROMANCE_NEAR}(?<!\\p{L})(?:de|del) (?:mis? |la |el |los |las |sus? |nuestr[ao]s? )?$`, "iu"),
    NEVER,
  ],
  pt: [
    patternOf(
      `${ROMANCE_NEAR}(?<!\\p{L})(?:de|da|do|das|dos) (?:minhas? |meus? |sua |seu |noss[ao]s? )?$`,
      "iu",
    ),
    NEVER,
  ],
  ar: [/(?<!ال)(?:بيت|دار|سيارة|غرفة|حديقة|مطبخ|نافذة|شباك|باب|كلب|قطة) $/u, NEVER],
  hi: [
    NEVER,
    /^ (?:जी )?(?:की|का|के) (?!साथ|पास|पीछे|सामने|लिए|बगल|ऊपर|आगे|हाथ|सिर|चेहर|कंध|गोद|बाल|आँख|आंख|पीठ|पैर|पाँव)/u,
  ],
  ja: [
    NEVER,
    /^(?:ん?ち|家|宅)(?=の|に|で|へ|は|が|から|[、。]|$)|^の(?!隣|となり|横|そば|前|後|手|顔|声|姿|頭|肩|膝|目|髪|背|上)/u,
  ],
  ko: [NEVER, /^(?:의 (?!곁|옆|손|앞|뒤|머리|어깨|무릎|얼굴|눈|등|품)|\s?댁|네 집)/u],
  de: [
    /(?:Garten|Haus|Wohnung|Küche|Bett|Auto|Zimmer|Keller|Hof) (?:meiner|meines|unserer) $/u,
    /^ (?:Haus|Wohnung|Bett|Garten|Küche|Auto)(?!\p{L})/u,
  ],
  zh: [
    NEVER,
    /^(?:房间|卧室|家里?(?=的|里|有|$|[，。,玩住吃做过门]))|^的(?!人|顾客|客人|旁|身|手|前|后|後|脸|臉|声|聲|头|頭|肩|怀|腿|眼|背)/u,
  ],
};

/** Turkish owners stand in the genitive before what they have: "babamın saati". */
const TURKISH_HAS =
  /^ (?:\p{L}+ki |kol |eski )?(?:horoz|tavuğ|kuş|ineğ|keçi|koyun|ev|araba|oda|bahçe|saat|mezar|çanta|gözlü|köpe|kedi|elbise|mutfa|cam|dükk|pencere|resm|fotoğra)[ığügıiuükâaeln]/iu;

/** English owners without an apostrophe, and the German genitive: "grandmas house", "Omas Bett". */
const OWNER_WORD: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^(?:mom|mum|dad|grandma|grandpa|nana?|gran)s$/iu,
  de: /^(?:Oma|Opa|Mama|Papa|Mutter|Vater)s$/u,
};

/** "My cousins baptism". */
const WITHOUT_APOSTROPHE =
  /^ (?:baptism|christening|wedding|house|funeral|birthday|party|car|graduation|garage|kitchen|basement|backyard|apartment|flat|garden|dog|cat|baby shower|glasses|coat|hat|dress|bike|bed|chair|armchair|bag|handbag|purse|phone|ring|shoes|slippers|truck|van|shed|sofa|settee|wardrobe|cardigan|voice|grave|old \p{L}+|best \p{L}+)(?!\p{L})/iu;

/** An owner who then acts is there: "my grandma's kitchen and she was baking". */
const THEN_ACTS: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:she|he|they)\b/iu,
  fr: /(?<!\p{L})(?:elle|il)(?!\p{L})(?! (?:y |pleu|neig|fai))/iu,
  it: /(?<!\p{L})(?:lei|lui|e (?:mi|stava|cucinava|diceva|rideva))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:ella|él|y (?:me|estaba|cocinaba|decía|hacía))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:ela|ele|e (?:me|estava|cozinhava|dizia|fazia))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:sie|er)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:она|он)(?!\p{L})/iu,
  ar: /(?:[وف]كانت?|وهي|وهو|[،,] ?كانت (?:قاعد|جالس|واقف|نايم|نائم|ت)\p{L}*) ?/u,
  hi: /(?:वह|वो|वे) /u,
  zh: /[她他](?!们)/u,
};
/** She or he at the beginning of the next sentence, or of the one after it. */
const nextOf = (she: string, he: string): [RegExp, RegExp] => [
  patternOf(`^[^.!?\\n]{0,90}[.!?] (?:[^.!?\\n]{0,60}[.!?] )?(?:${she}) (?!\\p{Lu})`, "u"),
  patternOf(`^[^.!?\\n]{0,90}[.!?] (?:[^.!?\\n]{0,60}[.!?] )?(?:${he}) (?!\\p{Lu})`, "u"),
];
const WOMEN = new Set(["mother", "grandmother", "sister", "aunt"]);
const MEN = new Set(["father", "grandfather", "brother", "uncle"]);
const NEXT_ACTS: Partial<Record<DreamLanguage, readonly RegExp[]>> = {
  en: nextOf("[Ss]he(?:['’]s|['’]d)?", "[Hh]e(?:['’]s|['’]d)?"),
  fr: nextOf("[Ee]lle", "[Ii]l(?! y | pleu| neig| fai)"),
  es: nextOf("[Ee]lla", "Él|él"),
  pt: nextOf("[Ee]la", "[Ee]le"),
  it: nextOf("[Ll]ei", "[Ll]ui"),
  de: nextOf("[Ss]ie", "[Ee]r"),
  ru: nextOf("[Оо]на", "[Оо]н"),
};
/** "The head of my uncle": somebody is seen by the parts of the body. */
const BODY_OF =
  /(?<!\p{L})(?:tête|visage|mains?|épaules?|genoux|bras|cheveux|yeux|dos|cabeza|cara|manos?|hombros?|regazo|rodillas?|brazos?|ojos|pelo|espalda|cabeça|rosto|mãos?|ombros?|braços?|joelhos?|olhos|cabelo|costas|colo|testa|viso|faccia|mani|mano|spall[ae]|ginocchi[ao]|bracci[ao]|grembo|occhi|capelli|schiena) (?:de|du|di|del|della|do|da)\P{P}{0,6}$|(?:Schultern?|Kopf|Schoß|Arm|Hand|Knien) (?:meine[rs]|eine[rs]|der|des) $/iu;
/** A party or a meal of somebody is not without them. */
const FEAST_OF =
  /(?<!\p{L})(?:fiesta|boda|cumpleaños|entierro|funeral|fête|mariage|anniversaire|enterrement|festa|matrimonio|compleanno|funerale|casamento|aniversário|churrasco|enterro)(?: \p{L}+){0,2} (?:de|du|di|del|della|do|da)\P{P}{0,6}$/iu;

/** What is said to be for somebody of a kind: "roupas de criança", "scarpe da bambino". */
const OF_A_KIND =
  /(?<!\p{L})(?:roup|rop|vêtement|habit|vestit|scarp|sapat|zapat|chauss|manteau|giacc|camis|calç|pantal|bici|cama|lit|letto|cadeir|sill|bolet|juguet|brinqued|jou|voz|voix|cuerpo|corpo|corps|tal|taille|tamañ|tamanh)\p{L}*(?: \p{L}+){0,2} (?:d[ea]|d['’]) ?$/iu;
const KINDS_OF_PEOPLE = new Set(["child", "baby", "man", "woman", "oldMan", "oldWoman"]);
const isKind = ({ id, at }: Mention, text: string) =>
  KINDS_OF_PEOPLE.has(id) && OF_A_KIND.test(sentenceBefore(text, at));

function isOwner(text: string, mention: Mention, all: readonly Mention[], language: DreamLanguage): boolean {
  if (!owns(text, mention, language)) return false;
  if (isKind(mention, text)) return true;
  // "My neighbor's twins": what follows is said of them.
  if (all.some(({ kind, at }) => kind === "people" && at === mention.end + 3 && language === "en"))
    return true;
  const following = text.slice(mention.end, mention.end + 60).split(SENTENCE_END)[0]!;
  if (THEN_ACTS[language]?.test(following)) return false;
  // "Ich stand in der Küche meiner Oma. Sie hat gebacken".
  const next = NEXT_ACTS[language];
  if (next?.[WOMEN.has(mention.id) ? 0 : MEN.has(mention.id) ? 1 : 2]?.test(text.slice(mention.end)))
    return false;
  const before = sentenceBefore(text, mention.at);
  return !BODY_OF.test(before) && !FEAST_OF.test(before);
}

function owns(text: string, { kind, at, end, text: word }: Mention, language: DreamLanguage): boolean {
  if (kind !== "people") return false;
  // "The neighbours' kid".
  if (language === "en" && word.endsWith("s") && /^['’] \p{L}/u.test(text.slice(end))) return true;
  if (
    language === "en" &&
    /^(?:(?:my|our|his|her) )?(?:cousin|sister|brother|uncle|aunt|auntie|neighbou?r|friend|nan|nana|gran|grandma|grandad|grandpa|mum|mam|mom|dad|mate|wife|husband|boyfriend|girlfriend|daughter|son)s$/iu.test(
      word,
    ) &&
    WITHOUT_APOSTROPHE.test(text.slice(end))
  )
    return true;
  if (OWNER_WORD[language]?.test(word)) return /^\s\p{L}/u.test(text.slice(end));
  if (language === "tr" && /[ıiuü]n$/u.test(word)) return TURKISH_HAS.test(text.slice(end, end + 24));
  const patterns = OWNERS[language];
  return (
    patterns !== undefined &&
    (patterns[0].test(sentenceBefore(text, at)) || patterns[1].test(text.slice(end, end + 20)))
  );
}

const CAN_BE_ABSENT: ReadonlySet<MentionKind> = new Set<MentionKind>([
  "things",
  "people",
  "places",
  "light",
  "weather",
]);

/** Behind a place, where its case stands behind: something else is absent there. */
const AT: Partial<Record<DreamLanguage, RegExp>> = {
  ko: /^(?:에|에는|에서|에서는|에도)(?= )/u,
  ja: /^(?:に|には|で|では)(?=\P{P})/u,
  hi: /^ (?:में|पर) /u,
  tr: /^[\p{L}’']{0,4}(?:d[ae]|t[ae]) \p{L}/u,
};
/** Before such a place in Italian: "in chiesa non c'era nessuno". */
const IN_ITALIAN =
  /(?<!\p{L})(?:in|a|nel|nella|nello|nell['’]|al|alla|sul|sulla|sull['’]) ?(?:mi[ao] |su[ao] )?$/iu;
const isLocated = ({ kind, at, end }: Mention, text: string, language: DreamLanguage) =>
  kind === "places" &&
  (AT[language]?.test(text.slice(end)) === true ||
    (language === "it" && IN_ITALIAN.test(text.slice(0, at)) && /^ non c['’]er/iu.test(text.slice(end))));

/** "Estaba esperando el autobús, el autobús no llegaba": it is never there. */
const WAITED =
  /(?<!\p{L})(?:esper|aguard|attend|aspett)\p{L}* (?:a(?:l)? |(?:el|la|un|una|le|l['’]|une?|il|lo|o|a|um|uma|pel[oa]|mon|mi) ?){0,2}$/iu;
const isWaitedFor = (one: Mention, gone: readonly Mention[], text: string): boolean =>
  gone.some(({ kind, id }) => kind === one.kind && id === one.id) &&
  !gone.includes(one) &&
  WAITED.test(text.slice(Math.max(0, one.at - 30), one.at));

/** What is only sensed, seems so or is spoken of; a place only where the dream is at another one. */
function onlyInWords(all: readonly Mention[], text: string, language: DreamLanguage): Mention[] {
  const isCompared = isInComparison(text, language);
  const awake = awakeFrom(text, language);
  const known = all.filter(
    (one) =>
      CAN_BE_ABSENT.has(one.kind) &&
      (one.at > awake || isCompared(one) || isOnlyInWords(one, sentenceBefore(text, one.at), text, language)),
  );
  known.push(...all.filter((one) => isWaitedFor(one, known, text)));
  const isElsewhere = all.some((one) => one.kind === "places" && !known.includes(one));
  const isRemembered = rememberedIn(text, language);
  const here = known.filter(({ kind }) => kind !== "places" || isElsewhere);
  return [...here, ...all.filter((one) => /^(?:places|things)$/u.test(one.kind) && isRemembered(one))];
}

/** The mentions of what is in the scene: without absent things, and without people who are mentioned only as owners. */
export function presentMentions(text: string, all: readonly Mention[], language: DreamLanguage): Mention[] {
  const named = all.filter(
    (one) => CAN_BE_ABSENT.has(one.kind) && isAbsent(text, one, language) && !isLocated(one, text, language),
  );
  // "Statt papier pfannkuchen": the first of two nouns is meant, where no capitals tell them apart.
  const isBehindAbsent = (one: Mention) =>
    language === "de" &&
    named.some((other) => other !== one && other.kind === "things" && other.end === one.at - 1);
  named.splice(0, named.length, ...named.filter((one) => !isBehindAbsent(one)));
  const denied = named.filter((one) => !isCompared(one, text, language));
  const absent = [...named, ...deniedWith(all, denied, text, language)];
  const onlyNamed = new Set(onlyInWords(all, text, language));
  // "Late for the train, but there was no train": the first mention does not add the train.
  const isDenied = ({ kind, id, end, text: word }: Mention) =>
    absent.some(
      (one) =>
        (denied.includes(one) || !named.includes(one)) &&
        one.kind === kind &&
        one.id === id &&
        // "No supermercado, em vez de compras": another word for the same place denies nothing.
        (kind !== "places" || one.text.slice(0, 3) === word.slice(0, 3)) &&
        one.at >= end &&
        !SENTENCE_END.test(text.slice(end, one.at)),
    );
  // "Num casamento, e a noiva não aparecia": the wedding has none.
  const isOfAbsentBride = (one: Mention) =>
    one.kind === "people" && one.id === "bride" && [...onlyNamed].some(({ id }) => id === "bride");
  // "Comme un poisson rouge": its colour is not there either.
  const describesAbsent = ({ kind, at, end }: Mention) =>
    (kind === "colours" || kind === "sizes") &&
    [...absent, ...onlyNamed].some(
      (one) => (at - one.end <= 1 && at >= one.end) || (one.at - end <= 1 && one.at >= end),
    );
  return all.filter(
    (one) =>
      !absent.includes(one) &&
      !onlyNamed.has(one) &&
      !isDenied(one) &&
      !isOfAbsentBride(one) &&
      !describesAbsent(one) &&
      !isOwner(text, one, all, language) &&
      !isOnlyOwner(one, all, text, language),
  );
}
