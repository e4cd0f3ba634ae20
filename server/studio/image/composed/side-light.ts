import type { Place } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { css, mix } from "../colour.ts";
import { trace } from "../perspective.ts";
import type { Layer, Plate, Stage } from "../stage.ts";
import { lightLayer } from "./lighting.ts";
import { panel, view, type Wall } from "./walls.ts";

/** Rooms without a window in their back wall that have a row of them in a side wall. */
const LIT = new Set<Place | null>([
  "school",
  "exam",
  "canteen",
  "meetingRoom",
  "court",
  "bathroom",
  "weddingHall",
  "throneHall",
  "postOffice",
  "waitingRoom",
  "hairdresser",
]);

export const isSideLit = ({ place, second }: SceneDescription): boolean =>
  LIT.has(place) && second?.how !== "seen";

/** From the nearest to the farthest: where windows begin and end along the wall. */
function bays({ room }: Wall): (readonly [number, number])[] {
  // The camera sees the wall from here on.
  const from = Math.max(2.6, room.wall * 1.32);
  const step = (room.back - 0.3 - from) / 3;
  return [0, 1, 2].map((i) => [from + i * step + 0.14, from + (i + 1) * step - 0.3] as const);
}

const isNight = ({ light, sky }: SceneDescription) =>
  light === "night" || (light !== "day" && sky.includes("stars"));

/** Tall windows in the wall at `side`, with the sky in them. */
export function sideWindows(
  stage: Stage,
  c: Plate["c"],
  wall: Wall,
  { side, description }: { side: number; description: SceneDescription },
): void {
  const { palette } = stage;
  const { room } = wall;
  const [low, high] = [1.35, Math.min(3.9, room.ceiling - 0.75)];
  const dark = isNight(description) ? 0.62 : description.weather ? 0.24 : 0;
  const tone = (i: number) => {
    const sky = palette.sky[Math.min(i, palette.sky.length - 1)]!;
    return mix(mix(sky, palette.glow, dark ? 0.05 : 0.4), palette.ink, dark);
  };
  for (const z of bays(wall)) {
    const grow = 0.09;
    panel(
      c,
      side,
      room.wall,
      [z[0] - grow, z[1] + grow],
      [low - grow, high + grow],
      css(mix(palette.trim[1]!, palette.cloud[0]!, 0.3)),
    );
    const rows = 5;
    for (let i = 0; i < rows; i++) {
      const y = (k: number) => high - ((high - low) * k) / rows;
      panel(c, side, room.wall, z, [y(i + 1) - 0.01, y(i)], css(tone(i)));
    }
    const bar = css(mix(palette.trim[2]!, palette.ink, 0.25));
    const middle = (z[0] + z[1]) / 2;
    panel(c, side, room.wall, [middle - 0.035, middle + 0.035], [low, high], bar);
    for (const at of [0.36, 0.7]) {
      const y = low + (high - low) * at;
      panel(c, side, room.wall, z, [y - 0.025, y + 0.025], bar);
    }
    panel(c, side, room.wall - 0.02, [z[0] - 0.16, z[1] + 0.16], [low - 0.2, low - 0.08], bar);
  }
}

/** The light of those windows in the air and on the floor. */
export function sideLight(
  stage: Stage,
  wall: Wall,
  { side, description }: { side: number; description: SceneDescription },
): Layer {
  const { palette } = stage;
  const plate = stage.plate({ left: -560, right: 560, top: 40, bottom: 760 }, 0.25);
  const { c } = plate;
  const night = isNight(description);
  const strength = night ? 0.45 : description.weather ? 0.6 : 1;
  const colour = night ? mix(palette.glow, palette.haze, 0.6) : palette.glow;
  const x = (share: number) => side * wall.room.wall * share;
  for (const [from, to] of bays(wall)) {
    // Toward the camera, as the light of the sun comes from behind the wall.
    const [near, far] = [from - 0.75, to - 0.75];
    c.fillStyle = css(colour, 0.3 * strength);
    trace(c, view, [
      [x(0.5), 0, Math.max(2.2, near)],
      [x(-0.34), 0, Math.max(2.2, near - 0.5)],
      [x(-0.34), 0, far - 0.5],
      [x(0.5), 0, far],
    ]);
    c.fill();
    c.fillStyle = css(colour, 0.085 * strength);
    trace(c, view, [
      [x(1), 3.7, from],
      [x(1), 3.7, to],
      [x(-0.34), 0, far - 0.5],
      [x(-0.34), 0, Math.max(2.2, near - 0.5)],
      [x(0.5), 0, Math.max(2.2, near)],
      [x(1), 1.35, from],
    ]);
    c.fill();
  }
  return lightLayer(plate, 0.25, 0.88, 0.12);
}
