import type { Homograph } from "./homograph.ts";

/** What has headlights. */
const HEADLIGHTS = ["car", "truck", "bus", "motorbike", "taxi", "pickup"];

/** What is set up or carried has rungs. */
const LEANT =
  /(?<!\p{L})(?:appoggi|port|mett|prend|mess|pos|arrim|apoy|pus|pôs|pon|encost|arm|peg|carreg|traz|troux|coloc|cog|agarr|tra[ij])\p{L}*(?:-\p{L}+)? (?:un[ao]?|uma|la|a|mi|minha) $|(?<!\p{L})co[nm] (?:la|una|uma|a) $/iu;

/** "Íbamos por la autovía al revés": the wrong way. */
const BACKWARDS =
  /(?<!\p{L})(?:va|iba|íbamos|ía|ia|íamos|vai|ir|sub\p{L}+|baj\p{L}+|circul\p{L}+|and\p{L}+|corr\p{L}+|autov[ií]a|autopista|carretera|estrada|reloj|relógio) $/iu;

/** Portuguese words that are written like a thing's and mean another one. */
export const PT: readonly Homograph[] = [
  { id: "sleeping", word: /^dormir$/iu, before: /(?:para|pra) $/iu },
  { id: "stable", word: /^Vacaria$/u },
  // "Partiu-se na trave, fogo": an exclamation.
  { id: "fire", word: /^fogo$/iu, before: /, $/u, after: /^(?:$|[.!])/u },
  { id: "candle", word: /^velas?$/iu, before: /(?:barc|bote|navio|veleiro)\p{L}* (?:à|a) $/iu },
  { id: "police", word: /^guarda$/iu, after: /^-(?:louça|fato|roupa|chuva|redes|freio|costas|sol)/iu },
  { id: "socks", word: /^meias$/iu, after: /^[- ]solas/iu },
  {
    id: "belt",
    word: /^cinto$/iu,
    before: /de $/iu,
    unless: /^(?!.*(?:carro|corrida|banco de trás|dirig|ônibus|avião))/isu,
  },
  // "Passou o dedo na lua".
  {
    id: "space",
    word: /^na lua$/iu,
    before: /(?:dedo|mãos?|olh\p{L}+|toc\p{L}+|encost\p{L}+|pens\p{L}+|mor\p{L}+d\p{L}+) $/iu,
  },
  // "Atrasada pro salão": of the hairdresser, and one is not there.
  {
    id: "room",
    word: /^salão$/iu,
    before: /(?<!\p{L})(?:atrasad[oa]|ir|indo|ia|fui|vou) (?:pro|para o|ao) $/iu,
  },
  { id: "upsideDown", word: /^ao contrário$/iu, before: BACKWARDS },
  { id: "stairs", word: /^escada$/iu, before: LEANT, is: "ladder" },
  // "A porteira dava-lhe sopa": she keeps the house.
  {
    id: "gate",
    word: /^porteira$/iu,
    after: /^ (?:do prédio|da escola|\p{L}+(?:va|ou|eu|iu|disse|veio|ia)(?:-| ))/iu,
    unless: /fazenda|sítio|gado|pasto|curral|roça|boiada/iu,
    is: "woman",
    kind: "people",
  },
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
  // One is in it: a hot-air balloon.
  {
    id: "balloon",
    word: /^balão$/iu,
    before:
      /(?<!\p{L})(?:ia|íamos|vo(?:ava|ávamos|ei)|viaj(?:ava|ávamos|ei)|estava|estávamos|dentro) (?:num|no|em um|d[eo]|de um) $/iu,
    is: "airship",
  },
];
