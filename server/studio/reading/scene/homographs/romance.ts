/** What is set up or carried has rungs. */
export const LEANT =
  /(?<!\p{L})(?:appoggi|port|mett|prend|mess|pos|arrim|apoy|pus|pôs|pon|encost|arm|peg|carreg|traz|troux|coloc|cog|agarr|tra[ij])\p{L}*(?:-\p{L}+)? (?:un[ao]?|uma|la|a|mi|minha) $|(?<!\p{L})co[nm] (?:la|una|uma|a) $/iu;

/** "Íbamos por la autovía al revés": the wrong way. */
export const BACKWARDS =
  /(?<!\p{L})(?:va|iba|íbamos|ía|ia|íamos|vai|ir|sub\p{L}+|baj\p{L}+|circul\p{L}+|and\p{L}+|corr\p{L}+|autov[ií]a|autopista|carretera|estrada|reloj|relógio) $/iu;
