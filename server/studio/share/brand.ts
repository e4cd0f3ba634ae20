import type { SKRSContext2D } from "@napi-rs/canvas";
import { setLetters } from "./letters.ts";

interface Brand {
  name: string;
  size: number;
  radius: number;
  gap: number;
  baseline: number;
  /** Distance from the side of the image, and the width of the image. */
  margin: number;
  width: number;
  /** On the right side. */
  right: boolean;
  ink: { ring: string; dawn: string; title: string };
}

/** Draws the crescent of the logo and the brand name. Returns their width. */
export function drawBrand(context: SKRSContext2D, brand: Brand): number {
  const { name, radius, baseline, ink } = brand;
  setLetters(context, { size: brand.size, kind: "sentence", text: name, locale: "en-US" });
  const nameAt = radius * 2 + brand.gap;
  const width = nameAt + context.measureText(name).width;
  const left = brand.right ? brand.width - brand.margin - width : brand.margin;
  const [x, y] = [left + radius, baseline - brand.size * 0.34];
  context.strokeStyle = ink.ring;
  context.lineWidth = radius / 14;
  context.beginPath();
  context.arc(x, y, radius * 0.82, 0, Math.PI * 2);
  context.stroke();
  context.fillStyle = ink.dawn;
  context.beginPath();
  context.arc(x, y, radius * 0.86, 0, Math.PI);
  context.ellipse(x, y, radius * 0.86, radius * 0.53, 0, Math.PI, 0, true);
  context.fill();
  context.textAlign = "left";
  context.fillStyle = ink.title;
  context.fillText(name, left + nameAt, baseline);
  return width;
}
