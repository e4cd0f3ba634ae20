import type { DreamLanguage } from "../language.ts";
import type { Homograph } from "./homograph.ts";
import { ENGLISH } from "./homographs-en.ts";

/** What has headlights. */
const HEADLIGHTS = ["car", "truck", "bus", "motorbike", "taxi", "pickup"];
/** Who is paid, and what one rides or sees with it. */
const SHOWN_TICKETS =
  /train|avion|métro|cinéma|concert|théâtre|gare(?!\p{L})|contrôl|loto|quai|spectacle|(?<!\p{L})(?:auto)?bus|match|guichet|aéroport|entrée|musée|voyage|tram|bateau|compost/iu;
/** The tables of a bar stand there. */
const TABLES_OUTSIDE = /(?<!\p{L})bar(?:es)?(?!\p{L})|cafeter|restaurant|camarer|bandeja|cañas|chiringuito/iu;

/** What is set up or carried has rungs. */
const LEANT =
  /(?<!\p{L})(?:appoggi|port|mett|prend|mess|pos|arrim|apoy|pus|pôs|pon|encost|arm|peg|carreg|traz|troux|coloc|cog|agarr|tra[ij])\p{L}*(?:-\p{L}+)? (?:un[ao]?|uma|la|a|mi|minha) $|(?<!\p{L})co[nm] (?:la|una|uma|a) $/iu;

/** "Íbamos por la autovía al revés": the wrong way. */
const BACKWARDS =
  /(?<!\p{L})(?:va|iba|íbamos|ía|ia|íamos|vai|ir|sub\p{L}+|baj\p{L}+|circul\p{L}+|and\p{L}+|corr\p{L}+|autov[ií]a|autopista|carretera|estrada|reloj|relógio) $/iu;

/** Words of Western Europe and Russia that mean another thing where they stand. */
export const WEST: Partial<Record<DreamLanguage, readonly Homograph[]>> = {
  en: ENGLISH,
  fr: [
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
  ],
  it: [
    { id: "sleeping", word: /^dormire$/iu, before: /per $/iu },
    { id: "alarmClock", word: /^sveglia$/iu, after: /^ (?:sul più bello|di colpo|di soprassalto)/iu },
    // On a pyjama.
    {
      id: "bear",
      word: /^orsett[io]$/iu,
      before:
        /(?:pigiama|magliett\p{L}|copert\p{L}|lenzuol\p{L}|felpa)[^.]{0,24}(?:con gli|con|a|di|degli) $/iu,
    },
    // Pews, and stalls.
    { id: "table", word: /^banchi$/iu, beside: "church", is: "bench" },
    {
      id: "table",
      word: /^banc(?:o|hi)$/iu,
      after: /^ de(?:l|lla|i) (?:pesce|mercato|frutta|verdur)/iu,
      is: "marketStall",
    },
    // The deck of a ferry.
    { id: "bridge", word: /^ponte$/iu, beside: "ferry" },
    { id: "ship", word: /^nave$/iu, beside: "ferry" },
    // "Il vulcano fumava".
    { id: "cigarette", word: /^fum/iu, beside: "volcano" },
    { id: "smoking", word: /^fum/iu, beside: "volcano" },
    // "Dovevo andare dalla figlia": she is not there.
    {
      id: "child",
      word: /^figli[ao]$/iu,
      before: /(?:and|torn|arriv|part|corr)\p{L}+ d(?:a|al|alla|ai|alle) (?:mi[ao] )?$/iu,
    },
    // With what an animal has on it.
    { id: "claws", word: /^zamp[ae]$/iu, before: /con (?:la|le|una|due) $/iu },
    // "Appoggio una scala al muro": one leans.
    { id: "stairs", word: /^scala$/iu, before: LEANT, is: "ladder" },
    // "La pasta lievitava": dough.
    {
      id: "spaghetti",
      word: /^(?:\p{L}+ )?pasta$/iu,
      before: /(?:impast|lievit|sfogli|farina|mattarello)[^]*$/iu,
    },
    // One that is carried in the hand.
    {
      id: "torch",
      word: /^torci?[ae]$/iu,
      unless: /fuoco|fiamm|medioev|bruci|fiaccol|castello/iu,
      is: "flashlight",
    },
    // Where one kneels there are pews.
    { id: "table", word: /^banchi$/iu, unless: /scuola|classe|mercato|aula/iu, beside: "altar", is: "bench" },
    { id: "table", word: /^banchi$/iu, after: /^ (?:in|della|di) chiesa/iu, is: "bench" },
    {
      id: "table",
      word: /^banchi$/iu,
      before: /chiesa[^.]*$/iu,
      unless: /scuola|classe|mercato|aula/iu,
      is: "bench",
    },
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
  ],
  pt: [
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
  ],
  ru: [
    // "Тяните билет": the questions of an exam.
    { id: "ticket", word: /^билет/iu, beside: "teacher", is: "examPaper" },
    {
      id: "ticket",
      word: /^билет/iu,
      before: /(?:экзамен|зач[её]т|препод|тян)[^]*$/iu,
      unless: /поезд|автобус|самол[её]т|театр|кино|контрол/iu,
      is: "examPaper",
    },
    // "Ловим рыбу в ванной": a room.
    { id: "bathing", word: /^в ванной$/iu, unless: /купа|моюсь|моемся|моет|лежу|лежит|пена|пене/iu },
    // "В банку": into a jar; one goes "в банк".
    { id: "bank", word: /^банку$/iu, before: /(?<!\p{L})в (?:\p{L}+ую )?$/iu, is: "jar" },
    // "Парим" in a bath-house: with a besom, and not in the air.
    {
      id: "flying",
      word: /^пар(?:им|ю|ит|ят|илс\p{L}+|имся)$/iu,
      before: /(?<!\p{L})(?:бан[еюяи]|веник|парилк|парн)/iu,
    },
  ],
  de: [
    // "Die Kollegen stehen schlange".
    {
      id: "snake",
      word: /^schlange$/iu,
      before: /(?<!\p{L})(?:steh\p{L}*|stand\p{L}*) (?:(?:hier|da|alle|dort) )?$/iu,
    },
    { id: "snake", word: /^schlange$/iu, after: /^ (?:ge)?st(?:eh|and)/iu },
    // "Flügel aus Zeitungspapier".
    { id: "paper", word: /\p{L}papier$/iu, before: /(?<!\p{L})aus (?:\p{L}+(?:em|er) )?$/iu },
    // "Warm und verschlafen": drowsy, and nobody is late.
    {
      id: "late",
      word: /^verschlafen\p{L}*$/iu,
      before: /^(?!.*(?<!\p{L})(?:hab|habe|hatte|haben|hatten|hast|hat)(?!\p{L})).*$/iu,
    },
  ],
};
