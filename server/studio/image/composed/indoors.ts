import { glowLayer, mistLayer } from "../air.ts";
import { groundedActor } from "../cast.ts";
import { css, mix, oklch } from "../colour.ts";
import { floorPlate, hangCurtain, type Room, wallsPlate } from "../scenes/room.ts";
import { paintSky } from "../sky.ts";
import { discPlate } from "../disc.ts";
import type { Layer, Plate, Stage } from "../stage.ts";
import { drawPlate, plateLayer } from "../stage.ts";
import { paintCeiling } from "./ceilings.ts";
import { lightLayer } from "./lighting.ts";
import { paintBolt } from "./lightning.ts";
import type { Setting, SettingPainter } from "./setting.ts";
import { STYLES, WIDE, type Style } from "./room-styles.ts";
import { withView } from "./room-windows.ts";
import { CHRISTMAS } from "./christmas.ts";
import { shopStyle } from "./stocked.ts";
import { ROOM_HORIZON, view, type Wall } from "./walls.ts";
import { isSideLit, sideLight, sideWindows } from "./side-light.ts";
import { scenery } from "./yards.ts";
import { thingsOutside, windowView } from "./window-view.ts";
import { SAND } from "./sandstorm.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { Place, SceneWeather } from "../../reading/scene/catalogue.ts";

/** Cuts the windows into the back wall; returns their middles. */
export function openings(
  stage: Stage,
  c: Plate["c"],
  wall: Wall,
  kind: NonNullable<Style["windows"]>,
): number[] {
  const { palette } = stage;
  const width = wall.right - wall.left;
  const middles = kind === "three" ? [-0.31, 0, 0.31] : [0];
  const half = width * (kind === "three" ? 0.11 : kind === "bars" ? 0.12 : 0.2);
  const top = wall.top + (kind === "three" ? 44 : kind === "bars" ? 56 : 66);
  const bottom = kind === "bars" ? top + half * 1.5 : wall.bottom - (kind === "three" ? 44 : 92);
  for (const at of middles) {
    const x = at * width;
    const shape = (grow: number) => {
      c.beginPath();
      c.moveTo(x - half - grow, bottom + grow);
      c.lineTo(x - half - grow, top + half * 0.5);
      c.bezierCurveTo(
        x - half - grow,
        top - half * 0.5 - grow,
        x + half + grow,
        top - half * 0.5 - grow,
        x + half + grow,
        top + half * 0.5,
      );
      c.lineTo(x + half + grow, bottom + grow);
      c.closePath();
    };
    shape(8);
    c.fillStyle = css(mix(palette.trim[1]!, palette.cloud[0]!, 0.35));
    c.fill();
    c.globalCompositeOperation = "destination-out";
    shape(0);
    c.fill();
    c.globalCompositeOperation = "source-over";
    c.strokeStyle = css(mix(palette.trim[2]!, palette.ink, 0.3));
    c.lineWidth = kind === "bars" ? 5 : 3;
    c.beginPath();
    for (const bar of kind === "bars" ? [-0.66, -0.22, 0.22, 0.66] : [0]) {
      c.moveTo(x + bar * half, top - half * 0.2);
      c.lineTo(x + bar * half, bottom);
    }
    if (kind !== "bars") {
      c.moveTo(x - half, (top + bottom) / 2);
      c.lineTo(x + half, (top + bottom) / 2);
    }
    c.stroke();
  }
  return middles.map((at) => at * width);
}

const GLASS = [".52 .19 27", ".46 .17 262", ".76 .15 85", ".50 .13 150", ".48 .16 310", ".66 .13 215"];

/** Coloured glass in lead, in each window of a church: a rose above, and panes below it. */
function stainedGlass(stage: Stage, middles: readonly number[], wall: Wall): Plate {
  const plate = stage.plate({ left: -320, right: 320, top: 20, bottom: 580 });
  const { c } = plate;
  const half = (wall.right - wall.left) * 0.12;
  const [top, bottom] = [wall.top + 30, wall.bottom - 40];
  c.lineWidth = 2.6;
  c.strokeStyle = css(mix(stage.palette.ink, [0.1, 0, 0], 0.5));
  for (const [n, x] of middles.entries()) {
    const pane = (i: number, shape: () => void) => {
      c.fillStyle = css(oklch(GLASS[(i + n) % GLASS.length]!), 0.8);
      c.beginPath();
      shape();
      c.closePath();
      c.fill();
      c.stroke();
    };
    const step = half / 1.5;
    for (let row = 0; top + row * step < bottom; row++)
      for (let k = 0; k < 3; k++) {
        const [x0, y0] = [x - half + k * step, top + row * step];
        // Each square is a lozenge between four corners.
        pane(row * 2 + k, () => c.rect(x0, y0, step, step));
        pane(row + k * 2 + 3, () => {
          c.moveTo(x0 + step / 2, y0 + step * 0.1);
          c.lineTo(x0 + step * 0.9, y0 + step / 2);
          c.lineTo(x0 + step / 2, y0 + step * 0.9);
          c.lineTo(x0 + step * 0.1, y0 + step / 2);
        });
      }
    const [cy, r] = [top + half * 1.02, half * 0.8];
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2;
      pane(i * 5 + 1, () => {
        c.moveTo(x, cy);
        c.arc(x, cy, r, a, a + Math.PI / 4);
      });
    }
    pane(2, () => c.arc(x, cy, r * 0.32, 0, Math.PI * 2));
  }
  return plate;
}

/** Light that falls through the windows toward the camera. */
function shaft(stage: Stage, middles: readonly number[], wall: Wall): Layer {
  const width = wall.right - wall.left;
  const half = width * (middles.length > 1 ? 0.1 : 0.18);
  const plate = stage.plate({ left: -560, right: 560, top: wall.top, bottom: 720 }, 0.25);
  const { c } = plate;
  for (const at of middles) {
    const x = at * width;
    const reach = x * 2.2 + 70;
    const fall = c.createLinearGradient(0, wall.top + 60, 0, 720);
    fall.addColorStop(0, css(stage.palette.glow, 0.3));
    fall.addColorStop(0.55, css(stage.palette.glow, 0.13));
    fall.addColorStop(1, css(stage.palette.glow, 0));
    c.fillStyle = fall;
    c.beginPath();
    c.moveTo(x - half, wall.top + 70);
    c.lineTo(x + half, wall.top + 70);
    c.lineTo(reach + half * 2.4, 720);
    c.lineTo(reach - half * 2, 720);
    c.fill();
  }
  return lightLayer(plate, 0.25, 0.85, 0.15);
}

/** Stars behind the windows. */
function stars(stage: Stage, c: Plate["c"]): void {
  const random = stage.random("stars outside");
  c.fillStyle = css(stage.palette.cloud[0]!, 0.9);
  for (let i = 0; i < 90; i++) {
    c.beginPath();
    c.arc((random() - 0.5) * 640, 60 + random() * 460, 0.8 + random() * 1.3, 0, Math.PI * 2);
    c.fill();
  }
}

/** Clouds with rain or snow behind the windows. */
function weatherOutside(stage: Stage, c: Plate["c"], weather: SceneWeather | "hail" | "sand"): void {
  const random = stage.random("outside");
  const solid = weather === "snow" || weather === "hail";
  const air = mix(stage.palette.cloud[2]!, stage.palette.ink, weather === "snow" ? 0.1 : 0.35);
  c.fillStyle = weather === "sand" ? css(SAND[2]!, 0.88) : css(air, 0.7);
  c.fillRect(-320, 20, 640, 560);
  c.fillStyle = css(stage.palette.cloud[0]!);
  c.strokeStyle = css(weather === "sand" ? SAND[0]! : stage.palette.cloud[0]!, 0.6);
  c.lineWidth = 1.6;
  for (let i = 0; i < 260 && weather !== "fog"; i++) {
    const [x, y] = [(random() - 0.5) * 640, 60 + random() * 460];
    c.beginPath();
    if (solid) c.arc(x, y, (weather === "hail" ? 2.4 : 1.4) + random() * 2.2, 0, Math.PI * 2);
    else c.lineTo(x, y);
    if (solid) c.fill();
    else {
      if (weather === "sand") c.lineTo(x - 46, y + 3);
      else c.lineTo(x - 4, y + 20);
      c.stroke();
    }
  }
}

const kindOfStorm = ({ hail, sandstorm }: SceneDescription) =>
  hail ? "hail" : sandstorm ? "sand" : undefined;

/** A room in which the dream puts another has the furniture of that. */
function withFurnitureOf(style: Style, { second }: SceneDescription): Style {
  // Only one other place is seen from a room.
  if (second?.how === "seen" && style.windows !== "three") return { ...style, windows: "none" };
  const other = second?.how === "stands" ? STYLES[second.place] : undefined;
  if (!other) return style;
  const { stand, furniture: pieces, things } = other;
  return { ...style, stand, furniture: pieces, things };
}

function styleOf(stage: Stage, { place, goods, christmas }: SceneDescription): Style {
  if (place === "shop" && goods) return shopStyle(stage, goods);
  return (christmas && place === "diningRoom" && CHRISTMAS) || (STYLES[place ?? "room"] ?? STYLES.room!);
}

/** Shops have windows where the dream names what is beyond them. */
const SHOPS = new Set<Place | null>(["supermarket", "bakery", "bar"]);

/** The furniture of a room, without what the dream names itself. */
export function furniture(lit: Stage, style: Style, named: ReadonlySet<string>): Layer[] {
  const layers: Layer[] = [];
  for (const [name, across, distance, height] of style.furniture ?? []) {
    if (named.has(name)) continue;
    const [x, y] = view.point(across, 0, distance);
    layers.push(
      ...groundedActor(lit, name, { x, y, height, depth: 0.3, flip: across > 0, haze: 0.12, cut: false }),
    );
  }
  for (const [thing, across, distance, height] of style.things ?? []) {
    if (named.has(thing)) continue;
    const [x, y] = view.point(across, 0, distance);
    layers.push(...scenery(lit, thing, { x, y, height, flip: across > 0 }));
  }
  return layers;
}

const lowered = (room: Room, { lowCeiling }: SceneDescription): Room =>
  lowCeiling ? { ...room, ceiling: 2.5 } : room;

/** A room in perspective, furnished as its kind needs. */
export const indoors: SettingPainter = (stage, { plan, description, beyond = [] }): Setting => {
  const { palette } = stage;
  const style = withView(withFurnitureOf(styleOf(stage, description), description), description, beyond);
  const room = lowered(style.room ?? WIDE, description);
  const [left, top] = view.point(-room.wall, room.ceiling, room.back);
  const [right, bottom] = view.point(room.wall, 0, room.back);
  const wall: Wall = { left, right, top, bottom, room };
  const walls = wallsPlate(stage, view, room);
  const beside = isSideLit(description) ? { side: -plan.side, description } : undefined;
  if (beside) sideWindows(stage, walls.c, wall, beside);
  style.dress?.(stage, walls.c, wall);
  if (description.ceiling) paintCeiling(stage, walls.c, room, description.ceiling);
  if (description.lowCeiling) {
    // Its near end is in the picture.
    walls.c.globalCompositeOperation = "destination-over";
    walls.c.fillStyle = css(mix(palette.hero[3]!, palette.ink, 0.56));
    walls.c.fillRect(stage.ground.left, stage.ground.top, 1440, 270);
    walls.c.globalCompositeOperation = "source-over";
  }
  const layers: Layer[] = [];
  const night =
    description.light === "night" || (description.light !== "day" && description.sky.includes("stars"));
  const windows = description.far && SHOPS.has(description.place) ? "three" : (style.windows ?? "one");
  let light = { x: 0, y: 90 };
  if (windows !== "none") {
    const middles = openings(stage, walls.c, wall, windows);
    const outside = stage.plate({ left: -320, right: 320, top: 20, bottom: 580 });
    const disc = {
      ...plan.disc,
      x: plan.disc.x * 0.12,
      y: 250,
      radius: Math.min(60, plan.disc.radius * 0.5),
    };
    paintSky(stage, outside, {
      horizon: bottom - 6,
      // Near a palette's horizon it is bright even at night.
      colours: night ? palette.sky.map((tone) => mix(tone, palette.ink, 0.66)) : palette.sky,
      streaks: night ? 0.2 : 0.7,
      glows: [{ x: disc.x, y: disc.y, radius: night ? 130 : 260, strength: 0.5, colour: palette.glow }],
    });
    if (night) stars(stage, outside.c);
    if (description.far) windowView(stage, outside.c, description.far, bottom);
    if (description.weather && !description.weatherInside)
      weatherOutside(stage, outside.c, kindOfStorm(description) ?? description.weather);
    if (description.weather === "storm" && !kindOfStorm(description) && !description.weatherInside)
      for (const [i, x] of (windows === "three" ? [-132, 10, 128] : [-26, 44]).entries())
        paintBolt(stage, outside.c, { x, top: top + 40 + i * 14, foot: bottom - 60 + i * 20, name: `${i}` });
    layers.push(plateLayer(outside, 0));
    const body = discPlate(stage, disc);
    if (body) layers.push({ depth: 0.02, paint: (c) => drawPlate(c, body) });
    layers.push(...thingsOutside(stage, beyond, bottom, windows === "three"));
    if (style.glass) layers.push(plateLayer(stainedGlass(stage, middles, wall), 0.03));
    if (style.curtains)
      for (const side of [-1, 1])
        hangCurtain(stage, walls.c, {
          x: side * (right * 0.46 + 16),
          top: top + 40,
          bottom: bottom - 66,
          side,
        });
  } else light = beside ? { x: beside.side * 330, y: 150 } : { x: 0, y: 40 };
  const floor = floorPlate(stage, view, ROOM_HORIZON, style.chequered ?? false, room);
  const shade = stage.plate(stage.ground, 0.25);
  if (style.dim) {
    shade.c.fillStyle = css(palette.ink, style.dim);
    shade.c.fillRect(stage.ground.left, stage.ground.top, 1440, 900);
  }
  layers.push({
    depth: 0.2,
    paint: (c) => {
      drawPlate(c, walls);
      drawPlate(c, floor);
      if (style.dim) drawPlate(c, shade);
    },
  });
  if (style.stand) {
    const before = stage.plate(stage.ground);
    style.stand(stage, before.c, wall);
    layers.push(plateLayer(before, 0.22));
  }
  layers.push(
    glowLayer({
      x: 0,
      y: windows === "none" ? top + 90 : (top + bottom) / 2,
      radius: 560,
      colour: mix(palette.glow, palette.lamp, windows === "none" ? 0.5 : 0),
      // It lies over what is seen outside.
      strength: beyond.length > 0 ? 0.2 : style.dim || night ? 0.4 : 0.56,
      depth: 0.2,
    }),
  );
  if (windows !== "none" && !style.dim && beyond.length === 0)
    layers.push(shaft(stage, windows === "three" ? [-0.31, 0, 0.31] : [0], wall));
  if (beside) layers.push(sideLight(stage, wall, beside));
  const lit = { ...stage, light };
  layers.push(...furniture(lit, style, new Set<string>(description.things.map(({ thing }) => thing))));
  if (style.steam)
    layers.push(
      mistLayer(stage, "steam high", { y: 330, height: 190, strength: 0.42, depth: 0.3 }),
      mistLayer(stage, "steam low", { y: 560, height: 110, strength: 0.5, depth: 0.32 }),
    );
  return {
    layers,
    front: [],
    horizon: ROOM_HORIZON,
    rows: { front: 656, back: 560 },
    on: "ground",
    walls: {
      foot: bottom + 6,
      slope: (bottom - ROOM_HORIZON) / right,
      window:
        windows === "none" || windows === "bars" ? 0 : (right - left) * (windows === "three" ? 0.42 : 0.24),
    },
    wet: style.chequered,
    lit: light,
  };
};
