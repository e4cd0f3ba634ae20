import type { Homograph } from "./homograph.ts";

/** Chinese words that are written like a thing's and mean another one. */
export const ZH: readonly Homograph[] = [
  { id: "coat", word: /^衣服$/u, beside: "laundry" },
  // "让我赔钱": to be paid, and none is there.
  { id: "money", word: /^钱$/u, before: /(?:赔|欠|花|省|没|缺|付|还)$/u },
  // The one in which the dreamer sits.
  { id: "train", word: /^列车$/u, beside: "bulletTrain" },
  // A taxi is meant, and no other car.
  {
    id: "car",
    word: /^[车車]$/u,
    unless: /^(?!.*(?:出租|公交|救护|消防|自行|电动|三轮|火|卡|货|摩托|警|地铁|马)[车車]?)/u,
  },
];
