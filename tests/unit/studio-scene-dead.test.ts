import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const dead: [string, Locale][] = [
  ["My late husband was standing in the kitchen", "en-US"],
  ["my dad, who died last year, sat on the bench", "en-GB"],
  ["rahmetli babam salonda oturuyordu", "tr"],
  ["mi abuela que ya murió estaba en la playa", "es"],
  ["meu pai falecido estava na varanda", "pt-BR"],
  ["mon grand-père décédé était dans le jardin", "fr"],
  ["mia nonna morta era in cucina", "it"],
  ["شفت جدي الله يرحمه قاعد تحت النخلة", "ar"],
  ["मेरी दादी जो अब नहीं रहीं छत पर थीं", "hi"],
  ["亡くなったおじいちゃんと縁側にいた", "ja"],
  ["돌아가신 할머니가 마당에 계셨다", "ko"],
  ["Meine verstorbene Oma stand in der Küche", "en-US"],
  ["покойная бабушка сидела на кухне", "en-US"],
  ["我去世的爷爷坐在花园里", "en-US"],
];
const alive: [string, Locale][] = [
  ["My father was late for the train", "en-US"],
  ["annem mutfaktaydı", "tr"],
  ["mi abuela estaba en la playa", "es"],
];
const acts: [string, Locale, string][] = [
  ["I was late for work and ran", "en-US", "late"],
  ["sınava geç kalmıştım", "tr", "late"],
  ["llegaba tarde al trabajo", "es", "late"],
  ["늦잠을 자서 학교에 지각했다", "ko", "late"],
  ["I was waiting at the station", "en-US", "waiting"],
  ["otobüs durağında bekliyordum", "tr", "waiting"],
  ["j'attendais devant la porte", "fr", "waiting"],
  ["我在等公交车", "en-US", "waiting"],
];
const notWaiting: [string, Locale][] = [
  ["my father was waiting for me at the door", "en-US"],
  ["annem kapıda beni bekliyordu", "tr"],
  ["夫が駅で待っていた", "ja"],
];

describe("somebody who has died", () => {
  it.each(dead)("is known: %s", (text, locale) => {
    expect(describeScene(text, locale).cast?.[0]?.dead).toBe(true);
  });
  it.each(alive)("is not: %s", (text, locale) => {
    expect(describeScene(text, locale).cast?.[0]?.dead).toBeUndefined();
  });
});

describe("the dreamer", () => {
  it.each(acts)("is late or waits: %s", (text, locale, activity) => {
    expect(describeScene(text, locale).activity).toBe(activity);
  });
  it.each(notWaiting)("does not wait: %s", (text, locale) => {
    expect(describeScene(text, locale).activity).toBeUndefined();
  });
  it("is not in a vehicle that is missed", () => {
    expect(describeScene("я опоздал на самолёт", "en-US").aboard).toBeUndefined();
    expect(describeScene("我在等公交车", "en-US").aboard).toBeUndefined();
  });
});

describe("relations by marriage and at work", () => {
  it("have their own roles", () => {
    const roleOf = (text: string, locale: Locale) => describeScene(text, locale).cast?.[0]?.role;
    expect(roleOf("mia suocera era in cucina", "it")).toBe("motherInLaw");
    expect(roleOf("kayınpederim bahçedeydi", "tr")).toBe("fatherInLaw");
    expect(roleOf("mis suegros llegaron a casa", "es")).toBe("inLaws");
    expect(roleOf("a colleague was in the forest", "en-US")).toBe("colleague");
    expect(roleOf("mi amigo estaba en la playa", "es")).toBeUndefined();
  });
  it("are seen in groups", () => {
    const groupOf = (text: string, locale: Locale) => describeScene(text, locale).cast?.[0]?.group;
    expect(groupOf("The customers were waiting in my shop", "en-US")).toBe("customers");
    expect(groupOf("misafirler salondaydı", "tr")).toBe("guests");
    expect(groupOf("people in black stood at the grave", "en-US")).toBe("mourners");
    expect(groupOf("iş arkadaşlarım ofiste bana bakıyordu", "tr")).toBe("colleagues");
  });
});
