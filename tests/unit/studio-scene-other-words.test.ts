import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const thingsOf = (text: string, locale: Locale) =>
  describeScene(text, locale).things.map(({ thing }) => thing);

describe("words in which a thing's are written", () => {
  it.each<[string, Locale, string]>([
    ["رأيته عشان كان يحب حياتي", "ar", "flag"],
    ["عودته كانت فكرة غريبة", "ar", "oud"],
    ["شفت البنت كمان وهي بتضحك", "ar", "violin"],
    ["المرأة كانت تبكي في الغرفة", "ar", "mirror"],
    ["मैं हँसा और गाया, फिर दो घंटे बाद जगा", "hi", "swan"],
    ["गाँव में बसा एक परिवार, इसके अलावा कोई नहीं", "hi", "bus"],
    ["佐々木さんとバランスの話をした", "ja", "rose"],
    ["部屋がバラバラだった", "ja", "rose"],
    ["クリスマスのリハーサル", "ja", "monkey"],
    ["我去投票，西班牙语说得不好", "en-US", "ticket"],
    ["他出门的时候吃醋了", "en-US", "door"],
    ["Das war politisch, und die Vorstellungen waren gut, ich habe es in dem Haus gesehen", "en-US", "table"],
    ["Ich wollte die Kontrolle nicht verlieren und habe im Zimmer beschrieben", "en-US", "troll"],
    ["Он стоял в углу, угол был на полу", "en-US", "coal"],
    ["non era mica ricco, aveva in mente uno scopo", "it", "hedgehog"],
    ["ona güvenim yok, güvende değildim", "tr", "moth"],
    ["it was three o'clock under grey skies", "en-GB", "clock"],
  ])("%s has no such thing", (text, locale, thing) => {
    expect(thingsOf(text, locale)).not.toContain(thing);
  });

  it.each<[string, Locale, string]>([
    ["وكل الشبابيك مسكرة", "ar", "window"],
    ["كان يعزف على كمان قديم", "ar", "violin"],
    ["وقفت أمام المرآة", "ar", "mirror"],
    ["झील पर एक हंस तैर रहा था", "hi", "swan"],
    ["スクールバスに乗った", "ja", "schoolBus"],
    ["ガラスドアを開けた", "ja", "door"],
    ["门口有一扇门，门后是一匹马", "en-US", "horse"],
    ["Der Küchentisch stand in dem Haus und ich saß da", "en-US", "table"],
    ["i ricci erano in giardino", "it", "hedgehog"],
  ])("%s still has it", (text, locale, thing) => {
    expect(thingsOf(text, locale)).toContain(thing);
  });
});
