import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { deeper, paler, ribbons, scattered } from "./strokes.ts";
import { blue, brown, colourTones, gold, green, grey, red, white, yellow } from "./tones.ts";
import { rays, turned } from "./turned.ts";

/** A board of departures, some of them late. */
export const departureBoard: FigureMaker = (m) => {
  const row = (i: number) => {
    const y = -186 + i * 19;
    return {
      time: box(-116, y, -86, y + 9),
      town: box(-74, y, -74 + [74, 52, 88, 60, 70, 46][i]!, y + 9),
      note: box(60, y, 60 + [48, 34, 48, 40, 48, 30][i]!, y + 9),
    };
  };
  const rows = Array.from({ length: 6 }, (_, i) => row(i));
  return {
    box: { left: -132, right: 132, top: -236, bottom: 3 },
    parts: [
      part(box(-100, -70, -90, 2) + box(90, -70, 100, 2), grey, 4),
      part(box(-132, -234, 132, -64), m.body, 7),
      part(box(-124, -200, 124, -72), [m.palette.ink, m.palette.ink, m.palette.ink, m.palette.ink], 2),
      part(
        polygon(
          turned(
            "-16 -3, 4 -3, -4 -13, 2 -13, 12 -3, 18 -3, 22 0, 18 3, 12 3, 2 13, -4 13, 4 3, -16 3, -20 8, -24 8, -20 0, -24 -8, -20 -8",
            -0.3,
            -100,
            -217,
          ),
        ),
        yellow,
        1,
      ),
      part(box(-72, -222, 60, -212), white, 1),
      part(rows.map(({ time, town }) => time + town).join(""), yellow, 0, { lit: yellow[1]! }),
      part(
        rows
          .filter((_, i) => i % 3 !== 1)
          .map(({ note }) => note)
          .join(""),
        green,
        0,
        { lit: green[0]! },
      ),
      part(
        rows
          .filter((_, i) => i % 3 === 1)
          .map(({ note }) => note)
          .join(""),
        red,
        0,
        { lit: red[0]! },
      ),
    ],
  };
};

/** A turnstile of three arms. */
export const turnstile: FigureMaker = (m) => ({
  box: { left: -110, right: 110, top: -152, bottom: 3 },
  parts: [
    part("M-104 -120Q-104 -134 -90 -134L-30 -134Q-18 -134 -18 -120L-18 2L-104 2Z", m.body, 10),
    part(box(-94, -126, -30, -112), m.dark, 3),
    part(polygon("-70 -104, -46 -92, -70 -80"), green, 0, { lit: green[0]! }),
    part(oval(-18, -84, 19), deeper(m.body, m, 0.3), 7),
    part(ribbon("-14 -86 11, 86 -86 11", 1), m.body, 4),
    part(
      ribbon("-14 -80 11, 30 -14 11", 1) + ribbon("-18 -92 11, 10 -146 11", 1),
      deeper(m.body, m, 0.15),
      4,
    ),
    part(box(88, -120, 110, 2), m.body, 7),
  ],
});

/** A belt that comes out of a hatch. What lies on it the dream says. */
export const conveyorBelt: FigureMaker = (m) => ({
  box: { left: -180, right: 180, top: -160, bottom: 3 },
  parts: [
    part(box(-180, -160, -92, -20), grey, 7),
    part(box(-168, -148, -104, -60), [m.palette.ink, m.palette.ink, m.palette.ink, m.palette.ink], 2),
    part(
      Array.from({ length: 5 }, (_, i) => box(-166 + i * 13, -148, -156 + i * 13, -96 - (i % 2) * 8)).join(
        "",
      ),
      m.dark,
      2,
    ),
    part("M-150 -62L150 -62Q176 -62 176 -42Q176 -22 150 -22L-150 -22Z", m.dark, 8),
    part(Array.from({ length: 11 }, (_, i) => oval(-132 + i * 28, -42, 10)).join(""), grey, 4),
    part(box(-120, -22, -108, 2) + box(0, -22, 12, 2) + box(130, -22, 142, 2), grey, 3),
    part(box(-150, -66, 150, -58), deeper(grey, m, 0.5), 2),
  ],
});

/** The gate of a metal detector with its lamps. */
export const metalDetector: FigureMaker = (m) => ({
  box: { left: -80, right: 80, top: -256, bottom: 3 },
  parts: [
    part(box(-70, -220, -40, 2), m.body, 8),
    part(box(40, -220, 70, 2), m.body, 8),
    part(box(-72, -254, 72, -212), m.body, 8),
    part(box(-34, -244, 34, -224), m.dark, 3),
    part(box(-28, -238, 8, -230), red, 0, { lit: red[0]! }),
    part(oval(22, -234, 6), green, 0, { lit: green[0]! }),
    part(
      [-190, -140, -90, -40].map((y) => box(-58, y, -52, y + 26) + box(52, y, 58, y + 26)).join(""),
      colourTones("blue"),
      2,
    ),
    part(box(-80, -6, -32, 3) + box(32, -6, 80, 3), m.dark, 3),
  ],
});

/** A roulette wheel with its ball. */
export const roulette: FigureMaker = (m) => {
  const at = (a: number, r: number): [number, number] => [Math.cos(a) * r, -66 + Math.sin(a) * r * 0.46];
  const pocket = (i: number) => {
    const [a, b] = [(i / 20) * Math.PI * 2, ((i + 1) / 20) * Math.PI * 2];
    return polygon([at(a, 84), at(a, 112), at((a + b) / 2, 113), at(b, 112), at(b, 84)]);
  };
  const some = (k: number) => Array.from({ length: 10 }, (_, i) => pocket(i * 2 + k)).join("");
  return {
    box: { left: -142, right: 142, top: -136, bottom: 3 },
    parts: [
      part("M-138 -66Q-130 0 0 2Q130 0 138 -66Z", m.body, 12),
      part(oval(0, -66, 140, 66), m.body, 8),
      part(oval(0, -66, 118, 54), deeper(brown, m, 0.5), 4),
      part(some(0), red, 1),
      part(some(1), m.dark, 1),
      part(oval(0, -66, 83, 38), m.body, 9, { lines: { path: rays(8, 0, -66, 12, 36), width: 1.4 } }),
      part(ribbons("-34 -70 7, 34 -70 7", "0 -84 7, 0 -58 7") + ribbon("0 -66 13, 0 -104 9", 1), gold, 4, {
        lift: 0.1,
      }),
      part(oval(0, -108, 11), gold, 6, { lift: 0.1 }),
      part(oval(...at(0.9, 98), 10), white, 6, { lift: 0.3 }),
    ],
  };
};

/** A slot machine: three sevens and its lever. */
export const slotMachine: FigureMaker = (m) => {
  const seven = (x: number) =>
    polygon([
      [x - 14, -148],
      [x + 15, -148],
      [x + 15, -140],
      [x + 2, -108],
      [x - 9, -108],
      [x + 2, -137],
      [x - 14, -137],
    ]);
  return {
    box: { left: -86, right: 117, top: -234, bottom: 3 },
    parts: [
      part(ribbon("80 -92 11, 100 -96 10, 102 -168 9", 2), grey, 4),
      part(oval(102, -174, 15), red, 9),
      part("M-74 -206Q0 -258 74 -206L74 -190L-74 -190Z", gold, 8),
      part(
        Array.from({ length: 9 }, (_, i) =>
          oval(-60 + i * 15, -205 - Math.sin((i / 8) * Math.PI) * 18, 5),
        ).join(""),
        red,
        0,
        { lit: m.palette.lamp },
      ),
      part("M-80 -192L80 -192L84 0L-84 0Z", m.body, 11),
      part(box(-68, -166, 68, -90), gold, 5),
      part(box(-62, -160, -22, -96) + box(-20, -160, 20, -96) + box(22, -160, 62, -96), white, 8),
      part(seven(-42) + seven(0) + seven(42), red, 2, { lift: 0.1 }),
      part(box(-56, -76, 56, -62), m.dark, 3),
      part(box(-60, -42, 60, -14), m.dark, 4),
      part(
        scattered(9, 0, -22, 44, 6)
          .map(([x, y]) => oval(x, y, 9, 6))
          .join(""),
        gold,
        4,
      ),
    ],
  };
};

/** Numbered balls of a lottery in their drum. */
export const lotteryBalls: FigureMaker = (m) => {
  const tones = [red, yellow, blue, green, colourTones("orange"), white];
  const spots: [number, number][] = [
    [-48, -82],
    [-14, -70],
    [22, -68],
    [54, -84],
    [-34, -116],
    [2, -104],
    [38, -116],
    [-8, -142],
  ];
  return {
    box: { left: -93, right: 93, top: -226, bottom: 3 },
    parts: [
      part(polygon("-54 -46, 54 -46, 74 2, -74 2"), m.body, 8),
      part(oval(0, -130, 90), paler(blue, 0.62), 8),
      ...spots.flatMap(([x, y], i) => [
        part(oval(x, y, 19), tones[i % 6]!, 11),
        part(oval(x, y, 9), white, 2, {
          lines: { path: `M${x - 3} ${y - 4}L${x + 1} ${y - 5}L${x} ${y + 5}`, width: 2.4 },
        }),
      ]),
      part(ring([0, -130], [90, 90], 6), m.body, 3),
      part(ring([0, -130], [74, 74], 8, [3.5, 4.4]), white, 1),
      part(box(-16, -30, 16, -14), m.dark, 3),
    ],
  };
};
