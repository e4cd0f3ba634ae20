import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { bodyOr, deeper, paler, ribbons } from "./strokes.ts";
import { colourTones } from "./tones.ts";

/** A greenhouse of glass with plants inside. */
export const greenhouse: FigureMaker = (m) => {
  const glass = paler(colourTones("blue"), 0.55);
  const plant = (x: number, h: number) =>
    ribbon(
      [
        [x, -8, 5],
        [x, -h, 5],
      ],
      2,
    ) +
    ribbon(
      [
        [x, -h * 0.5, 5],
        [x - 18, -h * 0.8, 13],
        [x - 24, -h, 3],
      ],
      4,
    ) +
    ribbon(
      [
        [x, -h * 0.5, 5],
        [x + 18, -h * 0.8, 13],
        [x + 24, -h, 3],
      ],
      4,
    ) +
    oval(x, -h - 6, 11, 12);
  return {
    box: { left: -170, right: 170, top: -212, bottom: 4 },
    parts: [
      part(polygon("-158 0, -158 -118, 0 -204, 158 -118, 158 0"), glass, 5),
      part([-124, -78, 78, 124].map((x, i) => plant(x, 66 + (i % 2) * 22)).join(""), colourTones("green"), 5),
      part(
        [-124, 78].map((x) => oval(x - 14, -50, 9) + oval(x + 12, -64, 9) + oval(x - 6, -80, 9)).join(""),
        colourTones("red"),
        5,
      ),
      part(
        ribbons(
          "-160 0 8, -160 -120 8",
          "160 0 8, 160 -120 8",
          "-166 -116 9, 0 -206 9",
          "166 -116 9, 0 -206 9",
          "-160 -118 7, 160 -118 7",
          "-100 0 5, -100 -150 5",
          "100 0 5, 100 -150 5",
          "-44 0 6, -44 -180 6",
          "44 0 6, 44 -180 6",
          "-160 -60 5, -44 -60 5",
          "160 -60 5, 44 -60 5",
          "0 -118 5, 0 -204 5",
        ),
        bodyOr(m, colourTones("white")),
        3,
      ),
      part(box(-40, -108, 40, 0), paler(glass, 0.3), 3),
      part(
        ribbons(
          "-40 0 6, -40 -108 6",
          "40 0 6, 40 -108 6",
          "-40 -108 6, 40 -108 6",
          "0 0 5, 0 -108 5",
          "-40 -54 5, 40 -54 5",
        ),
        bodyOr(m, colourTones("white")),
        3,
      ),
      part(box(-164, -10, -44, 2) + box(44, -10, 164, 2), colourTones("brown"), 4),
    ],
  };
};

/** A house in a tree, with its ladder. */
export const treehouse: FigureMaker = (m) => {
  const wood = bodyOr(m, colourTones("brown"));
  const green = colourTones("green");
  const rungs = Array.from(
    { length: 8 },
    (_, i) => `${44 + i * 0.6} ${-14 - i * 15} 5, ${78 + i * 0.6} ${-14 - i * 15} 5`,
  );
  return {
    box: { left: -152, right: 156, top: -341, bottom: 6 },
    parts: [
      part(
        [
          [-100, -230, 48],
          [-56, -280, 50],
          [10, -296, 52],
          [74, -276, 50],
          [110, -224, 46],
        ]
          .map(([x, y, r]) => oval(x!, y!, r!, r! * 0.86))
          .join(""),
        deeper(green, m, 0.2),
        20,
      ),
      part(
        ribbons(
          "-4 6 60, -6 -50 44, -2 -130 40",
          "-10 -90 26, -70 -150 20, -112 -210 12",
          "6 -90 26, 76 -150 18, 112 -210 12",
          "-12 0 26, -54 6 9",
        ),
        deeper(wood, m, 0.35),
        12,
        { lines: { path: "M-12 -6Q-16 -60 -8 -110M6 -8Q4 -60 10 -110", width: 2.4 } },
      ),
      part(box(-90, -136, 92, -122), deeper(wood, m, 0.15), 4),
      part(box(-70, -214, 70, -134), paler(wood, 0.25), 5, {
        lines: { path: "M-70 -194L70 -194M-70 -174L70 -174M-70 -154L70 -154", width: 2 },
      }),
      part(polygon("-92 -206, 0 -268, 92 -206"), colourTones("red"), 6),
      part(box(-52, -196, -18, -164), m.gold, 0, { lamp: true }),
      part(box(14, -190, 50, -134), m.dark, 3),
      part(ribbons("46 0 6, 50 -136 6", "78 0 6, 82 -136 6", ...rungs), paler(wood, 0.35), 3),
      part(
        [
          [-118, -196, 34],
          [-84, -240, 30],
          [112, -190, 34],
          [84, -250, 32],
          [-30, -312, 30],
          [40, -314, 28],
        ]
          .map(([x, y, r]) => oval(x!, y!, r!, r! * 0.86))
          .join(""),
        green,
        14,
      ),
    ],
  };
};

/** A hen house on posts with its ramp and a hen. */
export const henHouse: FigureMaker = (m) => {
  const wood = bodyOr(m, colourTones("red"));
  return {
    box: { left: -130, right: 176, top: -210, bottom: 4 },
    parts: [
      part(box(-88, -60, -76, 0) + box(62, -60, 74, 0), colourTones("brown"), 3),
      part(box(-100, -144, 86, -52), wood, 5, {
        lines: {
          path: "M-70 -142L-70 -54M-40 -142L-40 -54M-10 -142L-10 -54M20 -142L20 -54M56 -142L56 -54",
          width: 2,
        },
      }),
      part(polygon("-126 -136, -8 -204, 112 -136"), colourTones("brown"), 7, {
        lines: { path: "M-98 -150L84 -150M-70 -168L56 -168", width: 2 },
      }),
      part("M20 -54L20 -88Q40 -112 60 -88L60 -54Z", m.dark, 3),
      part(polygon("22 -54, 58 -54, 132 0, 86 0"), colourTones("brown"), 3, {
        lines: { path: "M36 -44L72 -44M50 -32L88 -32M64 -20L104 -20M78 -8L120 -8", width: 3 },
      }),
      part(boxes(3, -84, 30, 20, -112, -80), m.dark, 2),
      part(boxes(3, -84, 30, 20, -90, -76), colourTones("gold"), 3),
      part(
        blob("104 -44, 116 -66, 134 -54, 156 -66, 170 -56, 160 -24, 130 -14, 110 -26"),
        colourTones("white"),
        14,
      ),
      part(oval(110, -66, 13), colourTones("white"), 6),
      part(ribbons("104 -80 7, 110 -84 7, 117 -80 7"), colourTones("red"), 2),
      part(polygon("98 -68, 98 -60, 86 -63"), colourTones("orange"), 1.4),
      part(oval(107, -68, 2.4), m.dark, 0.6),
      part(ribbons("126 -16 4, 126 0 4", "140 -16 4, 140 0 4"), colourTones("orange"), 1),
    ],
  };
};

/** A kennel with a bone. */
export const dogHouse: FigureMaker = (m) => {
  const wood = bodyOr(m, colourTones("brown"));
  return {
    box: { left: -104, right: 121, top: -164, bottom: 4 },
    parts: [
      part(box(-78, -100, 78, 0), wood, 6, {
        lines: { path: "M-76 -78L76 -78M-76 -52L76 -52M-76 -26L76 -26", width: 2 },
      }),
      part(polygon("-78 -98, 78 -98, 0 -152"), wood, 5),
      part(ribbons("-96 -88 16, 0 -156 16", "96 -88 16, 0 -156 16"), colourTones("red"), 6),
      part("M-38 0L-38 -52Q-38 -90 0 -90Q38 -90 38 -52L38 0Z", m.dark, 4),
      part(
        oval(0, -114, 12, 11) + oval(-12, -126, 5) + oval(-4, -132, 5) + oval(5, -132, 5) + oval(13, -126, 5),
        paler(wood, 0.7),
        2,
      ),
      part(
        ribbon("76 -8 9, 112 -10 9") +
          oval(74, -13, 7) +
          oval(74, -3, 7) +
          oval(114, -15, 7) +
          oval(114, -5, 7),
        colourTones("white"),
        4,
      ),
    ],
  };
};

/** A dam with water that shoots through its gates. */
export const dam: FigureMaker = (m) => {
  const stone = bodyOr(m, paler(colourTones("grey"), 0.3));
  return {
    box: { left: -222, right: 222, top: -206, bottom: 10 },
    parts: [
      part(
        blob("-190 -168, -100 -176, 0 -172, 100 -176, 190 -168, 190 -120, -190 -120"),
        colourTones("blue"),
        4,
      ),
      part(polygon("-190 -156, 190 -156, 176 0, -176 0"), stone, 10, {
        lines: { path: "M-186 -116L186 -116M-182 -78L182 -78M-180 -40L180 -40", width: 2 },
      }),
      part(box(-190, -172, 190, -154), paler(stone, 0.25), 4),
      part(boxes(5, -150, 66, 36, -196, -160), deeper(stone, m, 0.15), 4),
      part(
        [-108, 0, 108]
          .map((x) => `M${x - 22} -100Q${x - 30} -40 ${x - 44} 4L${x + 44} 4Q${x + 30} -40 ${x + 22} -100Z`)
          .join(""),
        paler(colourTones("blue"), 0.6),
        7,
        {
          lines: {
            path: "M-116 -94L-128 0M-100 -94L-88 0M-8 -94L-18 0M8 -94L18 0M100 -94L88 0M116 -94L128 0",
            width: 2.4,
          },
        },
      ),
      part([-108, 0, 108].map((x) => oval(x, -102, 24, 9)).join(""), m.dark, 2),
      part(
        [-150, -108, -64, -30, 0, 32, 66, 108, 150].map((x, i) => oval(x, 0, 26, 9 + (i % 2) * 4)).join(""),
        colourTones("white"),
        5,
      ),
    ],
  };
};
