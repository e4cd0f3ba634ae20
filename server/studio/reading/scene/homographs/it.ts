import type { Homograph } from "./homograph.ts";

/** What is set up or carried has rungs. */
const LEANT =
  /(?<!\p{L})(?:appoggi|port|mett|prend|mess|pos|arrim|apoy|pus|pôs|pon|encost|arm|peg|carreg|traz|troux|coloc|cog|agarr|tra[ij])\p{L}*(?:-\p{L}+)? (?:un[ao]?|uma|la|a|mi|minha) $|(?<!\p{L})co[nm] (?:la|una|uma|a) $/iu;

/** Italian words that are written like a thing's and mean another one. */
export const IT: readonly Homograph[] = [
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
];
