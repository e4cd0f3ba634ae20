import { createCanvas, Path2D } from "@napi-rs/canvas";
import type { Lab } from "./colour.ts";
import { css, evenRamp, mix, shift, toRgb } from "./colour.ts";
import { blurGrid, distanceInside } from "./distance.ts";
import { fractal, grainAt } from "./noise.ts";
import type { Area, Plate, Stage } from "./stage.ts";
import { releasePlate } from "./stage.ts";
import { toneOffset } from "./tone.ts";

/** One piece of a figure, in the figure's own units (y down). */
export interface Part {
  /** SVG path data. */
  path: string;
  /** Four tones from light to dark. */
  tones: readonly Lab[];
  /** Width of the rounded edge, in the figure's units; 0 is flat. */
  relief: number;
  /** Lines cut into the part: SVG path data and their width. */
  lines?: readonly { path: string; width: number; light?: boolean }[];
  /** Gives light of this colour: no shading, and a glow around it. */
  lit?: Lab;
  /** Lit from inside, as a window is: its tones from top to bottom, and a faint glow. */
  lamp?: boolean;
  /** Another sky shows through. */
  window?: boolean;
  /** How much lighter (or darker) the whole part is, -1 to 1. */
  lift?: number;
}

export interface Figure {
  /** All parts lie within this box; (0, 0) is the point that stands on the ground or hangs in the air. */
  box: Area;
  parts: readonly Part[];
}

export interface Placement {
  /** Design units per figure unit. */
  size: number;
  /** Where it will be, for the light. */
  x: number;
  y: number;
  flip?: boolean;
  /** Radians. */
  turn?: number;
  /** 0 to 1: how much of the air's colour lies over it. */
  haze?: number;
  /** Strength of light along the edge that faces the light. */
  rim?: number;
}

/** The longest side of the grid that relief is worked out on; finer grids show no more. */
const RELIEF_GRID = 380;

interface Relief {
  gx: Float32Array;
  gy: Float32Array;
  width: number;
  height: number;
  perPixel: number;
}

function reliefOf(plate: Plate, alpha: Uint8Array, radius: number): Relief {
  const shrink = Math.min(1, RELIEF_GRID / Math.max(plate.width, plate.height));
  const width = Math.max(4, Math.round(plate.width * shrink));
  const height = Math.max(4, Math.round(plate.height * shrink));
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const sy = Math.min(plate.height - 1, ((y + 0.5) / shrink) | 0) * plate.width;
    for (let x = 0; x < width; x++)
      mask[y * width + x] = alpha[sy + Math.min(plate.width - 1, ((x + 0.5) / shrink) | 0)]!;
  }
  const r = Math.max(1.5, radius * shrink);
  const grid = distanceInside(mask, width, height);
  for (let i = 0; i < grid.length; i++) {
    const d = Math.min(1, grid[i]! / r);
    grid[i] = r * Math.sqrt(1 - (1 - d) ** 2);
  }
  blurGrid(grid, width, height, r * 0.16, 2);
  const gx = new Float32Array(grid.length);
  const gy = new Float32Array(grid.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      gx[i] = (grid[i + 1]! - grid[i - 1]!) / 2;
      gy[i] = (grid[i + width]! - grid[i - width]!) / 2;
    }
  }
  return { gx, gy, width, height, perPixel: shrink };
}

function transformFor(plate: Plate, placement: Placement): void {
  const { c } = plate;
  c.rotate(placement.turn ?? 0);
  c.scale(placement.flip ? -placement.size : placement.size, placement.size);
}

/** Shades the pixels that `c` has filled with the part's shape. */
function shadePart(
  stage: Stage,
  plate: Plate,
  part: Part,
  placement: Placement,
  { order, whole }: { order: number; whole: Plate },
): void {
  const image = plate.c.getImageData(0, 0, plate.width, plate.height);
  const data = image.data;
  const alpha = new Uint8Array(plate.width * plate.height);
  let top = plate.height;
  let bottom = 0;
  for (let i = 0, at = 3; i < alpha.length; i++, at += 4) {
    alpha[i] = data[at]!;
    if (alpha[i]! > 0) {
      const row = (i / plate.width) | 0;
      if (row < top) top = row;
      if (row > bottom) bottom = row;
    }
  }
  const haze = placement.haze ?? 0;
  const airy = part.tones.map((tone) => mix(tone, stage.palette.haze, haze * 0.85));
  const table = evenRamp(airy.toReversed());
  const sky = part.window ? evenRamp(stage.palette.inner) : undefined;
  const noise = stage.noise(part.window ? "window" : `figure ${order}`);
  const relief = reliefOf(plate, alpha, Math.max(0.4, part.relief) * placement.size * stage.scale);
  const dx = stage.light.x - placement.x;
  const dy = stage.light.y - placement.y;
  const far = Math.hypot(dx, dy) || 1;
  const lx = (dx / far) * 0.78;
  const ly = (dy / far) * 0.62 - 0.25;
  const lz = 0.5;
  const rimLight = toRgb(mix(stage.palette.glow, airy[0]!, 0.25));
  const rimStrength = (placement.rim ?? 0.55) * (1 - haze);
  const steep = stage.manner === "collage" ? 1.05 : 0.8;
  const cell = Math.max(1, Math.round(stage.scale * 0.62));
  const depth = Math.max(1, bottom - top);
  for (let row = 0; row < plate.height; row++) {
    const gridRow = Math.min(relief.height - 1, (row * relief.perPixel) | 0) * relief.width;
    const down = (row - top) / depth;
    for (let column = 0; column < plate.width; column++) {
      const i = row * plate.width + column;
      if (alpha[i] === 0) continue;
      const at = i * 4;
      const g = gridRow + Math.min(relief.width - 1, (column * relief.perPixel) | 0);
      const nx = -relief.gx[g]! * steep;
      const ny = -relief.gy[g]! * steep;
      const inverse = 1 / Math.sqrt(nx * nx + ny * ny + 1);
      const facing = (nx * lx + ny * ly + lz) * inverse;
      const grain = grainAt((column / cell) | 0, (row / cell) | 0);
      const x = plate.left + column / stage.scale;
      const y = plate.top + row / stage.scale;
      const mottle = part.relief > 0 ? fractal(noise, x / 26, y / 26, 2) * 0.06 : 0;
      const v = 0.34 + facing * 0.62 - down * 0.2 + mottle + (part.lift ?? 0);
      const edge = (1 - inverse) * 1.9;
      const rim = Math.max(0, nx * lx + ny * ly) * inverse * edge * rimStrength * (1 + grain * 0.4);
      let r: number;
      let green: number;
      let b: number;
      if (sky) {
        const puff = Math.max(0, fractal(noise, x / 95 + 31, y / 42 + 7, 4)) * 1.5;
        const deep = (y - whole.top) / (whole.bottom - whole.top);
        const s = Math.min(1, Math.max(0, deep + fractal(noise, x / 130, y / 70, 2) * 0.12 + grain * 0.03));
        const k = Math.min(1023, (s * 1023) | 0) * 3;
        const shade = 0.8 + Math.max(-0.35, facing - 0.5) * 0.45;
        r = (sky[k]! + (255 - sky[k]!) * Math.min(0.85, puff)) * shade;
        green = (sky[k + 1]! + (250 - sky[k + 1]!) * Math.min(0.85, puff)) * shade;
        b = (sky[k + 2]! + (240 - sky[k + 2]!) * Math.min(0.85, puff)) * shade;
      } else {
        const k = toneOffset(stage.manner, v, grain);
        r = table[k]!;
        green = table[k + 1]!;
        b = table[k + 2]!;
      }
      const s = Math.min(0.85, rim);
      data[at] = r + (rimLight[0] - r) * s + grain * 2;
      data[at + 1] = green + (rimLight[1] - green) * s + grain * 2;
      data[at + 2] = b + (rimLight[2] - b) * s + grain * 2;
    }
  }
  plate.c.putImageData(image, 0, 0);
}

/**
 * Draws a figure as a solid, lit thing: each part gets a rounded relief from its outline, light from the stage, a
 * shadow on the parts beneath it. The plate's (0, 0) is the figure's own.
 */
export function sculpt(stage: Stage, figure: Figure, placement: Placement): Plate {
  const { size } = placement;
  const corners = [
    [figure.box.left, figure.box.top],
    [figure.box.right, figure.box.top],
    [figure.box.left, figure.box.bottom],
    [figure.box.right, figure.box.bottom],
  ].map(([x, y]) => {
    const fx = (placement.flip ? -x! : x!) * size;
    const fy = y! * size;
    const turn = placement.turn ?? 0;
    return [fx * Math.cos(turn) - fy * Math.sin(turn), fx * Math.sin(turn) + fy * Math.cos(turn)] as const;
  });
  const margin = 3 / stage.scale;
  const plate = stage.plate({
    left: Math.min(...corners.map(([x]) => x)) - margin,
    right: Math.max(...corners.map(([x]) => x)) + margin,
    top: Math.min(...corners.map(([, y]) => y)) - margin,
    bottom: Math.max(...corners.map(([, y]) => y)) + margin,
  });
  const ink = mix(stage.palette.ink, stage.palette.haze, (placement.haze ?? 0) * 0.6);
  figure.parts.forEach((part, order) => {
    const path = new Path2D(part.path);
    const piece = stage.plate(extentOf(stage, plate, path, placement));
    piece.c.save();
    transformFor(piece, placement);
    piece.c.fillStyle = part.lit ? css(part.lit) : "#000";
    piece.c.fill(path, "nonzero");
    piece.c.restore();
    if (part.lamp) fillLamp(piece, part, figure.box, placement);
    else if (!part.lit) shadePart(stage, piece, part, placement, { order, whole: plate });
    drawLines(piece, part, placement, ink);
    const { c } = plate;
    const put = () =>
      c.drawImage(
        piece.canvas,
        Math.round((piece.left - plate.left) * stage.scale),
        Math.round((piece.top - plate.top) * stage.scale),
      );
    c.save();
    c.setTransform(1, 0, 0, 1, 0, 0);
    if (order > 0 && !part.lit && !part.lamp) {
      c.globalCompositeOperation = "source-atop";
      c.shadowColor = css(ink, 0.55);
      c.shadowBlur = Math.max(1.5, part.relief * size * 0.9) * stage.scale;
      c.shadowOffsetY = Math.min(3, size * 2) * stage.scale;
      put();
      c.shadowColor = "transparent";
      c.globalCompositeOperation = "source-over";
    }
    const glow = part.lit ?? (part.lamp ? part.tones[1] : undefined);
    if (glow) {
      c.shadowColor = css(glow, part.lit ? 0.8 : 0.6);
      c.shadowBlur = 10 * stage.scale * Math.min(1.5, size * 6);
    }
    put();
    c.restore();
    releasePlate(piece, plate);
  });
  return plate;
}

/** The part of the plate that a path covers, found on a coarse trial drawing. */
function extentOf(stage: Stage, plate: Plate, path: Path2D, placement: Placement): Area {
  const coarse = Math.min(1, 96 / Math.max(plate.width, plate.height));
  const width = Math.ceil(plate.width * coarse) + 1;
  const height = Math.ceil(plate.height * coarse) + 1;
  const canvas = createCanvas(width, height);
  const c = canvas.getContext("2d");
  const unit = stage.scale * coarse;
  c.setTransform(unit, 0, 0, unit, -plate.left * unit, -plate.top * unit);
  c.rotate(placement.turn ?? 0);
  c.scale(placement.flip ? -placement.size : placement.size, placement.size);
  c.fill(path, "nonzero");
  const data = c.getImageData(0, 0, width, height).data;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let i = 3, at = 0; i < data.length; i += 4, at++) {
    if (data[i] === 0) continue;
    left = Math.min(left, at % width);
    right = Math.max(right, at % width);
    top = Math.min(top, Math.floor(at / width));
    bottom = Math.max(bottom, Math.floor(at / width));
  }
  if (right < 0) return { left: plate.left, right: plate.left, top: plate.top, bottom: plate.top };
  return {
    left: Math.max(plate.left, plate.left + (left - 1) / unit),
    right: Math.min(plate.right, plate.left + (right + 2) / unit),
    top: Math.max(plate.top, plate.top + (top - 1) / unit),
    bottom: Math.min(plate.bottom, plate.top + (bottom + 2) / unit),
  };
}

function fillLamp(piece: Plate, part: Part, box: Area, placement: Placement): void {
  const { c } = piece;
  c.save();
  transformFor(piece, placement);
  c.globalCompositeOperation = "source-atop";
  const light = c.createLinearGradient(0, box.top, 0, box.bottom);
  part.tones.forEach((tone, i) => light.addColorStop(i / Math.max(1, part.tones.length - 1), css(tone)));
  c.fillStyle = light;
  c.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  c.restore();
}

function drawLines(piece: Plate, part: Part, placement: Placement, ink: Lab): void {
  if (!part.lines?.length) return;
  const { c } = piece;
  c.save();
  transformFor(piece, placement);
  c.globalCompositeOperation = "source-atop";
  c.lineCap = "round";
  c.lineJoin = "round";
  for (const line of part.lines) {
    c.lineWidth = line.width;
    c.strokeStyle = line.light
      ? css(shift(part.tones[0]!, 0.04), 0.6)
      : css(mix(ink, part.tones[3] ?? ink, 0.5), 0.6);
    c.stroke(new Path2D(line.path));
  }
  c.restore();
}
