import { createCanvas } from "@napi-rs/canvas";
import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { toRgb } from "./colour.ts";
import { grainAt } from "./noise.ts";
import type { Stage } from "./stage.ts";

const GRADE = 0.22;

/** Returns a function that adds bloom, vignette and paper grain to a painted frame. */
export function createFinish(stage: Stage): (canvas: Canvas, c: SKRSContext2D) => void {
  const { width, height } = stage;
  const small = createCanvas(Math.max(2, Math.round(width / 6)), Math.max(2, Math.round(height / 6)));
  const sc = small.getContext("2d");
  const paper = paperOf(stage);
  const strength = stage.style === "poster" ? 0.2 : 0.3;
  return (canvas, c) => {
    sc.globalCompositeOperation = "source-over";
    sc.drawImage(canvas, 0, 0, small.width, small.height);
    sc.globalCompositeOperation = "multiply";
    sc.drawImage(small, 0, 0);
    c.save();
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.globalCompositeOperation = "screen";
    c.globalAlpha = strength;
    c.imageSmoothingEnabled = true;
    c.drawImage(small, 0, 0, width, height);
    // Softly over itself: deeper darks and clearer lights.
    c.globalCompositeOperation = "soft-light";
    c.globalAlpha = GRADE;
    c.drawImage(small, 0, 0, width, height);
    c.globalAlpha = 1;
    c.globalCompositeOperation = "source-over";
    c.drawImage(paper, 0, 0);
    c.restore();
  };
}

/** One overlay with the grain (light and dark specks) and the vignette in the palette's darkest colour. */
function paperOf(stage: Stage): Canvas {
  const { width, height } = stage;
  const canvas = createCanvas(width, height);
  const c = canvas.getContext("2d");
  const image = stage.pixels(width, height);
  const { data } = image;
  const [r, g, b] = toRgb(stage.palette.ink);
  const grainStrength = stage.style === "poster" ? 0.115 : 0.07;
  const cell = Math.max(1, Math.round(stage.scale * 0.5));
  for (let y = 0, at = 0; y < height; y++) {
    const v = (y + 0.5) / height - 0.5;
    for (let x = 0; x < width; x++, at += 4) {
      const u = (x + 0.5) / width - 0.5;
      const far = Math.max(0, Math.sqrt(u * u * 1.5 + v * v * 1.7) - 0.36) / 0.52;
      const vignette = 0.42 * far * far;
      const grain = grainAt((x / cell) | 0, (y / cell) | 0) * grainStrength;
      const dark = vignette + Math.max(0, -grain);
      const light = Math.max(0, grain);
      const alpha = Math.min(1, dark + light);
      const share = alpha > 0 ? light / alpha : 0;
      data[at] = r * (1 - share) + 255 * share;
      data[at + 1] = g * (1 - share) + 250 * share;
      data[at + 2] = b * (1 - share) + 238 * share;
      data[at + 3] = alpha * 255 + (grain * 97 - Math.floor(grain * 97));
    }
  }
  c.putImageData(image, 0, 0);
  return canvas;
}
