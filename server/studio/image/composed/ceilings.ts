import type { CeilingOf } from "../../reading/scene/room-shape-names.ts";
import { css, mix, oklch } from "../colour.ts";
import { trace } from "../perspective.ts";
import { between } from "../random.ts";
import type { Room } from "../scenes/room.ts";
import type { Plate, Stage } from "../stage.ts";
import { view } from "./walls.ts";

type Canvas = Plate["c"];

const TONES: Record<CeilingOf, readonly [string, string]> = {
  ice: [".93 .03 225", ".70 .07 235"],
  water: [".72 .10 215", ".42 .10 240"],
  stars: [".30 .09 275", ".16 .05 280"],
  sky: [".86 .06 230", ".62 .12 245"],
  plants: [".46 .11 145", ".28 .07 150"],
};

/** What is in place of the ceiling of a room. */
export function paintCeiling(stage: Stage, c: Canvas, { wall, back, ceiling }: Room, of: CeilingOf): void {
  const random = stage.random("ceiling");
  const [far, near] = TONES[of];
  const [, foot] = view.point(0, ceiling, back);
  c.save();
  trace(c, view, [
    [-wall, ceiling, 2.2],
    [wall, ceiling, 2.2],
    [wall, ceiling, back],
    [-wall, ceiling, back],
  ]);
  c.clip();
  const light = c.createLinearGradient(0, foot, 0, -40);
  light.addColorStop(0, css(oklch(far)));
  light.addColorStop(1, css(oklch(near)));
  c.fillStyle = light;
  c.fillRect(-760, -200, 1520, 700);
  PAINT[of](stage, c, { random, ceiling, back });
  c.restore();
}

interface Above {
  random: () => number;
  ceiling: number;
  back: number;
}

/** A point of the ceiling. */
const spot = ({ random, ceiling, back }: Above) => {
  const z = between(random, 3.6, back);
  const [x, y] = view.point(between(random, -3, 3), ceiling, z);
  return { x, y, size: view.size(z) };
};

const PAINT: Record<CeilingOf, (stage: Stage, c: Canvas, above: Above) => void> = {
  ice(_stage, c, above) {
    c.lineCap = "round";
    for (let i = 0; i < 26; i++) {
      const { x, y, size } = spot(above);
      c.strokeStyle = css(oklch(i % 3 ? ".99 .01 220" : ".52 .08 240"), 0.7);
      c.lineWidth = i % 3 ? 2.2 : 1.2;
      c.beginPath();
      c.moveTo(x, y);
      let [px, py] = [x, y];
      for (let k = 0; k < 4; k++) {
        px += between(above.random, -0.5, 0.6) * size;
        py += between(above.random, -0.09, 0.09) * size;
        c.lineTo(px, py);
      }
      c.stroke();
    }
    // Icicles along the far edge.
    const [, foot] = view.point(0, above.ceiling, above.back);
    c.fillStyle = css(oklch(".97 .015 220"), 0.85);
    for (let x = -330; x < 330; x += between(above.random, 10, 22)) {
      c.beginPath();
      c.moveTo(x, foot - 4);
      c.lineTo(x + 9, foot - 4);
      c.lineTo(x + 4, foot + between(above.random, 8, 30));
      c.fill();
    }
  },
  water(_stage, c, above) {
    for (let i = 0; i < 70; i++) {
      const { x, y, size } = spot(above);
      c.strokeStyle = css(oklch(".96 .03 200"), between(above.random, 0.25, 0.7));
      c.lineWidth = 1.4 + size / 90;
      c.beginPath();
      c.ellipse(x, y, size * between(above.random, 0.16, 0.5), size * 0.045, 0, 0.2, Math.PI * 1.2);
      c.stroke();
    }
  },
  stars(stage, c, above) {
    for (let i = 0; i < 26; i++) {
      const { x, y, size } = spot(above);
      const cloud = c.createRadialGradient(x, y, 0, x, y, size * 0.8);
      cloud.addColorStop(0, css(oklch(i % 2 ? ".60 .14 300" : ".62 .12 240"), 0.16));
      cloud.addColorStop(1, css(oklch(".60 .14 300"), 0));
      c.fillStyle = cloud;
      c.fillRect(x - size, y - size * 0.4, size * 2, size * 0.8);
    }
    for (let i = 0; i < 190; i++) {
      const { x, y } = spot(above);
      const bright = i % 9 === 0;
      c.fillStyle = css(bright ? stage.palette.lamp : [0.98, 0, 0.01], bright ? 1 : 0.85);
      c.beginPath();
      c.arc(x, y, bright ? between(above.random, 2.4, 4) : between(above.random, 0.8, 1.9), 0, Math.PI * 2);
      c.fill();
    }
  },
  sky(stage, c, above) {
    for (let i = 0; i < 16; i++) {
      const { x, y, size } = spot(above);
      for (let k = 0; k < 5; k++) {
        c.fillStyle = css(mix([0.99, 0, 0], stage.palette.glow, 0.15), 0.5);
        c.beginPath();
        c.ellipse(
          x + (k - 2) * size * 0.3,
          y - (k % 2) * size * 0.06,
          size * 0.34,
          size * 0.1,
          0,
          0,
          Math.PI * 2,
        );
        c.fill();
      }
    }
  },
  plants(_stage, c, above) {
    for (let i = 0; i < 420; i++) {
      const { x, y, size } = spot(above);
      const blossom = i % 8 === 0;
      c.fillStyle = css(
        oklch(blossom ? ".88 .10 10" : `${between(above.random, 0.42, 0.7).toFixed(2)} .14 140`),
        0.95,
      );
      c.beginPath();
      c.ellipse(x, y, size * 0.1, size * 0.04, between(above.random, -0.7, 0.7), 0, Math.PI * 2);
      c.fill();
    }
  },
};
