import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

interface Read {
  all: readonly Mention[];
  text: string;
  language: DreamLanguage;
}

const before = ({ text }: Read, { at }: Mention, length = 40) => text.slice(Math.max(0, at - length), at);
const after = ({ text }: Read, { end }: Mention, length = 60) => text.slice(end, end + length);

/** "Un lago gelato" is frozen: no ice cream stands right behind a noun. */
const isFrozen = (one: Mention, { all, language }: Read) =>
  language === "it" &&
  one.id === "iceCream" &&
  /^gelat[oaie]$/iu.test(one.text) &&
  all.some(({ kind, end }) => (kind === "places" || kind === "things") && end === one.at - 1);

/** "Mi vieja bicicleta": an adjective before what is old. "Mi vieja" alone is the mother. */
const OLD = /^(?:viej[oa]s?|velh[oa]s?|vecchi[oae]?|vieux|vieille|mi viej[oa])$/iu;
const ACTS =
  /^(?:[,.;:!?)]|$| (?:me|se|le|les|lo|la|te|nos|que|en|con|y|ya|no|va|ha|hace|desde|al|a|de pie|era|está|dice|viene|tiene|\p{L}+(?:aba|ába|ía|ia|ió|io|ó|ando|iendo))(?!\p{L}))/u;
const isOldBefore = (one: Mention, read: Read) =>
  one.kind === "people" &&
  OLD.test(one.text) &&
  (((!/^mi viej[oa]$/iu.test(one.text) || !ACTS.test(after(read, one))) &&
    read.all.some(
      ({ kind, at, end }) => /^(?:things|places|people)$/u.test(kind) && at === one.end + 1 && end > at,
    )) ||
    (/^mi /iu.test(one.text) && !ACTS.test(after(read, one))));

/** German "ich fliege" is no insect, and a fly does not make the dreamer fly. */
const A_FLY =
  /(?:die|eine|einer|der|den|dem|keine|viele|lauter|tausende|hunderte|mit|von|meine|voller|wie|zwei|drei|tote[nr]?|dicke[nr]?|schwarze[nr]?|riesige[nr]?|fette[nr]?|grüne[nr]?) $/iu;
function isFlyOrFlies(one: Mention, read: Read): boolean {
  if (read.language !== "de" || !/^fliegen?$/iu.test(one.text)) return false;
  const noun =
    A_FLY.test(before(read, one)) ||
    (one.text.startsWith("F") && !/(?:^|[.!?] )$/u.test(read.text.slice(0, one.at)));
  return one.kind === "things" ? !noun : one.kind === "actions" && noun;
}

/** Who is told the dream: "guri, sonhei…", "ragazzi ho sognato…". */
const TOLD =
  /^[,!.… ]{1,3}(?:(?:eu|que|hoje|ontem|hoy|ayer|anoche|stanotte|ieri|cette nuit|hier|heute|ich|i|bugün|dün|сегодня|мне|я|ya) ){0,2}(?:son[hñn]|soñ|sogn|ho sogn|r[eê]v|j['’]ai (?:r[eê]v|fait)|had (?:a|the|this)|dream|rüya|(?:при)?снил|сон |(?:hab |habe )?(?:ge)?tr[aä]+u?m)/iu;
const GREETING = /^(?:hola|oi|ei|ai|hey|hi|ciao|salut|hallo|merhaba|привет|oye|olá)?[,! ]*$/iu;
const isTold = (one: Mention, read: Read) =>
  one.kind === "people" && GREETING.test(read.text.slice(0, one.at)) && TOLD.test(after(read, one));

/** Arabic "سوق" is a market after a preposition, and else also to drive. */
const isMarket = (one: Mention, read: Read) =>
  read.language === "ar" &&
  one.id === "driving" &&
  one.text.endsWith("سوق") &&
  (/^[بلو]?ال/u.test(one.text) || /(?:في|من|إلى|الى|داخل|وسط|نص|عند|على|ف) $/u.test(before(read, one)));

/** German verbs that are also nouns: "ich trage" is no stretcher, "er schloss die Tür" no castle. */
const NOUN_BEFORE =
  /(?:(?<!\p{L})(?:das|der|die|dem|den|des|im|am|zum|vom|ins?|auf|vor|hinter|neben|unter|eine?[mnrs]?|kein\p{L}*|mein\p{L}*|unser\p{L}*|ihr\p{L}*|alte[nrs]?|\p{L}+es|\p{L}+er)) $/iu;
const VERB_OR_NOUN =
  /^(?:trage|schloss|schiene|kochen?|fest|feste|wecken|klauen|buche|wagen|ringen|made|locken|elf)$/u;
const GERMAN_HOUR =
  /(?:\d|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|wie viel|wieviel) $/iu;
const GERMAN_NAME =
  /(?<!(?:\p{L}e|\p{L}er|\p{L}en|[Dd]ie|[Dd]er) )(?<!\p{L})(?:Frau|Herrn?|Familie|Fräulein) $/u;
function isNoGermanNoun(one: Mention, read: Read): boolean {
  if (read.language !== "de") return false;
  if (GERMAN_NAME.test(before(read, one)) && /^\p{Lu}/u.test(one.text)) return true;
  if (one.id === "clock") return /^uhr$/iu.test(one.text) && GERMAN_HOUR.test(before(read, one));
  // "Elf Leute": the number at the start of a sentence.
  if (one.text === "Elf" && /^ \p{L}/u.test(after(read, one)) && !NOUN_BEFORE.test(before(read, one)))
    return true;
  return one.kind !== "places" && VERB_OR_NOUN.test(one.text) && !NOUN_BEFORE.test(before(read, one));
}

/** Spanish "cura" is a priest behind an article, and else heals. */
const isHealing = (one: Mention, read: Read) =>
  read.language === "es" &&
  /^cura$/iu.test(one.text) &&
  one.kind === "people" &&
  !/(?:^|(?<!\p{L})(?:el|un|al|del|ese|este|otro|señor|viejo|joven|nuestro|mi|y|con|de) )$/iu.test(
    before(read, one),
  );

/** Arabic "تعبان" is tired, or a snake that is seen. */
const isTired = (one: Mention, read: Read) =>
  read.language === "ar" &&
  one.id === "snake" &&
  /^(?:و|ال)?تعبان(?:ه|ة)?$/u.test(one.text) &&
  (/(?:[أا]نا|كنت|كان|هو|هي|حاسس|حاسة|صحيت|قمت|لسه|مره|مرة|دايما|يوم|ابويا|امي) $/u.test(before(read, one)) ||
    /^ (?:جدا|[أا]وي|شوي|خالص|كتير|من |و(?:مش|نايم|عايز))/u.test(after(read, one)));

/** A Spanish "taquilla" sells tickets where there is something to see or to ride. */
const SHOWS = /bolet|entrada|billete|cine|circo|teatro|metro|estadio|concierto|estación/iu;
const isTicketWindow = (one: Mention, { text, language }: Read) =>
  language === "es" && one.id === "locker" && /^taquilla/iu.test(one.text) && SHOWS.test(text);

/** Arabic "بائع عجوز" is one old man. */
const isOldWho = (one: Mention, { all, language, text }: Read) =>
  language === "ar" &&
  /^(?:oldMan|oldWoman)$/u.test(one.id) &&
  /^(?:ال)?عجوز/u.test(one.text) &&
  all.some(
    ({ kind, end, text: word }) =>
      kind === "people" &&
      end === one.at - 1 &&
      text[end] === " " &&
      !/^(?:و|ال)?(?:مرا|امرأة|ست|رجل|راجل)/u.test(word),
  );

/** German "der Schwamm" is a sponge, and "schwamm" swam. */
const isSponge = (one: Mention, read: Read) =>
  read.language === "de" &&
  one.id === "swimming" &&
  one.text === "Schwamm" &&
  !/(?:^|[.!?] )$/u.test(read.text.slice(0, one.at));

/** Through the window somebody comes or goes: "ويخرج من الشباك", "खिड़की से एक मोर अंदर आया". */
const GOES_OUT =
  /(?:(?!بتطلع )[وف]?[بك]?[يت](?!نظر|بص|طل|تطلع|شوف|رى|راقب|تفرج|لوح)\p{L}{2,}|(?:دخل|خرج|طلع|نزل|طار|قفز|هرب|وقع|نط|جا)(?!ت [إا]لى)\p{L}*) (?:\p{L}+ )?$/u;
const COMES_IN = /^ (?:\S+ ){1,4}(?:अंदर|भीतर|घुस|कूद|उड़कर|(?<!नज़र |नजर )(?:आया|आई|आए)|सिर|हाथ निकाल)/u;
const isOfComing = (one: Mention, read: Read) =>
  one.id === "atWindow" &&
  (read.language === "ar"
    ? one.text.startsWith("من") && GOES_OUT.test(before(read, one))
    : read.language === "hi" && COMES_IN.test(after(read, one)));

/** Arabic "أم محمد" is what one calls a woman. */
const SON =
  /^ (?:محمد|[أا]حمد|علي|حسن|حسين|خالد|يوسف|[إا]براهيم|عمر|سعيد|محمود|ياسر|سامي|كريم|عبد\p{L}*|مصطفى|جمال|طارق|فادي|جورج|العبد|سالم|ناصر|فهد|سعد|صالح|عادل|ماهر|رامي|زياد|وليد|[إا]لياس|موسى|عيسى|زكي|خليل)(?!\p{L})/u;
const isCalledSo = (one: Mention, read: Read) =>
  read.language === "ar" &&
  (one.id === "mother" || one.id === "father") &&
  /^[وف]?[أا](?:م|بو|با|بي)$/u.test(one.text) &&
  SON.test(after(read, one));

/** Arabic "راديو معلق على الحيط": the thing hangs. */
const isHungThing = (one: Mention, { all, text, language }: Read) =>
  language === "ar" &&
  (one.id === "hanging" || one.id === "tied") &&
  /^(?:و|ال)?(?:معلق|مربوط)(?:ا|ة|ه|ين)?$/u.test(one.text) &&
  all.some(
    ({ kind, end }) => kind === "things" && end < one.at && /^ (?:\p{L}+ )?$/u.test(text.slice(end, one.at)),
  );

/** "جارتنا ام خالد": one woman by two words. */
const isNameOfLast = (one: Mention, read: Read) =>
  isCalledSo(one, read) &&
  read.all.some(({ kind, id, end }) => kind === "people" && /^(?:wo)?man$/u.test(id) && end === one.at - 1);

/** "ابوي القبطان": what one of the family is. */
const FAMILY = /^(?:father|grandfather|brother|mother|grandmother|sister)$/u;
const isTradeOfLast = (one: Mention, read: Read) =>
  read.language === "ar" &&
  one.kind === "people" &&
  /^(?:wo)?man$/u.test(one.id) &&
  one.text.startsWith("ال") &&
  read.all.some(({ kind, id, end }) => kind === "people" && FAMILY.test(id) && end === one.at - 1);

const RULES = [
  isNameOfLast,
  isTradeOfLast,
  isOfComing,
  isHungThing,
  isSponge,
  isTicketWindow,
  isOldWho,
  isFrozen,
  isOldBefore,
  isFlyOrFlies,
  isTold,
  isMarket,
  isNoGermanNoun,
  isHealing,
  isTired,
];

/** Whether the word is one of those false friends. */
export const isFalseFriend = (one: Mention, read: Read): boolean => RULES.some((is) => is(one, read));

/** Russian "замок" is a lock where keys and doors are. */
const LOCKS = /ключ|двер|откры|закры|навесн|амбарн|ржав|висит|висел/iu;
/** German "ein riesen Hund" is a giant dog. */
const isHuge = (one: Mention, read: Read) =>
  read.language === "de" &&
  one.id === "giant" &&
  /^riesen$/u.test(one.text) &&
  /^ \p{L}/u.test(after(read, one));

/** A Spanish "cajón" beside the dead is a coffin. */
const WAKE = /velorio|velatorio|entierro|muert|difunt|funeral|vela(?:ban|ndo)|cementerio|panteón/iu;
/** French coffee that is drunk, or of which something is full. */
const POURED =
  /(?:(?:rempli|plein)e?s? de|tasses? de|odeur de|goût de|bols? de|verser? (?:du|le)|serv(?:ai[st]|ait|ir) (?:du|le|un)|b(?:uvai[st]|uvait|oire|u) (?:un|mon|son|du|le)) $/iu;
/** A tree at Christmas. */
const CHRISTMAS = /(?<!\p{L})(?:navidad|nochebuena|noël|natale|natal)(?!\p{L})/iu;
const A_TREE = /^(?:árbol|arbre|sapin|albero|árvore)$/iu;
/** The crown of flowers of the dead. */
const BURIAL = /enterr|entierro|ataúd|cercueil|obsèques|funér|funeral|caixão|velório|bara(?!\p{L})/iu;
const A_CROWN = /^(?:coronas?|couronnes?|coron[ae]|coroas?)$/iu;
/** The deck of a ship is a bridge in French and Italian. */
const SHIPS = /paquebot|bateau|navire|voilier|péniche|(?<!\p{L})nave(?!\p{L})|traghetto|veliero|galeone/iu;
const ON_DECK = /(?<!\p{L})(?:sur le|au|sul) $/iu;
/** "Fregaba los platos": plates, where no kitchen is. */
const DISHES = /^(?:freg|faisais la v|faire la v|lav)\p{L}*(?: \p{L}+){0,2}$/iu;
function romanceMeant(one: Mention, read: Read): Mention {
  if (one.id === "bridge" && /^(?:pont|ponte)$/iu.test(one.text))
    if (SHIPS.test(read.text) && ON_DECK.test(before(read, one)))
      return { ...one, kind: "places", id: "shipDeck" };
  if (one.id === "sink" && DISHES.test(one.text) && ["es", "fr", "it", "pt"].includes(read.language)) {
    const isElsewhere = read.all.some(({ kind, id }) => kind === "places" && id !== "kitchen");
    if (isElsewhere) return { ...one, id: "plate" };
  }
  if (one.id === "crown" && A_CROWN.test(one.text) && BURIAL.test(read.text)) return { ...one, id: "wreath" };
  if (/^(?:tree|pine)$/u.test(one.id) && A_TREE.test(one.text) && CHRISTMAS.test(read.text))
    return { ...one, id: "christmasTree" };
  if (read.language === "es" && one.id === "drawer" && /^caj[oó]n$/iu.test(one.text) && WAKE.test(read.text))
    return { ...one, id: "coffin" };
  if (
    read.language === "fr" &&
    one.id === "restaurant" &&
    /^caf[eé]$/iu.test(one.text) &&
    POURED.test(before(read, one))
  )
    return { ...one, kind: "things", id: "cup" };
  return one;
}

/** What is built on the shore is of sand. */
const BUILDS =
  /(?<!\p{L})(?:bau(?:en|te|ten|t)|gebaut|(?:по)?стро(?:и|ю)\p{L}+|[يتن]بني|بنى|بنت|بنيت|نبني)(?!\p{L})/iu;

/** Words that mean another thing where they stand. */
export function asMeantAround(one: Mention, read: Read): Mention {
  if (isCalledSo(one, read)) return { ...one, id: one.id === "mother" ? "woman" : "man" };
  if (isHuge(one, read)) return { ...one, kind: "sizes" };
  if (one.id === "castle" && BUILDS.test(read.text) && read.all.some(({ id }) => id === "shore"))
    return { ...one, kind: "things", id: "sandCastle" };
  const isLock =
    read.language === "ru" &&
    one.id === "castle" &&
    /^зам[о]?к/iu.test(one.text) &&
    LOCKS.test(read.text.slice(Math.max(0, one.at - 40), one.end + 40));
  return isLock ? { ...one, kind: "things", id: "padlock" } : asMeantInArabic(romanceMeant(one, read), read);
}

/** Arabic "الحمام" is a bath, or pigeons: where there is a roof, or they do something. */
const ROOF = /سط[حو]/u;
const PIGEONS_DO =
  /^ (?:هو |هم |اللي |كله |كلها |كان |كانت |عم |قاعد |واقف )*(?:ب?[يت]?طير|طار|بي\p{L}{2,}|ب?ي(?:حمل|اكل|أكل|سق|نقر|هدل|شرب|لقط|رقص|ضحك|بني|سكن|حط|لبس)\p{L}*|(?:ال)?(?:أبيض|ابيض|زاجل)|حط |على (?:ال)?(?:سطح|سطوح|شباك|كتف))/u;
const FLEW = /(?:طار(?:ت)?|[يت]طير|هدل) $/u;
const IN_BATH = /(?:في|فى|إلى|الى|من|داخل|باب|جوه|جوا|صوب|رحت|دخلت|على|غرفة|ف) $/u;
/** Words of the Maghreb, where "حوت" is any fish. */
const MAGHREB =
  /(?<!\p{L})(?:راني|راه|راها|كاين|كاينة|بلي|بزاف|برشا|ديال|ديالي|تاع|متاع|نتاع|كيفاش|واش|علاش|حلمت بلي|فالبحر|الكوزينة|كوزينة|خويا|ختي|درت|شغل|هاذ|هذاك|وحد|واحد ال|كنعوم|يعوم|نحوس|لقيت روحي|سبيطار)(?!\p{L})/u;

/** Behind or on it: "ورا المكتب" is a desk, and no office. */
const AT_DESK = /(?:ورا|وراء|خلف|على|فوق|تحت|ع) $/u;
/** What a man does behind "عجوز", which is said of both sexes. */
const HE_DOES = /^ (?:كان |جالسا?|واقفا?|نائما?|نايم|ي\p{L}{2,}|بلحية|ملتح|أعمى|أصلع|اعمى|اصلع)(?!ة|ه)/u;

/** Who is called doctor at a university is a professor. */
const LECTURES = /محاضر[ةه]|(?:ال)?جامع[ةه](?!\p{L})|الكلي[ةه]|(?:ال)?امتحان|اختبار/u;
const TREATS = /مستشفى|مستشفي|عياد|مريض|عملي[ةه]|مستوصف|[أا]سنان|حقن|دوا/u;

/** Arabic words that mean another thing where they stand. */
function asMeantInArabic(one: Mention, read: Read): Mention {
  if (read.language !== "ar") return one;
  if (one.id === "doctor" && /دكتور/u.test(one.text) && LECTURES.test(read.text) && !TREATS.test(read.text))
    return { ...one, id: "teacher" };
  if (one.id === "office" && /^(?:ال)?مكتب(?:ي|ه|ها)?$/u.test(one.text) && AT_DESK.test(before(read, one)))
    return { ...one, kind: "things", id: "desk" };
  if (one.id === "oldWoman" && /^(?:و|ف)?(?:ال)?عجوزا?$/u.test(one.text) && HE_DOES.test(after(read, one)))
    return { ...one, id: "oldMan" };
  if (
    one.kind === "places" &&
    one.id === "bathroom" &&
    /^(?:و|ف)?(?:ال)?حمام$/u.test(one.text) &&
    (ROOF.test(read.text) ||
      (!IN_BATH.test(before(read, one)) && PIGEONS_DO.test(after(read, one))) ||
      FLEW.test(before(read, one)))
  )
    return { ...one, kind: "things", id: "pigeon", many: 3 };
  if (
    one.id === "whale" &&
    MAGHREB.test(read.text) &&
    !/^ (?:كبير|ضخم|أزرق|ازرق|عملاق)/u.test(after(read, one))
  )
    return { ...one, id: "fish" };
  return one;
}
