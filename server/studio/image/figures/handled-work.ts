import type { Figure, Part } from "../sculpt.ts";
import { free } from "./acts-low.ts";
import { type Arm, type Costume, dressed, SKIN, toned } from "./dressed.ts";
import { movedPart } from "./groups.ts";
import { figureOf, fitted, type Handled, natural, some } from "./handled.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { heart } from "./relatives.ts";
import { DIGGING, PLANTING } from "./postures.ts";
import { held } from "./stance.ts";

/** Grains fall from one hand before it, a bowl of them is in the other. */
export function fed(look: Costume, animal: Handled): Figure {
  const fit = some(animal, 78, 3, [animal.many ? 62 : 110, natural(animal, 50, 108)]);
  const body = dressed({ ...free(look), left: [19, -62, 12, -54], right: [22, -64, 32, -58] });
  const seeds = Array.from({ length: 11 }, (_, i) => oval(31 + ((i * 7) % 13), -52 + i * 5, 1.9)).join("");
  return figureOf(
    [
      ...fit.parts,
      ...body.parts,
      toned("M-26 -58L0 -58Q-2 -44 -13 -43Q-24 -44 -26 -58Z", "blue", 3),
      toned(oval(-13, -59, 13, 4), "yellow", 1.4),
      toned(seeds + oval(38, 2, 20, 2.6), "yellow", 0.8),
    ],
    -32,
    fit.right + 2,
    Math.min(-112, fit.top),
  );
}

/** A can whose water runs onto it. */
export function watered(look: Costume, thing: Handled): Figure {
  const size: readonly [number, number] = thing.many ? [62, 56] : [76, natural(thing, 50, 66)];
  const fit = some(thing, 82, 3, size);
  const body = dressed({ ...free(look), left: [18, -60, 6, -52], right: [20, -62, 22, -62] });
  const drops = Array.from({ length: 12 }, (_, i) =>
    oval(62 + ((i * 11) % 27), -70 + i * 4.4, 1.9, 3.4),
  ).join("");
  return figureOf(
    [
      ...fit.parts,
      ...body.parts,
      toned(ribbon("10 -64 2.6, 16 -80 2.6, 32 -78 2.6, 36 -62 2.6"), "green", 1),
      toned("M6 -68L34 -68L36 -40L4 -40Z", "green", 4),
      toned(ribbon("32 -46 6, 46 -58 5, 58 -72 4") + polygon("52 -80, 66 -66, 70 -72, 57 -84"), "green", 2),
      toned(drops, "blue", 0.8, { lift: 0.2 }),
      part(oval(22, -79, 3.8), SKIN, 1.5),
    ],
    -34,
    Math.max(98, fit.right + 2),
    -112,
  );
}

/** With a spade, the thing half in its hole. */
export function dug(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 66, 8, [62, 62]);
  const wide = Math.max(26, (fit.right - fit.left) / 2 + 6);
  const middle = 66;
  // One is still in the hole, another lies beside it.
  const beside = thing.many ? fitted(thing, middle + wide * 2 + 8, 3, [46, 46]) : undefined;
  const body = held(free(look), {
    ...DIGGING,
    arms: ["28 -62, 16 -52", "30 -50, 28 -34"],
    held: [
      toned(ribbon("6 -68 3.4, 22 -42 3.2, 32 -16 3.2") + ribbon("2 -66 3, 9 -74 3"), "brown", 0.8),
      toned("M26 -20L40 -24L46 -6Q42 4 34 2Q26 -6 26 -20Z", "grey", 2),
      part(oval(15, -55, 3.8) + oval(28, -33, 3.8), SKIN, 1.5),
    ],
  });
  const heap = `M${middle - wide - 6} 8Q${middle - wide + 2} -12 ${middle - wide * 0.4} -9Q${middle} -3 ${middle + wide * 0.4} -10Q${middle + wide} -14 ${middle + wide + 8} 8Z`;
  return figureOf(
    [
      toned(oval(middle, -2, wide + 2, 9), "black", 1),
      ...fit.parts,
      toned(heap, "brown", 5, { lift: -0.06 }),
      ...(beside?.parts ?? []),
      toned(oval(middle + wide + 10, 3, 7, 4) + oval(middle - wide - 6, 5, 5, 3), "brown", 2, {
        lift: -0.02,
      }),
      ...body.parts,
    ],
    -40,
    Math.max(middle + wide + 18, (beside?.right ?? 0) + 2),
    -104,
  );
}

const SUDS = [
  [-30, -36, 8],
  [-18, -40, 9],
  [-6, -37, 7],
  [8, -40, 9],
  [21, -37, 8],
  [32, -38, 8],
  [-38, -34, 6],
  [40, -34, 6],
] as const;
const LOOSE = [
  [-46, -64, 5],
  [44, -78, 6],
  [50, -60, 3.6],
  [-52, -82, 3.4],
  [38, -96, 3],
] as const;
const foam = (spots: readonly (readonly [number, number, number])[]): Part =>
  toned(spots.map(([x, y, r]) => oval(x, y, r)).join(""), "white", 3, { lift: 0.06 });

/** In a tub full of foam, between two hands. */
function inTub(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 0, -22, [64, 48]);
  const reach = Math.max(16, Math.min(30, fit.right));
  const arm: Arm = [Math.max(22, reach), -62, reach, -48];
  const body = dressed({ ...free(look), left: arm, right: arm });
  return figureOf(
    [
      ...body.parts.map((one) => movedPart(one, { x: 0, y: -16, size: 1 })),
      ...fit.parts,
      part(oval(-reach, -62, 4.2) + oval(reach, -62, 4.2), SKIN, 1.5),
      toned("M-50 -34L50 -34L42 2L-42 2Z", "blue", 4, {
        lines: { path: "M-47 -24L47 -24M-44 -6L44 -6", width: 1.6 },
      }),
      foam(SUDS),
      foam(LOOSE),
    ],
    -56,
    56,
    -128,
  );
}

/** Beside it, an arm out to it with something in the hand; `more` is drawn on the thing. */
function atIt(
  look: Costume,
  thing: Handled,
  tool: readonly Part[],
  more: (fit: ReturnType<typeof fitted>) => Part[],
): Figure {
  const tall = natural(thing, 66, 124);
  const start = fitted(thing, 0, 3, [150, tall]);
  const shift = 40 - start.left;
  const fit = fitted(thing, shift, 3, [150, tall]);
  const body = held(free(look), {
    box: { left: -34, right: 60, top: -112, bottom: 3 },
    lean: 0.12,
    nod: 0.08,
    toes: 1,
    arms: ["-14 -60, -12 -46", "24 -66, 42 -62"],
    held: tool,
  });
  return figureOf([...fit.parts, ...more(fit), ...body.parts], -34, fit.right + 4, Math.min(-112, fit.top));
}

const hand = part(oval(42, -62, 4), SKIN, 1.5);
const onIt = (fit: ReturnType<typeof fitted>, spots: readonly (readonly [number, number, number])[]) =>
  spots.map(([x, y, r]) => [fit.left + x * (fit.right - fit.left), fit.top + y * (3 - fit.top), r] as const);

export function washed(look: Costume, thing: Handled): Figure {
  if (thing.tall < 84) return inTub(look, thing);
  const sponge = toned(box(39, -70, 54, -56), "yellow", 3, {
    lines: { path: "M42 -66l1 0M48 -62l1 0M45 -59l1 0", width: 1.6 },
  });
  return atIt(look, thing, [sponge, part(oval(43, -60, 4), SKIN, 1.5)], (fit) => [
    foam(
      onIt(fit, [
        [0.2, 0.42, 9],
        [0.3, 0.36, 7],
        [0.42, 0.44, 8],
        [0.56, 0.36, 9],
        [0.7, 0.44, 7],
        [0.5, 0.12, 6],
        [0.8, 0.28, 5],
        [0.34, 0.62, 6],
      ]),
    ),
  ]);
}

/** A brush with fresh paint, a stroke of it on the thing and a pot on the ground. */
export function painted(look: Costume, thing: Handled): Figure {
  const brush = [
    toned(ribbon("30 -56 3.4, 46 -65 3"), "brown", 1),
    toned(polygon("44 -69, 50 -62, 60 -69, 57 -76"), "red", 2),
    part(oval(39, -61, 4), SKIN, 1.5),
  ];
  return atIt(look, thing, brush, (fit) => {
    const [a, b, c] = onIt(fit, [
      [0.24, 0.5, 0],
      [0.5, 0.36, 0],
      [0.72, 0.5, 0],
    ]) as [
      readonly [number, number, number],
      readonly [number, number, number],
      readonly [number, number, number],
    ];
    return [
      toned(
        ribbon([
          [a[0], a[1], 11],
          [b[0], b[1], 13],
          [c[0], c[1], 11],
        ]) +
          ribbon([
            [b[0], b[1] + 4, 4],
            [b[0], b[1] + 20, 5],
          ]),
        "red",
        1.4,
      ),
      toned("M-22 -18L0 -18L-2 3L-20 3Z", "grey", 3),
      toned(oval(-11, -18, 11, 3.4), "red", 1),
    ];
  });
}

/** With a wrench at it, a box of tools on the ground. */
export function repaired(look: Costume, thing: Handled): Figure {
  const wrench = [
    toned(ribbon("30 -54 4.6, 50 -68 4.6"), "grey", 1.4),
    toned("M46 -64Q44 -76 54 -78L52 -71L58 -67L63 -72Q64 -62 54 -60Z", "grey", 2),
    part(oval(38, -60, 4), SKIN, 1.5),
  ];
  return atIt(look, thing, wrench, () => [
    toned(ribbon("-26 -17 2.4, -22 -25 2.4, -8 -25 2.4, -4 -17 2.4"), "black", 0.8),
    toned(box(-32, -18, 2, 3), "red", 3, { lines: { path: "M-32 -11L2 -11", width: 1.6 } }),
  ]);
}

export function combed(look: Costume, thing: Handled): Figure {
  const comb = [
    toned(
      box(38, -74, 60, -68) + [40, 44, 48, 52, 56].map((x) => box(x, -70, x + 2, -58)).join(""),
      "orange",
      1.4,
    ),
    hand,
  ];
  return atIt(look, thing, comb, () => []);
}

export const stroked = (look: Costume, thing: Handled): Figure => atIt(look, thing, [hand], () => []);

/** On the knees, with it in the earth. */
export function planted(look: Costume, thing: Handled): Figure {
  const fit = some(thing, thing.many ? 50 : 56, -5, [thing.many ? 40 : 62, natural(thing, 50, 84)]);
  const end = fit.right + 8;
  const body = held(free(look), {
    ...PLANTING,
    arms: ["26 -32, 36 -12", "24 -26, 32 -8"],
    held: [
      toned(`M20 5Q26 -8 40 -8Q${(40 + end) / 2} -14 ${end - 10} -8Q${end} -6 ${end + 4} 5Z`, "brown", 4, {
        lift: -0.06,
      }),
    ],
  });
  return figureOf([...fit.parts, ...body.parts], -42, end + 6, Math.min(-92, fit.top));
}

const HANGING = [
  [14, -126],
  [36, -116],
  [58, -126],
  [46, -142],
  [22, -144],
] as const;
/** Arms up into a branch on which it hangs, a full basket at the feet. */
export function picked(look: Costume, thing: Handled): Figure {
  const body = dressed({ ...free(look), right: [20, -90, 22, -110], left: [18, -66, 14, -54] });
  const fruit = (x: number, y: number, size: number) => fitted(thing, x, y + size / 2, [size, size]).parts;
  return figureOf(
    [
      toned(ribbon("84 2 11, 80 -60 9, 74 -110 8, 40 -138 6, 6 -130 4"), "brown", 4),
      toned(
        "M-12 -124Q-6 -150 24 -158Q56 -166 80 -146Q94 -130 84 -114Q66 -104 44 -110Q22 -102 4 -110Q-10 -112 -12 -124Z",
        "green",
        9,
        {
          lines: {
            path: "M8 -134q6 -6 12 0M34 -150q6 -6 12 0M60 -138q6 -6 12 0M30 -124q6 -6 12 0",
            width: 1.4,
          },
        },
      ),
      ...HANGING.flatMap(([x, y]) => fruit(x, y, 21)),
      ...body.parts,
      ...fruit(23, -116, 22),
      ...[-40, -27, -14].flatMap((x) => fruit(x, -24, 21)),
      toned("M-52 -21L-4 -21L-9 3L-47 3Z", "orange", 3, {
        lines: { path: "M-50 -14L-6 -14M-48 -6L-8 -6M-40 -21L-37 3M-28 -21L-28 3M-16 -21L-19 3", width: 1.2 },
      }),
    ],
    -54,
    92,
    -164,
  );
}

/** Held up to the lips, under a heart. */
export function kissed(look: Costume, thing: Handled): Figure {
  const fit = fitted(thing, 0, 0, [50, 48]);
  const wide = fit.right;
  const at = { x: 8 + wide, y: -62, size: 1 };
  const body = held(free(look), {
    box: { left: -34, right: 60, top: -112, bottom: 3 },
    lean: 0.08,
    nod: 0.16,
    toes: 1,
    arms: ["22 -56, 26 -64", "20 -52, 30 -62"],
  });
  return figureOf(
    [
      ...body.parts.slice(0, -2),
      ...fit.parts.map((one) => movedPart(one, at)),
      ...body.parts.slice(-2),
      ...heart(10, -124, 1),
    ],
    -34,
    14 + wide * 2,
    -138,
  );
}
