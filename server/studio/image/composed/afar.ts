import { groundedActor } from "../cast.ts";
import { thingFigure } from "../figures/thing-figures.ts";
import { ridgePlate } from "../ridge.ts";
import { townPlate } from "../scenes/town.ts";
import { sculpt } from "../sculpt.ts";
import type { Layer, Plate, Stage } from "../stage.ts";
import { drawPlate } from "../stage.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { type FarPlace, isInside, isRoomIn } from "../../reading/scene/places.ts";
import type { Place } from "../../reading/scene/catalogue.ts";
import type { SceneThing } from "../../reading/scene/scene-things.ts";
import { isUnderfoot, onGround } from "./ground-places.ts";
import type { Setting } from "./setting.ts";

const TURN = Math.PI * 2;

/** The part of a plate above the edge of the ground. */
function above(plate: Plate, edge: number, depth: number): Layer {
  return {
    depth,
    paint(c) {
      c.save();
      c.beginPath();
      c.rect(-760, -100, 1520, edge + 100);
      c.clip();
      drawPlate(c, plate);
      c.restore();
    },
  };
}

/** A second place in the distance, on the side away from the main thing. */
function distant(stage: Stage, far: FarPlace, { horizon }: Setting, side: number): Layer[] {
  const stand = (name: "chapel" | "minarets" | "house" | "tree", x: number, height: number, low = 20) =>
    groundedActor(stage, name, { x, y: horizon + low, height, depth: 0.3, haze: 0.34, cut: false });
  switch (far) {
    case "church":
      return stand("chapel", side * 250, 210);
    case "mosque":
      return stand("minarets", side * 250, 190);
    case "village":
      return [-0.9, -0.35, 0.2, 0.6, 1].flatMap((k, i) =>
        stand("house", side * 240 + k * 190, 62 + (i % 2) * 14, 8 + (i % 3) * 7),
      );
    case "forest":
      return Array.from({ length: 9 }, (_, i) =>
        stand("tree", -520 + i * 130 + (i % 2) * 30, 120 + (i % 3) * 24, 6 + (i % 2) * 8),
      ).flat();
    case "city":
      return [
        above(
          townPlate(stage, "afar", {
            base: horizon + 6,
            height: [80, 190],
            width: [40, 74],
            haze: 0.42,
            roofs: "towers",
            lit: 0.25,
          }),
          horizon + 6,
          0.2,
        ),
      ];
    case "pool":
    case "lake":
    case "river":
    case "ocean":
    case "road":
      return onGround(stage, far, horizon, side);
    // The porch has painted what one sees from it.
    case "cornfield":
    case "wheatField":
      return [];
    case "mountain":
    case "island":
      return [
        above(
          ridgePlate(stage, "afar", {
            y: horizon - (far === "mountain" ? 80 : 10),
            rise: far === "mountain" ? 170 : 60,
            length: far === "mountain" ? 300 : 380,
            sharp: far === "mountain" ? 1 : 0.2,
            haze: 0.36,
            tones: stage.palette.land,
            bottom: horizon + 10,
          }),
          horizon + 6,
          0.2,
        ),
      ];
  }
}

/** A wave that rises behind everything. */
function wave(stage: Stage, setting: Setting, side: number, tall: number, onSand: boolean): Layer[] {
  const { horizon } = setting;
  const { figure } = thingFigure("wave", stage.palette);
  const size = tall / (figure.box.bottom - figure.box.top);
  const flip = side > 0;
  // The sand of a shore hides its foot.
  const base = onSand ? 536 : horizon + (setting.on === "water" || setting.afloat !== undefined ? 6 : 40);
  const plate = sculpt(stage, figure, { size, x: 0, y: base - tall / 2, flip, rim: 0.4, haze: 0.06 });
  return [
    {
      depth: 0.3,
      paint(c, t) {
        c.save();
        c.translate(side * 60 + Math.sin(TURN * t) * 8 * side, base + (1 - Math.cos(TURN * t)) * -3);
        drawPlate(c, plate);
        c.restore();
      },
    },
  ];
}

/** Between houses only a small one is seen, at the end. */
const BETWEEN_HOUSES = new Set<Place | null>([
  "street",
  "alley",
  "market",
  "courtyard",
  "canal",
  "steepStreet",
]);

/** A volcano is no thing beside people: it stands on the horizon. */
export const isFarVolcano = ({ thing, size, moves }: SceneThing, { place }: SceneDescription): boolean =>
  thing === "volcano" && size !== "tiny" && !moves && !isInside(place);

function volcano(stage: Stage, place: Place | null, horizon: number, side: number): Layer[] {
  const narrow = BETWEEN_HOUSES.has(place);
  const [x, y] = narrow ? [0, horizon + 14] : [side * 190, horizon + 26];
  return groundedActor(stage, "volcano", {
    x,
    y,
    height: narrow ? 180 : 330,
    depth: 0.25,
    haze: 0.12,
    cut: false,
  });
}

/** The setting with the distant place and the wave of the dream behind it. */
export function withDistance(
  stage: Stage,
  setting: Setting,
  description: SceneDescription,
  side: number,
): Setting {
  // In a room it would hide the walls.
  const waves = isRoomIn(description)
    ? undefined
    : description.things.find(({ thing, bond }) => thing === "wave" && !bond);
  const onSand = description.place === "shore";
  const far = description.far ?? (description.place === "churchyard" ? "church" : undefined);
  // A room and a balcony have painted what is seen from them.
  const isPainted = isInside(description.place) || description.place === "onBalcony";
  const place = far && !isPainted ? distant(stage, far, setting, side) : [];
  const underfoot = far && isUnderfoot(far) ? place : [];
  const behind = [
    ...(underfoot.length > 0 ? [] : place),
    ...(waves
      ? wave(stage, setting, side, (waves.size === "giant" ? 380 : 320) + (onSand ? 60 : 0), onSand)
      : []),
    ...(description.things.some((one) => isFarVolcano(one, description))
      ? volcano(stage, description.place, setting.horizon, side)
      : []),
  ];
  const near = { ...setting, layers: [...setting.layers, ...underfoot] };
  if (behind.length === 0) return near;
  // Before the ground, which is the first near layer; water is one layer with all above it.
  const ground = setting.layers.findIndex(({ depth }) => depth >= 0.34);
  const at = ground <= 0 || setting.on === "water" ? setting.layers.length : ground;
  return { ...near, layers: [...near.layers.slice(0, at), ...behind, ...near.layers.slice(at)] };
}
