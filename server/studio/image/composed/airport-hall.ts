import { css, mix, oklch } from "../colour.ts";
import { type Layer, plateLayer, type Stage } from "../stage.ts";
import { type Canvas, pane, rounded, shaded, shell, WHITE } from "./cabin-parts.ts";
import { airport } from "./routes.ts";
import type { SettingPainter } from "./setting.ts";

/** Rows of flights in amber on a dark board, each with a light. */
function departures(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const dark = mix(palette.ink, [0.12, 0, 0], 0.5);
  c.fillStyle = css(mix(palette.ink, WHITE, 0.3));
  for (const x of [-170, 170]) c.fillRect(x - 3, -60, 6, 100);
  rounded(c, { x: 0, y: 30, wide: 520, tall: 158, round: 8 }, css(dark));
  const amber = oklch(".84 .16 80");
  // An aeroplane that takes off beside the heading.
  c.fillStyle = css(amber);
  c.save();
  c.translate(-222, 52);
  c.rotate(-0.35);
  c.fillRect(-18, -3, 36, 6);
  c.beginPath();
  c.moveTo(4, 0);
  c.lineTo(-8, 15);
  c.lineTo(-2, 0);
  c.lineTo(-8, -15);
  c.fill();
  c.fillRect(-20, -9, 5, 12);
  c.restore();
  c.fillRect(-190, 44, 190, 12);
  const random = stage.random("flights");
  for (let row = 0; row < 5; row++) {
    const y = 74 + row * 21;
    c.fillStyle = css(WHITE, 0.12);
    c.fillRect(-248, y + 15, 496, 2);
    c.fillStyle = css(amber, 0.95);
    for (const [x, letters] of [
      [-240, 5],
      [-140, 6 + Math.floor(random() * 5)],
      [70, 3],
    ] as const)
      for (let i = 0; i < letters; i++) if (!(x === -240 && i === 2)) c.fillRect(x + i * 15, y, 11, 11);
    c.fillStyle = css(row === 1 ? oklch(".64 .22 27") : oklch(".74 .17 150"));
    c.fillRect(150, y, 74, 11);
  }
}

/** What is outside, level with the glass. */
const raised = ({ depth, paint }: Layer): Layer => ({
  depth: depth * 0.6,
  paint(c, t) {
    c.save();
    c.translate(0, -76);
    paint(c, t);
    c.restore();
  },
});

/** The hall of an airport: a board of departures, a wall of glass before the runway, seats and a desk. */
const hall: SettingPainter = (stage, input) => {
  const { palette } = stage;
  const view = airport(stage, input);
  const plate = stage.plate(stage.ground);
  const { c } = plate;
  const wall = mix(mix(palette.cloud[0]!, palette.hero[0]!, 0.2), palette.ink, 0.14);
  shell(stage, c, {
    wall,
    low: mix(wall, palette.ink, 0.14),
    floor: mix(palette.cloud[1]!, palette.hero[2]!, 0.3),
  });
  for (const x of [-500, -250, 0, 250, 500])
    pane(stage, c, { x, y: 196, wide: 238, tall: 214, round: 4 }, mix(palette.ink, WHITE, 0.35), 6);
  departures(stage, c);
  const seat = mix(oklch(".46 .12 255"), palette.trim[2]!, 0.2);
  for (let x = -436; x <= -130; x += 62) {
    rounded(c, { x, y: 440, wide: 54, tall: 74, round: 10 }, shaded(c, seat, palette.ink, 440, 90));
    rounded(c, { x, y: 506, wide: 58, tall: 20, round: 8 }, css(mix(seat, palette.ink, 0.3)));
  }
  c.fillStyle = css(mix(palette.ink, WHITE, 0.35));
  c.fillRect(-470, 526, 372, 8);
  for (const x of [-440, -130]) c.fillRect(x, 530, 8, 60);
  // A desk with a screen and scales for luggage.
  rounded(
    c,
    { x: 350, y: 452, wide: 210, tall: 138, round: 8 },
    shaded(c, mix(oklch(".60 .15 35"), palette.trim[1]!, 0.3), palette.ink, 452, 140),
  );
  c.fillStyle = css(mix(wall, WHITE, 0.4));
  c.fillRect(238, 444, 224, 14);
  rounded(c, { x: 390, y: 402, wide: 66, tall: 42, round: 5 }, css(mix(palette.ink, WHITE, 0.1)));
  return {
    ...view,
    layers: [...view.layers.map(raised), plateLayer(plate, 0.32)],
    front: [],
    horizon: 430,
    rows: { front: 676, back: 624 },
    wet: true,
  };
};

/** Seen from outside where something flies. */
export const airportPlace: SettingPainter = (stage, input) => {
  const { things, action, weather } = input.description;
  const flies =
    things.some(({ moves }) => moves !== undefined) || action === "flying" || action === "falling";
  return flies || weather !== null ? airport(stage, input) : hall(stage, input);
};
