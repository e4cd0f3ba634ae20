import { type DreamLanguage, isRomance } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** Between somebody and who it is. */
const WAS =
  /^,? (?:c['’])?(?:era|eran|es|étaient|était|est|erano|è|eram|é) (?:en fait )?(?:una? |une? |uno |un['’]|uma? |des |mon |ma |mes |mis? |(?:o |a |il |la |i |le )?(?:meus? |minhas? |mi[aoe] |miei )|el |la |le |l['’])?(?:ex[- ])?(?:\p{L}+ )?$/iu;
/** Verbs of marrying are no person of whom it is said who it is. */
const MARRIES = /^(?:se cas\p{L}+|si spos\p{L}+|se mari\p{L}+|casava|casou|se casou|va casar)$/iu;
/** Who stays as he is where it is said who he is: "la novia era mi hermana". */
const SEEN_AS = new Set(["bride", "groom", "teacher"]);
const KIN = new Set([
  "sister",
  "brother",
  "friend",
  "woman",
  "man",
  "mother",
  "father",
  "grandmother",
  "child",
]);
/** Seen by what they do, rather than by whose neighbour or aunt they are. */
const BY_WORK = new Set(["man", "woman", "doctor", "police", "soldier", "teacher"]);
const BESIDE_NAME =
  /^ (?:(?:el|la|il|lo|le|o|a) |l['’]|(?:a |o )?(?:minha|meu) (?:ex )?)?$|^(?: \p{Lu}\p{L}+)?, (?:el|la|o|a|quello|quella|celui|celle) (?:que|che|qui) (?:era|è|était|es|fue|foi) (?:una? |une? |uma? )?$/u;
const IN_OTHER_WORDS = /^, (?:(?:el|la|il|lo|le|o|a) |l['’])$/iu;
/** "Mi vecino el carnicero", "a minha tia freira", "mi abuela, la madre de mi padre": two words for one person. */
function isSamePerson(one: Mention, all: readonly Mention[], text: string, language: DreamLanguage): boolean {
  if (!isRomance(language) || one.kind !== "people" || one.id === "crowd") return false;
  const people = all.filter(({ kind, id }) => kind === "people" && id !== "crowd");
  const i = people.indexOf(one);
  const [last, next] = [people[i - 1], people[i + 1]];
  const isGeneric = ({ id }: Mention) => id === "man" || id === "woman";
  if (next && isGeneric(one) && BY_WORK.has(next.id) && BESIDE_NAME.test(text.slice(one.end, next.at)))
    return true;
  if (!last) return false;
  const gap = text.slice(last.end, one.at);
  if (!isGeneric(last) && BY_WORK.has(one.id) && BESIDE_NAME.test(gap)) return true;
  return IN_OTHER_WORDS.test(gap) && /^ d(?:e|i|u|el|ella|a|o)(?!\p{L})/iu.test(text.slice(one.end));
}

function namedTwice(one: Mention, all: readonly Mention[], text: string, language: DreamLanguage): boolean {
  if (!isRomance(language) || one.kind !== "people" || !KIN.has(one.id)) return false;
  const last = all.findLast((each) => each.kind === "people" && each.end <= one.at);
  return (
    last !== undefined &&
    SEEN_AS.has(last.id) &&
    !MARRIES.test(last.text) &&
    WAS.test(text.slice(last.end, one.at))
  );
}

/** Whether it is another word for a person whom the dream also names otherwise. */
export const isSameInRomance = (
  one: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): boolean => namedTwice(one, all, text, language) || isSamePerson(one, all, text, language);
