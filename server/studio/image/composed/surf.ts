import { css, mix } from "../colour.ts";
import { between } from "../random.ts";
import { plateLayer, type Layer, type Stage } from "../stage.ts";

/** Where the water meets the sand of a shore. */
const EDGE = 540;

/** Waves that run out on a beach: crests of foam, and a pale seam along the sand. */
export function surf(stage: Stage): Layer {
  const { palette } = stage;
  const random = stage.random("surf");
  const plate = stage.plate({ ...stage.ground, top: 430, bottom: 580 });
  const { c, left, right } = plate;
  const foam = mix(palette.cloud[0]!, [0.98, 0, 0], 0.5);
  for (const [y, high, strength] of [
    [470, 5, 0.4],
    [496, 8, 0.6],
    [522, 11, 0.8],
  ] as const) {
    let x = left - between(random, 0, 120);
    while (x < right) {
      const wide = between(random, 130, 300);
      const rise = high * between(random, 0.8, 1.3);
      const foot = y + between(random, -4, 4);
      c.fillStyle = css(mix(palette.water, palette.ink, 0.2), strength * 0.45);
      c.beginPath();
      c.moveTo(x, foot + 2);
      c.quadraticCurveTo(x + wide / 2, foot + rise * 1.5, x + wide, foot + 2);
      c.quadraticCurveTo(x + wide / 2, foot - rise, x, foot + 2);
      c.fill();
      c.fillStyle = css(foam, strength);
      c.beginPath();
      c.moveTo(x, foot);
      c.quadraticCurveTo(x + wide / 2, foot - rise * 1.6, x + wide, foot);
      c.quadraticCurveTo(x + wide / 2, foot - rise * 0.5, x, foot);
      c.fill();
      x += wide + between(random, 40, 150);
    }
  }
  return plateLayer(plate, 0.38);
}

/** The last foam of a wave on the wet sand. */
export function foamLine(stage: Stage): Layer {
  const { palette } = stage;
  const plate = stage.plate({ ...stage.ground, top: 510, bottom: 600 });
  const { c, left, right } = plate;
  const at = (x: number) => EDGE + Math.sin(x / 97 + 0.6) * 9 + Math.sin(x / 41) * 4;
  const band = (over: number, under: number, colour: string) => {
    c.fillStyle = colour;
    c.beginPath();
    c.moveTo(left, at(left) - over);
    for (let x = left; x <= right; x += 8) c.lineTo(x, at(x) - over);
    for (let x = right; x >= left; x -= 8) c.lineTo(x, at(x) + under + Math.sin(x / 23) * 2);
    c.fill();
  };
  const foam = mix(palette.cloud[0]!, [0.98, 0, 0], 0.6);
  band(-4, 22, css(mix(palette.land[2]!, palette.water, 0.5), 0.5));
  band(16, 2, css(mix(palette.water, foam, 0.35), 0.85));
  band(2, 8, css(foam, 0.95));
  return plateLayer(plate, 0.4);
}
