import { type DreamLanguage, isRomance, type Romance } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** Adjectives that are written like the name of a thing, a person or a place. */
const ADJECTIVES: Record<Romance, RegExp> = {
  es: /^(?:cómod|chic|huec|helad|diari|hond|perezos|viej|desconocid|extrañ|enferm|cieg|vecin|amig|salad|much|gemel)[oa]s?$|^(?:fantasma|militar)(?:es)?$/iu,
  fr: /^(?:d[eé]sert|vague|serre|sucre|plat|mûre?|inconnue?|malade|public|fantôme|jumelle|militaire|voisine?|amie?)s?$/iu,
  it: /^(?:desert[oi]|svegli[ae]|vicin[oaie]|tes[oiae]|fier[ae]|rotond[oaie]|secch[ieo]|dolc[ei]|ricc[ioe]|piatt[oaie]|sconosciut[oaie]|estrane[oai]|amic[oaie]|amiche|medi[eao]|malat[oaie]|vecchi[oae]?|fantasma|militar[ei]|gemell[eai])$/iu,
  pt: /^(?:barat|velhinh|gelad|tort|privad|tern|oc|velh|amig|desconhecid|vizinh|castanh)[oa]s?$|^(?:presente|corrente|meia|doce|doente|careca|fantasma|militar)(?:e?s)?$/iu,
};

/** Verbs and adverbs right before a predicate. */
const PREDICATE: Record<Romance, RegExp> = {
  es: /(?<!\p{L})(?:era|eran|es|son|fue|fui|estaba|estaban|estábamos|está|están|estoy|estuve|estar|ser|siendo|sido|estado|sient[oe]|sentía|quedó|quedé|quedamos|quedaron|quedaba|parecía|puso|puse|ponía|volvió|seguía|iba|muy|más|menos|tan|demasiado|bastante|algo|casi|medio|todo|toda|poco|nada|un poco)(?: (?:muy|más|tan|ya|todo|toda|bastante|un poco|completamente|tan))? $/iu,
  fr: /(?<!\p{L})(?:était|étais|étaient|étions|est|sont|suis|été|être|semblai(?:t|ent)|paraissai(?:t|ent)|deven(?:ait|u|ue)|restai(?:t|s)|sentai(?:s|t)|très|trop|si|plus|moins|assez|aussi|tout|toute|tellement|presque|complètement)(?: (?:très|trop|si|plus|tout|toute|presque|complètement|tellement|un peu|encore))? $/iu,
  it: /(?<!\p{L})(?:ero|era|erano|eravamo|eravate|è|sono|siamo|stat[oaie]|essere|sentiv[oa]|rimast[oaie]|rimanev[oa]|restat[oaie]|sembrava(?:no)?|diventat[oaie]|diventav[oa]|fosse|così|assai|abbastanza|piuttosto|davvero|proprio|troppo|più|meno|quasi|tutt[oa])(?: (?:molto|così|troppo|più|ancora|già|tutt[oaie]|quasi|davvero|un po['’]))? $|(?:ero|era|erano|eravamo|è|sono) molto $/iu,
  pt: /(?<!\p{L})(?:era|eram|éramos|é|são|sou|foi|estava|estavam|estávamos|está|estou|estão|tava|tavam|tá|ser|estar|sido|fiquei|ficou|ficava|ficaram|ficamos|sentia(?:-me)?|senti|parecia|aparecia|continuava|muito|mais|menos|tão|demasiado|bastante|quase|meio|tod[oa]|bem|pouco)(?: (?:muito|mais|tão|já|toda|todo|bem|meio|ainda|quase|completamente))? $/iu,
};

/** An article or owner and a noun right before it: "una herida honda". */
const AFTER_NOUN: Record<Romance, RegExp> = {
  es: /(?<!\p{L})(?:un|una|unos|unas|el|la|los|las|al|del|mis?|sus?|tu|es[aeo]s?|est[aeo]s?|aquel\p{L}*|ningun[ao]?|cada|dos|tres) (\p{L}{3,}) $/iu,
  fr: /(?<!\p{L})(?:(?:une?|les?|la|du|des|au|mon|ma|mes|son|sa|ses|ce|cette|ces|deux|trois|aucune?) |[ld]['’])(\p{L}{3,}) $/iu,
  it: /(?<!\p{L})(?:(?:un|una|uno|il|lo|la|i|gli|le|del|della|dei|delle|nel|nella|mi[oae]|su[oae]|quest\p{L}|quell\p{L}|due|tre|nessuna?) |(?:l|un|dell|nell)['’])(\p{L}{3,}) $/iu,
  pt: /(?<!\p{L})(?:um|uma|uns|umas|o|a|os|as|do|da|no|na|meu|minha|seu|sua|ess[ea]|est[ea]|aquel[ea]|cada|dois|duas|três) (\p{L}{3,}) $/iu,
};
/** Adjectives that stand before their noun: "un viejo diario", "un bel piatto". */
const BEFORE_NOUN =
  /^(?:viej|nuev|gran|buen|mal|primer|otr|mism|pequeñ|antigu|bonit|lind|únic|vari|much|tod|algun|pobre|últim|vecchi|nuov|picc|bell|bei|bel$|buon|altr|stess|prim|ultim|alcun|molt|tant|qualche|petit|vieux|vieil|beau|beaux|nouve|autre|même|premi|bon$|bonne|gros|long|jeune|joli|derni|plusieurs|velh|nov|pequen|boa|bom|outr|mesm|antig|vári|muit|algum|últim|dois|duas|tres|due|deux|dos|enorm|immens|énorm|giga|divers)/iu;

/** Participles that are written like the name of a thing or a place: "l'ho messa", "estaba cubierta". */
const PARTICIPLES: Record<Romance, RegExp> = {
  es: /^(?:parad|ganad|dad|vestid|pisad|cubiert|helad|puest|invitad|juzgad|criad|prometid)[oa]s?$/iu,
  fr: /^(?:crié|jeté|marché|plongé|fumé|établi|couvert|invité|défilé)e?s?$/iu,
  it: /^(?:mess|post|cascat|lett|cint|copert|fermat|vestit|fat|schiacciat|posat|cancellat|gelat|bucat|telefonat|dipint|piant|ricevut|divis|invitat)[oaie]$/iu,
  pt: /^(?:torcid|namorad|descid|subid|nevad|cobert|dad|vestid|queimad|pegad|batid|sobrad|gelad|torrad|convidad)[oa]s?$/iu,
};
const HAVE_OR_BE: Record<Romance, RegExp> = {
  es: /(?<!\p{L})(?:he|ha|hemos|han|había|habían|habíamos|haber|estaba|estaban|está|estoy|era|eran|fue|sido|quedó|quedaba) $/iu,
  fr: /(?<!\p{L})(?:ai|as|a|ont|avons|avait|avais|avaient|est|sont|était|étais|étaient|été|suis|être) $/iu,
  it: /(?<!\p{L})(?:ho|ha|hai|hanno|abbiamo|aveva|avevo|avevano|avevamo|è|era|erano|ero|sono|stat[oaie]|essere|fu|venne|rimast[oaie]|tutt[oaie]|mezz[oa]) $/iu,
  pt: /(?<!\p{L})(?:tinha|tinham|tenho|tem|havia|estava|estavam|está|tava|foi|era|eram|sido|ficou|toda|todo) $/iu,
};

/** The hours: "meia-noite e meia". */
const HALF = /^meias?$/iu;
const OF_TIME = /^[ -](?:hora|noite|dúzia|volta|lua|idade|luz|irmã)/iu;

/** Whether the word is an adjective where it stands, and names nothing of its own. */
export function isRomanceAdjective(
  { kind, at, end, text: word }: Mention,
  { text, all, language }: { text: string; all: readonly Mention[]; language: DreamLanguage },
): boolean {
  if (!isRomance(language)) return false;
  const romance = language;
  if (kind !== "things" && kind !== "people" && kind !== "places") return false;
  const near = text.slice(Math.max(0, at - 14), at);
  if (PARTICIPLES[romance].test(word) && HAVE_OR_BE[romance].test(near)) return true;
  if (!ADJECTIVES[romance].test(word)) return false;
  if (HALF.test(word) && (OF_TIME.test(text.slice(end)) || text.slice(0, at).endsWith(" e "))) return true;
  const before = text.slice(Math.max(0, at - 40), at);
  // "Erano vecchi con la barba": people all the same.
  if (kind === "people" && /^ (?:con|com|avec|qui|que|che)(?!\p{L})/iu.test(text.slice(end))) return false;
  if (PREDICATE[romance].test(before)) return true;
  const noun = AFTER_NOUN[romance].exec(before)?.[1];
  // "A vender castanhas", "al comer helado": no noun, but a verb.
  const isVerb = (romance === "es" || romance === "pt") && /[aei]r$/iu.test(noun ?? "");
  if (noun !== undefined && !BEFORE_NOUN.test(noun) && !isVerb) return true;
  return all.some(
    (one) =>
      one.end === at - 1 &&
      one.kind !== "counts" &&
      one.kind !== "sizes" &&
      one.kind !== "colours" &&
      /^(?:things|people|places|weather)$/u.test(one.kind) &&
      text[at - 1] === " " &&
      !/^(?:viej|velh|vecchi)/iu.test(one.text),
  );
}

/** Italian "pero" without its accent is "but". */
const PEAR_TREE = /(?<!\p{L})(?:un|il|del|dal|sul|al|nel|quel|questo|di|grande|vecchio) $/iu;
export const isBut = ({ id, at, text: word }: Mention, { text }: { text: string }): boolean =>
  id === "fruitTree" && /^pero$/iu.test(word) && !PEAR_TREE.test(text.slice(0, at));

/** Portuguese "sobretudo" is a coat behind an article, and else "above all". */
const COAT = /(?<!\p{L})(?:o|um|meu|seu|do|no|de|com|dum|num|ao) $/iu;
export const isAboveAll = ({ id, at, text: word }: Mention, { text }: { text: string }): boolean =>
  id === "coat" && /^sobretudo$/iu.test(word) && !COAT.test(text.slice(0, at));

/** "Perros vestidos de camareros": dressed as such, in no dress. */
const A_DRESS =
  /(?<!\p{L})(?:un[oa]?s?|el|los|del|al|sus?|mis?|es[eo]s?|est[eo]s?|aquel(?:los)?|dos|tres|con|de|en|otro|sin|y|il|i|dei|suoi?|miei|mio|col|quel|os?|um|uns|do|dos|meus?|seus?|num|no|dum|com|em|esse|aquele|bel|nuevo|viejo|lindo|novo) $/iu;
export const isDressedAs = ({ id, at, end, text: word }: Mention, { text }: { text: string }): boolean =>
  id === "dress" &&
  /^(?:vestidos?|vestit[oi])$/iu.test(word) &&
  /^ (?:de|da|di|como|come|com|con)(?!\p{L})/iu.test(text.slice(end)) &&
  !A_DRESS.test(text.slice(0, at));

const STUFF = new Set(["rock", "paper", "log", "bricks", "dishcloth"]);
const STUFF_WORD =
  /^(?:piedra|pierre|pietra|pedra|papel|papier|carta|madera|bois|legno|madeira|ladrillo|briques?|trapo|pano|pezza|chiffon)$/iu;
/** "Un saco de papel" has paper in it, as what is full of it has. */
const FULL =
  /(?:llen|plein|rempli|pien|chei|montón|mont|muchio|mucchio|tas|pila|pile|sac|saco|sacco|hoja|feuille|foglio|folha|trozo|bout|pezzo|pedaço|rollo|mur|muro|cubiert|couvert|copert|cobert)\p{L}* (?:de|di|d['’]) $/iu;
/** Of what something is made: "tiburones de peluche", "des ailes en carton". */
export const isStuffOf = ({ id, at, text: word }: Mention, { text }: { text: string }): boolean =>
  (STUFF.has(id) &&
    STUFF_WORD.test(word) &&
    /\p{L} (?:de|di|en|em) $/u.test(text.slice(0, at)) &&
    !FULL.test(text.slice(0, at))) ||
  (((id === "teddyBear" && /^(?:peluches?|pelúcia)$/iu.test(word)) ||
    (id === "box" && /^carton$/iu.test(word))) &&
    /(?<!\p{L})(?:de|en|di|em) $/iu.test(text.slice(0, at)));

/** "Meu ex-chefe": one person. */
export const isFormer = (
  { kind, end, text: word }: Mention,
  { text, all }: { text: string; all: readonly Mention[] },
): boolean =>
  kind === "people" &&
  /(?:^|\s)ex$/iu.test(word) &&
  all.some((one) => one.kind === "people" && one.at === end + 1 && /[- ]/u.test(text[end] ?? ""));

/** What grows. */
// prettier-ignore
const GROWING = new Set<string>([
  "tulip", "flower", "tree", "rose", "poppy", "sunflower", "mushroom", "leaf", "wings", "horns", "hair", "tooth", "beard", "antlers", "tail",
  "daisy", "cactus", "plant", "fern", "lily", "palm", "pine", "wheat", "corn", "carrot", "pumpkin", "lavender", "branch", "roots", "feather",
]);
/** French "derrière lui poussaient des tulipes": they grow, and nobody pushes. */
export const grows = (
  { id, at, end, text: word }: Mention,
  { text, all }: { text: string; all: readonly Mention[] },
): boolean =>
  id === "pushing" &&
  /^pouss/iu.test(word) &&
  all.some(
    (one) =>
      GROWING.has(one.id) &&
      (one.at >= end
        ? /^ (?:une?|des|du|de la|deux|trois|plein de) (?:\p{L}+ )?$/iu.test(text.slice(end, one.at))
        : /^(?: \p{L}+){0,2} (?:me |lui |leur |y )?$/iu.test(text.slice(one.end, at))),
  );

/** A tool in the word of its animalAct, where another is named: "le pettinavo i capelli con una forchetta". */
const IN_VERB = new Set(["comb", "broom", "needle", "iron", "fishingRod", "sink"]);
const VERB = /(?:ab[ao]|áb|ando|iendo|endo|av[ao]|ai[ts]|aient|ía|ia|ar|are|er|iv[ao])\p{L}{0,4}(?: .*)?$/iu;
export const isDoneWith = (
  { id, end, text: word }: Mention,
  { text, all }: { text: string; all: readonly Mention[] },
): boolean =>
  IN_VERB.has(id) &&
  VERB.test(word) &&
  all.some(
    (one) =>
      one.kind === "things" &&
      one.id !== id &&
      one.at >= end &&
      one.at - end < 50 &&
      /^[^.,;:!?]* (?:con|avec|com|col|com) (?:une?|un[ao]?|uma?|el|la|le|il|lo|o|a|su|sua|son|sa) ?(?:\p{L}+ )?$/iu.test(
        text.slice(end, one.at),
      ),
  );

/** What is kept in a cup, and fills something larger here: "uma piscina de chá". */
export const isFilling = (one: Mention, { text, all }: { text: string; all: readonly Mention[] }): boolean =>
  /^(?:cup|teaGlass|teaCup)$/u.test(one.id) &&
  all.some(
    ({ kind, end }) =>
      kind === "places" && end <= one.at && /^ (?:de|d['’]|di|du|del) ?$/iu.test(text.slice(end, one.at)),
  );

/** "Mon fils nouveau-né": one infant, "trecce di capelli": one braid. */
export const isOfNext = (
  { id, at, text: word }: Mention,
  { text, all }: { text: string; all: readonly Mention[] },
): boolean =>
  (id === "baby" &&
    /^(?:recém-nascid[oa]|reci[eé]n nacid[oa]|nouveau-née?|neonat[oa])$/iu.test(word) &&
    all.some((one) => one.kind === "people" && one.id === "child" && one.end === at - 1)) ||
  (id === "hair" &&
    /(?:trecc[ei]a?|trenzas?|tresses?|tranças?|mechon(?:es)?|mechón|mèches?|ciocc[ah]+e?) (?:di|de) $/iu.test(
      text.slice(0, at),
    ));

/** "Le soir tombait": nobody falls. */
export const isNightfall = ({ kind, id, at }: Mention, { text }: { text: string }): boolean =>
  kind === "actions" &&
  id === "falling" &&
  /(?<!\p{L})(?:soir|nuit|noche|notte|sera|noite|tarde|jour|crépuscule) (?:est |était |se |è |ya |já )?$/iu.test(
    text.slice(0, at),
  );

/** "Botes de pintura": tins, where no water is. */
const AFLOAT =
  /(?<!\p{L})(?:mar|río|lago|laguna|rem\p{L}+|orilla|isla|barc\p{L}+|flot\p{L}+|naveg\p{L}+|puerto|muelle|playa|pesc\p{L}+|olas?|agua)(?!\p{L})/iu;
export const isTin = ({ id, text: word }: Mention, { text }: { text: string }): boolean =>
  id === "rowboat" && /^botes$/iu.test(word) && !AFLOAT.test(text);

/** "Signor giudice": somebody is spoken to. */
export const isSpokenTo = ({ kind, at }: Mention, { text }: { text: string }): boolean =>
  kind === "people" && /[,:] ?(?:signor|señor|monsieur le|senhor|seu) $/iu.test(text.slice(0, at));

/** "Quand la sirène sonnait": no mermaid. */
export const isAlarm = ({ id, end, text: word }: Mention, { text }: { text: string }): boolean =>
  id === "mermaid" &&
  /^(?:sirène|sirena|sirene|sereia)s?$/iu.test(word) &&
  /^ (?:\p{L}+ )?(?:sonn|hurl|retent|sonó|sonab|suon|tocou|tocav|d['’](?:alarme|usine|ambulance)|de (?:la |el )?(?:fábrica|policía|alarma|ambulancia|bomberos|police|fabrik)|della (?:fabbrica|polizia)|dell['’](?:ambulanza|allarme)|da (?:polícia|fábrica|ambulância))/iu.test(
    text.slice(end),
  );

/** Behind "todos" that is said of things. */
const SAID_OF_THINGS =
  /^ (?:(?:a|d[oa]s?|com|de|del|con|di|en|em)(?!\p{L})|ferm|igua|ugual|rott|rot[oa]|quebr|vazi|vuot|vac[ií]|cass)/iu;
/** "Partiam-se todos": all of the eggs, and no crowd. */
export const isPronounOfThings = (
  { id, at, end: stop, text: word }: Mention,
  { text, all }: { text: string; all: readonly Mention[] },
): boolean =>
  id === "crowd" &&
  /^(?:tod[oa]s|tous|tutt[ie])$/iu.test(word) &&
  (/(?:aram|eram|iram|avam|iam|aron|ieron|ían|aban|arono|erono|irono|evano|avano|ivano|aient|èrent|am-se|iam-se) $/iu.test(
    text.slice(0, at),
  ) ||
    // "Vinham relógios, todos a trabalhar": no word of people follows.
    (SAID_OF_THINGS.test(text.slice(stop)) &&
      all.some(({ kind, end }) => kind !== "people" && end <= at && /^, $/u.test(text.slice(end, at))))) &&
  !all.some(
    (one) =>
      one.kind === "people" &&
      one.at < at &&
      at - one.end < 160 &&
      one.at !== at &&
      /s$|[^aeo]i$/iu.test(one.text),
  ) &&
  all.some((one) => one.kind === "things" && one.end <= at && at - one.end < 120);

/** "Salía volando por la ventana": nobody looks out of it. */
export const isThroughWindow = ({ id, at, text: word }: Mention, { text }: { text: string }): boolean =>
  id === "atWindow" &&
  /^(?:por|par|per|dalla|pela|da|à travers) /iu.test(word) &&
  /(?<!\p{L})(?:sal|sort|entr|vol|uscit|usciv|esc|tir|salt|saut|pas|ca[iyí]|cad|ech|lanz|lanc|jet|butt|get|sa[íi]|jog|pul|escap|fug|ent)\p{L}+ (?:\p{L}+ )?$/iu.test(
    text.slice(Math.max(0, at - 26), at),
  );

/** "Un piano enterrado en la arena": nobody buries it. */
export const isBuriedThing = (
  { id, at, text: word }: Mention,
  { all }: { all: readonly Mention[] },
): boolean =>
  id === "burying" &&
  /(?:ad[oa]s?|ée?s?|olt[oaie]|at[oaie])$/iu.test(word) &&
  all.some((one) => one.kind === "things" && one.end === at - 1);

/** "Me cresciam ramos nas costas": nothing is carried. */
export const isOnOwnBack = ({ id, at, text: word }: Mention, { text }: { text: string }): boolean =>
  id === "carrying" &&
  /^(?:nas costas|en la espalda|dans le dos|sulla schiena)$/iu.test(word) &&
  /(?<!\p{L})(?:cresc|nasc|crec|sal[ií]|pouss|spunt|dol|do[ií]|dor)\p{L}*(?: \p{L}+){0,3} $/iu.test(
    text.slice(Math.max(0, at - 40), at),
  );

/** A word for any toy, beside toys that are named. */
const TOYS = new Set<string>([
  "teddyBear",
  "spinningTop",
  "toyTrain",
  "doll",
  "ball",
  "dollhouse",
  "blocks",
  "rockingHorse",
  "yoyo",
  "marbles",
  "puppet",
]);
export const isAnyToy = ({ id, text: word }: Mention, { all }: { all: readonly Mention[] }): boolean =>
  id === "toyCar" &&
  /^(?:giocattol|jouet|juguete|brinquedo)/iu.test(word) &&
  all.some((one) => TOYS.has(one.id));

/** Portuguese "passeio" is the pavement on which one is, and else a walk. */
const ON_PAVEMENT = /(?<!\p{L})(?:no|pelo|do|ao|o) $/iu;
export const isWalk = ({ kind, at, end, text: word }: Mention, { text }: { text: string }): boolean =>
  kind === "places" &&
  /^passeios?$/iu.test(word) &&
  (!ON_PAVEMENT.test(text.slice(0, at)) ||
    /^ (?:de|da|do|a|ao|à|pel[oa]|com)(?!\p{L})/iu.test(text.slice(end)));
