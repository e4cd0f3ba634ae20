import type { Homograph } from "./homograph.ts";
import { BACKWARDS, LEANT, ASTRIDE, OF_HOME, WITH_TEETH } from "./romance.ts";

/** The tables of a bar stand there. */
const TABLES_OUTSIDE = /(?<!\p{L})bar(?:es)?(?!\p{L})|cafeter|restaurant|camarer|bandeja|cañas|chiringuito/iu;

/** What a surname stands behind. */
const TITLE =
  /(?<!\p{L})(?:señor(?:a|ita)?|srt?a?\.?|don|doña|profe\p{L}*|doctora?|dr\.|dra\.|maestr[oa]|capitán|familia|inspectora?|entrenadora?|juez|jueza|director|directora|tí[oa]|prim[oa]|amig[oa]|novi[oa]|herman[oa]|hij[oa]|vecin[oa]) $/iu;
const SURNAMES: Readonly<Record<string, RegExp>> = {
  castle: /^(?:Castillo|Palacios?)$/u,
  flower: /^Flores$/u,
  king: /^Rey(?:es)?$/u,
  field: /^Campos?$/u,
  tower: /^Torres?$/u,
  church: /^Iglesias$/u,
  river: /^R[ií]os$/u,
  lamb: /^Cordero$/u,
  lion: /^León$/u,
  hair: /^Cabello$/u,
  man: /^(?:Ángel|Calvo|Pastor|Herrero|Zapatero|Caballero|Marino|Alcalde)$/u,
  oak: /^Robles?$/u,
  bridge: /^Puente$/u,
  fountain: /^Fuentes$/u,
  wolf: /^Lobo$/u,
  bull: /^Toro$/u,
  cross: /^Cruz$/u,
  house: /^Casas$/u,
  windmill: /^Molinos?$/u,
  picture: /^Marcos$/u,
  rose: /^Rosa$/u,
  pigeon: /^Paloma$/u,
};
/** First names that are words: no article before them, and the act of a person after them. */
const FIRST_NAMES: Readonly<Record<string, RegExp>> = {
  rose: /^Rosa$/u,
  daisy: /^Margarita$/u,
  violet: /^Violeta$/u,
  pigeon: /^Paloma$/u,
  lily: /^Azucena$/u,
  hydrangea: /^Hortensia$/u,
  pearl: /^Perla$/u,
  man: /^Ángel$/u,
  picture: /^Marcos$/u,
  dartboard: /^Diana$/u,
  mint: /^Romero$/u,
};
const NO_ARTICLE = /^(?!.*(?<!\p{L})(?:el|la|un|una|los|las|del|al|mi|su|de|esa?|esta|otra) $)/iu;
const PERSON_ACTS =
  /^(?:,| (?:y (?:\p{Lu}|yo)|e \p{Lu}|me|se|le|nos|no|lo|la|vino|dijo|dice|viene|está|es|iba|fue|ha|había|tiene|\p{L}+(?:aba|ía)(?!\p{L})))/u;

/** What is made of a wood or of glass. */
const MADE_OF =
  /(?<!\p{L})(?:mesa|mesita|silla|puerta|armario|mueble|suelo|cama|estantería|cajón|caja|escritorio|banco|barca|tabla|escalera|ventana|marco|piso|techo|mostrador|barra|barril|botella|pared|estatua|bandeja|jarrón|cómoda|puente|valla|casa|cabaña|vaso|copa)(?:s|es)? (?:\p{L}+ )?de (?:madera de )?$/iu;
/** Dishes and stuffs an animal gives. */
const MEAT_OR_STUFF =
  /(?<!\p{L})(?:filetes?|hamburguesas?|costillas?|chuletas?|carne|hígado|paté|jamón|queso|leche|ensalada|latas?|sopa|caldo|bocadillos?|bocatas?|s[aá]nd?wich(?:es)?|empanadas?|croquetas?|pechugas?|muslos?|alitas|guiso|estofado|cuero|lana|bufanda|arroz|paella|pizza|tortilla|nuggets|tacos?|kilos?|trozos?|caldito|cazuela|tostada|ceviche|cóctel|coctel) (?:\p{L}+ )?(?:de|con) $/iu;
/** What only tastes of a fruit. */
const TASTES_OF =
  /(?<!\p{L})(?:zumo|jugo|batido|licuado|helado|mermelada|yogur|aceite|crema|leche|mantequilla|vinagre|champú|gel|jabón|velas?|té|puré|salsa|licor|agua|refresco|caramelos?|chicles?|gelatina|galletas?|paletas?|polos?|chupito|harina) de $/iu;

/** What is eaten: "comíamos pollo". */
const EATEN =
  /(?<!\p{L})(?:com|cen|almorz|cocin|prepar)\p{L}+ (?:un |el )?$|(?<!\p{L})(?:arroz|patatas|papas) con $|(?<!\p{L})(?:plato|kilo) de $/iu;

const each = (ids: string, before: RegExp): Homograph[] =>
  ids.split(" ").map((id) => ({ id, word: /./u, before }));

/** Spanish words that are written like a thing's and mean another one. */
export const ES: readonly Homograph[] = [
  ASTRIDE,
  OF_HOME,
  WITH_TEETH,
  // "El cartero vino en bicicleta": he came.
  {
    id: "wineGlass",
    word: /^vino$/iu,
    before:
      /^(?!.*(?<!\p{L})(?:el|un|de|del|con|al|su|mi|este|ese|mucho|buen|más|tanto|sin|o|había|hay|beb\p{L}+|tom\p{L}+|serv\p{L}+|ech\p{L}+|pid\p{L}+|tra\p{L}+) $)/iu,
    after:
      /^ (?:a|al|en|con|mi|mis|un|una|unos|unas|el|la|los|las|por|hacia|\p{L}+ndo|desde|hasta|de (?:la|un)|otr[oa]|tod[oa]|y me|montad[oa]|nadie|much[oa]s?|alguien|conmigo|detrás|tarde|temprano|sol[oa]|ell?a?|su|sus|mal|peor|fue)(?!\p{L})/iu,
  },
  // "El año que vino", "no vino".
  {
    id: "wineGlass",
    word: /^vino$/iu,
    before:
      /(?<!\p{L})(?:me|se|te|le|les|nos|lo|que|no|nunca|también|ya|luego|después|entonces|cuando|quien|como|ella|él|usted|nadie|hermana|madre|mamá) $/iu,
    after: /^(?! (?:tinto|blanco|rosado|de))/iu,
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
  // "El profesor Castillo", "Rosa y yo".
  ...Object.entries(SURNAMES).map(([id, word]): Homograph => ({ id, word, before: TITLE })),
  ...Object.entries(FIRST_NAMES).map(([id, word]): Homograph => ({
    id,
    word,
    before: NO_ARTICLE,
    after: PERSON_ACTS,
  })),
  // Typed without accents, of a bed.
  {
    id: "savanna",
    word: /^la sabana$/iu,
    unless: /[áéíóú]|afric|leon|jirafa|elefante|cebra|safari/iu,
    is: "bedSheet",
    kind: "things",
  },
  // The screen of a telephone or a computer.
  ...["phone", "computer", "laptop", "cashMachine", "tablet", "departureBoard"].map((beside): Homograph => ({
    id: "television",
    word: /^pantallas?$/iu,
    beside,
  })),
  // "La sirena de la ambulancia".
  ...["ambulance", "policeCar", "fireEngine"].map((beside): Homograph => ({
    id: "mermaid",
    word: /^sirenas?$/iu,
    beside,
  })),
  // "La canguro cuidaba a los niños": a nanny. "El botones subía las maletas".
  {
    id: "kangaroo",
    word: /^canguro$/iu,
    before: /(?<!\p{L})(?:la|una|nuestra) $/iu,
    is: "woman",
    kind: "people",
  },
  { id: "button", word: /^botones$/iu, before: /(?<!\p{L})(?:el|un|al|del) $/iu, is: "man", kind: "people" },
  // "Pedimos la carta al camarero", "me echaban las cartas".
  {
    id: "letter",
    word: /^carta$/iu,
    after: /^ (?:al? (?:la )?(?:camarer|meser|moz)|de (?:vinos|postres))/iu,
    is: "menu",
  },
  {
    id: "letter",
    word: /^cartas$/iu,
    before: /(?<!\p{L})(?:ech|le|tir|repart)\p{L}+ (?:me |nos )?(?:las )?$/iu,
    is: "cards",
  },
  // "Tenía un vuelo a las seis".
  {
    id: "flying",
    word: /^vuelo$/iu,
    before: /(?<!\p{L})(?:un|otro|próximo|primer|número de|del?|ese|su) $/iu,
    is: "airport",
    kind: "places",
  },
  // "Me debía pasta": money. "Tengo cuarenta tacos": years.
  {
    id: "spaghetti",
    word: /^pasta$/iu,
    before:
      /(?<!\p{L})(?:mucha|tanta|una|toda la|sin|más|poca|deb\p{L}+|tengo|tenía|gan\p{L}+|gast\p{L}+|cost\p{L}+|pag\p{L}+|prest\p{L}+|ped\p{L}+) (?:la |una )?$/iu,
    unless:
      /com(?:er|í|ía|iendo)|plato|cocin|salsa|tomate|queso|restaurante|italian|cena|hervir|olla|tenedor/iu,
  },
  {
    id: "taco",
    word: /^tacos$/iu,
    before: /(?<!\p{L})(?:solt\p{L}+|dec\p{L}+|dice|diciendo|\p{L}+enta|veinte|dieci\p{L}+|\d\d) $/iu,
    unless: /com(?:er|í|ía|iendo)|salsa|taquer|pastor|carne/iu,
  },
  // "Un billete de mil pesos"; a tin, where no water is.
  {
    id: "ticket",
    word: /^billetes?$/iu,
    after: /^ de (?:mil|cien|cincuenta|veinte|diez|cinco|quinientos|doscientos|\d|dólar|euro)/iu,
    is: "money",
  },
  {
    id: "rowboat",
    word: /^bote$/iu,
    unless:
      /(?<!\p{L})(?:mar|río|lago|laguna|agua|playa|isla|olas?|orilla|puerto|muelle|barco|costa|océano)(?!\p{L})|rem(?:o|aba|ando|ar)|naveg|pesc|hund|flot/iu,
    is: "jar",
  },
  // The pope.
  { id: "father", word: /^papa$/iu, before: /(?<!\p{L})el $/iu, is: "man", kind: "people" },
  // "Había caravana para salir de Madrid".
  {
    id: "caravan",
    word: /^caravana$/iu,
    after: /^ (?:para (?:salir|entrar)|de (?:coches|entrada|salida)|en la (?:autopista|carretera|autovía))/iu,
    is: "trafficJam",
  },
  // "Una mesa de roble", "una puerta de cristal".
  ...each("oak pine cherryTree tree poplar oliveTree walnut bamboo crystal", MADE_OF),
  // "Comíamos pollo con arroz", "queso de cabra", "zumo de manzana".
  { id: "hen", word: /^pollos?$/iu, before: EATEN, is: "roastChicken" },
  ...each(
    "cow sheep goat calf lamb duck hen pig fish sardine prawn squid rabbit octopus turkey crab mussels lobster",
    MEAT_OR_STUFF,
  ),
  ...each(
    "apple orange lemon strawberry coconut almond peanut pumpkin tomato carrot cherry banana pineapple mango peach raspberry blueberries mint lavender ginger nuts walnut melon watermelon pear papaya plum blackberries corn potato rose olives fig guava chestnut wheat rice",
    TASTES_OF,
  ),
  // A platter.
  {
    id: "fountain",
    word: /^fuente$/iu,
    before: /(?<!\p{L})(?:con|llev\p{L}+|sac\p{L}+|trae|traía|pus\p{L}+|serv\p{L}+|una) (?:la |una )?$/iu,
    unless:
      /^(?!.*(?:croquet|coci[nm]|frí?e|freí|guis|asad|comida|mesa|plato|ensalad|pescad|paella|patatas|horno))/isu,
    is: "plate",
  },
  // That of a wedding.
  { id: "livingRoom", word: /^salón$/iu, beside: "bride", is: "weddingHall", kind: "places" },
  // "Pegada al cristal": the pane.
  {
    id: "crystal",
    word: /^cristal(?:es)?$/iu,
    before: /(?<!\p{L})(?:al|del|el|los|un) $/iu,
    unless: /cuarzo|mineral|roca|cueva|bola/iu,
  },
];
