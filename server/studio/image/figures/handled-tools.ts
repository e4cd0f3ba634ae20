import type { Figure, Part } from "../sculpt.ts";
import { free } from "./acts-low.ts";
import { type Costume, dressed, SKIN, toned } from "./dressed.ts";
import { figureOf, fitted, type Handled, natural, some } from "./handled.ts";
import { part } from "./materials.ts";
import { oval, polygon, ribbon } from "./outline.ts";
import { DIGGING } from "./postures.ts";
import { held } from "./stance.ts";

/** Snow on a shovel, beside a heap of it. */
export function shovelled(look: Costume): Figure {
  const body = held(free(look), {
    ...DIGGING,
    arms: ["28 -62, 16 -52", "30 -50, 28 -34"],
    held: [
      toned(ribbon("6 -68 3.4, 24 -38 3.2, 42 -12 3.2") + ribbon("2 -66 3, 9 -74 3"), "brown", 0.8),
      toned("M34 -18L46 -24L62 -8Q58 2 48 2Q38 -4 34 -18Z", "red", 2),
      toned("M38 -18Q44 -34 54 -24Q64 -18 60 -6Z", "white", 3, { lift: 0.06 }),
      part(oval(15, -55, 3.8) + oval(28, -33, 3.8), SKIN, 1.5),
    ],
  });
  const flakes = [
    [66, -44, 3],
    [74, -34, 2.4],
    [60, -52, 2],
    [80, -50, 2.6],
  ] as const;
  return figureOf(
    [
      toned("M62 4Q66 -22 84 -30Q98 -44 112 -24Q126 -18 128 4Z", "white", 6, { lift: 0.04 }),
      toned(flakes.map(([x, y, r]) => oval(x, y, r)).join(""), "white", 1),
      ...body.parts,
    ],
    -40,
    130,
    -104,
  );
}

/** Height of the hand that holds it. */
const LEAST_LONG = 70;

/** Long, upright beside the body, in one hand. */
export function upright(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 36, 3, [58, natural(thing, LEAST_LONG, 128)]);
  const body = dressed({ ...free(look), left: [18, -60, 16, -46], right: [24, -62, 34, -66] });
  return figureOf(
    [...body.parts, ...fit.parts, part(oval(35, -66, 4.4), SKIN, 1.5)],
    -34,
    Math.max(42, fit.right + 2),
    Math.min(-112, fit.top),
  );
}

/** With a hoop of netting on a pole, as one catches butterflies. */
export function withNet(look: Costume): Figure {
  const body = dressed({ ...free(look), left: [20, -62, 14, -56], right: [24, -68, 30, -80] });
  return figureOf(
    [
      ...body.parts,
      toned("M38 -134Q52 -100 92 -92Q104 -104 94 -136Z", "white", 2, {
        lines: {
          path: "M46 -130Q58 -108 84 -98M56 -134Q68 -112 92 -102M70 -136Q80 -118 97 -112M48 -118L92 -132M56 -108L98 -120M68 -98L100 -108",
          width: 1,
        },
      }),
      toned(
        "M36 -136Q66 -158 98 -136Q66 -124 36 -136ZM42 -136Q66 -129 92 -136Q66 -150 42 -136Z",
        "green",
        1.4,
      ),
      toned(ribbon("6 -46 3.6, 24 -74 3.6, 46 -128 3.4"), "brown", 1),
      part(oval(28, -81, 4.3) + oval(13, -57, 4.2), SKIN, 1.5),
    ],
    -34,
    102,
    -150,
  );
}

/** Open above the head. */
export function under(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 6, -58, [104, 88]);
  const body = dressed({ ...free(look), left: [18, -60, 16, -46], right: [22, -64, 9, -66] });
  return figureOf(
    [...fit.parts, ...body.parts, part(oval(8, -66, 4.2), SKIN, 1.5)],
    Math.min(-36, fit.left),
    Math.max(38, fit.right),
    Math.min(-112, fit.top),
  );
}

/** At the mouth, the other hand on the hip: what one speaks or blows into. */
export function atMouth(look: Costume, thing: Handled, wide = 50): Figure {
  const fit = fitted(thing, 5 + wide / 2, wide < 40 ? -75 : -70, [wide, wide * 0.72]);
  const body = held(free(look), {
    box: { left: -34, right: 58, top: -112, bottom: 3 },
    toes: 1,
    lean: -0.06,
    arms: ["-16 -62, -12 -48", "22 -62, 24 -74"],
    held: [...fit.parts, part(oval(24, -76, 4.2), SKIN, 1.5)],
  });
  return figureOf(body.parts, -34, fit.right + 2, Math.min(-112, fit.top));
}

const STICK = "30 -96 3.4, 40 -60 3.2, 58 -14 3.2";
const TOOLS = {
  broom: [
    toned(ribbon(STICK), "brown", 0.8),
    toned(polygon("50 -24, 64 -30, 86 -2, 54 3"), "yellow", 3, {
      lines: { path: "M56 -22L60 2M60 -24L69 1M64 -25L78 -1", width: 1.2 },
    }),
    toned(polygon("49 -26, 63 -32, 66 -27, 51 -21"), "red", 1),
  ],
  mop: [
    toned(ribbon(STICK), "blue", 0.8),
    toned(
      ribbon("56 -20 7, 52 -8 7, 46 2 5") +
        ribbon("58 -20 7, 60 -8 7, 58 3 5") +
        ribbon("60 -20 7, 68 -8 7, 72 3 5") +
        ribbon("62 -20 7, 76 -10 7, 86 2 5"),
      "white",
      2.4,
    ),
    toned(oval(90, 3, 22, 3), "blue", 0.6, { lift: 0.24 }),
  ],
} as const satisfies Record<string, readonly Part[]>;

/** With a broom or a mop, what is swept before it. */
export function swept(look: Costume, tool: keyof typeof TOOLS, thing: Handled | undefined): Figure {
  const size = thing?.many ? 26 : 44;
  const fit = thing && some(thing, 104, 3, [size * 1.2, size]);
  const body = held(free(look), {
    box: { left: -40, right: 92, top: -110, bottom: 5 },
    hip: [-4, -45],
    lean: 0.22,
    nod: -0.02,
    legs: ["-6 -45, -12 -24, -20 -4", "-2 -45, 10 -25, 8 -4"],
    toes: 1,
    arms: ["34 -72, 33 -86", "22 -48, 42 -54"],
    held: [...TOOLS[tool], part(oval(33, -87, 4) + oval(42, -54, 4), SKIN, 1.5)],
  });
  return figureOf([...(fit?.parts ?? []), ...body.parts], -40, Math.max(92, (fit?.right ?? 0) + 2), -112);
}

/** On the lap, growing from two needles, with a ball of wool at the feet. */
export function knitted(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 0, 0, [76, 54]);
  const body = dressed({ ...free(look), left: [22, -60, 12, -52], right: [22, -60, 12, -52] });
  return figureOf(
    [
      ...body.parts,
      ...fitted({ figure: thing.figure }, 0, -52 - fit.top, [76, 54]).parts,
      toned(ribbon("-24 -72 2, 6 -46 2.6") + ribbon("24 -72 2, -6 -46 2.6"), "white", 0.8),
      toned(oval(-24, -72, 2.6) + oval(24, -72, 2.6), "red", 1),
      part(oval(-12, -53, 4.4) + oval(12, -53, 4.4), SKIN, 1.5),
      toned(ribbon("10 -48 1.4, 30 -30 1.4, 26 -8 1.4, 40 -4 1.4"), "red", 0.4),
      toned(oval(46, -7, 12), "red", 4, {
        lines: {
          path: "M36 -11Q46 -16 57 -9M35 -6Q46 -10 58 -4M40 2Q44 -8 52 -17M48 4Q52 -6 55 -14",
          width: 1.2,
        },
      }),
    ],
    -40,
    60,
    -112,
  );
}
