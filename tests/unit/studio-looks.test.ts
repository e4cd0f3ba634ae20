import { describe, expect, it } from "vitest";
import { withoutSources } from "#server/studio/image/composed/body-parts.ts";
import { composedPalette } from "#server/studio/image/composed/compose-plan.ts";
import { cooked } from "#server/studio/image/composed/handled-ways.ts";
import { inAir } from "#server/studio/image/composed/in-air.ts";
import { inKey } from "#server/studio/image/composed/in-key.ts";
import { placeItems, thingItems } from "#server/studio/image/composed/layout.ts";
import { castOf } from "#server/studio/image/composed/everybody.ts";
import { companionItems } from "#server/studio/image/composed/people.ts";
import type { Setting } from "#server/studio/image/composed/setting.ts";
import { led } from "#server/studio/image/figures/handled-moved.ts";
import { plainLook } from "#server/studio/image/figures/garments.ts";
import { POSES } from "#server/studio/image/figures/poses.ts";
import { costumeOf } from "#server/studio/image/figures/roles.ts";
import { tallOf, thingFigure } from "#server/studio/image/figures/thing-figures.ts";
import { colourTones } from "#server/studio/image/figures/tones.ts";
import { palette } from "#server/studio/image/palettes.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";

const colours = palette("harbour", 0, 1);
const OPEN: Setting = { layers: [], front: [], horizon: 400, rows: { front: 650, back: 560 }, on: "ground" };
const ROOM: Setting = { ...OPEN, horizon: 384, walls: { foot: 459, slope: 0.55, window: 0 } };
const calm = { valence: 0, arousal: 0.3, light: 0, pursued: false, alone: true, height: 0 };

describe("who screams or cries", () => {
  it("has nothing red at the mouth", () => {
    const red = JSON.stringify(colourTones("red"));
    for (const act of ["screaming", "crying"] as const) {
      const { face = [], held = [], behind = [] } = POSES[act]!;
      const tones = [...face, ...held, ...behind].map((part) => JSON.stringify(part.tones));
      expect(tones).not.toContain(red);
    }
  });
});

describe("who cooks", () => {
  const handled = (thing: "soup" | "bread") => ({
    figure: thingFigure(thing, colours, undefined, false).figure,
    tall: 60,
    many: false,
  });
  const look = plainLook(true, 0);

  it("has a stove in a room, in the open a fire or an oven of clay", () => {
    const [inside, fire, oven] = [
      cooked(look, handled("soup"), "soup", false),
      cooked(look, handled("soup"), "soup", true),
      cooked(look, handled("bread"), "bread", true),
    ];
    const stove = inside.parts.find(({ path }) => path.includes("-54") && path.includes("66"))!;
    expect(stove).toBeDefined();
    for (const { parts } of [fire, oven]) expect(parts.map(({ path }) => path)).not.toContain(stove.path);
    expect(oven.parts).not.toEqual(fire.parts);
  });
});

describe("who leads an animal", () => {
  it("is smaller than an elephant, and larger than a dog", () => {
    const high = (thing: "elephant" | "dog") => {
      const { figure } = thingFigure(thing, colours, undefined, false);
      return -led(plainLook(true, 0), { figure, tall: tallOf(thing) / 1.4, many: false }).box.top;
    };
    expect(high("elephant")).toBeGreaterThan(125);
    expect(high("dog")).toBe(112);
  });
});

describe("a teacher in a classroom", () => {
  const scene = describeScene("in the classroom the teacher stood there and a horse", "en-US");

  it("brings no second board", () => {
    const look = { role: "teacher", woman: true } as const;
    expect(costumeOf(look).behind?.length).toBeGreaterThan(0);
    expect(costumeOf({ ...look, board: true }).behind).toEqual([]);
  });

  it("stands at the board of the wall where nothing hides them", () => {
    const people = companionItems(colours, castOf(scene), {
      paper: false,
      bed: undefined,
      place: "school",
      cabin: undefined,
    });
    const items = [...thingItems(scene, colours, "ground", false), ...people];
    const teacher = placeItems(items, ROOM, 1).find(({ person }) => person)!;
    expect(teacher.atBoard).toBe(true);
  });
});

describe("what burns under water", () => {
  it("leaves the water its colours", () => {
    const scene = describeScene("the city was under water and burning", "en-US");
    const under = { ...scene, place: "underwater" as const, placeState: "burning" as const };
    const input = { seed: "looks", symbols: [], mood: calm, style: "poster" as const, scene: under };
    expect(["ember", "oxblood"]).not.toContain(composedPalette(under, input, () => 0.3));
    const dry = { ...under, place: "city" as const };
    expect(["ember", "oxblood"]).toContain(composedPalette(dry, input, () => 0.3));
  });
});

describe("a body part out of which something comes", () => {
  it("is left out, and small things float", () => {
    const scene = describeScene("Aus meinem Mund kamen lauter Perlen", "en-US");
    const shown = withoutSources({
      ...scene,
      things: [{ thing: "mouth" }, { thing: "pearl", count: 3, bond: { to: "mouth", how: "from" } }],
    });
    expect(shown.things).toEqual([{ thing: "pearl", count: 3, moves: "flying" }]);
  });

  it("is kept where it is said to be giant", () => {
    const scene = describeScene("", "en-US");
    const things = [
      { thing: "mouth", size: "giant" },
      { thing: "pearl", bond: { to: "mouth", how: "from" } },
    ] as const;
    expect(withoutSources({ ...scene, things: [...things] }).things).toEqual(things);
  });
});

describe("the colours of a figure", () => {
  const chroma = ([, a, b]: readonly number[]) => Math.hypot(a!, b!);

  it("are calmer and lean toward the scene, the more the larger it is", () => {
    const red = thingFigure("balloon", colours, "red", false).figure;
    const strongest = (figure: typeof red) =>
      Math.max(...figure.parts.flatMap(({ tones }) => tones.map(chroma)));
    const [small, large] = [inKey(red, colours, 100), inKey(red, colours, 400 * 400)];
    expect(strongest(small)).toBeLessThan(strongest(red));
    expect(strongest(large)).toBeLessThan(strongest(small));
    expect(strongest(large)).toBeGreaterThan(0.07);
  });

  it("stay where they give light", () => {
    const { figure } = thingFigure("torch", colours, undefined, false);
    const lit = ({ parts }: typeof figure) => parts.filter((part) => part.lit);
    expect(lit(inKey(figure, colours, 9000))).toEqual(lit(figure));
  });
});

describe("the places of figures", () => {
  const wide = (one: { x: number; wide: number }) => Math.abs(one.x) + one.wide / 2;

  it("cut off nobody in the air", () => {
    const { figure } = thingFigure("whale", colours, undefined, false);
    const items = Array.from({ length: 6 }, () => ({
      figure,
      habit: "sways" as const,
      row: "air" as const,
      tall: 120,
      wide: 240,
    }));
    for (const one of inAir(items, 1, false, [])) expect(wide(one)).toBeLessThanOrEqual(470);
    const [first, second] = inAir(items, 1, false, []);
    const apart = Math.abs(first!.x - second!.x) / first!.wide + Math.abs(first!.y - second!.y) / first!.tall;
    expect(apart).toBeGreaterThan(0.9);
  });

  it("step back from a crowded row, no larger than who stands before them", () => {
    const scene = describeScene(
      "In the living room was a palm tree and a rug with dates on it, and a crowd, my mother, my brother and three policemen were there",
      "en-US",
    );
    const people = companionItems(colours, castOf(scene), {
      paper: false,
      bed: undefined,
      place: "livingRoom",
      cabin: undefined,
    });
    const all = placeItems([...thingItems(scene, colours, "ground", false), ...people], ROOM, 1);
    const behind = all.filter(({ person, base }) => person && base !== undefined);
    const before = all.filter(({ person, base }) => person && base === undefined);
    expect(behind.length).toBeGreaterThan(0);
    expect(before.length).toBeGreaterThan(0);
    const largest = Math.max(...before.map(({ tall }) => tall));
    for (const one of behind) expect(one.tall).toBeLessThanOrEqual(largest);
  });

  it("let nothing small be larger than who stands beside it", () => {
    const scene = describeScene("in a field there was a cup and my grandmother", "en-US");
    const people = companionItems(colours, castOf(scene), {
      paper: false,
      bed: undefined,
      place: null,
      cabin: undefined,
    });
    const all = placeItems([...thingItems(scene, colours, "ground", false), ...people], OPEN, 1);
    const person = all.find((one) => one.person)!;
    for (const one of all) expect(one.tall).toBeLessThan(person.tall * 1.15);
    expect(new Set(all.map(({ y }) => Math.round(y))).size).toBe(all.length);
  });

  it("let who does something be hardly larger than who stands beside", () => {
    const [item] = thingItems(describeScene("a book", "en-US"), colours, "ground", false);
    const doer = { ...item!, tall: 215, wide: 90, by: { id: "man" as const } };
    const dreamer = { ...item!, thing: undefined, person: true, tall: 170, wide: 80 };
    const [a, b] = placeItems([doer, dreamer], OPEN, 1)
      .map(({ tall }) => tall)
      .toSorted((x, y) => x - y);
    expect(b! / a!).toBeLessThan(1.65);
  });

  it("put a door or stairs that stand alone in the open behind the others", () => {
    const scene = describeScene("in the desert there was a door, a fox and a cat", "en-US");
    const all = placeItems(thingItems(scene, colours, "ground", false), OPEN, 1);
    const [first] = all.toSorted((a, b) => a.y - b.y);
    expect(first!.thing).toBe("door");
    expect(first!.y).toBe(OPEN.rows.back);
  });
});
