import type { Place } from "../../reading/scene/catalogue.ts";
import { once } from "../../reading/lexicon.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { isInside } from "../../reading/scene/places.ts";
import type { Disc, DiscKind } from "../disc.ts";
import { palettesNear } from "../palettes.ts";
import type { Weather } from "../particles.ts";
import type { Random } from "../random.ts";
import { between } from "../random.ts";
import type { Scene } from "../scene.ts";
import type { SceneInput } from "../scene-input.ts";
import { composeScene } from "./compose.ts";
import { isSandstorm } from "./sandstorm.ts";
import { skyShowOf } from "./sky-shows.ts";
import { STYLES } from "./room-styles.ts";
import { settingOf } from "./settings.ts";

/** Whether no sun or moon can be seen from a place. */
const showsNoSky = (place: Place) =>
  place === "underwater" || place === "circus" || STYLES[place]?.windows === "none";

/** A described place as a scene. */
export const composedScene = once((place: Place | null): Scene => ({
  name: place ?? "open",
  places: {},
  heroes: ["doorToSky"],
  discs: ["none"],
  weathers: ["clear"],
  palettes: settingOf(place).palettes,
  paint: (stage, plan) => composeScene(stage, plan, plan.description!),
}));

/** No wind blows there. */
const STILL = new Set<Place>(["cave", "space", "underwater"]);

const OF_LIGHT: Record<NonNullable<SceneDescription["light"]>, readonly string[]> = {
  night: ["harbour", "pearl", "emerald", "wheat", "rose"],
  dawn: ["dawn", "mauve", "peach", "mint"],
  dusk: ["peach", "rose", "vermilion", "oxblood", "mauve"],
  day: ["cornflower", "celadon", "mint", "ochre", "dawn"],
};

/** Palettes with a dark sky, which would make a dream that names no time a night. */
const NIGHTLY = new Set(["harbour", "pearl", "emerald"]);
const DARK_PLACES = new Set<Place | null>(["underwater", "space", "cave", "forest", "cemetery", "cellar"]);
const isDark = (place: Place | null) => DARK_PLACES.has(place);

const isBurning = ({ placeState, things }: SceneDescription) =>
  placeState === "burning" || things.some(({ state }) => state === "burning");

export function composedPalette(description: SceneDescription, input: SceneInput, random: Random): string {
  const { light, weather, place } = description;
  const suited = settingOf(place).palettes;
  const show = skyShowOf(description);
  const nightly = show !== undefined || description.sky.includes("moon") || description.sky.includes("stars");
  const byLight = light ? OF_LIGHT[light] : nightly ? OF_LIGHT.night : undefined;
  // Water keeps its colours: what burns in it only glows.
  const erupts = description.things.some(({ thing }) => thing === "volcano");
  if ((isBurning(description) || erupts) && place !== "underwater")
    return random() < 0.6 ? "ember" : "oxblood";
  let names: readonly string[] = suited;
  if (byLight) {
    const both = suited.filter((name) => byLight.includes(name));
    names = both.length > 0 ? both : byLight;
  }
  if (weather === null && !byLight && !isDark(place)) {
    const bright = names.filter((name) => !NIGHTLY.has(name));
    if (bright.length > 0) names = bright;
  }
  if (isSandstorm(description)) names = ["ochre", "wheat", "peach"];
  else if (weather === "storm")
    names = light === "night" ? ["harbour", "pearl"] : ["ash", "harbour", "pearl"];
  if (weather === "rain")
    names = light === "night" ? ["harbour", "pearl"] : ["ash", "harbour", "celadon", ...suited.slice(0, 1)];
  if ((weather === "snow" || place === "snowfield") && light !== "night")
    names = light === "dusk" ? ["peach", "rose", "mauve"] : ["snow", "snow", "dawn"];
  const near = palettesNear(input.mood, new Map()).filter((name) => names.includes(name));
  const choice = place === null ? 6 : 3;
  return near[Math.floor(random() ** 1.3 * Math.min(choice, near.length))]!;
}

/** Whether the moon or the sun is in somebody's hands. */
const handlesSky = ({ handles, cast }: SceneDescription): boolean =>
  [handles, ...(cast ?? []).map((one) => one.handles)].some((one) => one?.sky);

/** Two or three moons, the largest on `side`. */
function among(moons: 2 | 3, side: number): Omit<Disc, "kind"> {
  const more = [
    { x: -side * 150, y: 190, radius: 58 },
    { x: side * 20, y: 110, radius: 34 },
  ];
  return { x: side * 210, y: 220, radius: 104, more: more.slice(0, moons - 1) };
}

export function composedDisc(description: SceneDescription, random: Random): Disc {
  const { sky, light, weather, place, moons } = description;
  // A sunset that the dream names is seen over the snow.
  const isSnowyEvening = weather === "snow" && (light === "dusk" || light === "dawn");
  const side = random() < 0.5 ? -1 : 1;
  const at = {
    x: side * between(random, 110, 280),
    y: between(random, 140, 300),
    radius: between(random, 70, 122),
  };
  let kind: DiscKind = "sun";
  const show = skyShowOf(description);
  if (sky.includes("rainbow")) kind = "rainbow";
  else if (show) kind = show;
  else if (sky.includes("moon")) kind = "moon";
  else if (sky.includes("sun")) kind = "sun";
  else if (handlesSky(description)) kind = "none";
  else if (place === "space") kind = description.earth ? "earth" : "planet";
  else if ((weather !== null && !isSnowyEvening) || (place && showsNoSky(place))) kind = "none";
  else if (sky.includes("stars")) kind = "none";
  else if (light === "night") kind = "moon";
  // A named sun or moon is what one looks at.
  if (moons) return { ...among(moons, side), kind: "moon" };
  if (sky.length > 0 || show === "eclipse") return { kind, ...at, radius: at.radius * 1.25 };
  // A low sun at dawn and dusk.
  if (kind === "sun" && (light === "dawn" || light === "dusk"))
    return { kind, ...at, y: between(random, 330, 400), radius: at.radius * 0.9 };
  return { kind, ...at };
}

export function composedWeather(description: SceneDescription): Weather {
  const { weather, place, things } = description;
  if (place === "underwater") return "bubbles";
  // It falls outside of a room.
  if (!isInside(place)) {
    if (isSandstorm(description)) return "dust";
    if (description.hail) return "hail";
    if (weather === "rain" || weather === "storm") return "rain";
    if (weather === "snow") return "snow";
    if (description.windy && (place === null || !STILL.has(place))) return "wind";
  }
  const burns = things.some(({ thing }) => thing === "fire" || thing === "volcano");
  return burns || isBurning(description) ? "embers" : "dust";
}
