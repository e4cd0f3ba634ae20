import type { SceneInput } from "./scene-input.ts";
import { isPlain, withoutBuildings } from "./composed/buildings-in-rooms.ts";
import { driverSeen } from "./composed/cabins.ts";
import { composedDisc, composedPalette, composedScene, composedWeather } from "./composed/compose-plan.ts";
import { hasWindows } from "./composed/room-windows.ts";
import { homeRoom, neededPlace } from "./composed/needed-place.ts";
import type { Disc, DiscKind } from "./disc.ts";
import type { FigureName } from "./figures/figures.ts";
import { symbolFigures, symbolWeight } from "./figures/symbols.ts";
import type { PersonKind } from "./figures/people.ts";
import { PEOPLE } from "./figures/people.ts";
import type { Palette } from "./palettes.ts";
import { palette, palettesNear } from "./palettes.ts";
import type { Weather } from "./particles.ts";
import type { Random } from "./random.ts";
import { between, pick, randomStream, shuffled } from "./random.ts";
import type { Plan, Scene } from "./scene.ts";
import { SCENES } from "./scenes/scenes.ts";
import type { Stage } from "./stage.ts";
import { drawnScene } from "../reading/imagery.ts";
import type { SceneDescription } from "../reading/scene/describe.ts";
import { isInside } from "../reading/scene/places.ts";
import type { Thing } from "../reading/scene/catalogue.ts";
import type { SceneThing } from "../reading/scene/scene-things.ts";

function styleOf(input: SceneInput): Stage["style"] {
  if (input.style !== "auto") return input.style;
  const lively = input.mood.arousal * 0.4 + input.mood.valence * 0.3 + input.mood.light * 0.2;
  return randomStream(input.seed, "manner")() < 0.32 + lively * 0.35 ? "collage" : "poster";
}

function sceneOf(input: SceneInput): Scene {
  const random = randomStream(input.seed, "scene");
  let best = SCENES[0]!;
  let most = -Infinity;
  for (const scene of SCENES) {
    let score = random() * 1.3 + (scene.suits?.(input.mood) ?? 0);
    input.symbols.forEach(
      (symbol, i) => (score += (scene.places[symbol] ?? 0) * (1 - Math.min(0.4, i * 0.06))),
    );
    if (score > most) {
      most = score;
      best = scene;
    }
  }
  return best;
}

/** Symbols that are rarely the main figure: they affect the place, the light or the people. */
// prettier-ignore
const SELDOM_HEROES = new Set([
  "light", "dark", "rain", "fog", "wind", "sun", "star", "room", "road", "search", "city", "mother",
  "father", "child", "sibling", "grandmother", "grandfather", "friend", "stranger", "crowd", "baby",
  "forest", "garden", "desert", "mountain", "work", "snow", "chase", "scream",
]);

/** Figures for the dream's symbols, the most important first, then the scene's own. */
function figuresOf(input: SceneInput, scene: Scene): FigureName[] {
  const random = randomStream(input.seed, "figures");
  const ranked = input.symbols
    .map((symbol, i) => {
      const seldom = SELDOM_HEROES.has(symbol) ? 1.1 : 0;
      const shown = (scene.places[symbol] ?? 0) > 1.4 ? 1.1 : 0;
      return { symbol, weight: symbolWeight(symbol) * (1 - Math.min(0.4, i * 0.05)) - seldom - shown };
    })
    .sort((a, b) => b.weight - a.weight);
  const figures = ranked.flatMap(({ symbol, weight }) => {
    const choices = symbolFigures(symbol).filter((name) => !scene.never?.includes(name));
    return choices.length > 0 ? [{ name: pick(random, choices), weight }] : [];
  });
  const strong = figures.filter(({ weight }) => weight > 0.75).map(({ name }) => name);
  const weak = figures.filter(({ weight }) => weight <= 0.75).map(({ name }) => name);
  const own = shuffled(random, scene.heroes);
  return [...new Set([...strong, ...own.slice(0, 1), ...weak, ...own])];
}

// prettier-ignore
const PEOPLE_SYMBOLS: Record<string, PersonKind> = {
  mother: "dress", grandmother: "dress", child: "balloon", baby: "child", sibling: "child", father: "coat",
  grandfather: "hat", stranger: "hat", teacher: "coat", suitcase: "traveller", train: "traveller",
  station: "traveller", rain: "umbrella", storm: "umbrella", dark: "lantern", cave: "lantern",
  search: "lantern", ghost: "cape", monster: "cape", friend: "coat", wedding: "dress", lost: "traveller",
};

// prettier-ignore
const COMPANIONS = [
  "mother", "father", "child", "baby", "sibling", "grandmother", "grandfather", "friend", "kiss", "wedding",
  "teacher",
];

/** The dreamer first. */
function peopleOf(input: SceneInput): PersonKind[] {
  const random = randomStream(input.seed, "people");
  const order = shuffled(random, PEOPLE).filter((kind) => kind !== "running");
  if (input.symbols.includes("crowd"))
    return ["coat", ...order.filter((kind) => kind !== "sitting").slice(0, 7)];
  const dreamer = input.mood.pursued ? "running" : order[0]!;
  const others = input.symbols.flatMap((symbol) => (PEOPLE_SYMBOLS[symbol] ? [PEOPLE_SYMBOLS[symbol]] : []));
  const together = input.symbols.some((symbol) => COMPANIONS.includes(symbol));
  if (together) return [dreamer === others[0] ? "coat" : dreamer, others[0] ?? "child"];
  return [input.mood.pursued ? dreamer : (others[0] ?? dreamer)];
}

function weatherOf(input: SceneInput, scene: Scene): Weather {
  const random = randomStream(input.seed, "weather");
  const named: Record<string, Weather> = {
    rain: "rain",
    storm: "rain",
    snow: "snow",
    fire: "embers",
    volcano: "embers",
    explosion: "embers",
    war: "embers",
    garden: "petals",
    flower: "petals",
    wedding: "petals",
    forest: "fireflies",
  };
  const mentioned = input.symbols.map((symbol) => named[symbol]).find(Boolean);
  const allowed = scene.weathers;
  if (mentioned && allowed.includes(mentioned)) return mentioned;
  return random() < 0.55 ? (allowed[0] ?? "clear") : pick(random, allowed);
}

/** Whether the main figure and the disc are both near the middle, not on opposite sides. */
function isCentred(input: SceneInput): boolean {
  return randomStream(input.seed, "balance")() < 0.28;
}

function discOf(input: SceneInput, scene: Scene): Disc {
  const random = randomStream(input.seed, "disc");
  const kinds = scene.discs;
  let kind: DiscKind = pick(random, kinds);
  const mentioned = new Set(input.symbols);
  if (mentioned.has("moon")) kind = random() < 0.6 ? "moon" : "crescent";
  else if (mentioned.has("sun")) kind = "sun";
  else if (mentioned.has("rainbow") && kinds.length > 1) kind = "rainbow";
  else if (mentioned.has("star")) kind = random() < 0.5 ? "planet" : "none";
  const side = random() < 0.5 ? -1 : 1;
  const x = side * between(random, 70, 250);
  const y = between(random, 170, 320);
  const vast = random() < 0.2;
  const radius = vast ? between(random, 215, 260) : between(random, 95, 185);
  return isCentred(input) ? { kind, x: x * 0.1, y, radius: radius * 1.12 } : { kind, x, y, radius };
}

const PALETTES_OF: Record<string, readonly string[]> = {
  snow: ["snow", "dawn", "ash"],
  fire: ["ember", "oxblood"],
  volcano: ["ember", "oxblood"],
  explosion: ["ember", "oxblood"],
  blood: ["oxblood", "vermilion"],
  death: ["ash", "pearl", "harbour"],
  grave: ["ash", "pearl"],
  ghost: ["pearl", "emerald"],
  wedding: ["dawn", "peach", "mauve"],
  baby: ["dawn", "peach"],
  birth: ["dawn", "wheat"],
  rainbow: ["cornflower", "dawn", "mint"],
  sun: ["cornflower", "ochre", "peach"],
  dark: ["pearl", "harbour", "emerald"],
  rain: ["ash", "harbour", "celadon"],
  fog: ["celadon", "ash"],
};

function paletteOf(input: SceneInput, scene: Scene, random: Random): string {
  const favour = new Map<string, number>();
  const add = (names: readonly string[], by: number) =>
    names.forEach((name) => favour.set(name, (favour.get(name) ?? 0) + by));
  add(scene.palettes, 0.35);
  add(scene.unlikely ?? [], -2);
  for (const symbol of input.symbols) add(PALETTES_OF[symbol] ?? [], 0.6);
  const near = palettesNear(input.mood, favour).slice(0, 5);
  return near[Math.floor(random() ** 1.2 * near.length)]!;
}

/** Swaps the colours of the main figure and the accent in some images. */
function withAccent(colours: Palette, input: SceneInput): Palette {
  if (randomStream(input.seed, "dress")() > 0.3) return colours;
  return { ...colours, hero: colours.trim, trim: colours.hero };
}

/** Who got into a lift rides nothing else. */
const LIFTS = new Set<Thing>(["elevator", "escalator"]);
const outOfLift = (scene: SceneDescription): SceneDescription =>
  scene.action === "riding" &&
  (scene.aboard ? LIFTS.has(scene.aboard.thing) : scene.things.some(({ thing }) => LIFTS.has(thing)))
    ? { ...scene, action: null }
    : scene;

/** Chooses scene, style, palette and figures of an image from its description, symbols, mood and seed. */
export function planImage(input: SceneInput): Plan {
  const style = styleOf(input);
  const found = drawnScene(input);
  if (found) {
    const read = outOfLift(found);
    const description = driverSeen(read.place || read.home || read.aboard ? read : withoutBuildings(read));
    // Who is seen in a vehicle is in a room.
    const place = description.aboard?.inside
      ? "room"
      : (description.place ?? (description.home ? homeRoom(description) : neededPlace(description)));
    // Whose fridge it is says that one is in the house.
    const isInRoom = description.place === null && !description.aboard?.inside && isInside(place);
    const isOwnHouse = (one: SceneThing) =>
      one.thing === "house" && (description.home === true || (isInRoom && isPlain(one)));
    const things = description.things.filter((one) => !isOwnHouse(one));
    // Whoever looks out of a room's own windows needs no other one.
    const looksOut = description.activity === "atWindow" && things.some(({ outside }) => outside);
    const shown = looksOut && place && hasWindows(place) ? withoutActivity(description) : description;
    return composedPlan(input, withoutBuildings({ ...shown, things, place }), style);
  }
  const scene = sceneOf(input);
  const random = randomStream(input.seed, "palette");
  const name = paletteOf(input, scene, random);
  const figures = figuresOf(input, scene);
  const disc = discOf(input, scene);
  return {
    scene,
    style,
    palette: withAccent(palette(name, between(random, -8, 8), style === "collage" ? 1.16 : 1), input),
    disc,
    hero: figures[0]!,
    window: style === "collage" && randomStream(input.seed, "window")() < 0.65,
    extras: figures.slice(1, 5),
    people: peopleOf(input),
    weather: weatherOf(input, scene),
    mood: input.mood,
    ...(input.scene && { description: input.scene }),
    side: disc.x > 0 ? -1 : 1,
    reach: isCentred(input) ? 0.12 : 1,
  };
}

const withoutActivity = ({ activity: _, ...rest }: SceneDescription): SceneDescription => rest;

/** The plan of a described scene: only what the dream names, and its place. */
function composedPlan(input: SceneInput, description: SceneDescription, style: Plan["style"]): Plan {
  const random = randomStream(input.seed, "palette");
  const disc = composedDisc(description, randomStream(input.seed, "disc"));
  const name = composedPalette(description, input, random);
  return {
    scene: composedScene(description.place),
    style,
    palette: withAccent(palette(name, between(random, -8, 8), style === "collage" ? 1.16 : 1), input),
    disc,
    hero: "doorToSky",
    window: style === "collage" && randomStream(input.seed, "window")() < 0.4,
    extras: [],
    people: ["coat"],
    weather: composedWeather(description),
    mood: input.mood,
    description,
    side: disc.x > 0 ? -1 : 1,
    reach: 1,
  };
}
