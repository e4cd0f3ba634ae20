import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

interface AtWheel {
  /** Before the animal: "at the wheel was a". */
  before: RegExp;
  /** Behind it: "a rooster at the wheel". */
  after?: RegExp;
}

/** Who sits at a wheel drives, whatever the verb. */
const AT_WHEEL: Record<DreamLanguage, AtWheel> = {
  en: {
    before:
      /(?:(?:at|behind) the (?:steering )?wheel|in the driver['’]?s seat)(?: of (?:the|my|our|an?) (?:\p{L}+ )?\p{L}+)?,? (?:there )?(?:was|were|sat|is|sits) (?:an?|the|my|our) (?:\p{L}+ ){0,2}$/iu,
    after: /^,? (?:(?:was|sat|sitting|is|sits) )?(?:at|behind) the (?:steering )?wheel/iu,
  },
  tr: {
    before:
      /(?:direksiyon(?:da|un (?:başında|basinda)|un arkasında)|şoför koltuğunda|sofor koltugunda)(?: da| de| ise|,)? (?:bir |kocaman |koca |dev |bizim |\p{L}+ bir )*$/iu,
  },
  de: {
    before:
      /(?:am|hinterm|hinter dem) Steuer (?:(?:des|der|vom|eines) \p{L}+ )?(?:saß|sass|war|sitzt) (?:eine?|der|die|das|mein|unser)e? (?:\p{L}+ )?$/iu,
    after: /^ (?:saß |sass |sitzt )?(?:am|hinterm|hinter dem) Steuer/iu,
  },
  es: {
    before:
      /al volante(?: (?:del|de la|de un) \p{L}+)?,? (?:(?:iba|estaba|había|venía|era|va|está) )?(?:(?:sentad[oa] )?(?:una?|el|la|mi) )(?:\p{L}+ )?$/iu,
    after: /^,? (?:(?:iba|estaba|sentad[oa]) )?al volante/iu,
  },
  fr: {
    before:
      /au volant(?: (?:du|de la|de l['’]|d['’]un) ?\p{L}+)?,? (?:(?:il )?y (?:avait|a) |se trouvait |était |c['’](?:était|est) )?(?:une?|le|la|mon|ma) (?:\p{L}+ )?$/iu,
    after: /^,? (?:(?:était|est|assise?) )?au volant/iu,
  },
  it: {
    before:
      /al volante(?: (?:del|della|dell['’]|di un) ?\p{L}+)?,? (?:(?:c['’]era|stava|sedeva|era|c['’]è) )?(?:un[oa]?|un['’]|il|la|lo|mio|mia) ?(?:\p{L}+ )?$/iu,
    after: /^,? (?:(?:era|stava|sedut[oa]) )?al volante/iu,
  },
  pt: {
    before:
      /(?:ao|no) volante(?: d[oae] \p{L}+)?,? (?:(?:tinha|estava|ia|havia|era|tava|vinha) )?(?:uma?|o|a|meu|minha) (?:\p{L}+ )?$/iu,
    after: /^,? (?:(?:ia|estava|tava|sentad[oa]) )?(?:ao|no) volante/iu,
  },
  ru: {
    before: /за рул[её]м (?:\p{L}+ )?(?:сидел\p{L}*|был\p{L}*|оказал\p{L}*|—|-) ?(?:\p{L}+ )?$/iu,
    after: /^ (?:сидел\p{L}* )?за рул[её]м/iu,
  },
  ar: {
    before:
      /(?:على|ورا|وراء|خلف) (?:المقود|الدركسيون|الدريكسيون|الطارة|عجلة القيادة|مقعد السائق) (?:كان |كانت |قاعد |قاعدة )?$/u,
    after:
      /^ (?:كان |قاعد |قاعدة )?(?:على|ورا|وراء|خلف) (?:المقود|الدركسيون|الدريكسيون|الطارة|عجلة القيادة)/u,
  },
  hi: {
    before: /(?:स्टीयरिंग|ड्राइवर की सीट|ड्राइविंग सीट) (?:व्हील )?(?:पर|पे)(?: तो)? (?:एक |कोई )?(?:\S+ )?$/u,
    after: /^ (?:स्टीयरिंग|ड्राइवर की सीट|ड्राइविंग सीट) (?:व्हील )?(?:पर|पे)/u,
  },
  ja: {
    before:
      /(?:運転席に(?:は|いるのは|座っているのは)?|運転席が|ハンドルを握(?:って|る)(?:いる|いた)?(?:の|ん)?は?)、?[^。、]{0,5}$/u,
    after: /^が(?:運転席|ハンドルを)/u,
  },
  ko: {
    before:
      /운전석에(?:는|서)? (?:앉은 |앉아 있는 )?(?:\S+ )?$|운전대(?:를 잡은|에는) (?:건 |사람은 )?(?:\S+ )?$/u,
    after: /^(?:이|가) (?:운전석|운전대)/u,
  },
  zh: {
    before:
      /(?:方向盘后面?|驾驶座上|驾驶位上|駕駛座上)(?:坐着|坐著|是|有)?(?:一?[只隻个個头頭条條])?\p{L}{0,2}$/u,
    after: /^坐在(?:方向盘|驾驶座|駕駛座)/u,
  },
};

/** "Driven by a dog". */
const BY: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?:driven|steered|played|run|served|taught|flown|piloted|rowed|cooked) by (?:an?|the|my|our) (?:\p{L}+ ){0,2}$/iu,
  fr: /(?:condui(?:te?|tes?)|piloté?e?|tenue?|servie?) par (?:une?|le|la|mon|ma|notre) (?:\p{L}+ )?$/iu,
  es: /(?:conducid[oa]|manejad[oa]|pilotad[oa]) por (?:una?|el|la|mi|nuestro) (?:\p{L}+ )?$/iu,
  pt: /(?:dirigid[oa]|conduzid[oa]|pilotad[oa]) (?:por|pelo|pela) (?:uma? |o |a |meu |minha )*(?:\p{L}+ )?$/iu,
  it: /(?:guidat[oa]|pilotat[oa]) (?:da|dal|dalla|dall['’]) ?(?:un[oa]?|un['’]|mi[oa])? ?(?:\p{L}+ )?$/iu,
  de: /von (?:einem|einer|meinem|meiner|unserem) (?:\p{L}+ )?$/iu,
};
/** Whether an animal is at the wheel. */
export function isAtWheel(one: Mention, text: string, before: string, language: DreamLanguage): boolean {
  const rule = AT_WHEEL[language];
  if (BY[language]?.test(before)) return true;
  return rule.before.test(before) || rule.after?.test(text.slice(one.end, one.end + 50)) === true;
}

/** The wheel, which is drawn in the hands of the animal, and words for driving, which are nobody else's. */
export function wheelsNear(
  { at, end }: Mention,
  all: readonly Mention[],
): { tools: Mention[]; verbs: Mention[] } {
  const near = all.filter((each) => each.end >= at - 40 && each.at <= end + 40);
  return {
    tools: near.filter(({ id }) => id === "steeringWheel"),
    verbs: near.filter(({ id, kind }) => id === "driving" && kind !== "things"),
  };
}
