import type { Lab } from "../colour.ts";
import { css, mix } from "../colour.ts";
import { ribbon } from "../figures/outline.ts";
import { between } from "../random.ts";
import { sculpt } from "../sculpt.ts";
import type { Layer, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";

const TURN = Math.PI * 2;

/** Seaweed that sways: a ribbon, drawn again in every frame. */
export function weed(
  stage: Stage,
  name: string,
  options: { x: number; y: number; count: number; tall: number; depth: number; colour: Lab },
): Layer {
  const random = stage.random(name);
  const blades = Array.from({ length: options.count }, () => ({
    x: options.x + between(random, -60, 60),
    tall: options.tall * between(random, 0.45, 1),
    width: between(random, 5, 13),
    phase: random() * 0.3,
    lean: between(random, -0.25, 0.25),
  }));
  return {
    depth: options.depth,
    paint(c, t) {
      const fade = c.createLinearGradient(0, options.y - 36, 0, options.y);
      fade.addColorStop(0, css(options.colour));
      fade.addColorStop(1, css(options.colour, 0));
      c.fillStyle = fade;
      for (const blade of blades) {
        const bend = (v: number) =>
          blade.lean * blade.tall * v +
          v * v * 26 * Math.sin(TURN * (t - v * 0.55 + blade.phase)) +
          Math.sin(v * 9 + blade.phase * 20) * 6 * v;
        c.beginPath();
        for (let i = 0; i <= 14; i++)
          c.lineTo(
            blade.x + bend(i / 14) - (blade.width / 2) * (1 - (i / 14) ** 2),
            options.y - (i / 14) * blade.tall,
          );
        for (let i = 14; i >= 0; i--)
          c.lineTo(
            blade.x + bend(i / 14) + (blade.width / 2) * (1 - (i / 14) ** 2),
            options.y - (i / 14) * blade.tall,
          );
        c.fill();
      }
    },
  };
}

/** Coral in one corner, lit from above. */
export function coral(stage: Stage, side: number): Layer {
  const { palette } = stage;
  const random = stage.random("coral");
  const box = { left: -660, right: 660, top: 420, bottom: 764 };
  const parts = Array.from({ length: 4 }, (_, i) => {
    const paths: string[] = [];
    const grow = (
      x: number,
      y: number,
      angle: number,
      length: number,
      width: number,
      depth: number,
    ): void => {
      const ex = x + Math.cos(angle) * length;
      const ey = y + Math.sin(angle) * length;
      paths.push(
        ribbon(
          [
            [x, y, width],
            [(x + ex) / 2 + between(random, -5, 5), (y + ey) / 2, width * 0.9],
            [ex, ey, width * 0.8],
          ],
          4,
        ),
      );
      if (depth === 0) return;
      const forks = 2 + Math.floor(random() * 1.6);
      for (let k = 0; k < forks; k++)
        grow(
          ex,
          ey,
          angle + (k - (forks - 1) / 2) * 0.62 + between(random, -0.2, 0.2),
          length * between(random, 0.68, 0.86),
          width * 0.74,
          depth - 1,
        );
    };
    grow(
      side * (500 - i * 92 + between(random, -20, 20)),
      770,
      -Math.PI / 2 + between(random, -0.25, 0.25),
      between(random, 44, 66) * (1 - i * 0.1),
      17 - i * 2,
      3 - (i === 3 ? 1 : 0),
    );
    const tones = (i % 2 === 0 ? palette.trim : palette.hero).map((tone, k) =>
      mix(tone, palette.water, 0.22 + i * 0.07 + k * 0.04),
    );
    return { path: paths.join(""), tones, relief: 5 };
  });
  const plate = sculpt(
    stage,
    { box, parts: parts.toReversed() },
    { size: 1, x: side * 400, y: 650, rim: 0.6 },
  );
  return plateLayer(plate, 0.9);
}

/** A shoal of fish that turn together. */
export function shoal(stage: Stage, at: { x: number; y: number }, flip: number): Layer {
  const random = stage.random("shoal");
  const fish = Array.from({ length: 34 }, () => ({
    x: (random() + random() - 1) * 130,
    y: (random() + random() - 1) * 46,
    size: between(random, 4.5, 10),
    phase: random() * 0.25,
  }));
  const colour = css(mix(stage.palette.cloud[0]!, stage.palette.haze, 0.3), 0.85);
  return {
    depth: 0.3,
    paint(c, t) {
      c.fillStyle = colour;
      for (const one of fish) {
        const x = at.x + one.x + Math.sin(TURN * (t + one.phase)) * 30;
        const y = at.y + one.y + Math.sin(TURN * (t + one.phase + 0.25)) * 10;
        const tail = Math.sin(TURN * (6 * t + one.phase * 4)) * 0.25 * one.size;
        const s = one.size * flip;
        c.beginPath();
        c.moveTo(x - s, y);
        c.quadraticCurveTo(x, y - one.size * 0.55, x + s * 0.8, y);
        c.lineTo(x + s * 1.4, y - one.size * 0.4 + tail);
        c.lineTo(x + s * 1.4, y + one.size * 0.4 + tail);
        c.lineTo(x + s * 0.8, y);
        c.quadraticCurveTo(x, y + one.size * 0.55, x - s, y);
        c.fill();
      }
    },
  };
}
