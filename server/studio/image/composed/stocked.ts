import type { Thing } from "../../reading/scene/catalogue.ts";
import { css, mix, oklch } from "../colour.ts";
import { thingFigure } from "../figures/thing-figures.ts";
import { sculpt } from "../sculpt.ts";
import { drawPlate, type Plate, type Stage } from "../stage.ts";
import { block } from "./counters.ts";
import type { Style } from "./room-styles.ts";
import { fillPolygon, panel, view, type Wall } from "./walls.ts";

type Canvas = Plate["c"];

/** One of the goods: puts it with its foot at a point, at most so wide and so high. */
type Put = (c: Canvas, x: number, foot: number, wide: number, tall: number) => void;

function goodsPlates(stage: Stage, goods: readonly Thing[]): Put[] {
  return goods.map((thing): Put => {
    const { figure } = thingFigure(thing, stage.palette);
    const { left, right, top, bottom } = figure.box;
    const base = 96 / Math.max(right - left, bottom - top);
    const plate = sculpt(stage, figure, { size: base, x: 0, y: 300, haze: 0.06 });
    return (c, x, foot, wide, tall) => {
      const k = Math.min(wide / (right - left), tall / (bottom - top)) / base;
      c.save();
      c.translate(x - ((left + right) / 2) * base * k, foot - bottom * base * k);
      c.scale(k, k);
      drawPlate(c, plate);
      c.restore();
    };
  });
}

const wood = (stage: Stage) => mix(oklch(".60 .08 62"), stage.palette.trim[2]!, 0.25);

/** Three shelves on the back wall and along the sides, full of the goods. */
function shelvesOf(stage: Stage, c: Canvas, wall: Wall, goods: readonly Put[]): void {
  const { palette } = stage;
  const { left, right, top, bottom, room } = wall;
  const board = css(mix(wood(stage), palette.glow, 0.25));
  const back = mix(wood(stage), palette.ink, 0.5);
  for (const side of [-1, 1]) {
    panel(c, side, room.wall, [2.2, room.back], [0, 3.5], css(mix(back, palette.ink, 0.15)));
    for (let row = 0; row < 3; row++) {
      const y = 0.3 + row * 1.05;
      panel(c, side, room.wall, [2.2, room.back], [y - 0.09, y], board);
      for (let z = room.back - 0.5, i = 0; z > 3; z -= 0.8, i++) {
        const [x, foot] = view.point(side * (room.wall - 0.08), y, z);
        const unit = view.size(z);
        goods[(Math.floor(i / 3) + row) % goods.length]!(c, x, foot, unit * 0.62, unit * 0.8);
      }
    }
  }
  c.fillStyle = css(back);
  c.fillRect(left, top + 30, right - left, bottom - top - 30);
  const count = 6;
  const step = (right - left - 20) / count;
  const high = (bottom - top - 60) / 3;
  for (let row = 0; row < 3; row++) {
    const foot = top + 52 + high * (row + 1) - 10;
    c.fillStyle = css(palette.ink, 0.2);
    c.fillRect(left, foot - high + 12, right - left, 14);
    for (let i = 0; i < count; i++)
      goods[(Math.floor(i / 2) + row * 2) % goods.length]!(
        c,
        left + 10 + step * (i + 0.5),
        foot,
        step * 0.86,
        high * 0.8,
      );
    c.fillStyle = board;
    c.fillRect(left, foot, right - left, 8);
  }
  for (let z = room.back - 0.6; z > 2.6; z -= 1.5)
    fillPolygon(c, css(palette.lamp, 0.85), [
      [-0.7, room.ceiling - 0.02, z],
      [0.7, room.ceiling - 0.02, z],
      [0.7, room.ceiling - 0.02, z - 0.34],
      [-0.7, room.ceiling - 0.02, z - 0.34],
    ]);
}

/** Two low tables with goods on them, at the sides of the aisle. */
function displays(stage: Stage, c: Canvas, goods: readonly Put[]): void {
  const front = mix(wood(stage), stage.palette.ink, 0.3);
  for (const side of [-1, 1]) {
    const x: readonly [number, number] = side < 0 ? [-2.3, -1.1] : [1.1, 2.3];
    block(stage, c, { x, z: [6, 6.8], tall: 0.6, front, top: mix(wood(stage), stage.palette.glow, 0.3) });
    for (const [i, at] of [1.3, 1.7, 2.1].entries()) {
      const [px, foot] = view.point(side * at, 0.62, 6.3);
      const unit = view.size(6.3);
      goods[(i + (side > 0 ? 1 : 0)) % goods.length]!(c, px, foot, unit * 0.42, unit * 0.62);
    }
  }
}

/** A shop that sells such things. */
export function shopStyle(stage: Stage, things: readonly Thing[]): Style {
  const goods = goodsPlates(stage, things);
  return {
    windows: "none",
    chequered: true,
    dress: (of, c, wall) => shelvesOf(of, c, wall, goods),
    stand: (of, c) => displays(of, c, goods),
  };
}
