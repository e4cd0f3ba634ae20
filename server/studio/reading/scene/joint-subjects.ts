import type { DreamLanguage } from "../language.ts";
import type { Action, Activity } from "./catalogue.ts";
import { isSubject } from "./handling-doers.ts";
import type { ReadText } from "./mentions.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";
import type { Handling } from "./ways.ts";

/** What stands between two subjects of one verb: "my mother and my brother". */
const AND: Record<DreamLanguage, RegExp> = {
  en: /^ (?:and|&) (?:my |our |the |his |her |(?:younger|older|little|big|late) )*$/iu,
  fr: /^ et (?:mon |ma |mes |le |la |l['’]|(?:petite?|grande?) )*$/iu,
  it: /^ e[d]? (?:mi[ao] |il |la |lo |l['’])*$/iu,
  es: /^ [ye] (?:mi |la |el |nuestr[ao] )*$/iu,
  pt: /^ e (?:o |a |minha |meu )*$/iu,
  tr: /^ (?:ve|ile) $|^\p{L}{0,3}yla $/iu,
  ar: /^ و ?$|^ $/u,
  hi: /^ और (?:मेर[ाेी] )?$/u,
  ja: /^と$/u,
  ko: /^ ?(?:와|과|랑|이랑|하고) $/u,
  de: /^ und (?:mein\p{L}* |de[rn] |die |das )*$/iu,
  ru: /^ и (?:мо\p{L}+ )?$/iu,
  zh: /^(?:和|跟)(?:我)?$/u,
};
/** Words in front of the first of them; a longer beginning has another verb in it. */
const BEGINNING = 26;

/** The dreamer, who has a verb of their own. */
const SPEAKER =
  /(?<!\p{L})(?:I|we|saw|je|j|nous|on|yo|vi|vimos|eu|nós|io|noi|ho|abbiamo|ich|wir|я|мы)(?!\p{L})|मैं|हम|我/iu;

const isPerson = ({ kind, id, animal }: Mention) => kind === "people" && id !== "crowd" && !animal;

/** Gives each of two subjects what the verb says of the other. */
export function shareJointActs(
  { text, language, of }: ReadText,
  acts: Map<Mention, Action | Activity>,
  handlings: Map<Mention, Handling>,
): void {
  const people = of("people");
  for (const [i, first] of people.entries()) {
    const second = people[i + 1];
    if (!second || !isPerson(first) || !isPerson(second)) continue;
    const between = text.slice(first.end, second.at);
    const joins = language === "ar" && /^و\p{L}/u.test(second.text) ? / $/u : AND[language];
    if (!joins.test(between) || (language === "ar" && between === " " && !second.text.startsWith("و")))
      continue;
    const before = sentenceBefore(text, first.at);
    if (before.length > BEGINNING || SPEAKER.test(before)) continue;
    if (language !== "ja" && language !== "ko" && !isSubject(first, text, language)) continue;
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const does = acts.get(one);
      if (does && !acts.has(other)) acts.set(other, does);
      const handling = handlings.get(one);
      if (handling && !handling.person && handling.to === undefined && !handlings.has(other))
        handlings.set(other, handling);
    }
  }
}
