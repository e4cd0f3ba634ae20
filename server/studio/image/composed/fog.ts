import { mistLayer } from "../air.ts";
import { css, type Lab, mix, oklch } from "../colour.ts";
import type { Layer, Stage } from "../stage.ts";
import { plateLayer } from "../stage.ts";

const NIGHT = oklch(".40 .05 258");
/** At night fog is seen by little light. */
const inDark = (tone: Lab): Lab => mix([tone[0] * 0.5, tone[1], tone[2]], NIGHT, 0.72);

/** The colours of fog by day, or at night. */
export function foggy(stage: Stage, night: boolean): Stage {
  const { palette } = stage;
  if (!night) return stage;
  return { ...stage, palette: { ...palette, haze: inDark(palette.haze), cloud: palette.cloud.map(inDark) } };
}

/** Fog before everything that is far: the sky is gone, and the ground fades toward the horizon. */
export function veil(stage: Stage, horizon: number, night: boolean): Layer {
  const { palette } = stage;
  const plate = stage.plate(stage.ground, 0.25);
  const { c } = plate;
  // Fog has the lightness of the air, and little of its colour by day.
  const fade = night ? 1 : 0.35;
  const [lightness, a, b] = mix(palette.haze, palette.cloud[1]!, 0.4);
  const grey = [lightness, a * fade, b * fade] as const;
  const fog = c.createLinearGradient(0, 0, 0, 720);
  const edge = horizon / 720;
  fog.addColorStop(0, css([...grey], 0.62));
  fog.addColorStop(edge * 0.6, css([...grey], 0.86));
  fog.addColorStop(edge + 0.02, css([...grey], 0.9));
  fog.addColorStop(Math.min(0.98, edge + 0.2), css([...grey], 0.52));
  fog.addColorStop(1, css([...grey], 0.16));
  c.fillStyle = fog;
  c.fillRect(plate.left, plate.top, plate.right - plate.left, plate.bottom - plate.top);
  return plateLayer(plate, 0.34);
}

/** Banks of fog before the figures. */
export const fogBanks = (stage: Stage): Layer[] => [
  mistLayer(stage, "fog one", { y: 500, height: 150, strength: 0.7, depth: 0.5 }),
  mistLayer(stage, "fog two", { y: 650, height: 110, strength: 0.72, depth: 0.8 }),
];
