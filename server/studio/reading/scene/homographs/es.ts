import type { Homograph } from "./homograph.ts";

/** The tables of a bar stand there. */
const TABLES_OUTSIDE = /(?<!\p{L})bar(?:es)?(?!\p{L})|cafeter|restaurant|camarer|bandeja|cañas|chiringuito/iu;

/** What is set up or carried has rungs. */
const LEANT =
  /(?<!\p{L})(?:appoggi|port|mett|prend|mess|pos|arrim|apoy|pus|pôs|pon|encost|arm|peg|carreg|traz|troux|coloc|cog|agarr|tra[ij])\p{L}*(?:-\p{L}+)? (?:un[ao]?|uma|la|a|mi|minha) $|(?<!\p{L})co[nm] (?:la|una|uma|a) $/iu;

/** "Íbamos por la autovía al revés": the wrong way. */
const BACKWARDS =
  /(?<!\p{L})(?:va|iba|íbamos|ía|ia|íamos|vai|ir|sub\p{L}+|baj\p{L}+|circul\p{L}+|and\p{L}+|corr\p{L}+|autov[ií]a|autopista|carretera|estrada|reloj|relógio) $/iu;

/** Spanish words that are written like a thing's and mean another one. */
export const ES: readonly Homograph[] = [
  // "El cartero vino en bicicleta": he came.
  {
    id: "wineGlass",
    word: /^vino$/iu,
    before:
      /^(?!.*(?<!\p{L})(?:el|un|de|del|con|al|su|mi|este|ese|mucho|buen|más|tanto|sin|o|había|hay|beb\p{L}+|tom\p{L}+|serv\p{L}+|ech\p{L}+|pid\p{L}+|tra\p{L}+) $)/iu,
    after:
      /^ (?:a|al|en|con|mi|mis|un|una|el|la|los|por|hacia|corriendo|volando|desde|hasta|de (?:la|un)|otr[oa]|tod[oa]|y me|nadando|montad[oa]) /iu,
  },
  { id: "sleeping", word: /^dormir$/iu, before: /para $/iu },
  // "Marta, la de primaria": one from school.
  {
    id: "school",
    word: /^primaria$/iu,
    before: /(?:l[ao]s?|el|amig\p{L}+|compañer\p{L}+|profe\p{L}*|maestr\p{L}+) de (?:la )?$/iu,
  },
  { id: "room", word: /^piso$/iu, after: /^ \d/u },
  { id: "father", word: /^padre$/iu, after: /^ (?:con|de) sotana/iu, is: "man", kind: "people" },
  { id: "mountain", word: /^montañas?$/iu, after: /^ de (?!l[ao]s?|el|mi)/iu },
  {
    id: "spool",
    word: /^hilos?$/iu,
    after: /^ de (?:un |mi |el |la )?(?:globo|cometa|papalote|barrilete)/iu,
  },
  { id: "car", word: /^carros?$/iu, beside: "supermarket", is: "cart" },
  // What is of the house, or near it: "la bañadera de casa".
  {
    id: "house",
    word: /^casa$/iu,
    before: /(?<!(?:dentro|fuera|afuera|delante|frente|puerta|sal\p{L}+|techo|tejado) )de $/iu,
  },
  // "Rodaron por el piso": the floor.
  {
    id: "room",
    word: /^pisos?$/iu,
    before: /(?:por (?:todo )?el|al|contra el|sobre el|en el|del) $/iu,
    unless: /(?:mi|nuestro|su|un|este|tercer|segundo|primer|cuarto|quinto|último|\d) piso|alquil/iu,
  },
  { id: "rowboat", word: /^rem(?:aba|ábamos|ando)$/iu, beside: "bathtub" },
  { id: "barn", word: /^ranchos?$/iu, before: /(?:en|al|del|desde|hacia) (?:el )?(?:viejo )?$/iu },
  { id: "stairs", word: /^escalera$/iu, before: LEANT, is: "ladder" },
  // "Voy al cajero y me salen peces": no person.
  {
    id: "man",
    word: /^cajero$/iu,
    before: /(?<!\p{L})(?:al|del|en el) $/iu,
    after: /^(?! (?:que|le|me dijo|y le|y él|dijo|me miró))/iu,
    is: "cashMachine",
    kind: "things",
  },
  { id: "upsideDown", word: /^al revés$/iu, before: BACKWARDS },
  // In Mexico one showers under it, and rides in a "camión".
  {
    id: "wateringCan",
    word: /^regadera$/iu,
    before: /(?:abr\p{L}+|bajo|cerr\p{L}+|en|de) la $/iu,
    unless: /plantas|flores|jardín|regaba|regar|macetas|huerto/iu,
    is: "shower",
  },
  {
    id: "truck",
    word: /^camión$/iu,
    before: /^(?!.*(?:de carga|de basura|de bomberos)).*$/iu,
    after: /^ (?:iba|venía|estaba|va|viene) (?:\p{L}+ )?(?:llen|vací|repleto|hasta)/iu,
    is: "bus",
  },
  {
    id: "truck",
    word: /^camión$/iu,
    before:
      /(?<!\p{L})(?:iba|íbamos|sub[íi]|subimos|viaj\p{L}+|venía|baj[éa]\p{L}*|perdí|esper\p{L}+|tomé) (?:yo )?(?:en|al|del|de|el|a)? ?(?:un |el )?$/iu,
    unless: /camionero|de carga|de basura|de bomberos|de mudanza|yo manejaba|cargad/iu,
    is: "bus",
  },
  // The stop of an underground train has no shelter in the street.
  ...["metro", "train", "tram"].map((beside): Homograph => ({
    id: "busStop",
    word: /^paradas?$/iu,
    beside,
    unless: /autob[uú]s|(?<!\p{L})bus(?!\p{L})|guagua|colectivo|cami[oó]n|micro/iu,
  })),
  { id: "balcony", word: /^terraza$/iu, unless: /balcón|ático|mi terraza|azotea/iu, after: TABLES_OUTSIDE },
  { id: "balcony", word: /^terraza$/iu, before: TABLES_OUTSIDE },
  // One is in it: a hot-air balloon.
  {
    id: "balloon",
    word: /^globo$/iu,
    before:
      /(?<!\p{L})(?:iba|íbamos|vol(?:aba|ábamos|é)|viaj(?:aba|ábamos|é)|sub(?:í|imos|id[ao]s?)|montad[ao]s?|estaba|estábamos|dentro) (?:en|de|a) (?:un|el) $/iu,
    is: "airship",
  },
];
