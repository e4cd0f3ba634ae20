import type { Homograph } from "./homograph.ts";

/** Russian words that are written like a thing's and mean another one. */
export const RU: readonly Homograph[] = [
  // That of the telephone.
  { id: "television", word: /^экран/iu, beside: "phone" },
  // One of a street.
  { id: "lantern", word: /^фонар/iu, beside: "street", is: "streetLamp" },
  // One shoots with it.
  {
    id: "onion",
    word: /^лук/iu,
    before: /(?:стреля|выстрел|натян|тетив|из|с) ?\p{L}* (?:\p{L}+ )?$/iu,
    is: "bow",
  },
  { id: "onion", word: /^лук/iu, after: /^ (?:и|со?|без) стрел/iu, is: "bow" },
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
];
