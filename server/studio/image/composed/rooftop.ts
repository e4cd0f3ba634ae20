import { mistLayer } from "../air.ts";
import { css, mix } from "../colour.ts";
import { townPlate } from "../scenes/town.ts";
import type { Plate, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";
import { colourTones } from "../figures/tones.ts";
import { heaven } from "./heaven.ts";
import { isOvercast, skyWeather, setting } from "./outdoors.ts";
import { stairHouse } from "./roof-things.ts";
import type { SettingPainter } from "./setting.ts";
import { pavement } from "./streets.ts";

function chimney(stage: Stage, c: Plate["c"], x: number): void {
  const [light, dark] = [colourTones("brown")[1]!, colourTones("brown")[3]!];
  const face = c.createLinearGradient(x - 34, 0, x + 34, 0);
  face.addColorStop(0, css(mix(light, stage.palette.ink, 0.15)));
  face.addColorStop(1, css(mix(dark, stage.palette.ink, 0.45)));
  c.fillStyle = face;
  c.fillRect(x - 32, 462, 64, 144);
  c.fillRect(x - 39, 450, 78, 15);
  for (const pot of [-16, 16]) c.fillRect(x + pot - 8, 428, 16, 24);
  c.strokeStyle = css(mix(dark, stage.palette.ink, 0.5), 0.6);
  c.lineWidth = 1.4;
  c.beginPath();
  for (let y = 476, i = 0; y < 606; y += 12, i++) {
    c.moveTo(x - 32, y);
    c.lineTo(x + 32, y);
    for (let at = i % 2 === 0 ? -20 : -8; at < 32; at += 24) {
      c.moveTo(x + at, y);
      c.lineTo(x + at, y + 12);
    }
  }
  c.stroke();
}

function antenna(stage: Stage, c: Plate["c"], x: number): void {
  c.strokeStyle = css(mix(stage.palette.ink, stage.palette.hero[3]!, 0.2));
  c.lineWidth = 4;
  c.beginPath();
  c.moveTo(x, 600);
  c.lineTo(x, 408);
  c.moveTo(x - 52, 424);
  c.lineTo(x + 52, 424);
  for (let i = -3; i <= 3; i++) {
    c.moveTo(x + i * 15, 436);
    c.lineTo(x + i * 15, 412);
  }
  c.stroke();
}

/** A rail of iron on the low wall. */
function railing(stage: Stage, c: Plate["c"]): void {
  c.fillStyle = css(mix(stage.palette.ink, stage.palette.hero[3]!, 0.35));
  c.fillRect(-720, 512, 1440, 5);
  c.fillRect(-720, 530, 1440, 3);
  for (let x = -700; x < 720; x += 56) c.fillRect(x, 512, 5, 38);
}

/** A flat roof above the roofs of a town. */
export const rooftop: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const { description, plan } = input;
  const layers = heaven(stage, plan.disc, {
    horizon: 540,
    heaps: true,
    ...skyWeather(description),
  });
  const lit = description.light === "night" ? 0.4 : 0.16;
  const row = (name: string, base: number, height: readonly [number, number], haze: number, depth: number) =>
    layers.push(
      plateLayer(
        townPlate(stage, name, {
          base,
          height,
          width: [64, 120],
          haze,
          roofs: name === "far" ? "towers" : "gables",
          lit,
        }),
        depth,
      ),
    );
  row("far", 548, [70, 190], 0.5, 0.1);
  layers.push(mistLayer(stage, "far", { y: 500, height: 60, strength: 0.5, depth: 0.12 }));
  // Only roofs show above the low wall.
  row("middle", 622, [56, 110], 0.34, 0.18);
  layers.push(mistLayer(stage, "middle", { y: 560, height: 50, strength: 0.5, depth: 0.2 }));
  const horizon = 430;
  const roof = pavement(stage, input, horizon, 0.62);
  // The roof begins behind its low wall.
  roof.c.clearRect(roof.left, roof.top, roof.right - roof.left, 556 - roof.top);
  const { c } = roof;
  const stone = mix(palette.cloud[1]!, palette.hero[2]!, 0.4);
  const face = c.createLinearGradient(0, 556, 0, 588);
  face.addColorStop(0, css(mix(stone, palette.ink, 0.3)));
  face.addColorStop(1, css(mix(stone, palette.ink, 0.55)));
  c.fillStyle = face;
  c.fillRect(-720, 556, 1440, 30);
  c.fillStyle = css(mix(stone, palette.glow, 0.35));
  c.fillRect(-720, 548, 1440, 10);
  const below = c.createLinearGradient(0, 586, 0, 616);
  below.addColorStop(0, css(palette.ink, 0.5));
  below.addColorStop(1, css(palette.ink, 0));
  c.fillStyle = below;
  c.fillRect(-720, 586, 1440, 30);
  railing(stage, c);
  stairHouse(stage, c, -plan.side * 430);
  chimney(stage, c, plan.side * 290);
  antenna(stage, c, -plan.side * 268);
  layers.push(plateLayer(roof, 0.45));
  return setting(layers, horizon, { rows: { front: 668, back: 606 }, wet: isOvercast(description) });
};
