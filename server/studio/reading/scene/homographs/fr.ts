import type { Homograph } from "./homograph.ts";
import { patternOf } from "../../matching/letters.ts";

/** Who is paid, and what one rides or sees with it. */
const SHOWN_TICKETS =
  /train|avion|métro|cinéma|concert|théâtre|gare(?!\p{L})|contrôl|loto|quai|spectacle|(?<!\p{L})(?:auto)?bus|match|guichet|aéroport|entrée|musée|voyage|tram|bateau|compost/iu;

/** What stands before a noun and before no verb, adjective or interjection. */
const DETERMINER =
  "(?<!\\p{L})(?:(?:une?|les?|la|des|du|de|au|aux|[mts](?:on|a|es)|notre|nos|votre|vos|leurs?|ce|cet|cette|ces|quel(?:le)?s?|chaque|quelques|plusieurs|aucune?|deux|trois|quatre|cinq|six|dix|\\d+) |[ld]['’])(?:(?:petite?|grande?|gros(?:se)?|vieux|vieil|vieille|belle|beau|nouvelle|autre|jeune|énorme|immense|vraie?|futur|future|bon|bonne|seule?|nouveau|double|haute|jolie)[sx]? )*";
/** No determiner before the word: it is an adjective or an exclamation. */
const BARE = patternOf(`^(?!.*${DETERMINER}$).*$`, "iu");
/** A participle or an adjective behind a word: "les murs couverts de boue". */
const BEHIND_NOUN = patternOf(
  `^(?!.*(?:${DETERMINER}|(?<!\\p{L})(?:et|ou|avec|sans|en|comme) )$).*\\p{L} $`,
  "iu",
);
/** Neither a determiner nor a preposition before it, but a subject: "mon mari tombe", "nous laisse", "je la lave". */
const AS_VERB = patternOf(
  `^(?!.*(?:${DETERMINER}|(?<!\\p{L})(?:et|ou|ni|avec|sans|en|par|à|comme|sur|sous|contre|entre|pour|dans|derrière|devant|vers|chez|après|avant|rayon|lourde|étrange|minuscule|fameuse|ancienne|mystérieuse|magnifique|superbe|gigantesque|simple|unique|première|dernière|prochaine|\\p{L}+ième) )$).*[\\p{L},] $|(?<!\\p{L})(?:je|tu|il|elle|on|qui|ils|elles|ne|nous|vous|[mt]e) (?:le|la|les) $`,
  "iu",
);
/** A dish or a piece of meat, and what is done with food: "une escalope de veau", "on mangeait du bœuf". */
const OF_DISH =
  /(?<!\p{L})(?:(?:escalope|blanquette|rôti|côte|côtelette|gigot|filet|steak|ragoût|sauté|joue|paupiette|jarret|viande|pâté|saucisse|boulette|cuisse|aile|blanc|émincé|bouillon|brochette|tartare|hachis|curry|kilo|barquette|tajine)s? (?:de |d['’])|(?:mang|cui|command|serv|prépar|bouff|goût|grill|repr|dégust|achet)\p{L}* (?:\p{L}+ )?(?:du |de l['’]|un peu d(?:e |['’]))|(?:faisait|faisais|fait|faire|y a|avait) (?:\p{L}+ )?du )$/iu;
const MEATS: readonly [string, RegExp][] = [
  ["bull", /^b(?:œ|oe)ufs?$/iu],
  ["calf", /^veaux?$/iu],
  ["pig", /^(?:porc|cochon)s?$/iu],
  ["lamb", /^agneaux?$/iu],
];
/** Verbs in the third person that are written like a thing's name. */
const VERBS: readonly [string, RegExp][] = [
  ["dogLead", /^laisse$/iu],
  ["volcano", /^lave$/iu],
  ["grave", /^tombe$/iu],
  ["tent", /^tente$/iu],
  ["scales", /^balance$/iu],
  ["book", /^livre$/iu],
  ["gate", /^grille$/iu],
  ["branch", /^branche$/iu],
  ["station", /^gare$/iu],
  ["door", /^porte$/iu],
  ["magnifyingGlass", /^loupe$/iu],
  ["pliers", /^pince$/iu],
  ["grater", /^râpe$/iu],
  ["plant", /^plante$/iu],
  ["eraser", /^gomme$/iu],
  ["mouse", /^souris$/iu],
];
/** Adjectives that are written like a thing's name. */
const ADJECTIVES: readonly [string, RegExp][] = [
  ["blackberries", /^mûres$/iu],
  ["persimmon", /^kakis?$/iu],
  ["fork", /^couverts$/iu],
  ["croissant", /^croissants?$/iu],
];
/** Adjectives and exclamations that are written like a thing's name. */
const BARE_WORDS: readonly [string, RegExp][] = [
  ["jerrycan", /^bidons?$/iu],
  ["ladle", /^louches?$/iu],
  ["drawer", /^commode$/iu],
  ["socks", /^collants?$/iu],
  ["owl", /^chouettes?$/iu],
  ["beetle", /^punaise$/iu],
  ["shepherdsPie", /^purée$/iu],
  ["flute", /^flûte$/iu],
  ["beanbag", /^pouf$/iu],
  ["sausage", /^andouille$/iu],
  ["fries", /^poutine$/iu],
  ["soldier", /^armée$/iu],
  ["man", /^(?:patiente?s?|malades)$/iu],
  ["groom", /^mariés?$/iu],
];

/** French words that are written like a thing's and mean another one. */
export const FR: readonly Homograph[] = [
  { id: "sleeping", word: /^dormir$/iu, before: /pour $/iu },
  // The cake of a wedding.
  { id: "room", word: /^pièce$/iu, after: /^ montée/iu, is: "cake", kind: "things" },
  { id: "apple", word: /^pomme$/iu, before: /verte?s? $/iu },
  { id: "alarmClock", word: /^réveil$/iu, after: /^ (?:en sursaut|à \d|brutal|difficile)/iu },
  // "Des billets poussaient comme des salades": money.
  {
    id: "ticket",
    word: /^billets$/iu,
    before: /(?<!\p{L})(?:des|de|les|mes|ses|vrais|liasse de|plein de) $/iu,
    unless: SHOWN_TICKETS,
    is: "money",
  },
  // "On repeignait et la peinture…": what is in the tin.
  {
    id: "picture",
    word: /^peintures?$/iu,
    before: /(?:repei|pei?gn|pinceau|rouleau|pots? de|seaux? de|échelle|murs?)[^.!?]*$/iu,
    is: "paintTin",
  },
  // "Mon doudou lapin": a soft toy.
  { id: "rabbit", word: /^lapin$/iu, before: /(?<!\p{L})(?:doudou|peluche) $/iu },
  {
    id: "iceSkates",
    word: /^patins?$/iu,
    before: /(?<!\p{L})(?:en|ses|mes|des|aux) $/iu,
    unless: /glace|gel[ée]|hiver|patinoire|neige/iu,
    is: "rollerSkates",
  },
  // "Ma mère porte une robe", "le téléphone tombe", "papa gare la voiture".
  ...VERBS.map(([id, word]) => ({ id, word, before: AS_VERB })),
  // "Une excuse bidon", "un mec louche", "c'était chouette", "purée, j'ai eu peur", "un homme marié".
  ...BARE_WORDS.map(([id, word]) => ({ id, word, before: BARE })),
  // "Des murs couverts de boue", "des tomates bien mûres".
  ...ADJECTIVES.map(([id, word]) => ({ id, word, before: BEHIND_NOUN })),
  ...MEATS.map(([id, word]): Homograph => ({ id, word, before: OF_DISH, is: "meat" })),
  { id: "hen", word: /^poulets?$/iu, before: OF_DISH, is: "roastChicken" },
  {
    id: "hen",
    word: /^poulets?$/iu,
    after: /^(?:-| )(?:aux? |à la |frites|grillé|basquaise|yassa|tandoori|pané|frit)/iu,
    is: "roastChicken",
  },
  {
    id: "goat",
    word: /^bouc$/iu,
    before: /(?:avait|portait|avec|son|barbe et|moustache et|rasé) (?:un |le )?(?:petit )?$/iu,
    is: "beard",
  },
  // "La soupe fumait".
  ...["cigarette", "smoking"].map((id): Homograph => ({
    id,
    word: /^(?:fumait|fumer)$/iu,
    before:
      /(?:soupe|moteur|cheminée|tasse|bol|thé|café|capot|volcan|plat|marmite|casserole|four|ruines?|bâtiment|maison|voiture|ça|lave|eau|feu|cendres|machine|ordi|ordinateur|prise|poêle|usine|locomotive|cratère|bouilloire|assiette) (?:qui |commençait à |s['’](?:est|était) mise? à |se mettait à )?$/iu,
    is: "smoke",
  })),
  // The boot of a car.
  { id: "chest", word: /^coffre$/iu, beside: "car" },
  {
    id: "chest",
    word: /^coffre$/iu,
    before: /(?:valises?|bagages|courses|corps|cadavre|poussette|roue)[^.!?]*dans (?:le|mon|son|notre) $/iu,
    is: "car",
  },
  { id: "jeans", word: /Jean$/u },
  {
    id: "belt",
    word: /^ceintures?$/iu,
    before: /(?<!\p{L})(?:attach|boucl|détach)\p{L}* (?:ma|sa|ta|la|leur|nos|votre) $/iu,
    is: "seatBelt",
  },
  // "Il m'a tiré une balle", "une balle dans la tête".
  {
    id: "ball",
    word: /^balle$/iu,
    before:
      /(?<!\p{L})(?:tir|reçu|reçoi|logé|touché|tué|bless|mor|sauv)\p{L}*(?: \p{L}+){0,2} (?:une|la|de|par une|d['’]une|sa|dernière) $/iu,
    is: "bullet",
  },
  {
    id: "ball",
    word: /^balle$/iu,
    after:
      /^ (?:dans (?:(?:la|le|les|ma|mon|mes|son|sa) |l['’])?(?:tête|ventre|jambe|dos|bras|cœur|poitrine|épaule|poumon|cuisse|genou|pied|main|crâne|nuque|cou|corps|peau)|perdue|m['’]a (?:touch|travers|frôl|effleur)|siffl|tirée|à blanc|réelle)/iu,
    is: "bullet",
  },
  {
    id: "ball",
    word: /^balle$/iu,
    beside: "gun",
    before: /^(?!.*(?:jou|lan[cç]|ramen|rattrap)).*$/iu,
    is: "bullet",
  },
  // "Le café était fermé": the place.
  {
    id: "cup",
    word: /^le café$/iu,
    after:
      /^ (?:(?:était|est) (?:fermé|ouvert|plein de monde|bondé)|du (?:coin|village)|d['’]en (?:face|bas)|en (?:face|bas))/iu,
    is: "restaurant",
    kind: "places",
  },
  {
    id: "cup",
    word: /^le café$/iu,
    before: /(?<!\p{L})(?:dans|devant|vers) $/iu,
    is: "restaurant",
    kind: "places",
  },
  // "Je me voyais dans une glace".
  {
    id: "iceCream",
    word: /^une glace$/iu,
    before: /(?:regard|v[ou]|reflet|reflét|maquill|coiff)[^.!?]*(?:dans|devant) $/iu,
    is: "mirror",
  },
  // A man's name.
  {
    id: "rock",
    word: /^pierre$/iu,
    before: /(?:^|[,;] )$/u,
    after: /^,? (?:me|m['’]|était|est|a|avait|disait|et moi|arriv|vient|venait|nous|lui|se|s['’])/iu,
  },
  // Pictures of the inside of a body.
  {
    id: "radio",
    word: /^radios?$/iu,
    after:
      /^ (?:d(?:u|es) |de (?:la |ma |mon |mes )?)(?:genou|pied|bras|main|dos|poumons?|jambe|cheville|dents?|hanche|thorax|épaule|poignet|bassin|crâne)/iu,
    is: "xray",
  },
  { id: "radio", word: /^radios?$/iu, before: /(?:pass|f(?:ai|is))\p{L}* (?:une|des) $/iu, is: "xray" },
  {
    id: "radio",
    word: /^radios?$/iu,
    beside: "doctor",
    before: /(?<!\p{L})(?:mes|ma|ses|une|des|les) $/iu,
    is: "xray",
  },
  {
    id: "beans",
    word: /^lentilles$/iu,
    before: /(?<!\p{L})(?:(?:mes|ses|tes)|(?:mis|met|enl[eè]v|perd|ôt|port)\p{L}* (?:les|des)) $/iu,
    unless: /cui[ts]|assiette|soupe|saucisse|mang/iu,
    is: "contactLens",
  },
  {
    id: "stove",
    word: /^cuisinières?$/iu,
    after:
      /^ (?:de (?:la |l['’])(?:cantine|école|cafétéria)|(?:qui )?(?:me|nous|m['’]|lui|criait|disait|riait|parlait|chantait))/iu,
    is: "woman",
    kind: "people",
  },
  {
    id: "child",
    word: /^élève$/iu,
    before: AS_VERB,
    after: /^ (?:des|ses|mes|seule?|les|une?|leurs?|nos) /iu,
  },
  {
    id: "helmet",
    word: /^casques?$/iu,
    after:
      /^ (?:sur (?:les|mes|ses) oreilles|bluetooth|sans fil|de musique|anti-?bruit)|^[^.!?]*(?:écout|musique)/iu,
    is: "headphones",
  },
  // "Mon mari avait une maîtresse".
  {
    id: "teacher",
    word: /^maîtresses?$/iu,
    before:
      /(?<!\p{L})(?:mari|homme|mec|copain|conjoint|époux|patron|fiancé|père|ex) [^.!?]*(?:une|la|sa) $/iu,
    is: "woman",
    kind: "people",
  },
  {
    id: "teacher",
    word: /^maîtresses?$/iu,
    after: /^ de (?:mon (?:mari|père|mec|ex|copain)|son mari)/iu,
    is: "woman",
    kind: "people",
  },
  {
    id: "teacher",
    word: /^maître$/iu,
    before: /(?:chien|chienne|chat|animal|bête)[^.!?]* (?:son|leur|un) $/iu,
    is: "man",
    kind: "people",
  },
  {
    id: "teacher",
    word: /^directeur$/iu,
    after:
      /^ (?:de (?:(?:la|ma|mon|cette) |l['’])?(?:banque|agence|boîte|usine|prison|entreprise|hôtel|hôpital|magasin|société|théâtre|clinique|radio)|du (?:magasin|supermarché|théâtre|cirque|musée|casino|personnel|marketing|site|restaurant)|commercial|financ|général|marketing|artistique|technique|des ressources|d['’](?:agence|usine|hôpital|hôtel))/iu,
    is: "man",
    kind: "people",
  },
  {
    id: "room",
    word: /^pièces?$/iu,
    after:
      /^ (?:de |d['’])(?:une?|deux|cinq|dix|vingt|cinquante|\d+) ?(?:euros?|centimes?|francs?|€|cents?)/iu,
    is: "coin",
  },
  {
    id: "room",
    word: /^pièces$/iu,
    before: /(?:quelques|petites|ramass\p{L}+ (?:des|les)|jet\p{L}+ des) $/iu,
    is: "coin",
  },
  { id: "exam", word: /^examens?$/iu, beside: "doctor" },
  {
    id: "supermarket",
    word: /dépanneur$/iu,
    after: /^ (?:est|était|arriv|vien|venait|m['’]a|a |répar|me |nous )/iu,
    is: "man",
    kind: "people",
  },
  {
    id: "bakery",
    word: /^pâtisseries?$/iu,
    before:
      /(?:mang|dévor|goût|bouff|achet|prépar|offr|apport|fai|serv|vend)\p{L}+ (?:\p{L}+ )?(?:une|des|les|la|de la|de|deux|trois) $/iu,
    is: "cake",
  },
  {
    id: "restaurant",
    word: /^cafés?$/iu,
    before:
      /(?<!\p{L})(?:renvers|vers|b[uo]|prépar|pr[ei]|fai|serv|appor|command|offr|touill|remu|réchauff|coul|avec|gorgée|machine|odeur)\p{L}*(?: \p{L}+)? (?:mon|son|ton|leur|du|un|le|des|notre|deux|trois) $/iu,
    is: "cup",
  },
  // "Je volais des bonbons": stolen. "Je volais les bras ouverts" flies.
  {
    id: "flying",
    word: /^vol(?:ais|ait|aient|ions|er|é)$/iu,
    after:
      /^ (?:tout(?:e|es)? |tous )?(?:(?:une?|des|les?|la|mon|ma|mes|son|sa|ses|notre|nos|leurs?|du|de la|deux|trois|plein de|quelque) |l['’]|de l['’])(?!bras|mains?|tête|yeux|pieds|ailes|nuit|matin|soir|jour|heures?|première|peu|temps|nez|corps|fois|moment|cheveux|long|monde|air)/iu,
  },
  // To shoot.
  { id: "pulling", word: /^tir\p{L}+ sur$/iu, beside: "gun" },
  // The name of a station.
  { id: "square", word: /^place$/iu, beside: "metro", after: /^ de(?: la)? \p{Lu}/u },
  // Of a shop: the till, its belt and its scanner.
  {
    id: "car",
    word: /caisse$/iu,
    unless: /^(?!.*(?:leclerc|carrefour|auchan|lidl|clients?|supermarché|scann|caissière|magasin))/isu,
    is: "till",
  },
  {
    id: "carpet",
    word: /^tapis$/iu,
    before: /(?<!\p{L})(?:sur le|le) $/iu,
    unless: /^(?!.*(?:leclerc|carrefour|auchan|lidl|caissière|ma caisse|à la caisse))/isu,
  },
];
