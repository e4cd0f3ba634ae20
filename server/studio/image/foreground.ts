import { css, mix } from "./colour.ts";
import type { Point } from "./figures/outline.ts";
import { blob, readPoints, ribbon } from "./figures/outline.ts";
import { between } from "./random.ts";
import { sculpt } from "./sculpt.ts";
import type { Layer, Stage } from "./stage.ts";
import { drawPlate, plateLayer } from "./stage.ts";

export type Foreground = "reeds" | "branch" | "rocks" | "none";

const dark = (stage: Stage) => {
  const { ink, land } = stage.palette;
  return [mix(ink, land[2]!, 0.55), mix(ink, land[3]!, 0.5), mix(ink, land[3]!, 0.2), ink];
};

/** Sways in the wind around the fixed point (x, y). */
function swaying(layer: Layer["paint"], x: number, y: number, reach: number): Layer["paint"] {
  return (c, t) => {
    c.save();
    c.translate(x, y);
    c.transform(1, 0, reach * Math.sin(2 * Math.PI * t), 1, 0, 0);
    c.translate(-x, -y);
    layer(c, t);
    c.restore();
  };
}

function reeds(stage: Stage, side: number): Layer {
  const random = stage.random("reeds");
  const stems: string[] = [];
  const heads: string[] = [];
  for (let i = 0; i < 26; i++) {
    const x = side * (500 - random() ** 1.6 * 230);
    const tall = between(random, 90, 290) * (0.55 + (Math.abs(x) - 270) / 420);
    const lean = between(random, -0.22, 0.14) * tall * side;
    stems.push(
      ribbon(`${x} 752 5, ${x + lean * 0.3} ${752 - tall * 0.5} 3.4, ${x + lean} ${752 - tall} 1`, 6),
    );
    if (random() < 0.42) {
      const [hx, hy] = [x + lean * 0.86, 752 - tall * 0.93];
      heads.push(ribbon(`${hx} ${hy} 8, ${hx + lean * 0.08} ${hy - 30} 7`, 3));
      stems.push(ribbon(`${hx + lean * 0.08} ${hy - 30} 1.8, ${hx + lean * 0.12} ${hy - 44} 0.8`, 3));
    }
  }
  const box = { left: -620, right: 620, top: 360, bottom: 760 };
  const plate = sculpt(
    stage,
    {
      box,
      parts: [
        { path: stems.join(""), tones: dark(stage), relief: 1.5 },
        {
          path: heads.join(""),
          tones: stage.palette.trim.map((tone, i) => mix(tone, stage.palette.ink, 0.4 + i * 0.1)),
          relief: 3,
        },
      ],
    },
    { size: 1, x: side * 420, y: 600, rim: 0.8 },
  );
  return { depth: 1, paint: swaying((c) => drawPlate(c, plate), 0, 760, 0.022) };
}

function branch(stage: Stage, side: number): Layer {
  const random = stage.random("branch");
  const { palette } = stage;
  const wood = [
    ribbon(
      `${side * 560} -30 26, ${side * 430} 40 17, ${side * 320} 62 11, ${side * 220} 108 5, ${side * 170} 118 1`,
      8,
    ),
    ribbon(`${side * 440} 36 11, ${side * 400} 96 7, ${side * 330} 140 1.5`, 7),
    ribbon(`${side * 330} 62 7, ${side * 280} 40 5, ${side * 210} 44 1`, 7),
  ];
  const tips = readPoints<Point>(
    "430 40, 400 92, 365 120, 330 140, 320 62, 285 42, 250 92, 215 44, 180 116, 470 12, 300 74, 230 104",
  );
  const leaves = tips.flatMap(([x, y]) =>
    Array.from({ length: 6 }, () => {
      const cx = side * (x + between(random, -24, 24));
      const cy = y + between(random, -16, 24);
      const turn = random() * Math.PI * 2;
      const long = between(random, 10, 19);
      const at = (a: number, b: number): [number, number] => [
        cx + Math.cos(turn) * a - Math.sin(turn) * b,
        cy + Math.sin(turn) * a + Math.cos(turn) * b,
      ];
      return blob(
        [at(-long, 0), at(-long * 0.2, long * 0.42), at(long, 0), at(-long * 0.2, -long * 0.42)],
        5,
      );
    }),
  );
  const box = { left: -640, right: 640, top: -40, bottom: 210 };
  const leaf = palette.land.map((tone) => mix(tone, palette.ink, 0.3));
  const parts = [
    { path: leaves.filter((_, i) => i % 2 === 0).join(""), tones: leaf, relief: 3, lift: -0.14 },
    { path: wood.join(""), tones: dark(stage), relief: 5 },
    { path: leaves.filter((_, i) => i % 2 === 1).join(""), tones: leaf, relief: 3 },
  ];
  const plate = sculpt(stage, { box, parts }, { size: 1, x: side * 340, y: 60, rim: 0.9 });
  return { depth: 1, paint: swaying((c) => drawPlate(c, plate), side * 560, -30, 0.02) };
}

function rocks(stage: Stage, side: number): Layer {
  const random = stage.random("rocks");
  const shapes = Array.from({ length: 7 }, (_, i) => {
    const x = side * (520 - i * 42 + between(random, -16, 16));
    const size = between(random, 26, 62) * (1 - i * 0.08);
    const points = Array.from({ length: 9 }, (_, k): [number, number] => {
      const angle = (k / 9) * Math.PI * 2;
      const r = size * between(random, 0.75, 1.15);
      return [x + Math.cos(angle) * r * 1.25, 744 - i * 2 + Math.sin(angle) * r * 0.8];
    });
    return blob(points, 3);
  });
  const box = { left: -660, right: 660, top: 640, bottom: 764 };
  const parts = shapes.map((path, i) => ({ path, tones: dark(stage), relief: 18, lift: 0.04 - i * 0.01 }));
  const plate = sculpt(stage, { box, parts }, { size: 1, x: side * 420, y: 700, rim: 0.9 });
  return plateLayer(plate, 1);
}

/** Lily pads with shadows on near water, which move up and down. */
export function lilyLayer(stage: Stage, side: number): Layer {
  const random = stage.random("lilies");
  const { palette } = stage;
  const pads = Array.from({ length: 9 }, () => ({
    x: side * between(random, 150, 520),
    y: between(random, 640, 712),
    size: between(random, 16, 44),
    phase: random(),
    flower: random() < 0.3,
  })).sort((a, b) => a.y - b.y);
  return {
    depth: 0.95,
    paint(c, t) {
      for (const pad of pads) {
        const x = pad.x + Math.sin(2 * Math.PI * (t + pad.phase)) * 2.4;
        const flat = 0.24 + (pad.y - 640) * 0.0012;
        c.fillStyle = css(palette.ink, 0.35);
        c.beginPath();
        c.ellipse(x, pad.y + 4, pad.size, pad.size * flat, 0, 0, Math.PI * 2);
        c.fill();
        const skin = c.createLinearGradient(x - pad.size, 0, x + pad.size, 0);
        skin.addColorStop(stage.light.x < x ? 0 : 1, css(mix(palette.land[1]!, palette.haze, 0.2)));
        skin.addColorStop(stage.light.x < x ? 1 : 0, css(mix(palette.land[3]!, palette.ink, 0.1)));
        c.fillStyle = skin;
        c.beginPath();
        c.moveTo(x, pad.y);
        c.ellipse(
          x,
          pad.y,
          pad.size,
          pad.size * flat,
          0,
          pad.phase * 6 + 0.25,
          pad.phase * 6 + Math.PI * 2 - 0.25,
        );
        c.fill();
        if (!pad.flower) continue;
        for (const k of [-2, 2, -1, 1, 0]) {
          c.fillStyle = css(palette.trim[Math.abs(k) > 1 ? 2 : Math.abs(k)]!);
          c.beginPath();
          c.ellipse(x + k * 3.6, pad.y - 7 + Math.abs(k) * 1.2, 3.4, 8.4, k * 0.42, 0, Math.PI * 2);
          c.fill();
        }
      }
    },
  };
}

/** A dark, near object in one corner, which adds depth. */
export function foregroundLayers(stage: Stage, kind: Foreground, side: number): Layer[] {
  switch (kind) {
    case "reeds":
      return [reeds(stage, side)];
    case "branch":
      return [branch(stage, side)];
    case "rocks":
      return [rocks(stage, side)];
    case "none":
      return [];
  }
}
