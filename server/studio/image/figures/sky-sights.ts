import { mix } from "../colour.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon } from "./outline.ts";
import { colourTones, ramp } from "./tones.ts";

/** The black moon before the sun, with its corona. */
export const eclipse: FigureMaker = (m) => {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    const far = i % 2 ? 112 : 146;
    return polygon([
      [x * 76 - y * 9, y * 76 + x * 9],
      [x * far, y * far],
      [x * 76 + y * 9, y * 76 - x * 9],
    ]);
  }).join("");
  return {
    box: { left: -148, right: 148, top: -148, bottom: 148 },
    parts: [
      part(rays, colourTones("yellow"), 2),
      part(oval(0, 0, 92), [m.palette.lamp], 0, { lit: m.palette.lamp }),
      part(oval(0, 0, 84), colourTones("black"), 12),
      part(oval(62, -52, 13), [mix(m.palette.lamp, [1, 0, 0], 0.6)], 0, { lit: m.palette.lamp }),
    ],
  };
};

/** A black disc within a bright ring of turning matter. */
export const blackHole: FigureMaker = (m) => {
  const ring = (rx: number, ry: number, w: number) =>
    `${oval(0, 0, rx, ry)}M${-rx + w} 0A${rx - w} ${ry - w * 0.3} 0 1 1 ${rx - w} 0A${rx - w} ${ry - w * 0.3} 0 1 1 ${-rx + w} 0Z`;
  const front = (rx: number, ry: number, w: number) =>
    `M${-rx} 0A${rx} ${ry} 0 0 0 ${rx} 0L${rx - w} 0A${rx - w} ${ry - w * 0.3} 0 0 1 ${-rx + w} 0Z`;
  return {
    box: { left: -172, right: 172, top: -92, bottom: 92 },
    parts: [
      part(ring(170, 48, 20), colourTones("purple"), 5),
      part(ring(146, 38, 26), colourTones("orange"), 5),
      part(oval(0, 0, 86), [m.palette.lamp], 0, { lit: m.palette.lamp }),
      part(oval(0, 0, 76), ramp(".14 .01 270/.10 .01 270/.07 .01 270/.04 .01 270"), 4),
      part(front(170, 48, 20), colourTones("purple"), 5),
      part(front(146, 38, 40), colourTones("orange"), 5),
      part(front(112, 24, 20), colourTones("yellow"), 3),
    ],
  };
};

/** Curtains of green and violet light. */
export const aurora: FigureMaker = () => {
  // Strips side by side on a winding line.
  const curtain = (y: number, tall: number, turns: number, phase: number) =>
    Array.from({ length: 86 }, (_, i) => {
      const x = -340 + i * 8;
      const wind = Math.sin((i / 86) * turns + phase);
      const foot = y + wind * 26;
      const high = tall * (0.72 + 0.28 * Math.sin(i * 0.9 + phase) * Math.cos(i * 0.37));
      return polygon([
        [x, foot],
        [x + 9, foot + 2],
        [x + 19 + wind * 8, foot - high],
        [x + 11 + wind * 8, foot - high * 0.94],
      ]);
    }).join("");
  const tones = ramp(".45 .14 305/.55 .15 200/.80 .19 155/.95 .12 150");
  return {
    box: { left: -350, right: 370, top: -250, bottom: 80 },
    parts: [
      part(curtain(-70, 150, 9, 1.2), tones, 0, { lamp: true }),
      part(curtain(40, 210, 12, 0), tones, 0, { lamp: true }),
    ],
    clear: 0.72,
  };
};

/** A cloud of snow that rolls down, with blocks in it. */
export const avalanche: FigureMaker = () => {
  const white = colourTones("white");
  const chunk = (x: number, y: number, r: number) =>
    polygon([
      [x - r, y + r * 0.4],
      [x - r * 0.4, y - r * 0.8],
      [x + r * 0.7, y - r * 0.6],
      [x + r, y + r * 0.5],
      [x, y + r],
    ]);
  return {
    box: { left: -234, right: 220, top: -290, bottom: 6 },
    parts: [
      part(
        polygon("-60 2, 60 -268, 120 -284, 220 -230, 220 2"),
        ramp(".62 .03 255/.5 .03 255/.4 .03 255/.28 .03 258"),
        18,
      ),
      part(
        polygon(
          "60 -268, 120 -284, 220 -230, 220 -120, 180 -170, 150 -140, 120 -196, 84 -150, 60 -200, 22 -180",
        ),
        white,
        12,
      ),
      part(
        blob("-30 -120, 10 -196, 60 -216, 96 -176, 132 -130, 152 -60, 140 4, -120 4, -110 -50"),
        white,
        34,
        { lift: -0.08 },
      ),
      part(
        blob(
          "-216 -16, -200 -62, -166 -70, -150 -112, -104 -112, -76 -156, -30 -140, 0 -110, 30 -120, 60 -70, 96 -58, 110 4, -206 4",
        ),
        white,
        30,
      ),
      part(blob("-180 -8, -160 -44, -120 -46, -96 -78, -50 -66, -20 -36, 10 -6, -40 4, -160 4"), white, 20, {
        lift: 0.05,
      }),
      part(
        chunk(-150, -134, 14) +
          chunk(-92, -176, 18) +
          chunk(-30, -178, 12) +
          chunk(-196, -86, 10) +
          chunk(-60, -26, 20) +
          chunk(30, -40, 16),
        colourTones("blue"),
        4,
        {
          lift: 0.22,
        },
      ),
    ],
  };
};

/** A jet with swept wings and twin fins, its nose to the left. */
export const fighterJet: FigureMaker = (m) => ({
  box: { left: -196, right: 170, top: -92, bottom: 60 },
  parts: [
    part(polygon("84 -16, 132 -90, 158 -90, 146 -12"), m.body, 4, { lift: -0.04 }),
    part(polygon("104 4, 152 34, 168 34, 158 2"), m.body, 4, { lift: -0.12 }),
    part(
      blob("-196 -4, -150 -18, -104 -28, -40 -32, 60 -30, 150 -20, 158 -4, 150 12, 60 18, -60 16, -140 8"),
      m.body,
      14,
    ),
    part(blob("-116 -26, -92 -46, -56 -50, -26 -32, -60 -28"), colourTones("blue"), 5, { lift: 0.12 }),
    part(polygon("-30 -2, 70 56, 116 56, 92 -2"), m.body, 5, { lift: -0.07 }),
    part(polygon("-42 4, -6 4, 0 20, -44 18"), m.dark, 3),
    part(polygon("18 58, 96 58, 106 48, 26 46"), m.dark, 2),
    part(polygon("156 -16, 170 -12, 170 6, 156 8"), colourTones("orange"), 0, { lamp: true }),
    part(oval(36, -8, 13), colourTones("red"), 2),
    part(oval(36, -8, 6), colourTones("white"), 1),
  ],
});
