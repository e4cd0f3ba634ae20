import type { SceneDescription } from "../../reading/scene/describe.ts";
import { cloudPlate, driftLayer } from "../clouds.ts";
import { css, mix, oklch, type Lab } from "../colour.ts";
import { between } from "../random.ts";
import { plateLayer, type Layer, type Stage } from "../stage.ts";

export const SAND = [".85 .075 82", ".73 .095 74", ".58 .095 64", ".40 .07 55"].map((tone) => oklch(tone));

/** A named one, or any storm in a desert. */
export const isSandstorm = ({ weather, place, sandstorm }: SceneDescription) =>
  sandstorm === true || (weather === "storm" && place === "desert");

/** The rolling front of a sandstorm, and the air before it. */
export function sandFront(stage: Stage, horizon: number, side: number): Layer[] {
  const { palette } = stage;
  const tones: Lab[] = SAND.map((tone) => mix(tone, palette.haze, 0.12));
  const plate = stage.plate(stage.ground, 0.25);
  const { c } = plate;
  const air = c.createLinearGradient(0, 0, 0, 720);
  const edge = horizon / 720;
  air.addColorStop(0, css(tones[3]!, 0.6));
  air.addColorStop(edge * 0.7, css(tones[2]!, 0.8));
  air.addColorStop(edge, css(tones[1]!, 0.85));
  air.addColorStop(Math.min(0.95, edge + 0.14), css(tones[1]!, 0.5));
  air.addColorStop(1, css(tones[2]!, 0.25));
  c.fillStyle = air;
  c.fillRect(plate.left, plate.top, plate.right - plate.left, plate.bottom - plate.top);
  const heap = (x: number, reach: number, height: number) => ({
    x: side * x,
    y: horizon + 46,
    reach,
    height,
  });
  const high = [heap(560, 330, 400), heap(300, 300, 330), heap(40, 270, 250)];
  const low = [heap(-190, 250, 170), heap(-430, 260, 120), heap(420, 260, 190), heap(120, 240, 130)];
  return [
    plateLayer(plate, 0.3),
    driftLayer(cloudPlate(stage, "sand high", high, tones), 0.31, 16),
    driftLayer(
      cloudPlate(
        stage,
        "sand low",
        low,
        tones.map((tone) => mix(tone, SAND[0]!, 0.25)),
      ),
      0.32,
      26,
    ),
  ];
}

/** Sand that flies past, before everything. */
export function flyingSand(stage: Stage, side: number): Layer {
  const random = stage.random("flying sand");
  const streaks = Array.from({ length: 150 }, () => ({
    at: random(),
    y: between(random, -20, 740),
    long: between(random, 30, 190),
    laps: 1 + Math.floor(random() * 3),
    bend: between(random, -10, 10),
    alpha: between(random, 0.1, 0.42),
    wide: between(random, 0.8, 2.6),
  }));
  return {
    depth: 0.95,
    paint(c, t) {
      c.save();
      c.lineCap = "round";
      for (const { at, y, long, laps, bend, alpha, wide } of streaks) {
        const x = -side * (((at + laps * t) % 1) * 1800 - 900);
        c.strokeStyle = css(SAND[0]!, alpha);
        c.lineWidth = wide;
        c.beginPath();
        c.moveTo(x, y);
        c.quadraticCurveTo(x + long / 2, y + bend, x + long, y + bend * 0.4);
        c.stroke();
      }
      c.restore();
    },
  };
}
