import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, boxes, oval, polygon, ribbon } from "./outline.ts";
import { colourTones, ramp } from "./tones.ts";

/** A long airship with fins and a cabin, its nose to the left. */
export const zeppelin: FigureMaker = (m, window) => ({
  box: { left: -190, right: 196, top: -66, bottom: 84 },
  parts: [
    part(polygon("120 -40, 152 -66, 186 -66, 178 -22"), m.trim, 4, { lift: -0.1 }),
    part(polygon("120 40, 152 64, 186 64, 178 22"), m.trim, 4, { lift: -0.16 }),
    part(
      blob(
        "-190 0, -166 -30, -110 -54, -20 -62, 80 -54, 150 -28, 184 0, 150 28, 80 54, -20 62, -110 54, -166 30",
      ),
      m.pale,
      30,
      {
        window,
        lines: {
          path: "M-168 -28C-160 -10 -160 10 -168 28M-112 -53C-98 -20 -98 20 -112 53M-36 -61C-22 -24 -22 24 -36 61M44 -58C58 -22 58 22 44 58M112 -44C124 -16 124 16 112 44M-188 0L182 0",
          width: 1.2,
        },
      },
    ),
    part("M-186 -8C-120 -16 100 -16 182 -6L182 8C100 16 -120 16 -186 8Z", m.trim, 4),
    part(polygon("132 -7, 196 -12, 196 12, 132 7"), m.trim, 4, { lift: 0.08 }),
    part(`${ribbon("-56 56 3, -52 68 3")}${ribbon("26 58 3, 22 68 3")}`, m.dark, 1),
    part("M-76 62L44 62C40 76 30 82 20 82L-52 82C-66 80 -74 72 -76 62Z", m.trim, 7, { lift: -0.06 }),
    part(boxes(5, -58, 20, 13, 66, 75), m.gold, 0, { lamp: true }),
  ],
});

/** Someone who hangs from a round canopy. */
export const parachutist: FigureMaker = (m) => {
  const skin = ramp(".86 .06 60/.78 .07 55/.66 .08 50/.5 .08 45");
  const suit = colourTones("orange");
  const cords = [-98, -52, 0, 52, 98].map((x) => ribbon(`${x} -100 1.6, ${x * 0.1} 20 1.6`)).join("");
  return {
    box: { left: -112, right: 112, top: -186, bottom: 118 },
    parts: [
      part(cords, m.dark, 0.6),
      part(
        "M-110 -96C-108 -154 -58 -186 0 -186C58 -186 108 -154 110 -96Q92 -112 74 -98Q55 -114 37 -98Q18 -114 0 -98Q-18 -114 -37 -98Q-55 -114 -74 -98Q-92 -112 -110 -96Z",
        m.trim,
        18,
      ),
      part(
        "M-74 -98C-70 -150 -36 -182 0 -186C-14 -160 -34 -130 -37 -98Q-55 -114 -74 -98ZM37 -98C34 -130 14 -160 0 -186C36 -182 70 -150 74 -98Q55 -114 37 -98Z",
        colourTones("white"),
        8,
      ),
      part(ribbon("-9 30 15, -30 6 11, -22 -14 9") + ribbon("9 30 15, 30 6 11, 22 -14 9"), suit, 4),
      part(ribbon("-8 62 17, -22 84 14, -16 110 12") + ribbon("8 62 17, 20 86 14, 30 108 12"), suit, 5, {
        lift: -0.06,
      }),
      part(blob("-18 24, 0 18, 18 24, 20 62, 0 70, -20 62"), suit, 7),
      part(blob("-28 106, -10 104, -8 116, -28 117") + blob("24 104, 42 106, 44 116, 22 116"), m.dark, 3),
      part(oval(0, 4, 15), colourTones("red"), 7),
      part(blob("-11 6, 0 2, 11 6, 9 16, 0 19, -9 16"), skin, 3),
      part(`${oval(-5, 9, 4)}${oval(5, 9, 4)}${box(-8, 7, 8, 10)}`, m.dark, 1),
      part(`${ribbon("-16 28 4, 14 60 4")}${ribbon("16 28 4, -14 60 4")}`, m.dark, 1),
    ],
  };
};

/** Someone who sits under a long curved wing. */
export const paraglider: FigureMaker = (m) => {
  const cords = [-150, -96, -40, 40, 96, 150]
    .map((x) => ribbon(`${x} ${-118 + Math.abs(x) * 0.28} 1.5, ${x * 0.08} 24 1.5`))
    .join("");
  const cells = [-120, -80, -40, 0, 40, 80, 120].map(
    (x) => `M${x} ${-168 + x * x * 0.0028}L${x * 0.96} ${-116 + x * x * 0.0019}`,
  );
  return {
    box: { left: -178, right: 178, top: -170, bottom: 84 },
    parts: [
      part(cords, m.dark, 0.6),
      part(
        "M-176 -78C-150 -146 -76 -170 0 -170C76 -170 150 -146 176 -78C140 -104 70 -116 0 -116C-70 -116 -140 -104 -176 -78Z",
        m.trim,
        14,
        {
          lines: { path: cells.join(""), width: 1.6 },
        },
      ),
      part(
        "M-60 -163C-40 -168 40 -168 60 -163C54 -146 48 -130 46 -114C24 -116 -24 -116 -46 -114C-48 -130 -54 -146 -60 -163Z",
        colourTones("yellow"),
        10,
      ),
      part(
        ribbon("-6 36 13, -22 14 9, -14 -6 8") + ribbon("6 36 13, 22 14 9, 16 -6 8"),
        colourTones("blue"),
        4,
      ),
      part(blob("-16 28, 8 24, 18 46, 10 62, -18 60"), colourTones("blue"), 7),
      part(ribbon("4 56 17, 40 58 14, 58 70 12, 62 78 10"), m.dark, 5),
      part(blob("-26 40, -14 38, -6 62, 24 66, 22 78, -18 76"), colourTones("red"), 5),
      part(oval(2, 10, 14), colourTones("white"), 7),
      part(blob("6 8, 15 8, 15 17, 6 19"), m.dark, 2),
    ],
  };
};

/** A chair for two on the cable of a ski lift, with one pylon. */
export const chairlift: FigureMaker = (m) => {
  const steel = colourTones("grey");
  const seat = (x: number, y: number): string =>
    ribbon(`${x} ${y} 4, ${x + 2} ${y + 40} 4, ${x - 16} ${y + 62} 4, ${x - 16} ${y + 96} 4`);
  const bench = (x: number, y: number): string =>
    blob([
      [x - 58, y + 92],
      [x + 24, y + 92],
      [x + 26, y + 104],
      [x - 58, y + 104],
    ]);
  const back = (x: number, y: number): string => box(x - 56, y + 60, x + 22, y + 90);
  return {
    box: { left: -192, right: 192, top: -320, bottom: 4 },
    parts: [
      part(ribbon("-190 -236 4, 190 -318 4"), m.dark, 1),
      part(`${polygon("84 -300, 108 -300, 118 2, 72 2")}`, steel, 6),
      part(`${box(50, -304, 142, -292)}${oval(56, -292, 8)}${oval(136, -306, 8)}`, m.dark, 3),
      part(seat(-84, -258) + seat(-4, -276), m.dark, 2),
      part(back(-84, -258) + back(-4, -276), m.trim, 5),
      part(bench(-84, -258) + bench(-4, -276), m.trim, 5, { lift: -0.12 }),
      part(
        `${ribbon("-146 -178 4, -118 -178 4, -62 -178 4")}${ribbon("-66 -196 4, -10 -196 4, 18 -196 4")}`,
        steel,
        1,
      ),
    ],
  };
};
