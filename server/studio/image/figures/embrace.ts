import type { Figure, Part } from "../sculpt.ts";
import { chairFront, free } from "./acts-low.ts";
import { type Costume, dressed, toned } from "./dressed.ts";
import { grouped, movedPart } from "./groups.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { held } from "./stance.ts";

const WIDE = { left: -44, right: 44, top: -112, bottom: 3 };

/** Two who hold each other; `small`: the other is a child, `young`: the first one is. */
export function embrace(
  mine: Costume,
  other: Costume,
  { small, young = false, kiss }: { small: boolean; young?: boolean; kiss: boolean },
) {
  const sizes = [small ? 0.74 : 1, young ? 0.74 : 1] as const;
  const near = held(free(mine), {
    box: WIDE,
    hip: [-12, -46],
    lean: small ? 0.24 : 0.08,
    nod: kiss ? 0.26 : 0.2,
    legs: ["-15 -46, -15 -24, -17 -4", "-9 -46, -8 -24, -8 -4"],
    arms: ["4 -64, 18 -68", "8 -58, 22 -58"],
  });
  const far = held(free(other), {
    box: WIDE,
    hip: [12, -46],
    lean: young ? -0.24 : -0.08,
    nod: kiss ? -0.26 : -0.2,
    legs: ["9 -46, 8 -24, 8 -4", "15 -46, 15 -24, 17 -4"],
    arms: ["-4 -66, -19 -72", "-2 -56, -17 -52"],
  });
  const pair = grouped([far, near], (i) => ({ x: 0, y: 0, size: sizes[i === 0 ? 0 : 1] }));
  return pair;
}

const STEP = 40;
/** One long table with a cloth, and whoever eats at it behind. */
export function dinner(people: readonly { look: Costume; size: number }[]): Figure {
  const places = people.map((_, i) => (i - (people.length - 1) / 2) * STEP);
  const end = (places.at(-1) ?? 0) + 30;
  const guests = people.map(({ look, size }, i): Figure => {
    const eats = i % 2 === 0;
    const body = dressed({
      ...free(look),
      left: [20, -60, 14, -50],
      right: eats ? [22, -64, 9, -80] : [20, -60, 14, -50],
    });
    const fork = eats ? [toned(ribbon("10 -72 1.6, 6 -86 1.6"), "grey", 0.5)] : [];
    // Children reach the table too.
    const up = size < 1 ? -14 : 0;
    return {
      box: body.box,
      parts: [...chairFront, ...[...body.parts, ...fork].map((one) => movedPart(one, { x: 0, y: up, size }))],
    };
  });
  const scallops = Array.from({ length: Math.round(end / 8) }, (_, i) => end - 8 - i * 16)
    .map((x) => `Q${x + 4} -14 ${x} -19`)
    .join("");
  const served = (x: number, i: number): Part[] => [
    toned(oval(x, -46, 13, 4), "white", 1.2, { lift: 0.06 }),
    toned(
      `M${x - 9} -47Q${x - 7} -54 ${x} -53Q${x + 7} -54 ${x + 9} -47Z`,
      (["orange", "green", "yellow", "red"] as const)[i % 4]!,
      2.4,
    ),
    toned(
      polygon([
        [x + 15, -57],
        [x + 22, -57],
        [x + 20.6, -44],
        [x + 16.6, -44],
      ]),
      "red",
      1.2,
    ),
  ];
  const table: Figure = {
    box: { left: -end - 4, right: end + 4, top: -60, bottom: 3 },
    parts: [
      toned(box(-end + 6, -36, -end + 11, 2) + box(end - 11, -36, end - 6, 2), "brown", 1.5),
      toned(`M${-end} -42L${end} -42L${end + 2} -19${scallops}L${-end - 2} -19Z`, "white", 2),
      ...places.flatMap(served),
    ],
  };
  return grouped([...guests, table], (i) => ({ x: places[i] ?? 0, y: 0, size: 1 }));
}
