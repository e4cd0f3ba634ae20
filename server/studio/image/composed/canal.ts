import { css, type Lab, mix } from "../colour.ts";
import { createPerspective } from "../perspective.ts";
import { between, pick } from "../random.ts";
import { townPlate } from "../scenes/town.ts";
import { type Layer, plateLayer, type Plate, type Stage } from "../stage.ts";
import { waterLayer } from "../water.ts";
import { heaven } from "./heaven.ts";
import { isOvercast, skyWeather } from "./outdoors.ts";
import type { SettingPainter } from "./setting.ts";
import { type Front, houseFront } from "./streets.ts";
import { bollard } from "./waterside.ts";

const HORIZON = 446;
const view = createPerspective({ horizon: HORIZON, eye: 1.9 });

/** A bridge of stone with one arch from side to side, and its railing. */
function archedBridge(stage: Stage, c: Plate["c"], z: number): void {
  const { palette } = stage;
  const air = (tone: Lab) => css(mix(tone, palette.haze, 1 - Math.exp(-z / 24)));
  const stone = mix(mix(palette.cloud[1]!, palette.hero[2]!, 0.3), palette.land[1]!, 0.15);
  const [left, foot] = view.point(-3.3, 0, z);
  const [right] = view.point(3.3, 0, z);
  const u = view.size(z);
  c.fillStyle = air(stone);
  c.beginPath();
  c.moveTo(left, foot + 4);
  c.lineTo(left, foot - u * 0.9);
  c.quadraticCurveTo(0, foot - u * 2.9, right, foot - u * 0.9);
  c.lineTo(right, foot + 4);
  c.lineTo(right * 0.72, foot + 4);
  c.bezierCurveTo(right * 0.68, foot - u * 1.6, left * 0.68, foot - u * 1.6, left * 0.72, foot + 4);
  c.fill();
  c.strokeStyle = air(mix(stone, palette.ink, 0.45));
  c.lineWidth = 2;
  c.beginPath();
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * (0.05 + (i / 12) * 0.9);
    const [x, y] = [Math.cos(a) * right * 0.7, foot - Math.sin(a) * u * 1.2];
    c.moveTo(x, y);
    c.lineTo(x * 1.1, y - u * 0.26);
  }
  c.stroke();
  // The railing.
  c.strokeStyle = air(mix(stone, palette.glow, 0.3));
  c.lineWidth = u * 0.1;
  c.beginPath();
  c.moveTo(left, foot - u * 1.36);
  c.quadraticCurveTo(0, foot - u * 3.36, right, foot - u * 1.36);
  c.stroke();
  c.lineWidth = u * 0.055;
  c.beginPath();
  for (let k = 0.03; k < 1; k += 0.055) {
    const x = left + (right - left) * k;
    const top = foot - u * (0.9 + 4 * k * (1 - k));
    c.moveTo(x, top - u * 0.46);
    c.lineTo(x, top);
  }
  c.stroke();
}

/** Houses that stand in the water at both sides, one behind the other. */
function houses(stage: Stage, c: Plate["c"], night: boolean): void {
  const { palette } = stage;
  const random = stage.random("canal houses");
  const fronts = [-1, 1].flatMap((side) => {
    const row: Front[] = [];
    for (let z = 2.2; z < 32;) {
      const to = z + between(random, 2, 3);
      const colour = mix(
        pick(random, [palette.trim[1]!, palette.cloud[1]!, palette.disc[1], palette.hero[1]!]),
        palette.land[1]!,
        0.3,
      );
      row.push({ side, from: z, to, tall: between(random, 3.4, 5.2), colour, lit: night ? 0.55 : 0.14 });
      z = to;
    }
    return row;
  });
  for (const front of fronts.toSorted((a, b) => b.from - a.from)) houseFront(stage, c, front);
}

/** The quay on which one stands. */
function quayside(stage: Stage, side: number): Layer {
  const { palette } = stage;
  const quay = stage.plate({ ...stage.ground, top: 560 });
  const { c } = quay;
  const stone = mix(palette.cloud[1]!, palette.hero[2]!, 0.4);
  const shade = c.createLinearGradient(0, 610, 0, 740);
  shade.addColorStop(0, css(mix(stone, palette.glow, 0.2)));
  shade.addColorStop(1, css(mix(stone, palette.ink, 0.55)));
  c.fillStyle = css(mix(stone, palette.ink, 0.6));
  c.fillRect(stage.ground.left, 606, 1440, 16);
  c.fillStyle = shade;
  c.fillRect(stage.ground.left, 612, 1440, 200);
  c.fillStyle = css(mix(stone, palette.cloud[0]!, 0.5));
  c.fillRect(stage.ground.left, 612, 1440, 9);
  c.strokeStyle = css(mix(stone, palette.ink, 0.5), 0.6);
  c.lineWidth = 1.6;
  c.beginPath();
  for (const [row, y] of [621, 640, 666, 702, 744].entries()) {
    c.moveTo(-760, y);
    c.lineTo(760, y);
    for (let x = -1500 + (row % 2) * 50; x <= 1500; x += 100) {
      c.moveTo(x * (y / 760), y);
      c.lineTo(x * ((y + 28) / 760), Math.min(760, y + 34));
    }
  }
  c.stroke();
  for (const x of [-400, 400]) bollard(c, x * -side, 622, css(mix(palette.ink, palette.hero[3]!, 0.25)));
  return plateLayer(quay, 0.4);
}

/** A canal between two rows of houses that stand in it, under a bridge. */
export const canal: SettingPainter = (stage, { plan, description }) => {
  const night = description.light === "night";
  const disc = {
    ...plan.disc,
    x: plan.disc.x * 0.3,
    y: Math.min(plan.disc.y, 210),
    radius: plan.disc.radius * 0.75,
  };
  const plate = stage.plate(stage.ground);
  houses(stage, plate.c, night);
  archedBridge(stage, plate.c, 12);
  const above = [
    ...heaven(stage, disc, { horizon: HORIZON + 20, ...skyWeather(description) }),
    plateLayer(
      townPlate(stage, "end", {
        base: HORIZON + 6,
        height: [40, 90],
        width: [30, 52],
        haze: 0.6,
        roofs: "gables",
        lit: night ? 0.3 : 0.1,
      }),
      0.1,
    ),
  ];
  const water = waterLayer(stage, { horizon: HORIZON + 8, above, roughness: 0.8, depth: 0.3 });
  return {
    layers: [water, plateLayer(plate, 0.3), quayside(stage, plan.side)],
    front: [],
    horizon: HORIZON,
    on: "ground",
    afloat: 560,
    rows: { front: 684, back: 640 },
    wet: isOvercast(description),
  };
};
