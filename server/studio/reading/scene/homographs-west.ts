import type { DreamLanguage } from "../language.ts";
import type { Homograph } from "./homograph.ts";

/** What has headlights. */
const HEADLIGHTS = ["car", "truck", "bus", "motorbike", "taxi", "pickup"];
/** Who is paid, and what one rides or sees with it. */
const SHOWN_TICKETS =
  /train|avion|métro|cinéma|concert|théâtre|gare(?!\p{L})|contrôl|loto|quai|spectacle|(?<!\p{L})(?:auto)?bus|match|guichet|aéroport|entrée|musée|voyage|tram|bateau|compost/iu;
/** The tables of a bar stand there. */
const TABLES_OUTSIDE = /(?<!\p{L})bar(?:es)?(?!\p{L})|cafeter|restaurant|camarer|bandeja|cañas|chiringuito/iu;

/** Words of Western Europe and Russia that mean another thing where they stand. */
export const WEST: Partial<Record<DreamLanguage, readonly Homograph[]>> = {
  en: [
    // "They had snow inside": none falls.
    {
      id: "snow",
      word: /^snow$/iu,
      before:
        /(?<!\p{L})(?:had|handfuls? of|(?:bowl|plate|bucket|cup|bag|pocket)s? (?:full )?of|made of|eating|ate|sold|selling) $/iu,
      unless: /snowing|snowed|snowfall|snow (?:was |kept |is )?(?:coming|falling|fell)/iu,
    },
  ],
  fr: [
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
  ],
  it: [
    // "Lui timbra il pesce": he stamps it.
    { id: "rubberStamp", word: /^timbr(?!o$|i$)\p{L}+$/iu },
    {
      id: "iceSkates",
      word: /^pattini$/iu,
      unless: /ghiacci|gelat|inverno|neve|pista/iu,
      is: "rollerSkates",
    },
  ],
  es: [
    // The stop of an underground train has no shelter in the street.
    ...["metro", "train", "tram"].map((beside): Homograph => ({
      id: "busStop",
      word: /^paradas?$/iu,
      beside,
      unless: /autob[uú]s|(?<!\p{L})bus(?!\p{L})|guagua|colectivo|cami[oó]n|micro/iu,
    })),
    { id: "balcony", word: /^terraza$/iu, unless: /balcón|ático|mi terraza|azotea/iu, after: TABLES_OUTSIDE },
    { id: "balcony", word: /^terraza$/iu, before: TABLES_OUTSIDE },
  ],
  pt: [
    // "Caranguejos com farol": those of a car.
    ...HEADLIGHTS.map((beside): Homograph => ({
      id: "lighthouse",
      word: /^far[oó](?:l|is)$/iu,
      beside,
      unless: /ilha|rochedo|costa|navio|penhasco|o farol (?:da|do|estava|girava|piscava)/iu,
      is: "headlights",
    })),
    {
      id: "iceSkates",
      word: /^patins$/iu,
      unless: /gelo|gelad|congelad|neve/iu,
      is: "rollerSkates",
    },
    { id: "wheat", word: /^espigas?$/iu, beside: "corn" },
    // "Boia de flamingo": of that form.
    ...["flamingo", "duck", "unicorn", "swan", "doughnut", "crocodile", "turtle"].map((id): Homograph => ({
      id,
      word: /^\p{L}+$/u,
      before: /(?<!\p{L})boias? (?:inflável |insuflável )?(?:em forma )?de $/iu,
    })),
    // "A subida era grande": a slope.
    { id: "mountain", word: /^subidas?$/iu, unless: /montanha|serra(?!\p{L})|monte(?!\p{L})|trilho|pico/iu },
    // "No quarto andar": the fourth.
    { id: "bedroom", word: /^quarto$/iu, after: /^ (?:andar|piso|lugar|ano|dia|filho|copo)(?!\p{L})/iu },
  ],
  de: [
    // "Warm und verschlafen": drowsy, and nobody is late.
    {
      id: "late",
      word: /^verschlafen\p{L}*$/iu,
      before: /^(?!.*(?<!\p{L})(?:hab|habe|hatte|haben|hatten|hast|hat)(?!\p{L})).*$/iu,
    },
  ],
};
