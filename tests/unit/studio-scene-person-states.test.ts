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
const roles: [string, Locale, string][] = [
  ["The patients were in the ward", "en-US", "patient"],
  ["bir hasta uyuyordu", "tr", "patient"],
  ["患者さんたちがいた", "ja", "patient"],
  ["los pacientes estaban en la sala", "es", "patient"],
  ["motorcyclists rode past me", "en-US", "biker"],
  ["des motards passaient", "fr", "biker"],
  ["motosikletli biri geldi", "tr", "biker"],
  ["an apiarist, a beekeeper, looked at me", "en-GB", "beekeeper"],
  ["un apicoltore mi guardava", "it", "beekeeper"],
  ["o senhorio bateu à porta", "pt", "landlord"],
  ["my landlord knocked", "en-GB", "landlord"],
  ["les déménageurs sont arrivés", "fr", "mover"],
  ["駅員さんに言われた", "ja", "stationAttendant"],
  ["the surgeon looked at me", "en-US", "surgeon"],
  ["хирург посмотрел на меня", "en-US", "surgeon"],
];
const animals: [string, Locale, string][] = [
  ["my dog was sleeping on the rug", "en-US", "asleep"],
  ["köpek tabutun üstünde uyuyordu", "tr", "asleep"],
  ["Sulla bara dormiva il suo cane", "it", "asleep"],
  ["el gato dormía en el sofá", "es", "asleep"],
  ["猫が机の上で寝ていた", "ja", "asleep"],
  ["the cat stood on its hind legs", "en-US", "upright"],
  ["un perro caminaba en dos patas", "es", "upright"],
  ["kedi arka ayakları üstünde duruyordu", "tr", "upright"],
];

describe("how people are", () => {
  it.each(states)("reads %s", (text, locale, state) => {
    expect(castOf(text, locale).find((one) => one.state)?.state).toMatchObject(state);
  });
  it.each(unsaid)("is not said in %s", (text, locale) => {
    expect(castOf(text, locale).some((one) => one.state)).toBe(false);
  });
  it("is told of the dreamer where nobody else is named", () => {
    expect(describeScene("歯医者の椅子に座って口を開けたままだった", "ja").state).toEqual({
      mood: "openMouth",
    });
    expect(describeScene("I sat there with my mouth open", "en-US").state).toEqual({ mood: "openMouth" });
  });
  it("shows no legs beside who has long ones", () => {
    expect(describeScene("my uncle had long legs", "en-US").things).toEqual([]);
  });
  it("takes a brother with a beard for a grown man", () => {
    const [brother] = castOf("my baby brother was there but he's 34 and has a beard", "en-US");
    expect(brother!.young).toBeUndefined();
  });
});

describe("roles known by a garment and a tool", () => {
  it.each(roles)("are read in %s", (text, locale, role) => {
    expect(castOf(text, locale).map((one) => one.role)).toContain(role);
  });
  it("makes a headmaster a man and a headmistress a woman", () => {
    expect(castOf("my headmaster shouted", "en-GB")[0]!.woman).toBeUndefined();
    expect(castOf("my headmistress shouted", "en-GB")[0]!.woman).toBe(true);
  });
});

describe("animals that sleep or stand as people do", () => {
  it.each(animals)("are read in %s", (text, locale, pose) => {
    expect(describeScene(text, locale).things.find((one) => one.pose)?.pose).toBe(pose);
  });
  it("leaves them as they are where the dreamer sleeps", () => {
    expect(describeScene("I was sleeping and a dog barked", "en-US").things[0]!.pose).toBeUndefined();
  });
});

describe("who is meant by a pronoun", () => {
  it("hugs the animal or the person named before", () => {
    expect(describeScene("I found a puppy and I hugged it", "en-US").handles).toEqual({
      way: "hug",
      thing: "puppy",
    });
    expect(describeScene("vi a mi abuela y la abracé", "es").handles).toMatchObject({
      person: "grandmother",
    });
  });
  it("is nobody where none is named", () => {
    expect(describeScene("I hugged it", "en-US").handles).toBeUndefined();
  });
});

describe("the dreamer's sex", () => {
  const told: [string, Locale, string | undefined][] = [
    ["yo era la única que lloraba", "es", "woman"],
    ["estaba descalzo en la calle", "es", "man"],
    ["mio marito dormiva", "it", "woman"],
    ["my wife was in the kitchen", "en-US", "man"],
    ["kocam ağlıyordu", "tr", "woman"],
    ["मैं बाज़ार में खड़ी थी", "hi", "woman"],
    ["I was in the kitchen", "en-US", undefined],
    ["evdeydim", "tr", undefined],
  ];
  it.each(told)("is told by %s", (text, locale, sex) => {
    expect(describeScene(text, locale).sex).toBe(sex);
  });
});

describe("crowds with something in the hands", () => {
  it("are read with it", () => {
    expect(castOf("everyone was holding a live fish", "en-US")[0]!.handles).toEqual({
      way: "hold",
      thing: "fish",
    });
    expect(castOf("todo mundo segurava um peixe vivo na mão", "pt-BR")[0]!.handles).toBeDefined();
  });
});
