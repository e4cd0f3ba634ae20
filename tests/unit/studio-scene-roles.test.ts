import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import { WORDED_ROLES, wordedRole } from "#server/studio/reading/scene/role-words.ts";
import type { Locale } from "#shared/locales.ts";

const castOf = (text: string, locale: Locale) => describeScene(text, locale).cast ?? [];

const said: [string, Locale, string][] = [
  ["Kaleci bana topu attı", "tr", "goalkeeper"],
  ["Il portiere ha parato il rigore", "it", "goalkeeper"],
  ["el referí me sacó una tarjeta", "es", "referee"],
  ["The umpire shouted at me", "en-GB", "referee"],
  ["力士が歌っていた", "ja", "sumoWrestler"],
  ["vi un luchador de sumo", "es", "sumoWrestler"],
  ["해녀가 나를 불렀다", "ko", "diver"],
  ["I saw a diver", "en-US", "diver"],
  ["El torero lloraba", "es", "bullfighter"],
  ["o toureiro dançava", "pt", "bullfighter"],
  ["kasap bana bakıyordu", "tr", "butcher"],
  ["kasabın elinde bıçak vardı", "tr", "butcher"],
  ["رأيت حدادا ونجارا", "ar", "carpenter"],
  ["कुम्हार रो रहा था", "hi", "potter"],
  ["Un plombier, une fleuriste et un marin attendaient", "fr", "florist"],
  ["Un plombier, une fleuriste et un marin attendaient", "fr", "sailor"],
  ["Мясник смеялся", "en-US", "butcher"],
  ["Ich sah einen Schmied", "en-US", "blacksmith"],
  ["我梦见一个医生和牙医", "en-US", "dentist"],
  ["der Schäfer winkte", "en-US", "shepherd"],
  ["पंडित जी सो रहे थे", "hi", "pandit"],
  ["巫女さんがいた", "ja", "shrineMaiden"],
  ["dirigeva il direttore d'orchestra", "it", "conductor"],
  ["mi dentista se reía", "es", "dentist"],
  ["Okul müdürü bana kızıyordu", "tr", "headmaster"],
  ["Der Apotheker verkaufte mir Tabletten", "en-US", "pharmacist"],
  ["Un plombier réparait le robinet", "fr", "plumber"],
  ["Elektrikçi ampulü değiştiriyordu", "tr", "electrician"],
  ["वकील साहब कोर्ट में थे", "hi", "lawyer"],
  ["We picked up a hitchhiker", "en-US", "hitchhiker"],
  ["La niñera cantaba", "es", "babysitter"],
  ["La sage-femme m'a donné un bébé", "fr", "midwife"],
  ["同級生と海に行った", "ja", "classmate"],
  ["Two teenagers were laughing", "en-US", "teenager"],
  ["L'espion me suivait dans la rue", "fr", "detective"],
  ["Meu padrinho me deu um presente", "pt", "godparent"],
  ["La mia gemella rideva", "it", "twin"],
];
const unsaid: [string, Locale, string][] = [
  ["pencereden denize bakan bir ev", "tr", "president"],
  ["il cane pastore correva", "it", "shepherd"],
  ["un berger allemand courait", "fr", "shepherd"],
  ["пошёл мимо дома", "en-US", "mime"],
  ["사과를 사서 먹었다", "ko", "librarian"],
  ["llevaba una cazadora de cuero", "es", "hunter"],
  ["I read Harry Potter to the cat", "en-GB", "potter"],
  ["كانت في حداد", "ar", "blacksmith"],
  ["der Arzt kam", "en-US", "dentist"],
];

describe("roles by their words", () => {
  it.each(said)("%s (%s): %s", (text, locale, role) => {
    expect(castOf(text, locale).map((one) => one.role)).toContain(role);
  });
  it.each(unsaid)("%s (%s) is no %s", (text, locale, role) => {
    expect(castOf(text, locale).map((one) => one.role)).not.toContain(role);
  });
  it("are women where the word says so", () => {
    expect(castOf("la costurera cosía", "es")[0]).toMatchObject({ role: "tailor", woman: true });
    expect(castOf("芸者が踊っていた", "ja")[0]).toMatchObject({ role: "geisha", woman: true });
    expect(castOf("the blacksmith laughed", "en-US")[0]!.woman).toBeUndefined();
  });
  it("dress a groom of India in his own clothes, once", () => {
    const grooms = castOf("मेरी शादी में दूल्हा ऊँट पर बैठा था", "hi").filter(({ id }) => id === "groom");
    expect(grooms).toHaveLength(1);
    expect(grooms[0]!.role).toBe("turbanedGroom");
    expect(castOf("the groom smiled", "en-US")[0]!.role).toBe("groom");
  });
  it("take the longest word", () => {
    expect(wordedRole("sumo güreşçisi", "tr")).toBe("sumoWrestler");
    expect(wordedRole("güreşçi", "tr")).toBe("wrestler");
  });
  it("have no role twice", () => {
    expect(new Set(WORDED_ROLES).size).toBe(WORDED_ROLES.length);
  });
});
