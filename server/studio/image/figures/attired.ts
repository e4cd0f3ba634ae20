import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { ring } from "./ring.ts";
import { bodyOr, deeper, ovalPair } from "./strokes.ts";
import { blue, brown, colourTones, gold, grey, red, white } from "./tones.ts";
import { turned } from "./turned.ts";

/** Trousers with a belt, pockets and creases. */
export const trousers: FigureMaker = (m) => {
  const cloth = bodyOr(m, blue);
  return {
    box: { left: -73, right: 73, top: -216, bottom: 3 },
    parts: [
      part(polygon("-46 -206, 46 -206, 72 0, 16 0, 2 -128, -2 -128, -16 0, -72 0"), cloth, 12, {
        lines: [
          { path: "M0 -192L0 -140M-36 -190Q-30 -166 -50 -160M36 -190Q30 -166 50 -160", width: 2.6 },
          { path: "M-36 -140L-44 -6M36 -140L44 -6", width: 2 },
        ],
      }),
      part(polygon("-47 -214, 47 -214, 49 -196, -49 -196"), brown, 3, { lift: 0.05 }),
      part(box(-9, -214, 9, -196), gold, 3),
      part(polygon("-71 -12, -16 -12, -15 0, -73 0") + polygon("71 -12, 16 -12, 15 0, 73 0"), cloth, 3, {
        lift: 0.08,
      }),
    ],
  };
};

/** A tie with stripes and its knot. */
export const tie: FigureMaker = (m) => {
  const silk = bodyOr(m, red);
  return {
    box: { left: -34, right: 34, top: -206, bottom: 3 },
    parts: [
      part(polygon("-13 -168, 13 -168, 34 -34, 0 3, -34 -34"), silk, 9),
      part(
        polygon("-20 -126, 17 -144, 19 -132, -22 -110") +
          polygon("-26 -88, 23 -112, 25 -98, -28 -70") +
          polygon("-32 -46, 30 -76, 33 -58, -22 -22"),
        gold,
        1,
      ),
      part(polygon("-22 -206, 22 -206, 15 -166, -15 -166"), silk, 9, { lift: 0.08 }),
    ],
  };
};

/** A pair of socks with bands, heel and toe. */
export const socks: FigureMaker = (m) => {
  const wool = bodyOr(m, blue);
  const sock = (x: number, y: number) => {
    const at = (points: string) => turned(points, 0, x, y);
    return [
      part(
        blob(at("-24 -168, 22 -168, 24 -80, 40 -52, 82 -34, 88 -10, 62 0, 0 0, -24 -20, -26 -70"), 5),
        wool,
        14,
      ),
      part(
        blob(at("58 -44, 84 -34, 90 -10, 64 1, 52 -6")) + blob(at("-26 -40, -10 -52, 6 -30, -4 -2, -24 -16")),
        red,
        7,
      ),
      part(polygon(at("-26 -174, 24 -174, 25 -148, -26 -148")), white, 6, {
        lines: { path: [-18, -10, -2, 6, 14].map((px) => `M${x + px} ${y - 172}l0 22`).join(""), width: 2 },
      }),
      part(
        polygon(at("-26 -134, 25 -134, 25 -122, -26 -122")) +
          polygon(at("-26 -110, 25 -110, 25 -98, -26 -98")),
        red,
        2,
      ),
    ];
  };
  return { box: { left: -92, right: 108, top: -194, bottom: 3 }, parts: [...sock(16, -14), ...sock(-60, 0)] };
};

/** A pair of gloves with five fingers. */
export const gloves: FigureMaker = (m) => {
  const leather = bodyOr(m, brown);
  const glove = (x: number, side: number) => {
    const f = (points: [number, number, number][]) =>
      ribbon(points.map(([px, py, w]) => [x + px * side, py, w] as const));
    return [
      part(
        f([
          [-28, -96, 20],
          [-34, -158, 16],
        ]) +
          f([
            [-10, -104, 20],
            [-12, -178, 17],
          ]) +
          f([
            [9, -104, 20],
            [11, -176, 16],
          ]) +
          f([
            [27, -96, 19],
            [33, -154, 14],
          ]) +
          f([
            [-26, -66, 24],
            [-58, -92, 20],
            [-66, -112, 17],
          ]) +
          polygon([
            [x - 38, -108],
            [x + 38, -108],
            [x + 34, -34],
            [x - 34, -34],
          ]),
        leather,
        11,
        {
          lines: { path: `M${x - 14} -96l-2 30M${x} -98l0 32M${x + 14} -96l2 30`, width: 2.2 },
        },
      ),
      part(
        polygon([
          [x - 38, -44],
          [x + 38, -44],
          [x + 44, 0],
          [x - 44, 0],
        ]),
        leather,
        8,
        { lift: 0.08 },
      ),
      part(
        polygon([
          [x - 40, -36],
          [x + 40, -36],
          [x + 41, -26],
          [x - 41, -26],
        ]),
        deeper(leather, m, 0.3),
        2,
      ),
    ];
  };
  return {
    box: { left: -127, right: 127, top: -188, bottom: 3 },
    parts: [...glove(-52, 1), ...glove(52, -1)],
  };
};

/** A towel with bands and fringes over its rail. */
export const towel: FigureMaker = (m) => {
  const cloth = bodyOr(m, blue);
  return {
    box: { left: -116, right: 116, top: -186, bottom: 5 },
    parts: [
      part(ribbon("-104 -172 9, 104 -172 9") + oval(-106, -172, 10) + oval(106, -172, 10), grey, 3),
      part(box(-66, -178, 82, -58), deeper(cloth, m, 0.3), 6),
      part("M-80 -178L64 -178Q66 -90 70 -4L-84 -4Q-82 -90 -80 -178Z", cloth, 12, {
        lines: { path: "M-30 -160Q-36 -90 -34 -50M20 -160Q26 -100 22 -50", width: 2 },
      }),
      part(box(-82, -48, 69, -36) + box(-82, -28, 69, -22), white, 2),
      part(
        Array.from({ length: 19 }, (_, i) => box(-83 + i * 8.2, -6, -79 + i * 8.2, 5)).join(""),
        cloth,
        1,
        { lift: 0.1 },
      ),
    ],
  };
};

/** A chain of beads with a pendant. */
export const necklace: FigureMaker = (m) => {
  const metal = bodyOr(m, gold);
  const at = (i: number) => {
    const t = i / 12 - 1;
    return [t * 84, -170 + (1 - Math.abs(t) ** 2.2) * 112] as const;
  };
  return {
    box: { left: -96, right: 96, top: -182, bottom: 5 },
    parts: [
      part(
        ribbon(
          Array.from({ length: 25 }, (_, i) => [...at(i), 3] as const),
          1,
        ),
        metal,
        1,
      ),
      part(
        Array.from({ length: 25 }, (_, i) => oval(...at(i), 5 + (1 - Math.abs(i / 12 - 1)) * 5)).join(""),
        metal,
        5,
      ),
      part(ring([0, -44], [6, 7], 4), metal, 2),
      part(blob("0 -40, 26 -24, 20 0, 0 6, -20 0, -26 -24"), metal, 5),
      part(blob("0 -32, 17 -20, 13 -5, 0 -1, -13 -5, -17 -20"), red, 6, {
        lift: 0.08,
        lines: { path: "M-8 -20L0 -28L8 -20", width: 2.4, light: true },
      }),
    ],
  };
};

/** Headphones with soft pads. */
export const headphones: FigureMaker = (m) => {
  const shell = bodyOr(m, colourTones("black"));
  return {
    box: { left: -98, right: 98, top: -190, bottom: 3 },
    parts: [
      part(
        ribbon("-76 -64 14, -80 -110 17, -48 -164 20, 0 -178 22, 48 -164 20, 80 -110 17, 76 -64 14"),
        shell,
        7,
      ),
      part(ribbon("-44 -154 8, 0 -167 10, 44 -154 8"), red, 3),
      part(
        blob("-74 -86, -54 -80, -46 -44, -54 -8, -74 -2") + blob("74 -86, 54 -80, 46 -44, 54 -8, 74 -2"),
        red,
        8,
      ),
      part(ovalPair(80, -44, 18, 40), shell, 11, { lift: 0.06 }),
      part(ovalPair(84, -44, 7, 18), grey, 3),
    ],
  };
};

/** A wallet from which notes look out. */
export const wallet: FigureMaker = (m) => {
  const leather = bodyOr(m, brown);
  const green = colourTones("green");
  return {
    box: { left: -111, right: 111, top: -156, bottom: 3 },
    parts: [
      part(polygon(turned("-62 -70, 50 -70, 50 20, -62 20", -0.16, 0, -76)), green, 4, { lift: 0.04 }),
      part(polygon(turned("-56 -62, 56 -62, 56 20, -56 20", 0.06, 14, -76)), green, 4, { lift: 0.1 }),
      part(oval(16, -116, 15), colourTones("green"), 2, { lift: 0.18 }),
      part(blob("-104 -8, -104 -96, -92 -106, 92 -106, 104 -96, 104 -8, 94 2, -94 2", 3), leather, 12, {
        lines: { path: "M-94 -94L94 -94M-94 -10L94 -10M-94 -94L-94 -10", width: 2, light: true },
      }),
      part(blob("104 -74, 50 -74, 36 -52, 50 -30, 104 -30", 4), leather, 6, { lift: 0.1 }),
      part(oval(58, -52, 9), gold, 4),
    ],
  };
};

/** A ticket with a stub and a star. */
export const ticket: FigureMaker = (m) => {
  const card = bodyOr(m, colourTones("yellow"));
  const at = (points: string) => turned(points, -0.22, 0, -70);
  const star = Array.from({ length: 10 }, (_, i): [number, number] => {
    const [a, r] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? 10 : 23];
    return [-24 + Math.cos(a) * r, -70 + 5 + Math.sin(a) * r];
  });
  const notch = (x: number, y: number) => oval(...at(`${x} ${y}`)[0]!, 11);
  return {
    box: { left: -117, right: 117, top: -142, bottom: 4 },
    parts: [
      part(polygon(at("-108 -48, 108 -48, 108 48, -108 48")), card, 6),
      part(notch(-108, 0) + notch(108, 0), m.dark, 1, { lift: 0.2 }),
      part(
        polygon(at("-90 -40, 52 -40, 52 -34, -90 -34")) + polygon(at("-90 34, 52 34, 52 40, -90 40")),
        red,
        1,
      ),
      part(
        [-38, -22, -6, 10, 26].map((y) => polygon(at(`62 ${y}, 66 ${y}, 66 ${y + 9}, 62 ${y + 9}`))).join(""),
        m.dark,
        0.5,
      ),
      part(polygon(star), red, 3),
      part(
        [74, 80, 84, 91, 96].map((x) => polygon(at(`${x} -32, ${x + 3} -32, ${x + 3} 32, ${x} 32`))).join(""),
        m.dark,
        0.5,
      ),
    ],
  };
};
