import type { DreamLanguage } from "../language.ts";
import { type Mention, searchWordsIn } from "./vocabulary.ts";

/** Parts of the body: their owner is there, and not only named. */
export const BODY: ReadonlySet<string> = new Set<string>([
  "hand",
  "hands",
  "finger",
  "fingernails",
  "foot",
  "leg",
  "eye",
  "mouth",
  "nose",
  "ear",
  "hair",
  "tooth",
  "tongue",
  "belly",
  "beard",
  "moustache",
  "heart",
  "brain",
  "bones",
  "skull",
  "blood",
  "braid",
  "scar",
  "wings",
  "horns",
  "tail",
]);
/** A Turkish owner in the genitive: "dedemin traktörü". */
const GENITIVE = /[ıiuü]n$/u;
const POSSESSED = /(?:s[ıiuü]|[ıiuü])(?:n[ıiaeuü]|nd[ae]n?|nd[ae]ki|n[ıiuü]n|yl[ae]|ym[ıiuü]ş|yd[ıiuü])?$/u;
/** "Annemin ekmek yaptığını": the genitive is the subject. */
const NOMINAL = /[dt][ıiuü]ğ[ıiuü]|m[ae]s[ıi]n|[ae]ca[ğk]/u;
/** "Dedemin eski traktörü": what stands between is no case of another noun. */
const ADJECTIVE = /^ (?:(?!\p{L}+(?:[dt][ae]n?|n[ae]|[ae]) )\p{L}+ ){0,2}$/u;

/** A whole family in the genitive: "dedemlerin", "halamların". */
const FAMILY_OF = /m(?:l[ae]r)[ıi]n$/iu;

/** Korean owners without a particle, before what they have. */
const HELD_BY =
  /^ (?:집|방|차|가게|밭|안락의자|의자|소파|책상|식탁|옷장|산소|무덤|자전거|경운기|오토바이|낚싯대|지팡이|가방|옷|신발|사진|지갑|침대|전화|가게|농장|트럭|트랙터|안경|화장대|거울|우산|구두|모자|목걸이|반지|시계|휴대폰|핸드폰|폰|제사|생일|도시락|공책|일기|목소리)/u;

/** Between a thing and its owner, who stands behind it: "das Auto meines Bruders", "машина моего брата". */
const OWNER_LAST: Partial<Record<DreamLanguage, RegExp>> = {
  de: /^ (?:von )?(?:mein|unser|sein|ihr)(?:es|er|em) (?:\p{L}+(?:en|er) )?$/iu,
  ru: /^ (?:к (?:моей |моему |своей |своему )?|(?:моего|моей|моих|нашего|нашей|наших|своего|своей) )?(?:\p{L}+(?:ого|его|ой|ей) )?$/iu,
  ar: /^ $/u,
};
/** To whom something is given or shown: "ich gab das Buch meiner Oma". */
const GIVES =
  /(?:gab|gebe|geben|schenk|brachte|bringe|zeig|reich|schick|erzähl|les|las)\p{L}*(?: \p{L}+){0,3} $/iu;
/** The genitive of Russian nouns; "моей маме" is to whom something is given. */
const RUSSIAN_GENITIVE = /[аяыи]$/iu;
/** Whether it is a dictionary form; the other forms are listed with "=". */
const isNominative = ({ kind, id, text }: Mention): boolean =>
  (searchWordsIn("ru").get(`${kind}:${id}`) ?? []).includes(text.toLowerCase());
/** Arabic "صحن جدتي", "زوج أختي": the first word has no article and no owner of its own. */
const isConstruct = (last: Mention, one: Mention): boolean =>
  /^(?!و(?!الد)|[وف]?ال)[\p{L} ]+(?:ي|نا|ها|ه)$/u.test(one.text) &&
  !/^[وف]?(?:[بك]?ال|لل)/u.test(last.text) &&
  // A place or family member that ends so is "my ..."; a thing's word itself can: "كرسي".
  (last.kind === "things" || !last.text.endsWith("ي"));
const TO_HER = /^ к (?:моей |моему |своей |своему )?$/iu;
/** The owner acts in the same sentence. */
const ACTS: Partial<Record<DreamLanguage, RegExp>> = {
  de: /(?<!\p{L})(?:sie|er|die|der)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:она|он|котор\p{L}+)(?!\p{L})/iu,
  ar: /[وف]كانت?|وهي|وهو|(?:لقيت|شفت|وجدت|ر[أا]يت)(?:ها|ه)(?!\p{L})|[،,] ?كانت? (?:قاعد|جالس|واقف|نايم|نائم)/u,
};
function isOwnerOfLast(
  one: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): boolean {
  const pattern = OWNER_LAST[language];
  if (!pattern) return false;
  const last = all.findLast(({ kind, end }) => kind !== "actions" && kind !== "activities" && end <= one.at);
  if (
    !last ||
    !/^(?:things|places|people)$/u.test(last.kind) ||
    BODY.has(last.id) ||
    !pattern.test(text.slice(last.end, one.at))
  )
    return false;
  // "На огород к бабушке": hers.
  if (language === "ru" && last.kind === "places" && TO_HER.test(text.slice(last.end, one.at)))
    return !ACTS.ru!.test(text.slice(one.end, one.end + 60).split(/[.!?…\n]/u)[0]!);
  if (language === "ru" && (!RUSSIAN_GENITIVE.test(one.text) || isNominative(one))) return false;
  if (language === "ar" && !isConstruct(last, one)) return false;
  if (GIVES.test(text.slice(Math.max(0, last.at - 40), last.at))) return false;
  return !ACTS[language]?.test(text.slice(one.end, one.end + 60).split(/[.!?…\n]/u)[0]!);
}

/** Whether somebody is named only as the owner of the thing or place right after, or right before. */
export function isOnlyOwner(
  one: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): boolean {
  const { kind, text: word, end } = one;
  if (kind !== "people") return false;
  if (isOwnerOfLast(one, all, text, language)) return true;
  if (language === "ko")
    return !/(?:이|가|은|는|을|를|도|의|랑|와|과|께|한테|에게)$/u.test(word) && HELD_BY.test(text.slice(end));
  if (language !== "tr" || !GENITIVE.test(word) || /(?:kadın|gelin)$/iu.test(word)) return false;
  // "Halamların köydeki evi": of the family.
  if (FAMILY_OF.test(word) && !NOMINAL.test(text.slice(end, end + 40).split(/[.,;!?…\n]/u)[0]!)) return true;
  const next = all.find((each) => each.at > end && each.kind !== "actions" && each.kind !== "activities");
  if (!next || next.kind !== "things" || BODY.has(next.id)) return false;
  if (!ADJECTIVE.test(text.slice(end, next.at))) return false;
  const whole = /^\p{L}*/u.exec(text.slice(next.end))![0];
  const last = (next.text + whole).split(" ").at(-1)!;
  const following = text.slice(next.end, next.end + 40).split(/[.,;!?…\n]/u)[0]!;
  return POSSESSED.test(last) && !NOMINAL.test(following);
}
