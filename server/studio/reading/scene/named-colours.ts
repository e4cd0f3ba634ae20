import type { DreamLanguage } from "../language.ts";
import type { Colour } from "./catalogue.ts";
import type { Mention } from "./vocabulary.ts";

/** Things by which colours are named: "the colour of mustard", "limon sarısı". */
const SHADES: Partial<Record<string, Colour>> = {
  orange: "orange",
  lemon: "yellow",
  banana: "yellow",
  milk: "white",
  snow: "white",
  honey: "gold",
  coal: "black",
  blood: "red",
  cherry: "red",
  strawberry: "red",
  tomato: "red",
  wineGlass: "red",
  bricks: "red",
  rose: "pink",
  fish: "pink",
  flamingo: "pink",
  peach: "orange",
  pumpkin: "orange",
  carrot: "orange",
  coral: "pink",
  olives: "green",
  mint: "green",
  leaf: "green",
  grass: "green",
  nuts: "green",
  plums: "purple",
  grapes: "purple",
  eggplant: "purple",
  jar: "yellow",
  sand: "yellow",
  wheat: "yellow",
  sulphur: "yellow",
  chocolate: "brown",
  cup: "brown",
  teaCup: "brown",
  teaGlass: "brown",
  smoke: "grey",
  mouse: "grey",
  ocean: "blue",
};
/** Words that stand before a colour, and are nothing of their own then: "bottle green", "baby blue". */
const BEFORE_SHADE =
  /^(?:orange|lemon|banana|milk|snow|honey|coal|charcoal|blood|cherry|strawberry|tomato|wine|brick|rose|salmon|flamingo|peach|pumpkin|coral|olive|mint|leaf|grass|pistachio|plum|grape|aubergine|mustard|sand|wheat|chocolate|coffee|tea|smoke|mouse|baby|bottle|forest|apple|pea|moss|sea|ocean|ice|jet|pearl|candy|bubblegum|canary|fire|lime|steel|cream|hospital|midnight|postbox|pillar box)$/iu;
const ENGLISH_SHADE =
  /^[ -](?:reddish|red|green|yellow|pink|brown|gr[ea]y|blue|white|black|orange|purple|violet|gold)(?!\p{L})(?! (?:as|with|and (?:the|an?|my)) )/iu;
/** "She painted the bottle green", "a rose red as blood". */
const DEFINITE = /(?<!\p{L})(?:the|this|that|my|his|her|our|their|its|dyed \p{L}+) $/iu;
const COLOUR_OF =
  /(?:,|\s)(?:was |were |is |in |had (?:turned |gone )?|turned )?(?:all )?(?:the|a) colou?r of (?:an? |the |\p{L}+ )?$/iu;
const COLOURED = /^[ -]colou?r(?:ed)?(?!\p{L})/iu;

const TURKISH_SHADE =
  /^ (?:sarısı|yeşili|kırmızısı|mavisi|moru|beyazı|siyahı|pembesi|kahvesi|grisi|turuncusu|kızılı|çürüğü|kurusu)(?!\p{L})/iu;
const TURKISH_COLOUR = /^ (?:rengi|renginde|renkli|rengindeki|rengine)(?!\p{L})/iu;
const TURKISH_CASE = /(?<!^(?:viş|na))(?:[ıiuü]n|[dt][ae]n?|[yn][ıiuüae]|l[ae]r[ıi]?)$/u;
/** "Bir yılan vardı, rengi zümrüt gibi yeşildi". */
const ITS_COLOUR = /(?<!\p{L})(?:rengi|renkleri) (?:de |da )?(?:\p{L}+ (?:gibi|kadar) )?$/iu;

const isNoun = ({ kind }: Mention) => kind === "things" || kind === "people" || kind === "places";
const isShadeOf = ({ kind }: Mention) => kind === "things" || kind === "weather" || kind === "places";

/** A colour of the noun, which stands anywhere: before it, where English and Turkish adjectives are. */
const colourOf = (noun: Mention, colour: Mention, id: string): Mention => ({
  ...colour,
  kind: "colours",
  id,
  at: noun.at,
  end: noun.at,
});

/** The noun of the same sentence that stands before a place of the text. */
function nounBefore(all: readonly Mention[], text: string, at: number): Mention | undefined {
  const one = all.findLast((each) => isNoun(each) && each.end <= at);
  const gap = one && text.slice(one.end, at);
  return gap !== undefined && gap.length < 40 && !/[.!?…\n;]/u.test(gap) ? one : undefined;
}

function inEnglish(one: Mention, all: readonly Mention[], text: string): Mention[] {
  const [before, after] = [text.slice(Math.max(0, one.at - 40), one.at), text.slice(one.end, one.end + 24)];
  if (BEFORE_SHADE.test(one.text) && ENGLISH_SHADE.test(after) && !DEFINITE.test(before)) return [];
  if (!isShadeOf(one)) return [one];
  const shade = SHADES[one.id];
  if (COLOURED.test(after)) return shade ? [{ ...one, kind: "colours", id: shade }] : [];
  const said = COLOUR_OF.exec(before);
  if (!said) return [one];
  const noun = nounBefore(all, text, one.at - said[0].length);
  return noun && shade ? [colourOf(noun, one, shade)] : [];
}

function inTurkish(one: Mention, all: readonly Mention[], text: string): Mention[] {
  const [before, after] = [text.slice(Math.max(0, one.at - 40), one.at), text.slice(one.end, one.end + 24)];
  if (one.kind === "colours" && ITS_COLOUR.test(before)) {
    const noun = nounBefore(all, text, one.at - ITS_COLOUR.exec(before)![0].length);
    return noun ? [colourOf(noun, one, one.id)] : [one];
  }
  if (!isShadeOf(one) || TURKISH_CASE.test(one.text)) return [one];
  if (TURKISH_SHADE.test(after)) return [];
  if (!TURKISH_COLOUR.test(after)) return [one];
  const shade = SHADES[one.id];
  return shade
    ? [{ ...one, kind: "colours", id: shade, end: one.end + TURKISH_COLOUR.exec(after)![0].length }]
    : [];
}

/** The words with things by which a colour is named as that colour. */
export function withNamedColours(
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): readonly Mention[] {
  if (language !== "en" && language !== "tr") return all;
  const read = language === "en" ? inEnglish : inTurkish;
  return all.flatMap((one) => read(one, all, text)).toSorted((a, b) => a.at - b.at || a.end - b.end);
}
