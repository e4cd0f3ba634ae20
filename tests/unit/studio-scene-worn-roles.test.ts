import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const castOf = (text: string, locale: Locale) => describeScene(text, locale).cast ?? [];

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
  // A language that the interface does not have: read by its own words.
  ["хирург посмотрел на меня", "en-US", "surgeon"],
];

describe("roles known by what people wear or carry", () => {
  it.each(roles)("are read in %s", (text, locale, role) => {
    expect(castOf(text, locale).map((one) => one.role)).toContain(role);
  });
  it("makes a headmaster a man and a headmistress a woman", () => {
    expect(castOf("my headmaster shouted", "en-GB")[0]!.woman).toBeUndefined();
    expect(castOf("my headmistress shouted", "en-GB")[0]!.woman).toBe(true);
  });
});
