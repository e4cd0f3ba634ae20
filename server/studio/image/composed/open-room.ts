import type { Place, Thing } from "../../reading/scene/catalogue.ts";
import { css, mix } from "../colour.ts";
import { between } from "../random.ts";
import { floorPlate, wallsPlate } from "../scenes/room.ts";
import { drawPlate, type Layer, type Plate, plateLayer, type Stage } from "../stage.ts";
import { furniture, openings } from "./indoors.ts";
import { STYLES, type Style, WIDE } from "./room-styles.ts";
import type { Setting } from "./setting.ts";
import { ROOM_HORIZON, view, type Wall } from "./walls.ts";
import { scenery } from "./yards.ts";

type Point = readonly [number, number];

/** The middle of the picture, where the floor of a room is. */
const wallOf = (style: Style): Wall => {
  const room = style.room ?? WIDE;
  const [left, top] = view.point(-room.wall, room.ceiling, room.back);
  const [right, bottom] = view.point(room.wall, 0, room.back);
  return { left, right, top, bottom, room };
};

/** The edge of a side wall from the back to its end, from height `from` to `to` (shares of the whole), broken in steps. */
function sideEdge(
  stage: Stage,
  { room }: Wall,
  side: number,
  end: number,
  heights: readonly [number, number],
) {
  const random = stage.random(`edge ${side}`);
  const [from, to] = heights;
  const steps = Math.max(4, Math.round((room.back - end) / 0.45));
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const k = i / steps;
    const jag = i === 0 ? 0 : between(random, -0.07, 0.05);
    const tall = room.ceiling * Math.max(0.02, Math.min(1, from + (to - from) * k ** 1.2 + jag));
    return view.point(side * room.wall, tall, room.back + (end - room.back) * k);
  });
}

/** The upper edge of the back wall from left to right, with a breach toward `low`. */
function backEdge(stage: Stage, { left, right, top, bottom }: Wall, low: number, depth: number): Point[] {
  const random = stage.random("back edge");
  const count = 15;
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const k = i / count;
    const toLow = low > 0 ? k : 1 - k;
    const fall = Math.max(0, (toLow - 0.6) / 0.4) ** 1.1 * depth;
    const jag = between(random, -0.015, 0.03);
    return [left + (right - left) * k, top + (bottom - top) * Math.max(0, fall + jag)];
  });
}

interface Shape {
  /** Where the side walls end toward the camera: that on the left and that on the right. */
  ends: readonly [number, number];
  /** How high they are there. */
  heights: readonly [number, number];
  /** The side of the breach, and how deep it is. */
  low: number;
  depth: number;
}

function outline(stage: Stage, wall: Wall, { ends, heights, low, depth }: Shape): Point[] {
  const { room } = wall;
  const from = (side: number) => (side === low ? 1 - depth : 1);
  const onLeft = sideEdge(stage, wall, -1, ends[0], [from(-1), heights[0]]);
  const onRight = sideEdge(stage, wall, 1, ends[1], [from(1), heights[1]]);
  return [
    view.point(-room.wall, 0, ends[0]),
    ...onLeft.toReversed(),
    ...backEdge(stage, wall, low, depth),
    ...onRight,
    view.point(room.wall, 0, ends[1]),
    view.point(room.wall, 0, room.back),
    view.point(-room.wall, 0, room.back),
  ];
}

function traced(c: Plate["c"], points: readonly Point[]): void {
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
  c.closePath();
}

/** The walls of a room without its ceiling, broken along the outline. */
function brokenWalls(stage: Stage, style: Style, wall: Wall, edge: readonly Point[]): Plate {
  const { palette } = stage;
  const walls = wallsPlate(stage, view, wall.room);
  style.dress?.(stage, walls.c, wall);
  const kind = style.windows ?? "one";
  if (kind !== "none") openings(stage, walls.c, wall, kind);
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  c.lineJoin = "round";
  const masonry = mix(mix(palette.cloud[1]!, palette.hero[2]!, 0.4), palette.ink, 0.15);
  traced(c, edge);
  c.strokeStyle = css(masonry);
  c.lineWidth = 13;
  c.stroke();
  c.globalCompositeOperation = "destination-out";
  traced(c, edge);
  c.fill();
  c.globalCompositeOperation = "source-over";
  c.save();
  traced(c, edge);
  c.clip();
  drawPlate(c, walls);
  c.restore();
  // Nothing of the edge is below the ground on which the walls stand.
  c.globalCompositeOperation = "destination-out";
  traced(c, [
    edge[0]!,
    view.point(-wall.room.wall, 0, wall.room.back),
    view.point(wall.room.wall, 0, wall.room.back),
    edge.at(-3)!,
    [stage.ground.right, edge.at(-3)![1]],
    [stage.ground.right, 800],
    [stage.ground.left, 800],
    [stage.ground.left, edge[0]![1]],
  ]);
  c.fill();
  c.globalCompositeOperation = "source-over";
  return plate;
}

/** The dark where the walls meet the ground. */
function wallShadow(stage: Stage, { room }: Wall, ends: readonly [number, number]): Plate {
  const plate = stage.plate({ ...stage.ground, top: 400 }, 0.5);
  const { c } = plate;
  c.lineCap = "round";
  c.lineJoin = "round";
  for (const [wide, strength] of [
    [46, 0.09],
    [28, 0.13],
    [12, 0.2],
  ] as const) {
    c.strokeStyle = css(stage.palette.ink, strength);
    c.lineWidth = wide;
    c.beginPath();
    for (const [x, y] of [
      view.point(-room.wall, 0, ends[0]),
      view.point(-room.wall, 0, room.back),
      view.point(room.wall, 0, room.back),
      view.point(room.wall, 0, ends[1]),
    ])
      c.lineTo(x, y);
    c.stroke();
  }
  return plate;
}

/** What is left of the floor, on the ground before the back wall. */
function floorPatch(stage: Stage, style: Style, { room }: Wall): Plate {
  const floor = floorPlate(stage, view, ROOM_HORIZON, style.chequered ?? false, room);
  const random = stage.random("floor edge");
  const near = Math.min(room.back - 2.4, 5.9);
  const count = 14;
  const edge = [
    view.point(-room.wall, 0, room.back),
    view.point(room.wall, 0, room.back),
    ...Array.from({ length: count + 1 }, (_, i) => {
      const k = i / count;
      return view.point(room.wall * (1 - 2 * k) * 0.97, 0, near + between(random, -0.25, 0.5));
    }),
  ];
  const patch = stage.plate({ ...stage.ground, top: ROOM_HORIZON });
  traced(patch.c, edge);
  patch.c.clip();
  drawPlate(patch.c, floor);
  return patch;
}

/** Plants of a land that grow in a room. */
const PLANTS: Partial<Record<Place, Thing>> = {
  forest: "tree",
  oliveGrove: "oliveTree",
  jungle: "palm",
  orchard: "appleTree",
  bambooForest: "bamboo",
  cornfield: "cornStalk",
  sunflowerField: "sunflower",
  wheatField: "wheat",
  garden: "tree",
};

/** Whether the thing is drawn with the land that grows in a room. */
export const isPlanted = (thing: Thing | undefined, land: Place): boolean =>
  thing !== undefined &&
  (PLANTS[land] === thing ||
    (land === "forest" && thing === "pine") ||
    (land === "desert" && thing === "sand"));

function plants(stage: Stage, place: Place, { room }: Wall): Layer[] {
  const thing = PLANTS[place];
  if (!thing) return [];
  const low = thing === "cornStalk" || thing === "sunflower" || thing === "wheat";
  const spots = [0.92, 0.74, 0.56].flatMap((far, row) =>
    (low ? [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8] : [-0.72, 0.72]).map((k) => [k, far, row] as const),
  );
  return spots.flatMap(([k, far, row]) => {
    const z = Math.max(4.2, room.back * far);
    const [x, y] = view.point(room.wall * k, 0, z);
    const height = view.size(z) * (low ? 1.25 : 2.5) * (1 - ((row + (k > 0 ? 1 : 0)) % 2) * 0.12);
    return scenery(stage, thing, { x, y, height, flip: k > 0 });
  });
}

/**
 * A room on the ground of another place: its walls without a roof, and its furniture. `within`: the land is in the
 * room, whose side walls reach to the camera; else what is left of the room stands on the land.
 */
export function openRoom(
  stage: Stage,
  land: Setting,
  options: { room: Place; land: Place | null; within: boolean; side: number; named: ReadonlySet<string> },
): Setting {
  const style = STYLES[options.room] ?? STYLES.room!;
  const wall = wallOf(style);
  const { side, within } = options;
  const narrow = wall.room.back > 15;
  const near = within || narrow ? 2.2 : wall.room.back * 0.66;
  const ends = [near, near] as [number, number];
  const heights: [number, number] = within ? [1, 1] : [0.55, 0.55];
  if (!within) {
    // One wall is broken down further.
    ends[side > 0 ? 0 : 1] = wall.room.back * 0.86;
    heights[side > 0 ? 0 : 1] = 0.16;
  }
  const shape: Shape = {
    ends,
    heights,
    low: -side,
    depth: narrow ? 0.2 : within && options.land ? 0.62 : 0.34,
  };
  const edge = outline(stage, wall, shape);
  const walls = brokenWalls(stage, style, wall, edge);
  const layers: Layer[] = [...land.layers];
  if (!within && land.on !== "deep") layers.push(plateLayer(floorPatch(stage, style, wall), 0.36));
  if (!options.land)
    layers.push(plateLayer(floorPlate(stage, view, ROOM_HORIZON, style.chequered ?? false, wall.room), 0.36));
  layers.push(plateLayer(wallShadow(stage, wall, ends), 0.36), plateLayer(walls, 0.36));
  if (style.stand) {
    const before = stage.plate(stage.ground);
    style.stand(stage, before.c, wall);
    layers.push(plateLayer(before, 0.36));
  }
  layers.push(...furniture(stage, style, options.named));
  if (within && options.land) layers.push(...plants(stage, options.land, wall));
  const rows = { front: Math.max(640, land.rows.front), back: Math.max(572, land.rows.back) };
  return { ...land, layers, rows, front: within ? [] : land.front, afloat: undefined };
}
