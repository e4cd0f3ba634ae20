import { describe, expect, it } from "vitest";
import type { Locale } from "#shared/locales.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";

const dreamer = (text: string, locale: Locale) => {
  const { action, activity } = describeScene(text, locale);
  return [action, activity].filter(Boolean);
};

describe("the creature that does it, and not the dreamer", () => {
  it.each([
    ["शेर हमारे कमरे में सोफ़े पर बैठा टीवी देख रहा था।", "hi"],
    ["कुत्ते ने मेरी चप्पल चुराई और पेड़ पर चढ़ गया।", "hi"],
    ["टमाटर रो रहे थे।", "hi"],
    ["दीये पानी पर तैर रहे थे।", "hi"],
    ["الجمل دخل السوق وقعد ياكل", "ar"],
    ["واحد الحمار كيقرا في القسم", "ar"],
    ["كان القط نايم على الكرسي", "ar"],
    ["늑대들이 우리 아파트 놀이터에서 그네를 타고 있었다.", "ko"],
    ["냄비가 올라왔다.", "ko"],
    ["髪がヘビになって逃げた。", "ja"],
    ["ブランコに乗ってるのが骸骨だった。", "ja"],
  ] as const)("is found: %s", (text, locale) => {
    expect(dreamer(text, locale)).toEqual([]);
  });

  it.each([
    ["मैं सोफ़े पर बैठा बिल्ली को देख रहा था।", "hi", "sitting"],
    ["मैंने कुत्ता देखा और पेड़ पर चढ़ गया।", "hi", "climbing"],
    ["شفت الجمل وكنت نايم", "ar", "sleeping"],
    ["الكلب ورايا وانا بركض", "ar", "running"],
    ["늑대가 나타나서 나는 나무에 올라갔다.", "ko", "climbing"],
    ["蛇がいて私は走って逃げた。", "ja", "running"],
  ] as const)("is not taken for the dreamer: %s", (text, locale, act) => {
    expect(dreamer(text, locale)).toContain(act);
  });
});
