import { Path2D } from "@napi-rs/canvas";
import type { Lab } from "./colour.ts";
import { css, evenRamp, mix, shift, toRgb } from "./colour.ts";
import { sampleField } from "./field.ts";
import { fractal, grainAt } from "./noise.ts";
import { extentOf, poseFigure, reliefOf } from "./relief.ts";
import type { Area, Plate, Stage } from "./stage.ts";
import { releasePlate } from "./stage.ts";
import { toneOffset } from "./tone.ts";

/** SVG path data and the width of its lines, which are dark unless `light`. */
interface EngravedLines {
  path: string;
  width: number;
  light?: boolean;
}

/** One part of a figure, in figure units (y down). */
export interface Part {
  /** SVG path data. */
  path: string;
  /** Four tones from light to dark. */
  tones: readonly Lab[];
  /** Width of the rounded edge in figure units; 0 is flat. */
  relief: number;
  /** Engraved in the part. */
  lines?: EngravedLines | readonly EngravedLines[];
  /** Emits light of this colour: no shading, and a glow around it. */
  lit?: Lab;
  /** Lit from inside like a window: tones from top to bottom and a faint glow. */
  lamp?: boolean;
  /** Shows another sky. */
  window?: boolean;
  /** Lightness added to the whole part, -1 to 1. */
  lift?: number;
  /** On what it stands, left out where that is something else. */
  stand?: true;
  /** Who is in it, left out where the dream names nobody. */
  within?: true;
}

export interface Figure {
  /** By what a figure is placed; (0, 0) is the point on the ground, or the middle of floating figures. */
  box: Area;
  parts: readonly Part[];
  /** Opacity of one that can be seen through. */
  clear?: number;
  /** The lowest point of one on a stand, without it. */
  feet?: number;
}

export interface Placement {
  /** Design units per figure unit. */
  size: number;
  /** Position in the image, for the direction of the light. */
  x: number;
  y: number;
  flip?: boolean;
  /** Radians. */
  turn?: number;
  /** Opacity of the haze over it, 0 to 1. */
  haze?: number;
  /** Strength of the light along the edge that faces the light source. */
  rim?: number;
}

/** What may be drawn of a figure: all parts, but nothing below its box, which is in the ground or under water. */
function reachOf(box: Area, paths: readonly Path2D[]): Area {
  const bounds = paths.map((path) => path.computeTightBounds());
  return {
    left: Math.min(box.left, ...bounds.map(([left]) => left)),
    right: Math.max(box.right, ...bounds.map(([, , right]) => right)),
    top: Math.min(box.top, ...bounds.map(([, top]) => top)),
    bottom: box.bottom,
  };
}

/** Radius of the glow of a lit part, in design units. */
const GLOW = 10;

/** Fills a path on the plate with the part's shaded surface. */
function shadePart(
  stage: Stage,
  plate: Plate,
  path: Path2D,
  part: Part,
  placement: Placement,
  { order, whole }: { order: number; whole: Plate },
): void {
  const relief = reliefOf(stage, plate, path, placement, part.relief);
  const image = stage.pixels(plate.width, plate.height);
  const { data } = image;
  const haze = placement.haze ?? 0;
  const airy = part.tones.map((tone) => mix(tone, stage.palette.haze, haze * 0.85));
  const table = evenRamp(airy.toReversed());
  const sky = part.window ? evenRamp(stage.palette.inner) : undefined;
  const noise = stage.noise(part.window ? "window" : `figure ${order}`);
  const dx = stage.light.x - placement.x;
  const dy = stage.light.y - placement.y;
  const far = Math.hypot(dx, dy) || 1;
  const lx = (dx / far) * 0.78;
  const ly = (dy / far) * 0.62 - 0.25;
  const lz = 0.5;
  const rimLight = toRgb(mix(stage.palette.glow, airy[0]!, 0.25));
  const rimStrength = (placement.rim ?? 0.55) * (1 - haze);
  const steep = stage.style === "collage" ? 1.05 : 0.8;
  const cell = Math.max(1, Math.round(stage.scale * 0.62));
  const slope = new Float32Array(2);
  const coat = sampleField(plate, 5, (x, y) => fractal(noise, x / 26, y / 26, 2) * 0.06);
  const puffs = sampleField(plate, 5, (x, y) =>
    sky ? Math.min(0.85, Math.max(0, fractal(noise, x / 95 + 31, y / 42 + 7, 4)) * 1.5) : 0,
  );
  const drift = sampleField(plate, 9, (x, y) => (sky ? fractal(noise, x / 130, y / 70, 2) * 0.12 : 0));
  for (let row = 0; row < plate.height; row++) {
    const down = row / plate.height;
    for (let column = 0; column < plate.width; column++) {
      if (!relief.slopeAt(column, row, slope)) continue;
      const at = (row * plate.width + column) * 4;
      const nx = -slope[0]! * steep;
      const ny = -slope[1]! * steep;
      const inverse = 1 / Math.sqrt(nx * nx + ny * ny + 1);
      const facing = (nx * lx + ny * ly + lz) * inverse;
      const grain = grainAt((column / cell) | 0, (row / cell) | 0);
      const x = plate.left + column / stage.scale;
      const y = plate.top + row / stage.scale;
      const mottle = part.relief > 0 ? coat(x, y) : 0;
      const v = 0.34 + facing * 0.62 - down * 0.2 + mottle + (part.lift ?? 0);
      const edge = (1 - inverse) * 1.9;
      const rim = Math.max(0, nx * lx + ny * ly) * inverse * edge * rimStrength * (1 + grain * 0.4);
      let r: number;
      let green: number;
      let b: number;
      if (sky) {
        const puff = puffs(x, y);
        const deep = (y - whole.top) / (whole.bottom - whole.top);
        const s = Math.min(1, Math.max(0, deep + drift(x, y) + grain * 0.03));
        const k = Math.min(1023, (s * 1023) | 0) * 3;
        const shade = 0.8 + Math.max(-0.35, facing - 0.5) * 0.45;
        r = (sky[k]! + (255 - sky[k]!) * puff) * shade;
        green = (sky[k + 1]! + (250 - sky[k + 1]!) * puff) * shade;
        b = (sky[k + 2]! + (240 - sky[k + 2]!) * puff) * shade;
      } else {
        const k = toneOffset(stage.style, v, grain);
        r = table[k]!;
        green = table[k + 1]!;
        b = table[k + 2]!;
      }
      const s = Math.min(0.85, rim);
      data[at] = r + (rimLight[0] - r) * s + grain * 2;
      data[at + 1] = green + (rimLight[1] - green) * s + grain * 2;
      data[at + 2] = b + (rimLight[2] - b) * s + grain * 2;
      data[at + 3] = 255;
    }
  }
  plate.c.putImageData(image, 0, 0);
  fillPath(plate, path, placement, "#000", "destination-in");
}

/**
 * Draws a figure in relief: each part has a rounded edge, the stage's light, and a shadow on the parts below it. (0, 0)
 * of the returned plate is that of the figure.
 */
export function sculpt(stage: Stage, figure: Figure, placement: Placement): Plate {
  const { size } = placement;
  const paths = figure.parts.map(({ path }) => new Path2D(path));
  const { left, right, top, bottom } = reachOf(figure.box, paths);
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x, y]) => {
    const fx = (placement.flip ? -x! : x!) * size;
    const fy = y! * size;
    const turn = placement.turn ?? 0;
    return [fx * Math.cos(turn) - fy * Math.sin(turn), fx * Math.sin(turn) + fy * Math.cos(turn)] as const;
  });
  const margin = 3 / stage.scale;
  const bounds = {
    left: Math.min(...corners.map(([x]) => x)) - margin,
    right: Math.max(...corners.map(([x]) => x)) + margin,
    top: Math.min(...corners.map(([, y]) => y)) - margin,
    bottom: Math.max(...corners.map(([, y]) => y)) + margin,
  };
  const pieces = figure.parts.map((part, i) => {
    const path = paths[i]!;
    return { part, path, extent: extentOf(stage, bounds, path, placement) };
  });
  const glow = figure.parts.some((part) => part.lit || part.lamp) ? GLOW * Math.min(1.5, size * 6) : 0;
  const room = glow * 1.5;
  const plate = stage.plate({
    left: Math.min(...pieces.map(({ extent }) => extent.left)) - room,
    right: Math.max(...pieces.map(({ extent }) => extent.right)) + room,
    top: Math.min(...pieces.map(({ extent }) => extent.top)) - room,
    bottom: Math.max(...pieces.map(({ extent }) => extent.bottom)) + room,
  });
  const ink = mix(stage.palette.ink, stage.palette.haze, (placement.haze ?? 0) * 0.6);
  // A single part is the whole figure: nothing to combine.
  const alone = pieces.length === 1 && glow === 0;
  pieces.forEach(({ part, path, extent }, order) => {
    const piece = alone ? plate : stage.plate(extent);
    if (part.lit || part.lamp) fillPath(piece, path, placement, part.lit ? css(part.lit) : "#000");
    else shadePart(stage, piece, path, part, placement, { order, whole: plate });
    if (part.lamp) fillLamp(piece, part, figure.box, placement);
    drawLines(piece, part, placement, ink);
    if (alone) return;
    const { c } = plate;
    const x = Math.round((piece.left - plate.left) * stage.scale);
    const y = Math.round((piece.top - plate.top) * stage.scale);
    const put = () => c.drawImage(piece.canvas, x, y);
    const soft = Math.max(1.5, part.relief * size * 0.9);
    const reach = Math.ceil((Math.max(soft, glow) * 1.5 + 3) * stage.scale);
    c.save();
    c.setTransform(1, 0, 0, 1, 0, 0);
    // The clip limits the area for which the shadow is computed.
    c.beginPath();
    c.rect(x - reach, y - reach, piece.width + reach * 2, piece.height + reach * 2);
    c.clip();
    if (order > 0 && !part.lit && !part.lamp) {
      c.globalCompositeOperation = "source-atop";
      c.shadowColor = css(ink, 0.55);
      c.shadowBlur = soft * stage.scale;
      c.shadowOffsetY = Math.min(3, size * 2) * stage.scale;
      put();
      c.shadowColor = "transparent";
      c.globalCompositeOperation = "source-over";
    }
    const light = part.lit ?? (part.lamp ? part.tones[1] : undefined);
    if (light) {
      c.shadowColor = css(light, part.lit ? 0.8 : 0.6);
      c.shadowBlur = glow * stage.scale;
    }
    put();
    c.restore();
    releasePlate(piece, plate);
  });
  if (figure.clear) thin(plate, figure.clear);
  return plate;
}

/** Leaves as much of the whole plate as the opacity says. */
function thin({ c, width, height }: Plate, opacity: number): void {
  c.save();
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.globalCompositeOperation = "destination-in";
  c.globalAlpha = opacity;
  c.fillRect(0, 0, width, height);
  c.restore();
}

function fillPath(
  plate: Plate,
  path: Path2D,
  placement: Placement,
  colour: string,
  blend: GlobalCompositeOperation = "source-over",
): void {
  const { c } = plate;
  const placed = new Path2D();
  c.save();
  poseFigure(c, placement);
  // The canvas applies the context's transform to a mask's path twice, so the path is transformed here.
  placed.addPath(path, c.getTransform());
  c.resetTransform();
  c.globalCompositeOperation = blend;
  c.fillStyle = colour;
  c.fill(placed, "nonzero");
  c.restore();
}

function fillLamp(piece: Plate, part: Part, box: Area, placement: Placement): void {
  const { c } = piece;
  c.save();
  poseFigure(c, placement);
  c.globalCompositeOperation = "source-atop";
  const light = c.createLinearGradient(0, box.top, 0, box.bottom);
  part.tones.forEach((tone, i) => light.addColorStop(i / Math.max(1, part.tones.length - 1), css(tone)));
  c.fillStyle = light;
  c.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  c.restore();
}

function drawLines(piece: Plate, part: Part, placement: Placement, ink: Lab): void {
  const { c } = piece;
  c.save();
  poseFigure(c, placement);
  c.globalCompositeOperation = "source-atop";
  c.lineCap = "round";
  c.lineJoin = "round";
  for (const line of [part.lines ?? []].flat()) {
    c.lineWidth = line.width;
    c.strokeStyle = line.light
      ? css(shift(part.tones[0]!, 0.04), 0.6)
      : css(mix(ink, part.tones[3] ?? ink, 0.5), 0.6);
    c.stroke(new Path2D(line.path));
  }
  c.restore();
}
