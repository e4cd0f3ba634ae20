import type { Homograph } from "./homograph.ts";

/** German words that are written like a thing's and mean another one. */
export const DE: readonly Homograph[] = [
  // "Einen Strauß Rosen": flowers, and no bird.
  {
    id: "ostrich",
    word: /^Strauß$/u,
    after:
      /^ (?:(?:mit|aus|von|voller) )?(?:\p{Ll}+ )?(?:\p{L}*(?:rosen|blumen|tulpen|lilien|nelken|flieder|astern|veilchen|löwenzahn|disteln|kräuter|gräser|dahlien|narzissen)|(?:in der|in die) Hand)/iu,
    is: "bouquet",
  },
  {
    id: "ostrich",
    word: /^Strauß$/u,
    before: /(?:schenk|brachte|pflück|kauf|überreich|warf|wirft|hielt|Braut|gab)[^.]*$/iu,
    is: "bouquet",
  },
  // That of a bicycle.
  { id: "necklace", word: /^Kette$/u, beside: "bicycle" },
  // People queue.
  {
    id: "snake",
    word: /^Schlange$/iu,
    before: /(?:Kasse|Schalter|Kino|Supermarkt|Bäcker|Eingang|Amt|Theke|Post|Klo|Toilette|Bahnhof)[^.]*$/u,
    unless: /biss|beißt|zischt|kroch|kriech|giftig|züngel/iu,
  },
  {
    id: "snake",
    word: /^Schlange$/iu,
    after:
      /^ (?:vor|an) (?:der|dem|den) (?:Kasse|Schalter|Kino|Laden|Bäcker|Eingang|Theke|Post|Klo|Toilette|Tür)/u,
    unless: /biss|beißt|zischt|kroch|kriech|giftig|züngel/iu,
  },
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
];
