import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons, towards } from "./strokes.ts";
import { colourTones } from "./tones.ts";

const arch = (x: number, half: number, top: number, foot: number) =>
  `M${x - half} ${foot}L${x - half} ${top + half}Q${x - half} ${top} ${x} ${top}Q${x + half} ${top} ${x + half} ${top + half}L${x + half} ${foot}Z`;

/** Ruins: broken columns, a piece of wall and fallen stones. */
export const ruins: FigureMaker = (m) => {
  const stone = bodyOr(m, paler(colourTones("gold"), 0.45));
  const column = (x: number, top: number) =>
    polygon([
      [x - 15, 0],
      [x - 14, top + 8],
      [x - 4, top - 6],
      [x + 4, top + 6],
      [x + 14, top - 10],
      [x + 15, 0],
    ]);
  const flutes = (x: number, top: number) =>
    `M${x - 6} -4L${x - 6} ${top + 12}M${x + 4} -4L${x + 4} ${top + 14}`;
  return {
    box: { left: -190, right: 190, top: -254, bottom: 6 },
    parts: [
      part(
        polygon("40 0, 44 -196, 70 -206, 84 -186, 104 -200, 124 -160, 140 -164, 150 -110, 168 -106, 176 0"),
        deeper(stone, m, 0.15),
        8,
        {
          lines: {
            path: "M46 -160L118 -160M45 -124L146 -124M44 -88L160 -88M42 -50L170 -50M80 -196L80 -160M110 -160L110 -124M70 -124L70 -88M130 -88L130 -50M90 -50L90 -2M140 -50L140 -2",
            width: 2,
          },
        },
      ),
      part(arch(98, 24, -110, -2), m.dark, 3),
      part(column(-140, -216) + column(-80, -150) + column(-20, -222), stone, 12, {
        lines: { path: flutes(-140, -216) + flutes(-80, -150) + flutes(-20, -222), width: 2.4 },
      }),
      part(box(-162, -242, 2, -222) + polygon("-166 -242, -150 -254, -10 -254, 6 -242"), stone, 6, {
        lines: { path: "M-120 -240L-112 -226L-116 -222M-50 -252L-56 -236", width: 2 },
      }),
      part(box(-162, -12, -118, 0) + box(-102, -12, -58, 0) + box(-42, -12, 2, 0), stone, 5),
      part(
        ribbon("-60 -10 30, -14 -6 32") +
          polygon("120 4, 130 -22, 160 -20, 170 4") +
          polygon("14 4, 20 -16, 42 -20, 50 4") +
          polygon("-186 4, -180 -18, -160 4"),
        deeper(stone, m, 0.1),
        7,
      ),
      part(
        ribbons("60 -200 6, 66 -160 8, 56 -120 6, 64 -90 4", "-134 -214 5, -130 -170 7, -138 -130 4"),
        colourTones("green"),
        3,
      ),
    ],
  };
};

/** An obelisk with signs on it. */
export const obelisk: FigureMaker = (m) => {
  const stone = bodyOr(m, paler(colourTones("gold"), 0.3));
  const signs = [-280, -240, -200, -160, -120]
    .map((y, i) =>
      i % 2
        ? `M-8 ${y}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M-8 ${y + 14}L8 ${y + 14}`
        : `M0 ${y - 10}L-9 ${y + 8}L9 ${y + 8}ZM-8 ${y + 15}L8 ${y + 15}`,
    )
    .join("");
  return {
    box: { left: -64, right: 64, top: -372, bottom: 4 },
    parts: [
      part(box(-62, -18, 62, 0) + box(-48, -46, 48, -16), deeper(stone, m, 0.15), 6),
      part(polygon("-32 -46, -22 -330, 22 -330, 32 -46"), stone, 12, { lines: { path: signs, width: 3 } }),
      part(polygon("-22 -330, 0 -370, 22 -330"), colourTones("gold"), 6),
    ],
  };
};

/** A watermill with its wheel in a stream. */
export const watermill: FigureMaker = (m) => {
  const wood = colourTones("brown");
  const at = (a: number, r: number) => [92 + Math.cos(a) * r, -82 + Math.sin(a) * r] as const;
  const turns = Array.from({ length: 12 }, (_, i) => (i / 12) * Math.PI * 2);
  const ring = (r: number, q: number) =>
    `M${92 - r} -82a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0ZM${92 - q} -82a${q} ${q} 0 1 1 ${2 * q} 0a${q} ${q} 0 1 1 ${-2 * q} 0Z`;
  return {
    box: { left: -152, right: 200, top: -260, bottom: 12 },
    parts: [
      part(box(-110, -150, 66, 0), bodyOr(m, paler(colourTones("grey"), 0.3)), 7, {
        lines: {
          path: "M-108 -40L64 -40M-108 -80L64 -80M-108 -118L64 -118M-70 -40L-70 -2M-20 -80L-20 -40M30 -118L30 -80M-80 -148L-80 -118M0 -148L0 -118",
          width: 1.8,
        },
      }),
      part(polygon("-134 -142, -22 -252, 90 -142"), colourTones("red"), 8, {
        lines: { path: "M-106 -156L62 -156M-84 -178L40 -178M-62 -200L18 -200M-40 -222L-4 -222", width: 2 },
      }),
      part(box(-90, -112, -56, -76), m.gold, 0, { lamp: true }),
      part(box(-40, -72, 4, 0), wood, 4),
      part(
        turns
          .map((a) =>
            ribbon(
              [
                [...at(a, 6), 6],
                [...at(a, 74), 6],
              ],
              2,
            ),
          )
          .join(""),
        wood,
        3,
      ),
      part(ring(76, 66) + ring(44, 37), wood, 5),
      part(
        turns
          .map((a) =>
            ribbon(
              [
                [...at(a - 0.1, 68), 9],
                [...at(a + 0.12, 92), 12],
              ],
              2,
            ),
          )
          .join(""),
        deeper(wood, m, 0.2),
        4,
      ),
      part(oval(92, -82, 12), m.dark, 4),
      part(blob("-150 2, -40 -8, 40 -22, 110 -20, 190 -10, 184 8, 60 12, -90 12"), colourTones("blue"), 5, {
        lines: {
          path: "M20 -8q20 -8 40 0M90 -8q20 -8 40 0M-60 4q20 -6 40 0M140 0q16 -6 32 0",
          width: 2.4,
          light: true,
        },
      }),
    ],
  };
};

/** A signpost that points many ways. */
export const signpost: FigureMaker = (m) => {
  const wood = bodyOr(m, colourTones("brown"));
  const pale = paler(wood, 0.4);
  return {
    box: { left: -116, right: 116, top: -226, bottom: 4 },
    parts: [
      part(box(-8, -220, 8, 0), deeper(wood, m, 0.2), 5),
      part(polygon("-22 -214, 84 -214, 110 -196, 84 -178, -22 -178"), pale, 5, {
        lines: { path: "M-4 -200L66 -200M-4 -190L50 -190", width: 3 },
      }),
      part(polygon("22 -168, -84 -168, -112 -150, -84 -132, 22 -132"), pale, 5, {
        lines: { path: "M4 -154L-66 -154M4 -144L-50 -144", width: 3 },
      }),
      part(polygon("-22 -122, 62 -122, 88 -105, 62 -88, -22 -88"), pale, 5, {
        lines: { path: "M-4 -108L50 -108M-4 -98L40 -98", width: 3 },
      }),
      part(blob("-34 2, -20 -14, 0 -10, 22 -16, 36 2"), colourTones("green"), 5),
    ],
  };
};

/** An aqueduct with two rows of arches. */
export const aqueduct: FigureMaker = (m) => {
  const stone = bodyOr(m, paler(colourTones("gold"), 0.25));
  /** The stones over a row of arches, and the piers between them. */
  const row = (count: number, half: number, pier: number, top: number, foot: number) => {
    const bays = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * half * 2);
    const spring = top + half * 0.9;
    const stones = bays.map(
      (x) =>
        `M${x - half} ${top}L${x - half} ${spring + 8}L${x - half + pier} ${spring}Q${x - half + pier} ${top + 12} ${x} ${top + 12}Q${x + half - pier} ${top + 12} ${x + half - pier} ${spring}L${x + half} ${spring + 8}L${x + half} ${top}Z`,
    );
    return (
      stones.join("") +
      [...bays.map((x) => x - half), half * count].map((x) => box(x - pier, top, x + pier, foot)).join("")
    );
  };
  return {
    box: { left: -192, right: 192, top: -252, bottom: 4 },
    parts: [
      part(row(4, 44, 10, -150, 0), stone, 8),
      part(row(8, 22, 6, -238, -160), stone, 6),
      part(box(-190, -252, 190, -234) + box(-190, -166, 190, -148), paler(stone, 0.2), 4, {
        lines: {
          path: "M-150 -252L-150 -234M-90 -252L-90 -234M-30 -252L-30 -234M30 -252L30 -234M90 -252L90 -234M150 -252L150 -234",
          width: 1.6,
        },
      }),
    ],
  };
};

/** A pagoda with five curved roofs. */
export const pagoda: FigureMaker = (m) => {
  const red = bodyOr(m, colourTones("red"));
  const roof = (y: number, w: number) =>
    `M${-w} ${y}Q${-w * 0.82} ${y - 6} ${-w * 0.5} ${y - 26}L${w * 0.5} ${y - 26}Q${w * 0.82} ${y - 6} ${w} ${y}Q${w * 1.02} ${y - 10} ${w * 1.06} ${y - 14}Q${w * 0.98} ${y + 8} ${w * 0.7} ${y + 6}L${-w * 0.7} ${y + 6}Q${-w * 0.98} ${y + 8} ${-w * 1.06} ${y - 14}Q${-w * 1.02} ${y - 10} ${-w} ${y}Z`;
  const floors = [0, 1, 2, 3, 4].map((i) => ({ y: -62 - i * 58, w: 118 - i * 14, b: 70 - i * 9 }));
  return {
    box: { left: -128, right: 128, top: -380, bottom: 4 },
    parts: [
      part(box(-104, -12, 104, 0), colourTones("grey"), 4),
      part(floors.map(({ y, b }) => box(-b, y, b, y + 52)).join(""), red, 6),
      part(
        floors
          .map(({ y, b }) => box(-b * 0.7, y + 14, -b * 0.3, y + 42) + box(b * 0.3, y + 14, b * 0.7, y + 42))
          .join(""),
        m.gold,
        0,
        { lamp: true },
      ),
      part(box(-14, -46, 14, -12), m.dark, 3),
      part(floors.map(({ y, w }) => roof(y, w)).join(""), deeper(colourTones("blue"), m, 0.3), 7),
      part(
        ribbon("0 -318 8, 0 -376 4") + [0, 1, 2].map((i) => oval(0, -336 - i * 12, 10 - i * 2, 4)).join(""),
        colourTones("gold"),
        3,
      ),
    ],
  };
};

/** An open pavilion of columns and a domed roof. */
export const pavilion: FigureMaker = (m) => {
  const white = bodyOr(m, colourTones("white"));
  return {
    box: { left: -134, right: 134, top: -269, bottom: 4 },
    parts: [
      part(box(-128, -14, 128, 0) + box(-112, -28, 112, -12), white, 5),
      part(boxes(4, -106, 66, 14, -150, -26), white, 6),
      part(
        box(-106, -62, -26, -54) +
          box(26, -62, 106, -54) +
          boxes(6, -98, 14, 4, -56, -26) +
          boxes(6, 30, 14, 4, -56, -26),
        paler(white, 0.1),
        2,
      ),
      part(box(-122, -166, 122, -148), white, 5),
      part(
        "M-126 -166Q-104 -236 0 -242Q104 -236 126 -166Z",
        towards(colourTones("green"), colourTones("blue")[1]!, 0.4),
        14,
        { lines: { path: "M-60 -168Q-50 -220 -4 -240M60 -168Q50 -220 4 -240M0 -168L0 -240", width: 2.4 } },
      ),
      part(oval(0, -250, 9) + ribbon("0 -256 5, 0 -268 2"), colourTones("gold"), 4),
    ],
  };
};
