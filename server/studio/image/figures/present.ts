import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { box, oval } from "./outline.ts";
import { blobPair, bodyOr, deeper, paler } from "./strokes.ts";
import { gold, red } from "./tones.ts";

const DOTS = [-66, -44, 34, 56].flatMap((x, column) =>
  [-18, -44, -70, -94].map((y) => oval(x + 5, y + (column % 2) * 12 - 6, 5)),
);

/** A present in spotted paper, with a lid, a ribbon and a bow. */
export const present: FigureMaker = (m) => {
  const paper = bodyOr(m, red);
  const ribbon = gold;
  return boxed([
    part(box(-80, -136, 80, 0), paper, 9),
    part(DOTS.join(""), paler(paper, 0.6), 1.4),
    part(box(-16, -112, 16, 0), ribbon, 4),
    part(box(-90, -142, 90, -108), paper, 7, { lift: 0.06 }),
    part(box(-18, -142, 18, -108), ribbon, 4),
    part(blobPair("4 -146, 30 -178, 66 -196, 84 -180, 76 -154, 40 -142"), ribbon, 10, {
      lines: { path: "M14 -152Q40 -164 62 -170M-14 -152Q-40 -164 -62 -170", width: 2.6 },
    }),
    part(blobPair("36 -158, 56 -174, 70 -176, 66 -160, 48 -152"), deeper(ribbon, m, 0.4), 3),
    part(blobPair("4 -146, 22 -140, 50 -124, 58 -106, 36 -112, 10 -134"), ribbon, 5, { lift: -0.03 }),
    part(oval(0, -148, 16, 14), ribbon, 7, { lift: 0.05 }),
  ]);
};
