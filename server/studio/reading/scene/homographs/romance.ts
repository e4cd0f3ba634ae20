import type { Homograph } from "./homograph.ts";

/** What is set up or carried has rungs. */
export const LEANT =
  /(?<!\p{L})(?:appoggi|port|mett|prend|mess|pos|arrim|apoy|pus|pôs|pon|encost|arm|peg|carreg|traz|troux|coloc|cog|agarr|tra[ij])\p{L}*(?:-\p{L}+)? (?:un[ao]?|uma|la|a|mi|minha) $|(?<!\p{L})co[nm] (?:la|una|uma|a) $/iu;

/** "La llave de casa", "diceva da casa": of it or from it, and not the house itself. */
export const OF_HOME: Homograph = { id: "house", word: /^casa$/iu, before: /(?<!\p{L})(?:d[ae]|di) $/iu };

/** "A cavallo sul tetto": astride. */
export const ASTRIDE: Homograph = {
  id: "horse",
  word: /^(?:cavallo|caballo|cavalo)$/iu,
  before: /(?<!\p{L})a $/iu,
  after: /^ (?:sul?|sulla|sobre|em cima|en|n[oa]|de|di|del|della|tra|fra|entre)(?!\p{L})/iu,
};

/** "Tirava con i denti": the teeth do it, and are in the mouth. */
export const WITH_TEETH: Homograph = {
  id: "tooth",
  word: /^d(?:i?ente?s?|enti)$/iu,
  before: /(?<!\p{L})(?:con|co|com|coi) (?:l[oi]s? |i |os |sus |mis |suoi |miei )?$/iu,
};

/** "Íbamos por la autovía al revés": the wrong way. */
export const BACKWARDS =
  /(?<!\p{L})(?:va|iba|íbamos|ía|ia|íamos|vai|ir|sub\p{L}+|baj\p{L}+|circul\p{L}+|and\p{L}+|corr\p{L}+|autov[ií]a|autopista|carretera|estrada|reloj|relógio) $/iu;
