import type { Homograph } from "./homograph.ts";

/** Japanese words that are written like a thing's and mean another one. */
export const JA: readonly Homograph[] = [
  // "踊り場": a landing of stairs.
  { id: "dancing", word: /^踊り/u, after: /^場/u },
  // "終電を逃した": it has left.
  { id: "train", word: /^終電$/u, after: /^(?:を逃|をのが|に遅れ|に乗り遅れ|に間に合わ)/u },
  { id: "tree", word: /^木$/u, before: /桜の$/u },
  { id: "bathtub", word: /^湯船$/u, beside: "hotSpring" },
  { id: "rope", word: /^(?:紐|ひも)$/u, before: /(?:靴|くつ|スニーカー|ブーツ)の?$/u },
  { id: "leg", word: /^[脚足]$/u, before: /(?:テーブル|机|椅子|いす|ベッド|ソファー?|ピアノ)の$/u },
  { id: "rope", word: /^縄$/u, beside: "skippingRope" },
  // The hand of a clock or of scales.
  { id: "needle", word: /^針$/u, before: /(?:時計|体重計|メーター|コンパス|はかり|秤)[^。]{0,14}$/u },
  // "店員のお姉さん" is a young woman.
  {
    id: "sister",
    word: /^お姉さん$/u,
    before: /(?:の|な|い|た|る)$/u,
    unless: /(?:私|僕|俺|うち|友達|彼|彼女)のお姉さん/u,
    is: "woman",
    kind: "people",
  },
  // What is in the box.
  { id: "suitcase", word: /^荷物$/u, beside: "box" },
  { id: "gondola", word: /^ゴンドラ$/u, beside: "ferrisWheel" },
  // "家の炊飯器": the one at home.
  {
    id: "house",
    word: /^家$/u,
    after: /^の(?!前|中|外|屋根|上|庭|玄関|裏|横|隣|周|廊下|ドア|窓|壁|階段|近|鍵)/u,
  },
  // "プールの水の中に金魚が": seen in the pool.
  { id: "underwater", word: /^水の中/u, beside: "pool", is: "pool", kind: "places" },
];
