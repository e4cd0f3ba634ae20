import { describe, expect, it } from "vitest";
import type { Place } from "#server/studio/reading/scene/catalogue.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const thingsOf = (text: string, locale: Locale) => describeScene(text, locale).things;

describe("what grows and grows", () => {
  it.each([
    ["The pudding grew bigger and bigger until it reached the ceiling.", "en-US"],
    ["My dog kept growing.", "en-GB"],
    ["Köpek büyüdükçe büyüdü.", "tr"],
    ["Le chat devenait de plus en plus gros.", "fr"],
    ["La macchina del caffè diventava sempre più grande.", "it"],
    ["El perro crecía y crecía.", "es"],
    ["O gato ficava cada vez maior.", "pt"],
    ["القط كبر وكبر حتى صار مثل البيت", "ar"],
    ["कुत्ता बड़ा होता गया।", "hi"],
    ["プリンがどんどん大きくなった。", "ja"],
    ["고양이가 점점 커졌다.", "ko"],
  ] as const)("is giant: %s", (text, locale) => {
    expect(thingsOf(text, locale)).toMatchObject([{ size: "giant" }]);
  });

  it.each([
    ["I had a dog and my fear grew bigger and bigger.", "en-US"],
    ["The dog barked while the noise in the street kept growing.", "en-US"],
  ] as const)("is not what is named before something else: %s", (text, locale) => {
    expect(thingsOf(text, locale)[0]).not.toHaveProperty("size");
  });
});

describe("a sea in a vessel", () => {
  it.each([
    ["In my bathtub there was the sea, with waves.", "en-US", "bathtub"],
    ["Il y avait un océan dans ma tasse de thé.", "fr", "teaCup"],
    ["Küvetimin içinde deniz vardı.", "tr", "bathtub"],
    ["C'era il mare dentro la vasca da bagno.", "it", "bathtub"],
  ] as const)("is waves in it, and no place: %s", (text, locale, to) => {
    const { things, place } = describeScene(text, locale);
    expect(place).toBeNull();
    expect(things).toContainEqual(expect.objectContaining({ thing: "wave", bond: { to, how: "in" } }));
  });

  it("has its whale in the vessel", () => {
    const { things } = describeScene("In my bathtub there was the sea and a tiny whale.", "en-US");
    expect(things).toContainEqual(
      expect.objectContaining({ thing: "whale", bond: { to: "bathtub", how: "in" } }),
    );
    expect(things.map(({ thing }) => thing)).not.toContain("wave");
  });

  it("is a sea where the vessel only stands beside it", () => {
    expect(describeScene("I had a bucket at the sea.", "en-US").place).toBe("ocean" satisfies Place);
  });
});

describe("a roof on which others are", () => {
  it.each([
    ["The cows were standing on the roof of the barn.", "en-US", "barn"],
    ["Les vaches étaient montées sur le toit de l'étable.", "fr", "barn"],
    ["İnekler ahırın çatısına çıkmıştı.", "tr", "barn"],
    ["There was a horse on our roof.", "en-US", "house"],
  ] as const)("is that of a building seen from below: %s", (text, locale, to) => {
    const { things, place } = describeScene(text, locale);
    expect(place).toBeNull();
    expect(things).toContainEqual(expect.objectContaining({ bond: { to, how: "on" } }));
  });

  it.each([
    ["My father was sitting on the roof of our house.", "en-US"],
    ["Babam evin çatısında oturuyordu.", "tr"],
    ["Mio nonno stava sul tetto della casa.", "it"],
    ["おじいちゃんが家の屋根の上に座っていた。", "ja"],
    ["할머니가 지붕 위에 앉아 있었다.", "ko"],
  ] as const)("has a person on it: %s", (text, locale) => {
    expect(describeScene(text, locale)).toMatchObject({
      place: null,
      cast: [{ handles: { way: "ride", thing: "house" } }],
    });
  });

  it("is a place where the dreamer is on it too", () => {
    expect(describeScene("I was sitting on the roof of the barn with my brother.", "en-US").place).toBe(
      "rooftop" satisfies Place,
    );
  });
});

describe("one who is in a vessel", () => {
  it.each([
    ["La prof era dentro un acquario e parlava.", "it", "aquarium"],
    ["My fiancé was in the tumble dryer going round and round.", "en-US", "washingMachine"],
    ["Dolabın içinde dedem oturuyordu.", "tr", "wardrobe"],
    ["My sister was in a birdcage and sang.", "en-US", "birdCage"],
  ] as const)("is seen inside: %s", (text, locale, thing) => {
    expect(describeScene(text, locale).cast).toMatchObject([{ handles: { way: "inside", thing } }]);
  });

  it("is on it where the words say so", () => {
    expect(describeScene("My sister sat on the fridge.", "en-US").cast).toMatchObject([
      { handles: { way: "ride", thing: "fridge" } },
    ]);
  });
});

describe("a washing line", () => {
  it("has what is hung on it, and not who hangs it", () => {
    expect(describeScene("My grandmother was hanging fish on the clothesline.", "en-US")).toMatchObject({
      things: [{ thing: "fish", bond: { to: "laundry", how: "on" } }, { thing: "laundry" }],
      cast: [{ id: "grandmother" }],
    });
    const [grandmother] = describeScene(
      "A minha avó estava a estender bacalhaus na corda da roupa.",
      "pt",
    ).cast!;
    expect(grandmother).not.toHaveProperty("handles");
  });

  it("is walked on", () => {
    expect(describeScene("My little daughter was walking on a clothesline.", "en-US").cast).toMatchObject([
      { handles: { way: "ride", thing: "laundry" } },
    ]);
  });
});

describe("who is in the place of another", () => {
  it.each([
    ["At the toll booth there was an owl instead of the attendant.", "en-US"],
    ["Al casello invece del casellante c'era un gufo.", "it"],
  ] as const)("is behind the window: %s", (text, locale) => {
    expect(thingsOf(text, locale)).toContainEqual({ thing: "owl", bond: { to: "tollBooth", how: "in" } });
  });
});

it.each([
  ["Every bed had a horse in it.", "en-US"],
  ["Chaque lit avait un cheval dedans.", "fr"],
] as const)("what something has in it is in it: %s", (text, locale) => {
  expect(thingsOf(text, locale)).toContainEqual({ thing: "horse", bond: { to: "bed", how: "in" } });
});

describe("places that are only on the way or behind", () => {
  it.each([
    ["tava no autocarro para a escola e o motorista era o meu gato", "pt", null],
    ["iba en el metro con el uniforme del cole", "es", null],
    ["会社に行こうと駅のホームに立っていた。", "ja", "station"],
  ] as const)("are not where the dream is: %s", (text, locale, place) => {
    expect(describeScene(text, locale).place).toBe(place);
  });

  it("is the yard of a house where one sits under its tree", () => {
    const { things, home } = describeScene("رأيت جدي جالسا تحت النخلة في بيتنا القديم", "ar");
    expect(home).toBeUndefined();
    expect(things.map(({ thing }) => thing)).toEqual(["palm", "house"]);
  });

  it("shows the Earth to who is elsewhere in space", () => {
    expect(describeScene("We were on the moon and you could see the Earth.", "en-US").earth).toBe(true);
    expect(describeScene("The earth was dry in our garden.", "en-US").earth).toBeUndefined();
  });
});

it("a cart in a shop is one for shopping, with all that fills it", () => {
  expect(thingsOf("At the store a bear had a cart full of nothing but watermelons.", "en-US")).toContainEqual(
    { thing: "watermelon", count: 3, bond: { to: "cart", how: "in" } },
  );
});
