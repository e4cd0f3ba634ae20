import type { DreamLanguage } from "../language.ts";
import type { Action, Activity, Colour, PersonId } from "./catalogue.ts";
import { sentenceBefore } from "./presence.ts";
import type { Role } from "./roles.ts";
import type { Mention } from "./vocabulary.ts";
import type { Handling } from "./ways.ts";
import type { PersonState } from "./person-states.ts";

/** What a wedding changes of a person of the scene. */
interface Guest {
  id: PersonId;
  role?: Role;
  self?: true;
  woman?: boolean;
  does?: Action | Activity;
  handles?: Handling;
  state?: PersonState;
  colour?: Colour;
}

/** A wedding, in the words that name the bride. */
export const WEDDING =
  /wedding|boda|mariage|matrimoni|nozze|casament|düğün|زفاف|عرس|शादी|विवाह|ब्याह|結婚式|披露宴|결혼식|혼례|웨딩|свадьб|婚礼|结婚|hochzeit/iu;
/** Verbs that name the bride. */
const MARRIES =
  /married|marrying|(?<!\p{L})cas[aáeo]|mari(?:ais|ait|aient|er?)(?!\p{L})|spos(?!a$)|evlen|زواج|تزوج|تجوز|فرح|ملكت|मंडप|結婚|결혼|замуж|жени[тл]|heirat/iu;

/** The dreamer's own wedding: words before it, or its own form. */
const OWN_BEFORE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:my|our|my own)(?: own)? (?:\p{L}+ )?$|(?<!\p{L})(?:I|i|we)(?: was| were| am|['’]m)?(?: about to(?: be| get)?| being| getting)? $/u,
  fr: /(?<!\p{L})(?:mon|notre|mes|nos) (?:propre )?$/iu,
  es: /(?<!\p{L})(?:mi|nuestra) (?:propia )?$/iu,
  pt: /(?<!\p{L})(?:meu|nosso) (?:próprio )?$/iu,
  it: /(?<!\p{L})(?:mio|nostro|mie|nostre) $/iu,
  de: /(?<!\p{L})(?:meine[rm]?|unsere[rm]?|ich) (?:eigenen? )?$/iu,
  ru: /(?<!\p{L})(?:мо[ейяюи]+|наш\p{L}+|сво\p{L}+|я|сне) $/iu,
  hi: /(?:मेरी|हमारी|अपनी|मेरा|हमारा|अपना) $/u,
  ja: /(?:自分|私|僕|俺|わたし|うちら)の$/u,
  ko: /(?:^|[\s.])(?:내|제|우리|나의) $/u,
  zh: /我们?的?$/u,
};
const OWN_FORM: Partial<Record<DreamLanguage, RegExp>> = {
  fr: /me mari/iu,
  es: /me cas|casarme|casándome/iu,
  pt: /me cas|casa(?:va|r)-me|casei/iu,
  it: /mi spos|sposarmi/iu,
  ru: /^(?:выхожу|женюсь)/iu,
  ar: /^(?:أتزوج|تزوجت|زواجي|فرحي|عرسي|اتجوزت|بتجوز|ملكتي|زفافي)/u,
  tr: /^(?:düğünüm|evlen(?:iyordum|iyorum|dim|iyormuşum|mişim))/iu,
};

/** Between whose wedding it is and the wedding, or behind it. */
const OF_BEFORE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^(?:['’]s?)? (?:(?:is|was) (?:getting |being )?)?$/u,
  fr: /^ $/u,
  es: /^ (?:se )?$/u,
  pt: /^ (?:se )?$/u,
  it: /^ (?:si )?$/u,
  tr: /^ $/u,
  hi: /^ (?:की|के) $/u,
  ja: /^(?:たち|さん|ちゃん)?の$/u,
  ko: /^(?:의|네)? ?$/u,
  ru: /^ $/u,
  zh: /^的?$/u,
};
const OF_AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  en: /^ of (?:my |our |an? |the )?(?:\p{L}+ )?$/iu,
  fr: /^ (?:de (?:ma|mon|mes|la|notre)|du|d['’]une?) ?(?:\p{L}+ )?$/iu,
  es: /^ (?:de (?:mi|mis|la|una?|nuestr[oa])|del|mi) (?:\p{L}+ )?$/iu,
  pt: /^ (?:d[oae]s?|(?:d[oa] )?(?:minha|meu)|d[oa] (?:minha|meu)) (?:(?:minha|meu) )?(?:\p{L}+ )?$/iu,
  it: /^ (?:di|del|della|dell['’]|d[ei]l? mi[oa]) ?(?:mi[oa] )?$/iu,
  de: /^ (?:meine[rs]|unsere[rs]|von (?:meiner|meinem)|der|des) (?:\p{L}+ )?$/iu,
  ru: /^ (?:у )?(?:мо\p{L}+ )?$/iu,
  ar: /^ $/u,
};

/** The wedding of somebody whom the scene does not show. */
const ABSENT_AFTER = /^ (?:بنت|ابن|[أا]خت|[أا]خ|خال|عم|صديق|صاحب|جار)/u;
const ABSENT_BEFORE = /(?:姉|妹|兄|弟|友達|友人|同僚|いとこ|娘|息子)の$/u;

const isWedding = ({ id, text }: Mention) => id === "bride" && (WEDDING.test(text) || MARRIES.test(text));
const COUPLE = new Set<string>(["bride", "groom", "crowd", "parents", "grandparents"]);

/** Whose wedding a dream is at: the dreamer's, somebody's, or that of nobody whom it names. */
function whoseOf(
  wedding: Mention,
  people: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention | "dreamer" | undefined {
  const { at, end } = wedding;
  const kin = people.filter(({ id }) => !COUPLE.has(id));
  const before = kin.findLast((one) => one.end <= at);
  if (before && OF_BEFORE[language]?.test(text.slice(before.end, at))) return before;
  const after = kin.find((one) => one.at >= end);
  if (after && OF_AFTER[language]?.test(text.slice(end, after.at))) return after;
  const within = kin.find((one) => wedding.text.includes(one.text.replace(/^و/u, "")));
  if (within) return within;
  if (OWN_FORM[language]?.test(wedding.text)) return "dreamer";
  return OWN_BEFORE[language]?.test(sentenceBefore(text, at)) ? "dreamer" : undefined;
}

/** Men who marry. */
const MEN = new Set<string>(["brother", "father", "grandfather", "oldMan", "man"]);

/**
 * Makes one of the bride of a wedding and of whom it is: the dreamer, or somebody who is named. Where nobody is, the
 * bride has a groom beside her, unless the dream speaks of him.
 */
export function settleWedding(
  cast: Map<string, Guest>,
  people: readonly Mention[],
  {
    memberOf,
    text,
    language,
    sex,
    groom,
  }: {
    memberOf: ReadonlyMap<Mention, Guest>;
    text: string;
    language: DreamLanguage;
    sex: "woman" | "man" | undefined;
    /** The groom to add; undefined where the dream names him. */
    groom: Guest | undefined;
  },
): void {
  const wedding = people.find(isWedding);
  if (!wedding) return;
  const whose = people
    .filter(isWedding)
    .map((one) => whoseOf(one, people, text, language))
    .find((one) => one !== undefined);
  const bride = memberOf.get(wedding)!;
  const isNamed = people.some((one) => one.id === "bride" && !isWedding(one));
  const brideKey = [...cast].find(([, one]) => one === bride)?.[0];
  if (whose === "dreamer") {
    const man = sex === "man" || (isNamed && sex !== "woman" && !bride.self);
    if (!man) bride.self = true;
    else {
      if (!isNamed && brideKey) cast.delete(brideKey);
      const known = cast.get("groom groom") ?? groom;
      if (known) cast.set("groom groom", { ...known, self: true });
    }
    return;
  }
  if (whose === undefined) {
    const isOfAbsent =
      ABSENT_AFTER.test(text.slice(wedding.end)) || ABSENT_BEFORE.test(text.slice(0, wedding.at));
    if (groom && WEDDING.test(wedding.text) && !isOfAbsent) cast.set("groom groom", groom);
    return;
  }
  const one = memberOf.get(whose);
  if (!one || one === bride) return;
  const kinKey = [...cast].find(([, each]) => each === one)![0];
  const { does, handles, state, colour } = { ...bride, ...one };
  const man = !one.woman && (MEN.has(one.id) || one.role === "uncle");
  const id = man ? "groom" : "bride";
  if (man) cast.delete("groom groom");
  if (brideKey && !(man && isNamed)) cast.delete(brideKey);
  cast.set(kinKey, {
    id,
    role: id,
    ...(!man && { woman: true }),
    ...(does && { does }),
    ...(handles && { handles }),
    ...(state && { state }),
    ...(colour && { colour }),
  });
}
