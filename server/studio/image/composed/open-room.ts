import type { Place, Thing } from "../../reading/scene/catalogue.ts";
import { css, mix } from "../colour.ts";
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

/** The walls with an even upper edge, from the left one round to the right; they end at `end` toward the camera. */
function outline({ room }: Wall, end: number): Point[] {
  const { wall, ceiling, back } = room;
  return [
    view.point(-wall, 0, end),
    view.point(-wall, ceiling, end),
    view.point(-wall, ceiling, back),
    view.point(wall, ceiling, back),
    view.point(wall, ceiling, end),
    view.point(wall, 0, end),
    view.point(wall, 0, back),
    view.point(-wall, 0, back),
  ];
}

/** A wide arch in the back wall, down to the ground of the land beyond it. */
function archway(stage: Stage, c: Plate["c"], { left, right, top, bottom }: Wall): void {
  const { palette } = stage;
  const middle = (left + right) / 2;
  const half = (right - left) * 0.29;
  const spring = top + (bottom - top) * 0.5;
  const path = () => {
    c.beginPath();
    c.moveTo(middle - half, bottom + 2);
    c.lineTo(middle - half, spring);
    c.ellipse(middle, spring, half, (bottom - top) * 0.36, 0, Math.PI, 0);
    c.lineTo(middle + half, bottom + 2);
  };
  path();
  c.strokeStyle = css(mix(palette.trim[1]!, palette.cloud[1]!, 0.35));
  c.lineWidth = 13;
  c.stroke();
  path();
  c.globalCompositeOperation = "destination-out";
  c.fill();
  c.globalCompositeOperation = "source-over";
  c.strokeStyle = css(palette.ink, 0.35);
  c.lineWidth = 2.4;
  c.stroke();
}

function traced(c: Plate["c"], points: readonly Point[]): void {
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
  c.closePath();
}

/** The walls of a room without its ceiling; with `arch`, the land is seen through the back one. */
function openWalls(
  stage: Stage,
  style: Style,
  wall: Wall,
  { edge, arch }: { edge: readonly Point[]; arch: boolean },
): Plate {
  const { palette } = stage;
  const walls = wallsPlate(stage, view, wall.room);
  style.dress?.(stage, walls.c, wall);
  const kind = style.windows ?? "one";
  if (arch) archway(stage, walls.c, wall);
  else if (kind !== "none") openings(stage, walls.c, wall, kind);
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  c.lineJoin = "round";
  const masonry = mix(mix(palette.cloud[1]!, palette.hero[2]!, 0.4), palette.ink, 0.15);
  traced(c, edge);
  c.strokeStyle = css(masonry);
  c.lineWidth = 9;
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
function wallShadow(stage: Stage, { room }: Wall, end: number): Plate {
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
      view.point(-room.wall, 0, end),
      view.point(-room.wall, 0, room.back),
      view.point(room.wall, 0, room.back),
      view.point(room.wall, 0, end),
    ])
      c.lineTo(x, y);
    c.stroke();
  }
  return plate;
}

/** What is left of the floor, on the ground before the back wall. */
function floorPatch(stage: Stage, style: Style, { room }: Wall): Plate {
  const floor = floorPlate(stage, view, ROOM_HORIZON, style.chequered ?? false, room);
  const near = Math.min(room.back - 2.4, 5.6);
  const edge = [
    view.point(-room.wall, 0, room.back),
    view.point(room.wall, 0, room.back),
    view.point(room.wall, 0, near),
    view.point(-room.wall, 0, near),
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

/** Rooms of which only the furniture stands on other land: desks in a field. */
const FURNITURE_ALONE = new Set<Place>(["exam", "school"]);

/**
 * A room on the ground of another place: its walls without a roof, and its furniture. `within`: the land is in the
 * room, whose side walls reach to the camera; else what is left of the room stands on the land.
 */
export function openRoom(
  stage: Stage,
  land: Setting,
  options: { room: Place; land: Place | null; within: boolean; named: ReadonlySet<string> },
): Setting {
  const style = STYLES[options.room] ?? STYLES.room!;
  const wall = wallOf(style);
  const { within } = options;
  const narrow = wall.room.back > 15;
  const end = within || narrow ? 2.2 : wall.room.back * 0.74;
  const arch = within && options.land !== null && (style.windows ?? "one") !== "none";
  const walls = openWalls(stage, style, wall, { edge: outline(wall, end), arch });
  const layers: Layer[] = [...land.layers];
  const bare = !within && FURNITURE_ALONE.has(options.room);
  if (!within && !bare && land.on !== "deep") layers.push(plateLayer(floorPatch(stage, style, wall), 0.36));
  if (!options.land)
    layers.push(plateLayer(floorPlate(stage, view, ROOM_HORIZON, style.chequered ?? false, wall.room), 0.36));
  if (!bare) layers.push(plateLayer(wallShadow(stage, wall, end), 0.36), plateLayer(walls, 0.36));
  if (style.stand && !bare) {
    const before = stage.plate(stage.ground);
    style.stand(stage, before.c, wall);
    layers.push(plateLayer(before, 0.36));
  }
  layers.push(...furniture(stage, style, options.named));
  if (within && options.land) layers.push(...plants(stage, options.land, wall));
  const rows = { front: Math.max(640, land.rows.front), back: Math.max(572, land.rows.back) };
  return { ...land, layers, rows, front: within ? [] : land.front, afloat: undefined };
}
