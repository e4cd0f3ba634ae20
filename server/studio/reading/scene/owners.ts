import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** Parts of the body, and places beside somebody: whose they are is there. */
const BODY = new Set<string>([
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

/** Korean owners without a particle, before what they have. */
const HELD_BY =
  /^ (?:집|방|차|가게|밭|안락의자|의자|소파|책상|식탁|옷장|산소|무덤|자전거|가방|옷|신발|사진|지갑|침대|전화|가게|농장|트럭|트랙터|안경)/u;

/** Whether somebody is named only as the owner of what follows. */
export function isOwnerOfNext(
  { kind, text: word, end }: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): boolean {
  if (kind !== "people") return false;
  if (language === "ko")
    return !/(?:이|가|은|는|을|를|도|의|랑|와|과|께|한테|에게)$/u.test(word) && HELD_BY.test(text.slice(end));
  if (language !== "tr" || !GENITIVE.test(word) || /(?:kadın|gelin)$/iu.test(word)) return false;
  const next = all.find((one) => one.at > end && one.kind !== "actions" && one.kind !== "activities");
  if (!next || next.kind !== "things" || BODY.has(next.id)) return false;
  if (!ADJECTIVE.test(text.slice(end, next.at))) return false;
  const whole = /^\p{L}*/u.exec(text.slice(next.end))![0];
  const last = (next.text + whole).split(" ").at(-1)!;
  const following = text.slice(next.end, next.end + 40).split(/[.,;!?…\n]/u)[0]!;
  return POSSESSED.test(last) && !NOMINAL.test(following);
}
