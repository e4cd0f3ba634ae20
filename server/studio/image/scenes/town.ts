import { css, mix } from "../colour.ts";
import { between } from "../random.ts";
import type { Plate, Stage } from "../stage.ts";

export interface TownOptions {
  /** Position of the base of the houses. */
  base: number;
  height: readonly [low: number, high: number];
  width: readonly [low: number, high: number];
  haze: number;
  roofs: "gables" | "towers";
  /** Share of windows that are lit. */
  lit: number;
}

/** A row of houses or towers from edge to edge, with lit and shaded sides. */
export function townPlate(stage: Stage, name: string, options: TownOptions): Plate {
  const { palette } = stage;
  const random = stage.random(`town ${name}`);
  const { base, haze } = options;
  const plate = stage.plate({ ...stage.ground, top: base - options.height[1] * 1.5 - 40 });
  const { c } = plate;
  const air = (colour: typeof palette.ink, more = 0) => mix(colour, palette.haze, Math.min(1, haze + more));
  const lightRight = stage.light.x > 0;
  for (let x = -720; x < 720;) {
    const width = between(random, ...options.width);
    const tall = between(random, ...options.height) * (0.75 + 0.5 * random() * random());
    const top = base - tall;
    const wall = mix(palette.land[2]!, palette.hero[2]!, random() * 0.6);
    const shade = c.createLinearGradient(x, 0, x + width, 0);
    shade.addColorStop(lightRight ? 1 : 0, css(air(mix(wall, palette.land[1]!, 0.35))));
    shade.addColorStop(lightRight ? 0 : 1, css(air(mix(wall, palette.ink, 0.35))));
    c.fillStyle = shade;
    c.fillRect(x, top, width + 0.6, stage.ground.bottom - top);
    const veil = c.createLinearGradient(0, top, 0, base + 60);
    veil.addColorStop(0, css(palette.haze, 0));
    veil.addColorStop(1, css(palette.haze, 0.28 * (0.4 + haze)));
    const roof = random();
    if (options.roofs === "gables" && roof < 0.78) {
      const rise = width * between(random, 0.28, 0.55);
      c.fillStyle = css(air(mix(palette.trim[2]!, palette.ink, 0.35 + random() * 0.25)));
      c.beginPath();
      c.moveTo(x - 3, top);
      c.lineTo(x + width / 2, top - rise);
      c.lineTo(x + width + 3, top);
      c.fill();
      c.fillStyle = css(air(mix(palette.trim[1]!, palette.trim[2]!, 0.5)), 0.8);
      c.beginPath();
      c.moveTo(x + width / 2, top - rise);
      c.lineTo(lightRight ? x + width + 3 : x - 3, top);
      c.lineTo(x + width / 2, top);
      c.fill();
      if (random() < 0.5) {
        c.fillStyle = css(air(mix(palette.trim[2]!, palette.ink, 0.5)));
        c.fillRect(x + width * 0.7, top - rise * 0.85, width * 0.1, rise * 0.6);
      }
    } else if (options.roofs === "towers" && roof < 0.5) {
      c.fillStyle = shade;
      const narrow = width * between(random, 0.3, 0.7);
      const more = tall * between(random, 0.06, 0.2);
      c.fillRect(x + (width - narrow) / 2, top - more, narrow, more + 1);
      if (roof < 0.2) {
        c.beginPath();
        c.moveTo(x + (width - narrow) / 2, top - more);
        c.lineTo(x + width / 2, top - more - narrow * 1.1);
        c.lineTo(x + (width + narrow) / 2, top - more);
        c.fill();
      }
    }
    c.fillStyle = veil;
    c.fillRect(x, top, width + 0.6, stage.ground.bottom - top);
    paintWindows(stage, c, random, {
      x,
      top,
      width,
      bottom: base + 90,
      haze,
      lit: options.lit,
      towers: options.roofs === "towers",
    });
    x += width + (options.roofs === "gables" ? 0 : between(random, -2, 7));
  }
  return plate;
}

function paintWindows(
  stage: Stage,
  c: Plate["c"],
  random: () => number,
  wall: { x: number; top: number; width: number; bottom: number; haze: number; lit: number; towers: boolean },
): void {
  const { palette } = stage;
  const across = Math.max(1, Math.floor(wall.width / (wall.towers ? 11 : 20)));
  const gap = wall.width / across;
  const step = wall.towers ? 13 : 25;
  const size = wall.towers ? 4.6 : 8;
  for (let y = wall.top + step * 0.7; y < wall.bottom; y += step) {
    for (let i = 0; i < across; i++) {
      const lit = random() < wall.lit;
      c.fillStyle = lit
        ? css(mix(palette.lamp, palette.haze, wall.haze * 0.7), 0.65 + random() * 0.35)
        : css(palette.ink, 0.22 * (1 - wall.haze));
      c.fillRect(wall.x + gap * (i + 0.5) - size / 2, y, size, size * 1.35);
    }
  }
}
