import type { DreamLanguage } from "../language.ts";
import { patternOf } from "../matching/letters.ts";
import { type Phrases, PHRASES } from "./bond-phrases.ts";

/** How one thing stands to another. `at` is "on" or "in" by what the other is. */
export type How = "on" | "in" | "under" | "from" | "of" | "at";

/**
 * Tested on a text with its two things in angle brackets, "a <cat> on the <piano>". `first` tells whether the first of
 * them is the one that is on, in or under the other; for "of" it is the material.
 */
export interface BondRule {
  how: How;
  first: boolean;
  test: Pick<RegExp, "test">;
  /** There are many of it. */
  many?: true;
}

/** The words of a language that puts its prepositions before the noun. */
interface Words extends Phrases {
  /** Articles and the like. */
  det: string;
  /** Words that end what belongs to a noun. */
  stop: string;
  /** How many may stand before a noun. */
  adjectives: 0 | 1 | 2;
  /** They stand after it. */
  after?: true;
  on: string;
  in: string;
  under: string;
  at?: string;
  /** "Out of", and verbs with it. */
  out: string;
  comes: string;
  /** Between "on the table" and what is there. */
  is: string;
  full: string;
  covered: string;
  made: string;
  /** "I opened the box and", "I cut the cake and". */
  opens: string;
  /** "Inside", of what was named before. */
  within: string;
  outOfIt: string;
  /** "Out of it", after the verb. */
  outAfter?: string;
  /** Between a material and its thing, where no verb is: "a dress of bread". */
  of?: string;
}

const THING = "<[^<>]*>";
/** "And it", before what a thing is full of. */
const AND =
  "and(?: it)?|but(?: it)?|y|e|ed|et (?:elle|il)|et|mais (?:elle|il)|qui|que|che|which|that|und (?:er|sie|es)|und|и|а он[ао]?|он[ао]?|وكانت?|وهي|وهو";
/** "Of coffee", after a cup. */
const OF_WHAT =
  "(?: (?:(?:del|della|dello|di|de|du|do|da|of|von|d['’]) ?(?:(?:the|my|our|mi|mis|la|el|il|lo|o|a|l['’]|ma|mon|mes|mia|mio|minha|meu) ?){0,2}|(?:mein|unser|d|ein)(?:es|er) )[\\p{L}-]+)?(?: (?:behind|near|beside|outside|derrière|dietro|detrás de|atrás d[ao]|hinter|за|خلف|وراء)(?: [\\p{L}’']+){1,2})?";
/** "In the park", after a bench. */
const IN_PLACE =
  "(?: (?:in|at|en|dans|nel|nella|im|no|na|del|du|do|della) (?:the |my |la |el |le |o |a )?\\p{L}+)?";
/** "Every bed had a horse in it". */
const HAD = "had|avai(?:t|ent)|aveva(?:no)?|tenían?|tinham?|hatten?";
const ANY = "[^<>.!?…。！？؟।\\n]";

function prepositional(w: Words): BondRule[] {
  const word = `(?:(?!(?:${w.stop})(?!\\p{L}))[\\p{L}\\p{M}'’-]+ )`;
  /** No article, and nothing that starts another noun. */
  const bare = `(?:(?!${w.det})${word})`;
  const verb = `(?:(?!(?!hing )\\p{L}+(?:ing|ndo|ant)(?!\\p{L}))${bare})`;
  const noun = `(?:(?:${w.det})){0,2}${bare}{0,${w.adjectives}}<`;
  const target = `(?:${w.part})?${noun}`;
  const adjective = w.after
    ? `(?: (?!${w.det})(?!(?:${w.stop}|${w.is.trim()})(?!\\p{L}))[\\p{L}\\p{M}]+)?`
    : "";
  // Where no verb is needed, a comma starts something else.
  const then = w.is.endsWith("?") || w.is.endsWith("{0,2}") ? "" : ",?";
  // The whole pattern is compiled only for a text with the words that it needs: that takes 10 ms.
  const rule = (how: How, first: boolean, needed: string, source: string): BondRule => {
    const needs = patternOf(needed, "iu");
    let whole: RegExp | undefined;
    const test = (text: string) => needs.test(text) && (whole ??= patternOf(source, "iu")).test(text);
    return { how, first, test: { test } };
  };
  // "Dentro do bule" is in it, "de dentro do bule" out of it.
  const outOf = `(?<!(?<!de )(?:dentro|adentro) )(?:${w.out})`;
  const start = "(?:^|[^\\p{L}])";
  const opened = `${start}(?:${w.opens})${noun}[^<>]*>,? (?:(?:${AND}) )?`;
  const places = (["on", "in", "under", "at"] as const).flatMap((how) => {
    const prep = w[how];
    if (!prep) return [];
    return [
      rule(how, true, prep, `>(?:,? (?:${w.who})(?!\\p{L}))? (?:كانت? )?${word}{0,4}(?:${prep})${target}`),
      rule(
        how,
        false,
        w.looks,
        `${start}(?:${w.looks}) ${word}{0,2}(?:${prep})${target.slice(0, -1)}${THING},? (?:${w.there})${noun}`,
      ),
      rule(
        how,
        false,
        prep,
        `${start}(?:${prep})${target.slice(0, -1)}${THING}${adjective}${OF_WHAT}${then} (?:${w.is}|(?:s[ei] )?${verb})${noun}`,
      ),
    ];
  });
  return [
    ...[
      rule("in", false, w.full, `>${IN_PLACE},? (?:(?:${AND}) )?${bare}{0,3}(?:${w.full})${noun}`),
      rule("in", false, w.within, `>${ANY}{0,60}(?:${w.within}),? ${bare}{0,2}(?:${w.full})${noun}`),
      rule("on", false, w.covered, `>${IN_PLACE},? (?:(?:${AND}) )?${bare}{0,3}(?:${w.covered})${noun}`),
    ].map((one) => ({ ...one, many: true as const })),
    rule("of", false, w.made, `>,? ${word}{0,3}(?:${w.made})(?:(?:${w.det}))?${word}?<`),
    rule(
      "from",
      false,
      w.comes,
      `${start}(?:${w.out})(?:(?:${w.det})){0,2}${word}{0,2}${THING},? ${word}{0,2}(?:${w.comes})(?!(?:du|de la|da|do|dal|del) )${word}{0,2}${noun}`,
    ),
    rule("from", true, w.comes, `>,? ${word}{0,2}(?:${w.comes})${word}{0,3}${outOf}${noun}`),
    rule("from", true, w.comes, `${start}(?:${w.comes})${noun}[^<>]*>,? ${word}{0,2}${outOf}${noun}`),
    ...places,
    rule("from", false, w.opens, `${opened}(?:${w.comes})${word}{0,2}${noun}`),
    rule("in", false, w.opens, `${opened}(?:${w.is})${noun}`),
    rule("from", false, w.outOfIt, `>${ANY}{0,60}(?:${w.outOfIt})${noun}`),
    rule("in", false, w.within, `>${ANY}{0,60}${start}(?:${w.within}),? (?:${w.is})${noun}`),
    rule("in", false, w.opens, `${opened}${noun}[^<>]*> ${word}{0,3}(?:${w.within})(?!\\p{L})`),
    rule("in", false, w.within, `> (?:${HAD}) ${noun}[^<>]*>,? (?:${w.within})(?!\\p{L})`),
    rule(
      "in",
      false,
      w.within,
      `>${ANY}{0,60}${start}(?:${w.is})${noun}[^<>]*>,? ${word}{0,1}(?:${w.within})(?!\\p{L})(?! (?:${w.det}))`,
    ),
    ...(w.outAfter
      ? [
          rule(
            "from",
            false,
            w.outAfter,
            `>${ANY}{0,60}${start}${noun}[^<>]*> ${word}{0,2}(?:${w.comes})(?:right |straight )?(?:${w.outAfter})`,
          ),
        ]
      : []),
    ...(w.of ? [rule("of", false, w.of, `> (?:${w.of})<`)] : []),
  ];
}

const COMES_EN =
  "(?:(?:came|come|comes|coming|flew|fly|flying|crawl(?:ed|ing)|climb(?:ed|ing)|pour(?:ed|ing)|fell|falling|jump(?:ed|ing)|hopp(?:ed|ing)|emerg(?:ed|ing)|burst|spill(?:ed|ing)|popp(?:ed|ing)|rose|rising|grew|growing|hatch(?:ed|ing)|slither(?:ed|ing)|slid|sliding|rode|peek(?:ed|ing)|stick(?:ing)?|stuck|swam|swimming|ran|running|walk(?:ed|ing)|leap(?:t|ed|ing)|tumbl(?:ed|ing)|wriggl(?:ed|ing)|took|taking|pull(?:ed|ing)|fish(?:ed|ing)|drew) )";

const EN: Words = {
  ...PHRASES.en,
  adjectives: 2,
  det: "(?:an?|the|my|our|his|her|their|its|this|that|these|those|some|one|two|three|all|like|mum['’]?s|mom['’]?s|grandma['’]?s|nan['’]?s|dad['’]?s) ",
  stop: "between|and|but|or|I|we|as|while|because|cos|when|where|so|then|of|with|without|for|he|she|they|you|if|than|like|over|above|behind|beside|near|by|from|on|in|at|to|into|under|onto|out|off|through|around|across|outside|before|after|during|there|said|told|looked|looking|stared|staring|knocked|holding|wearing|carrying",
  on: "(?:on top of|on (?:the )?(?:roof|top) of|on|onto|atop|upon|all over) ",
  in: "(?:inside of|inside|in|into|within) ",
  under: "(?:under|underneath|beneath) ",
  out: "(?:out of|from inside|from within|from) ",
  comes: COMES_EN,
  is: "(?:there )?(?:was|were|is|are|sat|lay|stood|slept|(?:I|we) (?:found|saw|had)) ",
  full: "(?:full of(?: nothing but)?|full up with|filled with|packed with|stuffed with|overflowing with|crawling with|bursting with|crammed with|brimming with|teeming with|swarming with) ",
  covered: "(?:covered (?:in|with)|piled (?:high )?with|loaded with) ",
  made: "(?:(?:made|built|woven|knitted|sewn|constructed|baked|formed) (?:up )?(?:entirely |completely |only |all )?(?:out )?(?:of|from)(?: like)?|all) ",
  opens:
    "(?:open(?:ed|ing)?|unpack(?:ed|ing)|unzipp(?:ed|ing)|cut|broke|crack(?:ed|ing)|sliced|unwrapped) (?:open |into )?",
  within: "inside(?: of)?(?: it| there)?|in it|in there|it was",
  outOfIt: "(?:out (?:of it )?|inside )" + COMES_EN,
  outAfter: "out(?: of (?:it|there|them))?(?! of)(?!\\p{L})|from inside(?: it)?(?! \\p{L})",
  of: "of ",
};

const FR: Words = {
  ...PHRASES.fr,
  after: true,
  adjectives: 1,
  det: "(?:une?|le|la|les|des|du|de la|mon|ma|mes|notre|nos|son|sa|ses|leurs?|ce|cet|cette|ces|deux|trois|plein de|quelques|plusieurs|un tas de|tout plein de) |(?:de )?l['’] ?|d['’] ?|de ",
  stop: "entre|et|mais|ou|je|j|nous|on|quand|que|car|parce|de|du|des|d|avec|sans|pour|il|elle|ils|elles|si|comme|sur|dans|sous|devant|derrière|vers|par|à|au|aux|chez|puis|regardait|regardais|est",
  on: "(?:sur le toit|sur|dessus|par-dessus|(?:tout )?en haut|au sommet) ",
  in: "(?:dans|à l['’]intérieur|(?:au|dans le) fond|au milieu) ",
  under: "(?:sous|en dessous|en-dessous|au-dessous) ",
  out: "(?:hors d|d|du |des |de |depuis )['’]? ?",
  comes:
    "(?:(?:est |sont |était |étaient )?(?:sort|sorti|sortis|sortie|sorties|sortait|sortaient|sortent|sortant|jailli\\p{L}*|s['’]échapp\\p{L}+|échappé\\p{L}*|s['’]envol\\p{L}+|tomb\\p{L}+|surgi\\p{L}*|bondi\\p{L}*|ramp\\p{L}+|coul\\p{L}+|sauté?\\p{L}*|pouss\\p{L}+|gliss\\p{L}+) )",
  is: "(?:(?:il )?y ?['’]?(?:avait|a)|(?:était|étaient|dormait|dormaient|est|sont|se trouvait|se trouvaient|se cachait|trônait)|j['’](?:ai )?(?:trouv|vu|voy)\\p{L}*|je (?:trouv|voy)\\p{L}+|(?:j['’]ai )?trouvé) ",
  full: "(?:pleine?s?|remplie?s?|bourrée?s?|grouill\\p{L}+|débord\\p{L}+|rempli)(?= d) ",
  covered: "(?:couverte?s?|recouverte?s?)(?= d) ",
  made: "(?:(?:faite?s?|fabriquée?s?|construite?s?|tissée?s?|constituée?s?) (?:entièrement )?(?:en|de|avec|d['’])|entièrement en|tout(?:e)? en|en) ?",
  opens: "(?:j['’] ?)?(?:ouvr\\p{L}*|ouvert|coup\\p{L}+|cass\\p{L}+|déball\\p{L}+) ",
  within: "à l['’]intérieur|dedans|l['’]intérieur|elle était|il était",
  outOfIt:
    "(?:en|y) (?:sort\\p{L}*|est sorti\\p{L}*|sont sorti\\p{L}*|a jailli|ont jailli|tomb\\p{L}+|s['’]envol\\p{L}+) ",
};

const IT: Words = {
  ...PHRASES.it,
  after: true,
  adjectives: 1,
  det: "(?:una?|uno|il|lo|la|i|gli|le|dei|delle|degli|mi[oae]|miei|nostr[oaei]|su[oaei]|quest[oae]|quell[oae]|due|tre|tanti|tante|alcun[ie]|pien[oa] di) |(?:un|l|quell|dell)['’] ?",
  stop: "tra|fra|e|ed|ma|o|io|noi|quando|che|perché|di|del|della|con|senza|per|lui|lei|loro|se|come|su|in|nel|nella|sotto|davanti|dietro|verso|da|dal|dalla|a|al|alla|poi|guardava|guardavo",
  on: "(?:sopra (?:a |al |alla )?|sopra|su|sul|sulla|sullo|sui|sulle|sugli|sopra al|in cima al?|sul tetto d(?:el|ella|i)) ?|sull['’] ?",
  in: "(?:in fondo (?:a |al |alla )|dentro (?:a |al |alla |il |la |lo )?|in|nel|nella|nello|nei|nelle|all['’]interno (?:del|della|di)) ?|nell['’] ?|dentro (?:all|l)['’] ?",
  under: "(?:sotto (?:a |al |alla )?|sotto) ?",
  out: "(?:da|dal|dalla|dallo|dai|dalle|da dentro|fuori da|fuori dal|fuori dalla|dall['’]|dall) ?",
  comes:
    "(?:(?:usci\\p{L}+|esc\\p{L}+|saltav\\p{L}+|saltat\\p{L}+|salt[ao]|spunt\\p{L}+|cad\\p{L}+|cadd\\p{L}+|volav\\p{L}+|strisci\\p{L}+|sbuc\\p{L}+|sgorg\\p{L}+|tir\\p{L}+ fuori|fuoriusc\\p{L}+) (?:fuori )?)",
  is: "(?:c['’]er[ao](?:no)?|c['’]è|ci sono|ci stav\\p{L}+|stav\\p{L}+|dormiv\\p{L}+|er[ao](?:no)?|(?:ho )?trov\\p{L}+|ho visto|vedevo) ",
  full: "(?:pien[oaie]|piena zeppa|ripien[oaie]|zepp[oaie]|colm[oaie]|riempit[oaie]) (?:di|d['’]) ?",
  covered: "(?:copert[oaie]|ricopert[oaie]) (?:di|da|d['’]) ?",
  made: "(?:(?:fatt[oaie]|costruit[oaie]|tessut[oaie]|compost[oaie]) (?:tutt[oa] |interamente )?(?:di|con|da|d['’])|tutt[oa] di) ?",
  opens: "(?:apr\\p{L}+|aperto|tagli\\p{L}+|romp\\p{L}+|rotto) ",
  within: "dentro|all['’]interno|lì dentro",
  outOfIt:
    "(?:ne|da lì|ci) (?:usci\\p{L}+|esc\\p{L}+|son[oa] uscit\\p{L}+|è uscit\\p{L}+|cad\\p{L}+|volav\\p{L}+) ",
  of: "di ",
};

const ES: Words = {
  ...PHRASES.es,
  after: true,
  adjectives: 1,
  det: "(?:una?|unos|unas|el|la|los|las|mis?|nuestr[oa]s?|sus?|est[ea]|ese|esa|aquel|aquella|dos|tres|much[oa]s|vari[oa]s|un montón de|puros|puras) ",
  stop: "entre|y|e|pero|o|yo|nosotros|cuando|que|porque|de|del|con|sin|para|él|ella|ellos|si|como|sobre|en|bajo|delante|detrás|hacia|por|a|al|luego|entonces|miraba|mirando",
  on: "(?:(?:en|sobre) el techo del?|sobre|encima del?|arriba del?|subid[oa]s? (?:en|a)) ",
  in: "(?:(?:en el|al) fondo del?|dentro del?|adentro del?|en el interior del?|en medio del?) ",
  under: "(?:bajo|debajo del?|abajo del?) ",
  at: "en ",
  out: "(?:de|del|desde|de dentro del?|de adentro del?|fuera del?) ",
  comes:
    "(?:(?:sal[íie]\\p{L}*|sali\\p{L}*|salen|sale|brota\\p{L}*|brot\\p{L}+|caían?|cay[óe]\\p{L}*|vol\\p{L}+|saltab\\p{L}+|salt[óo]|saltaron|asom\\p{L}+|surg\\p{L}+|escap\\p{L}+|sac\\p{L}+|saqué) )",
  is: "(?:había|hay|habían|estaban?|está|dormía|venía|encontr\\p{L}+|vi|veía|tenía) ",
  full: "(?:llen[oa]s?|replet[oa]s?|rellen[oa]s?|atascad[oa]s?|hasta arriba|se llen\\p{L}+) de ",
  covered: "(?:cubiert[oa]s?|tapizad[oa]s?) (?:de|con) ",
  made: "(?:(?:hech[oa]s?|construid[oa]s?|tejid[oa]s?|formad[oa]s?) (?:enter[oa] |tod[oa] |puramente )?(?:de|con)|tod[oa] de|era de|eran de) ",
  opens: "(?:abr\\p{L}+|abierto|cort\\p{L}+|romp\\p{L}+|part[íi]\\p{L}*) ",
  within: "dentro|adentro|en su interior|por dentro",
  outOfIt:
    "(?:de (?:ahí|allí|dentro|adentro)|se me|me) (?:sal\\p{L}+|brot\\p{L}+|vol\\p{L}+|empez\\p{L}+ a salir) ",
  of: "de ",
};

const PT: Words = {
  ...PHRASES.pt,
  after: true,
  adjectives: 1,
  det: "(?:uma?|uns|umas|o|a|os|as|meus?|minhas?|nosso|nossa|seus?|suas?|est[ea]|esse|essa|dois|duas|três|vári[oa]s|muit[oa]s|um monte de|um bando de) ",
  stop: "entre|num|numa|pelo|pela|ao|pro|e|mas|ou|eu|nós|quando|que|porque|de|do|da|com|sem|para|pra|ele|ela|eles|se|como|sobre|em|no|na|sob|debaixo|frente|atrás|por|depois|olhava",
  on: "(?:no (?:teto|telhado) d[oa]|sobre|em cima d[eoa]s?|em cima de uma?|encima d[eoa]) ?",
  in: "(?:no fundo d[eoa]s?|dentro d[eoa]s?|dentro de uma?|lá dentro d[eoa]|no meio d[eoa]) ?",
  under: "(?:debaixo d[eoa]s?|embaixo d[eoa]s?|em baixo d[eoa]s?|sob|por baixo d[eoa]s?) ?",
  at: "(?:em|no|na|nos|nas|num|numa|pro|pra dentro d[oa]) ",
  out: "(?:de|d[oa]s?|de dentro d[eoa]s?|dum|duma|pra fora d[oa]|para fora d[oa]) ",
  comes:
    "(?:(?:sa[íi]\\p{L}*|saem|sai|saindo|sair|brot\\p{L}+|caí\\p{L}*|caind\\p{L}*|caiu|vo[av]\\p{L}+|pul\\p{L}+|salt\\p{L}+|surg\\p{L}+|escap\\p{L}+|nasc\\p{L}+|tir\\p{L}+) )",
  is: "(?:havia|há|tinha|tem|estavam?|está|dormia|tava|encontrei|achei|vi) ",
  full: "(?:chei[oa]s?|replet[oa]s?|lotad[oa]s?|rechead[oa]s?|entupid[oa]s?) (?:de|d[oa]s?|com) ",
  covered: "(?:cobert[oa]s?|forrad[oa]s?) (?:de|com|por) ",
  made: "(?:(?:feit[oa]s?|construíd[oa]s?|tecid[oa]s?|formad[oa]s?) (?:tod[oa] |inteir[oa] )?(?:de|com)|tod[oa] de|era de) ",
  opens: "(?:abr\\p{L}+|aberto|cort\\p{L}+|queb\\p{L}+|parti\\p{L}*) ",
  within: "(?:lá |por )?dentro(?: (?:dele|dela))?",
  outOfIt: "(?:de (?:lá|dentro)(?: (?:dele|dela))?|dele|dela) (?:sa[íi]\\p{L}+|vo\\p{L}+|pul\\p{L}+) ",
  of: "de ",
};

const DE: Words = {
  ...PHRASES.de,
  adjectives: 2,
  det: "(?:der|die|das|den|dem|des|ein|eine[mnrs]?|mein(?:e[mnrs]?)?|unser(?:e[mnrs]?)?|sein(?:e[mnrs]?)?|ihr(?:e[mnrs]?)?|diese[mnrs]?|zwei|drei|viele[n]?|lauter) ",
  stop: "zwischen|und|aber|oder|ich|wir|als|wenn|weil|dass|mit|ohne|für|er|sie|es|vor|hinter|neben|über|an|am|zu|zum|zur|von|vom|nach|bei|beim|aus|auf|in|im|unter|unterm|hinterm|überm|vorm|dann|sah|wie",
  on: "(?:auf dem Dach|auf|oben auf|mitten auf) ",
  in: "(?:in|im|ins|mitten in|innen in) ",
  under: "(?:unter|unterm|unterhalb) ",
  out: "(?:aus|heraus aus) ",
  comes:
    "(?:(?:k[ao]m(?:en|mt)?|flog(?:en)?|kroch(?:en)?|kriech\\p{L}+|sprang(?:en)?|fiel(?:en)?|quoll(?:en)?|wuchs(?:en)?|stieg(?:en)?|krabbelte\\p{L}*|schlüpf\\p{L}+|zog|holte|strömte\\p{L}*) )",
  is: "(?:war(?:en)?|ist|sind|lag(?:en)?|saß(?:en)?|stand(?:en)?|schlief(?:en)?|gab es|fand ich|sah ich) ",
  full: "(?:voller|voll mit|voll von|voll|gefüllt mit|vollgestopft mit) ",
  covered: "(?:bedeckt mit|übersät mit) ",
  made: "(?:(?:gemacht|gebaut|gebacken|gestrickt|bestand|bestanden) aus|(?:ganz|komplett|nur|war|waren|ist)? ?aus) ",
  opens: "(?:öffnete\\p{L}*|machte|schnitt|brach) ",
  within: "darin|drin|drinnen|innen",
  outOfIt: "(?:heraus|daraus|raus) (?:k[ao]m(?:en)?|flog(?:en)?|kroch(?:en)?|sprang(?:en)?|fiel(?:en)?) ",
};

const RU: Words = {
  ...PHRASES.ru,
  adjectives: 2,
  det: "(?:мо[йяюеё]\\p{L}*|наш\\p{L}*|сво\\p{L}+|эт\\p{L}+|тот|та|одн\\p{L}+|дв[ае]|три|множество|куча|целая куча|мног\\p{L}+) ",
  stop: "между|и|а|но|или|я|мы|когда|что|потому|с|со|без|для|он|она|они|если|как|перед|за|над|у|к|по|от|из|на|в|во|под|потом|смотрел|смотрела",
  on: "(?:на|поверх|по(?= (?:\\p{L}+ )?<(?:стен|крыш|двер|стол|кроват|дерев|ствол))) ",
  in: "(?:в|во|внутри|внутрь) ",
  under: "под ",
  out: "(?:из|изо|изнутри) ",
  comes:
    "(?:(?:вы\\p{L}+|полез\\p{L}+|лез\\p{L}+|полз\\p{L}+|пополз\\p{L}+|летел\\p{L}*|полетел\\p{L}*|посыпал\\p{L}+|сыпал\\p{L}+|появ\\p{L}+|достал\\p{L}*|прыг\\p{L}+|раст\\p{L}+|рос\\p{L}*) )",
  is: "(?:у (?:меня|него|неё|нее|нас) )?(?:(?:был[аои]?|лежал[аои]?|сидел[аои]?|стоял[аои]?|спал[аои]?|оказал\\p{L}+|наш[её]л|нашла|есть) )?",
  full: "(?:пол(?:он|на|но|ны|ный|ная|ное|ные|ной|ную|ным|ными)|набит\\p{L}*|кишел\\p{L}*|заполнен\\p{L}*|битком набит\\p{L}*) ",
  covered: "(?:покрыт\\p{L}*|усыпан\\p{L}*|завален\\p{L}*) ",
  made: "(?:(?:сделан\\p{L}*|построен\\p{L}*|сшит\\p{L}*|связан\\p{L}*|был[аои]?|целиком|весь|вся|всё)? ?из) ",
  opens: "(?:откры\\p{L}+|открыва\\p{L}+|распахн\\p{L}+|разреза\\p{L}+|разбил\\p{L}*) ",
  within: "внутри|там",
  outOfIt: "(?:оттуда|из него|из неё|из нее) (?:\\p{L}+ )?",
};

const AR: Words = {
  ...PHRASES.ar,
  after: true,
  adjectives: 0,
  det: "(?:كل|هذا|هذه|ذلك|تلك|بعض|عدة|كذا|واحد|واحدة|أحد) |ال",
  stop: "بين|و|و(?!اقف)\\p{L}+|أو|ثم|لكن|بس|أنا|انا|كنت|عندما|لما|مع|بدون|أمام|قدام|وراء|خلف|عن|إلى|الى|من|في|على|تحت|فوق|داخل|كان|كانت|وأنا",
  on: "(?:على سطح|فوق سطح|على ظهر|على|فوق|عال) ?",
  in: "(?:في|داخل|في داخل|جوا|جوّا|جوه|بداخل|وسط|بقلب) ",
  under: "تحت ",
  out: "(?:من داخل|من جوا|من جوه|من قلب|من) ",
  comes:
    "(?:[وف]?[يتن]?(?:خرج|طلع|طار|طير|قفز|نط|زحف|سقط|تساقط|نبت|خارج|طالع|تدفق|انسل|كخرج)(?:ت|وا|ون|ين|ة|و)? (?:منه |منها )?)",
  is: "(?:(?:كان|كانت|يوجد|توجد|هناك|في|فيه|فيها|لقيت|وجدت|رأيت|شفت|نائم|نايم|جالس) ){0,2}",
  full: "(?:(?:مليئ[ةه]?|ملي[ءئ]|مليان[ةه]?|ملآن[ةه]?|ملان[ةه]?|ممتلئ[ةه]?|محشو[ةه]?|معبأ[ةه]?|معبي|معباي[ةه]) ?(?:ب(?:ال)?|من )?)",
  covered: "(?:مغطى|مغطاة|مغطي|مليانة فوقه) (?:ب|بال)",
  made: "(?:(?:مصنوع[ةه]?|معمول[ةه]?|مبني[ةه]?|منسوج[ةه]?|كله|كلها|كان|كانت) من) ",
  opens: "(?:فتحت|أفتح|افتح|فتحنا|كسرت|قطعت) ",
  within: "بداخله|بداخلها|داخله|داخلها|جواته|جواتها|جواها|جواه|بقلبها|بقلبه|فيه|فيها",
  outOfIt: "(?:(?:خرج|طلع|طار|قفز|نط|خرجت|طلعت|طارت|طلعوا|يطلع|تطلع|يخرج|تخرج) (?:منه|منها)) ",
  of: "من ",
};

const WORDS: Partial<Record<DreamLanguage, Words>> = {
  en: EN,
  fr: FR,
  it: IT,
  es: ES,
  pt: PT,
  de: DE,
  ru: RU,
  ar: AR,
};
const made = new Map<DreamLanguage, readonly BondRule[]>();

/** The rules of a language that puts its prepositions before the noun; none of another. Made when a dream needs them. */
export function rulesBeforeNoun(language: DreamLanguage): readonly BondRule[] | undefined {
  const words = WORDS[language];
  if (words && !made.has(language)) made.set(language, prepositional(words));
  return made.get(language);
}
