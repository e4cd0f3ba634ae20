import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const castOf = (text: string, locale: Locale) => describeScene(text, locale).cast ?? [];

const states: [string, Locale, object][] = [
  ["a tiny soldier saluted me", "en-US", { size: "tiny" }],
  ["my grandmother was huge, as tall as a house", "en-GB", { size: "giant" }],
  ["minicik bir asker bana selam verdi", "tr", { size: "tiny" }],
  ["devasa bir adam kapıda duruyordu", "tr", { size: "giant" }],
  ["un soldado diminuto me saludó", "es", { size: "tiny" }],
  ["un homme minuscule était sur la table", "fr", { size: "tiny" }],
  ["un uomo gigantesco era in giardino", "it", { size: "giant" }],
  ["um homem enorme estava na rua", "pt", { size: "giant" }],
  ["아들이 손바닥만 해져서 울었다", "ko", { size: "tiny" }],
  ["巨大な男が立っていた", "ja", { size: "giant" }],
  // A language that the interface does not have: read by its own words.
  ["ein winziger Mann stand auf dem Tisch", "en-US", { size: "tiny" }],
  ["there was a faceless man at the door", "en-US", { mood: "faceless" }],
  ["yüzü olmayan bir adam bana bakıyordu", "tr", { mood: "faceless" }],
  ["un señor sin cara me miraba", "es", { mood: "faceless" }],
  ["un homme sans visage m'attendait", "fr", { mood: "faceless" }],
  ["um homem sem rosto estava na sala", "pt-BR", { mood: "faceless" }],
  ["顔のない男がいた", "ja", { mood: "faceless" }],
  ["얼굴 없는 남자가 서 있었다", "ko", { mood: "faceless" }],
  ["grandpa's legs were so long they touched the ground", "en-US", { longLegs: true }],
  ["dedemin bacakları o kadar uzundu ki yere değiyordu", "tr", { longLegs: true }],
  ["my mother was transparent", "en-US", { clear: true }],
  ["mi padre era transparente", "es", { clear: true }],
];
const unsaid: [string, Locale][] = [
  ["meu pai na roda gigante", "pt-BR"],
  ["a man stood beside a huge tree", "en-US"],
  ["a huge dog and my mother", "en-US"],
  ["adam kocaman bir ağacın altındaydı", "tr"],
  ["mi padre y un perro enorme", "es"],
  ["my old friend was in the garden", "en-US"],
];

describe("how people are", () => {
  it.each(states)("reads %s", (text, locale, state) => {
    expect(castOf(text, locale).find((one) => one.state)?.state).toMatchObject(state);
  });
  it.each(unsaid)("is not said in %s", (text, locale) => {
    expect(castOf(text, locale).some((one) => one.state)).toBe(false);
  });
  it("is said of the dreamer where no other person is named", () => {
    expect(describeScene("歯医者の椅子に座って口を開けたままだった", "ja").state).toEqual({
      mood: "openMouth",
    });
    expect(describeScene("I sat there with my mouth open", "en-US").state).toEqual({ mood: "openMouth" });
  });
  it("draws no separate legs for a person with long ones", () => {
    expect(describeScene("my uncle had long legs", "en-US").things).toEqual([]);
  });
  it("takes a brother with a beard for a grown man", () => {
    const [brother] = castOf("my baby brother was there but he's 34 and has a beard", "en-US");
    expect(brother!.young).toBeUndefined();
  });
});
