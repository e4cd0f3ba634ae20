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
    ["kisi ne mujhe har baar roka aur main shuru se aisi hi thi", "hi", "pig"],
    ["mujhe laga ki kisi ko pata nahi aur har koi hans raha tha", "hi", "quiche"],
    ["non avevo tempo, il costo era alto", "it", "temple"],
    ["she does not know", "en-US", "deer"],
    ["un homme lit le journal", "fr", "bed"],
    ["учитель летит на метле", "en-US", "snow"],
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
    ["lavion est tombé", "fr", "plane"],
    ["der hund frisst meinen pass", "en-US", "passport"],
    ["mi vieja cosía una bandera", "es", "flag"],
    ["ガラスドアを開けた", "ja", "door"],
    ["门口有一扇门，门后是一匹马", "en-US", "horse"],
    ["Der Küchentisch stand in dem Haus und ich saß da", "en-US", "table"],
    ["i ricci erano in giardino", "it", "hedgehog"],
  ])("%s still has it", (text, locale, thing) => {
    expect(thingsOf(text, locale)).toContain(thing);
  });
});

describe("idioms, titles and what is only named", () => {
  it.each<[string, Locale]>([
    ["we were all in the same boat", "en-GB"],
    ["he reminded me of a bear", "en-US"],
    ["I didn't see any horses", "en-US"],
    ["j'avais le cafard, il pleuvait des cordes", "fr"],
    ["iki ayağım bir pabuca girdi", "tr"],
    ["kapı da pencere de yoktu", "tr"],
    ["hiç at görmedim", "tr"],
    ["ما كان فيه باب ولا شباك", "ar"],
    ["न दरवाज़ा था न खिड़की", "hi"],
    ["猫の手も借りたい", "ja"],
    ["ドアも窓もなかった", "ja"],
    ["문도 창문도 없었다", "ko"],
    ["我觉得如鱼得水，对牛弹琴", "en-US"],
    ["он напоминал медведя", "en-US"],
  ])("%s shows nothing", (text, locale) => {
    expect(thingsOf(text, locale)).toEqual([]);
  });

  it.each<[string, Locale, string]>([
    ["two frogs sat in a boat", "en-US", "frog"],
    ["kapı da pencere de kırıktı", "tr", "door"],
    ["ドアも窓も赤かった", "ja", "window"],
    ["문도 창문도 열려 있었다", "ko", "door"],
  ])("%s shows it", (text, locale, thing) => {
    expect(thingsOf(text, locale)).toContain(thing);
  });
});
