import { expect, it, describe } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import { aboard, hasCabin } from "#server/studio/image/figures/aboard.ts";
import { plainLook } from "#server/studio/image/figures/garments.ts";
import { thingFigure } from "#server/studio/image/figures/thing-figures.ts";
import { driverSeen } from "#server/studio/image/composed/cabins.ts";
import { drivenBy } from "#server/studio/image/composed/driven.ts";
import { withPillion } from "#server/studio/image/composed/riders.ts";
import { vehicleOf } from "#server/studio/image/composed/passengers.ts";
import { seatedBy } from "#server/studio/image/composed/seated.ts";
import { palette } from "#server/studio/image/palettes.ts";
import type { Thing } from "#server/studio/reading/scene/catalogue.ts";
import type { Locale } from "#shared/locales.ts";

const inside: [text: string, locale: Locale, thing: Thing][] = [
  ["I was driving a car without brakes", "en-US", "car"],
  ["We were on a train with my sister", "en-US", "train"],
  ["me and my dad were in his little boat", "en-GB", "rowboat"],
  ["I was trapped in an elevator", "en-US", "elevator"],
  ["mon chien conduisait la voiture et moi j'étais assise à l'arrière", "fr", "car"],
  ["Iba en coche con mi padre", "es", "car"],
  ["Eu dirigia um caminhão", "pt-BR", "truck"],
  ["Ero in macchina con mia madre", "it", "car"],
  ["バスに乗っていた", "ja", "bus"],
  ["버스를 타고 있었다", "ko", "bus"],
  ["otobüsteydim", "tr", "bus"],
  ["मैं बस में बैठा था", "hi", "bus"],
  ["كنت عم سوق السيارة", "ar", "car"],
  ["My father was driving and I sat next to him", "en-US", "car"],
  ["Mi abuelo manejaba muy rápido por la playa", "es", "car"],
];
const outside: [text: string, locale: Locale][] = [
  ["A red car was parked in the street", "en-US"],
  ["The bus left without me", "en-US"],
  ["My cat was sitting in a boat", "en-US"],
  ["Waiting for the elevator with my boss", "en-US"],
  ["Ma mère conduisait la voiture", "fr"],
  ["Mi hermano estaba en un barco", "es"],
  ["O carro caiu no rio", "pt"],
  ["annem arabada uyuyordu", "tr"],
  ["車が燃えていた", "ja"],
];

describe("a dreamer in a vehicle", () => {
  it.each(inside)("is in it: %s", (text, locale, thing) => {
    expect(describeScene(text, locale).aboard).toMatchObject({ thing });
  });
  it.each(outside)("is not in it: %s", (text, locale) => {
    expect(describeScene(text, locale).aboard).toBeUndefined();
  });
  it("is in the boat that is on the sea, but where they swim", () => {
    const boatOf = (text: string) => vehicleOf(describeScene(text, "en-GB"));
    expect(boatOf("A raft on the sea, my wife and a whale")).toBe("raft");
    expect(boatOf("I was swimming in the sea beside a ship")).toBeUndefined();
    expect(boatOf("I stood on the beach, a ship went by")).toBeUndefined();
  });
  it("is on the roof, or has the oars", () => {
    expect(describeScene("मैं ट्रेन की छत पर बैठा हूँ", "hi").aboard).toEqual({ thing: "train", onTop: true });
    expect(describeScene("eu remava com meu cachorro", "pt-BR").aboard).toEqual({
      thing: "rowboat",
      rows: true,
    });
  });
  it("is drawn inside, where the vehicle has room", () => {
    const colours = palette("dawn");
    for (const thing of ["car", "bus", "plane", "elevator", "rowboat", "ship"] as const) {
      expect(hasCabin(thing)).toBe(true);
      const { figure } = thingFigure(thing, colours);
      const one = aboard(thing, figure, [plainLook(true, 0)], { drives: true, rows: false });
      const two = aboard(thing, figure, [plainLook(true, 0), plainLook(false, 0)], {
        drives: false,
        rows: false,
      });
      expect(one.parts.length).toBeGreaterThan(thing === "rowboat" ? 8 : figure.parts.length);
      expect(two.box.bottom).toBeGreaterThanOrEqual(one.box.bottom - 1);
    }
    expect(hasCabin("horse")).toBe(false);
  });
  it.each(["fishingBoat", "motorboat", "yacht", "airship", "canoe"] as const)(
    "is drawn with one more in it: %s",
    (thing) => {
      const { figure } = thingFigure(thing, palette("dawn"));
      const partsWith = (count: number) =>
        aboard(thing, figure, Array(count).fill(plainLook(true, 0)), { drives: false, rows: false }).parts
          .length;
      expect(partsWith(2)).toBeGreaterThan(partsWith(1));
    },
  );
  it("is drawn as one figure with who rides along, and sleepers with what they lie on", () => {
    const item = (thing: Thing) => {
      const { figure, habit } = thingFigure(thing, palette("dawn"));
      return { figure, habit, tall: 100, wide: 100, row: "front" as const, thing };
    };
    const sofa = item("sofa");
    const asleep = { id: "grandfather", does: "sleeping" } as const;
    const { items, cast } = seatedBy([sofa], [asleep], describeScene("", "en-US"));
    expect(items[0]!.figure.parts.length).toBeGreaterThan(sofa.figure.parts.length);
    expect(cast).toEqual([]);
    const rider = item("hat");
    const both = withPillion(rider, { id: "sister", woman: true });
    expect(both.figure.parts.length).toBeGreaterThan(rider.figure.parts.length);
  });
});

describe("a vehicle with who drives it", () => {
  const seenIn = (text: string) => driverSeen(describeScene(text, "en-US")).aboard;
  it("is a bus seen from outside", () => {
    expect(seenIn("My father was driving the bus and all the passengers were chickens")).toEqual({
      thing: "bus",
    });
    expect(seenIn("I was on the bus with my sister and strangers")?.inside).toBe(true);
  });
  it("is the boat by which somebody sits", () => {
    const scene = describeScene("", "en-US");
    const { figure, habit } = thingFigure("boat", palette("dawn"));
    const boat = { figure, habit, tall: 100, wide: 100, row: "front" as const, thing: "boat" as const };
    const father = { id: "father", does: "sitting" } as const;
    expect(drivenBy([boat], [father], scene, () => undefined).cast).toEqual([]);
    const chair = { ...boat, thing: "chair" as const };
    expect(drivenBy([boat, chair], [father], scene, () => undefined).cast).toEqual([father]);
  });
});

describe("what the dreamer does", () => {
  it("is to fly, to go on stairs, to lie in bed", () => {
    expect(describeScene("طلعت فوق سطح العمارة وطرت مع سرب حمام", "ar").action).toBe("flying");
    expect(describeScene("우산 펴니까 몸이 둥둥 떠올랐다", "ko").action).toBe("flying");
    expect(describeScene("मैं छत से उड़कर आसमान में चला गया", "hi").action).toBe("flying");
    expect(describeScene("scendevo le scale con il gatto", "it").action).toBe("climbing");
    expect(describeScene("merdivenleri çıkıyorum çıkıyorum bitmiyor", "tr").action).toBe("climbing");
    expect(describeScene("電車に乗り遅れそうで走るんだけど", "ja").action).toBe("running");
    expect(describeScene("एक साँप मेरे बिस्तर पर चढ़ आया मैं हिल नहीं पा रही थी", "hi").activity).toBe("inBed");
  });
  it("is not what a house does that goes up into the sky", () => {
    const { things, action } = describeScene("a casa ia subindo pro céu", "pt-BR");
    expect(things).toMatchObject([{ thing: "house", moves: "flying" }]);
    expect(action).toBeNull();
  });
  it("is to sit on what the dream says, and not where others sit", () => {
    expect(describeScene("ソファに座っていた", "ja").aboard).toEqual({ thing: "sofa", onTop: true });
    expect(describeScene("ben de koltuğun üstüne çıkmıştım", "tr").aboard).toMatchObject({
      thing: "armchair",
    });
    expect(describeScene("My grandmother was sitting on the sofa", "en-US").aboard).toBeUndefined();
    expect(describeScene("मेरी माँ कुर्सी पर बैठी थी", "hi").aboard).toBeUndefined();
  });
  it.each([
    ["I flew over the city on a carpet.", "en-US", "carpet"],
    ["Soñé que volaba en una alfombra sobre la ciudad.", "es", "carpet"],
    ["Je volais sur un tapis au-dessus du village avec ma sœur.", "fr", "carpet"],
    ["Bir halının üstünde şehrin üzerinde uçuyordum.", "tr", "carpet"],
    ["Я летел на облаке над городом.", "en-US", "cloud"],
    ["مشيت في السماء وكنت أطير على سجادة", "ar", "carpet"],
    ["मैं कालीन पर बैठकर उड़ रहा था।", "hi", "carpet"],
    ["ベッドに乗って空を飛んでいた。", "ja", "bed"],
    ["침대를 타고 하늘을 날았어요.", "ko", "bed"],
  ] as [string, Locale, Thing][])("is to sit on what they fly on: %s", (text, locale, thing) => {
    const { things, action, aboard: on } = describeScene(text, locale);
    expect(things).toMatchObject([{ thing, moves: "flying" }]);
    expect({ action, on }).toEqual({ action: "riding", on: { thing, onTop: true } });
  });
  it("is to fly by themselves over what lies below", () => {
    const { action, aboard: on } = describeScene("I flew over my bed and saw the carpet.", "en-US");
    expect({ action, on }).toEqual({ action: "flying", on: undefined });
  });
  it("is done in pyjamas or a towel", () => {
    expect(describeScene("I was in the queue in my pyjamas", "en-GB").outfit).toBe("pyjamas");
    expect(describeScene("J'étais enroulée dans une serviette de bain", "fr").outfit).toBe("towel");
  });
});
