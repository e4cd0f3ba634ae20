import { css, mix } from "../colour.ts";
import { silhouette } from "../motion.ts";
import type { Layer, Plate, Stage } from "../stage.ts";
import { drawPlate, releasePlate } from "../stage.ts";

interface At {
  x: number;
  y: number;
}

/** Fills the figure's shape on a copy with a gradient, and blends it over the figure. */
function wash(
  stage: Stage,
  plate: Plate,
  from: At,
  to: At,
  stops: readonly (readonly [number, string])[],
  blend: GlobalCompositeOperation,
): void {
  const mask = silhouette(stage, plate, "#000");
  const { c } = mask;
  const pixel = ({ x, y }: At) => [(x - mask.left) * mask.scale, (y - mask.top) * mask.scale] as const;
  // Filled in pixels: the canvas applies the transform of a mask's shape twice.
  c.resetTransform();
  c.globalCompositeOperation = "source-in";
  const light = c.createLinearGradient(...pixel(from), ...pixel(to));
  for (const [at, colour] of stops) light.addColorStop(at, colour);
  c.fillStyle = light;
  c.fillRect(0, 0, mask.width, mask.height);
  plate.c.save();
  plate.c.globalCompositeOperation = blend;
  drawPlate(plate.c, mask);
  plate.c.restore();
  releasePlate(mask, plate);
}

/**
 * Puts a figure into the light of its place: warm toward the light, dark away from it, and the ground's colour from
 * below. `at` is the figure's place in the image.
 */
export function lightFigure(stage: Stage, plate: Plate, at: At, options: { standing: boolean }): void {
  const { palette, light } = stage;
  const middle = { x: (plate.left + plate.right) / 2, y: (plate.top + plate.bottom) / 2 };
  const reach = Math.hypot(plate.right - plate.left, plate.bottom - plate.top) / 2;
  const dx = light.x - at.x;
  const dy = Math.min(light.y - at.y - middle.y, -60);
  const far = Math.hypot(dx, dy);
  const toward = { x: middle.x + (dx / far) * reach, y: middle.y + (dy / far) * reach };
  const away = { x: middle.x - (dx / far) * reach, y: middle.y - (dy / far) * reach };
  wash(
    stage,
    plate,
    toward,
    away,
    [
      [0, css(mix(palette.glow, palette.disc[0], 0.4), 0.5)],
      [0.45, css(palette.glow, 0.08)],
      [0.55, css(palette.ink, 0.08)],
      [1, css(palette.ink, 0.55)],
    ],
    "soft-light",
  );
  if (!options.standing) return;
  wash(
    stage,
    plate,
    { x: 0, y: plate.bottom },
    { x: 0, y: plate.bottom - (plate.bottom - plate.top) * 0.34 },
    [
      [0, css(mix(palette.ink, palette.land[2]!, 0.35), 0.5)],
      [0.25, css(mix(palette.ink, palette.land[2]!, 0.5), 0.26)],
      [1, css(palette.land[2]!, 0)],
    ],
    "source-over",
  );
}

/** Where the figure touches the ground: the runs of its lowest rows, in design units. */
function feetOf(plate: Plate): { x: number; half: number }[] {
  const rows = Math.max(2, Math.round(plate.height * 0.05));
  // Some figures end above their plate's edge.
  const from = Math.floor(plate.height * 0.7);
  const height = plate.height - from;
  const whole = plate.c.getImageData(0, from, plate.width, height).data;
  const alpha = (x: number, y: number) => whole[(y * plate.width + x) * 4 + 3]!;
  let bottom = height - 1;
  const filled = (row: number) => {
    for (let x = 0; x < plate.width; x++) if (alpha(x, row) > 90) return true;
    return false;
  };
  while (bottom > 0 && !filled(bottom)) bottom--;
  const runs: { from: number; to: number }[] = [];
  const gap = Math.max(2, plate.width * 0.035);
  for (let x = 0; x < plate.width; x++) {
    let inside = false;
    for (let y = Math.max(0, bottom - rows); y <= bottom && !inside; y++) inside = alpha(x, y) > 90;
    if (!inside) continue;
    const last = runs.at(-1);
    if (last && x - last.to < gap) last.to = x;
    else runs.push({ from: x, to: x });
  }
  return runs.map(({ from, to }) => ({
    x: plate.left + (from + to) / 2 / plate.scale,
    half: (to - from + 1) / 2 / plate.scale,
  }));
}

/** Pixels per design unit of a soft shadow. */
const SOFT = 0.22;

/** The dark where a figure touches the ground, and its soft shadow away from the light. */
export function groundShadow(
  stage: Stage,
  plate: Plate,
  at: At,
  options: { depth: number; strength: number },
): Layer {
  const { palette, light } = stage;
  const tall = plate.bottom - plate.top;
  const colour = css(mix(palette.ink, palette.land[3]!, 0.25));
  const slant = Math.max(-1.6, Math.min(1.6, (at.x - light.x) / 300));
  const length = 0.46;
  const reach = tall * length;
  const lean = slant * reach * 1.1;
  const room = 26;
  const area = {
    left: at.x + plate.left + Math.min(0, lean) - room,
    right: at.x + plate.right + Math.max(0, lean) + room,
    top: at.y - room - 6,
    bottom: at.y + reach + room,
  };
  // Few pixels make a soft edge, the same at each size of the image.
  const soft = stage.plate(area, SOFT / stage.scale);
  const dark = silhouette(stage, plate, colour);
  soft.c.save();
  soft.c.translate(at.x, at.y);
  soft.c.transform(1, 0, -slant * length * 1.1, -length, 0, 0);
  drawPlate(soft.c, dark);
  soft.c.restore();
  soft.c.resetTransform();
  const [root, end] = [at.y, at.y + reach].map((y) => (y - soft.top) * soft.scale) as [number, number];
  const fade = soft.c.createLinearGradient(0, root, 0, end);
  fade.addColorStop(0, "rgba(0,0,0,1)");
  fade.addColorStop(1, "rgba(0,0,0,0.06)");
  soft.c.globalCompositeOperation = "destination-in";
  soft.c.fillStyle = fade;
  soft.c.fillRect(0, 0, soft.width, soft.height);
  const shade = stage.plate(area, 0.5);
  const { c } = shade;
  drawPlate(c, soft);
  releasePlate(soft, shade);
  for (const foot of feetOf(plate)) {
    const wide = Math.min(foot.half * 1.25 + 7, foot.half + 26);
    const x = at.x + foot.x;
    const flat = Math.max(0.1, Math.min(0.34, 11 / wide));
    c.save();
    c.translate(x, at.y - 1);
    c.scale(1, flat);
    const pool = c.createRadialGradient(0, 0, 0, 0, 0, wide);
    pool.addColorStop(0, css(palette.ink, 0.8));
    pool.addColorStop(0.55, css(palette.ink, 0.5));
    pool.addColorStop(1, css(palette.ink, 0));
    c.fillStyle = pool;
    c.fillRect(-wide, -wide, wide * 2, wide * 2);
    c.restore();
  }
  releasePlate(dark, shade);
  return {
    depth: options.depth,
    paint(into) {
      into.save();
      into.globalAlpha = options.strength;
      drawPlate(into, shade);
      into.restore();
    },
  };
}

/** Light on a plate, laid over what is behind it, that grows and fades by `sway`. */
export const lightLayer = (plate: Plate, depth: number, strength: number, sway: number): Layer => ({
  depth,
  paint(into, t) {
    into.save();
    into.globalCompositeOperation = "screen";
    into.globalAlpha = strength + sway * Math.cos(2 * Math.PI * t);
    drawPlate(into, plate);
    into.restore();
  },
});

/** Light behind the main figure, so that it stands out from the distance. */
export function halo(stage: Stage, at: At, radius: number, depth: number, strength: number): Layer {
  const { palette } = stage;
  const colour = mix(palette.glow, palette.haze, 0.35);
  return {
    depth,
    paint(c, t) {
      const alpha = strength * (1 - 0.06 * (1 - Math.cos(2 * Math.PI * t)));
      c.save();
      c.globalCompositeOperation = "screen";
      const light = c.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius);
      for (let i = 0; i <= 6; i++) light.addColorStop(i / 6, css(colour, alpha * (1 - i / 6) ** 2));
      c.fillStyle = light;
      c.fillRect(at.x - radius, at.y - radius, radius * 2, radius * 2);
      c.restore();
    },
  };
}

/** Light on the ground around the main figure. */
export function poolOfLight(stage: Stage, at: At, reach: number, depth: number): Layer {
  const { palette } = stage;
  const colour = mix(palette.glow, palette.lamp, 0.4);
  return {
    depth,
    paint(c) {
      c.save();
      c.translate(at.x, at.y);
      c.scale(1, 0.24);
      c.globalCompositeOperation = "screen";
      const light = c.createRadialGradient(0, 0, 0, 0, 0, reach);
      for (let i = 0; i <= 5; i++) light.addColorStop(i / 5, css(colour, 0.24 * (1 - i / 5) ** 1.6));
      c.fillStyle = light;
      c.fillRect(-reach, -reach, reach * 2, reach * 2);
      c.restore();
    },
  };
}
