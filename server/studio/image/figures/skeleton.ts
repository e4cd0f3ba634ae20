import { boxed } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { blobPair, ovalPair, ribbonPair } from "./strokes.ts";

/** Three pairs of ribs more than the eye counts would close the chest to one surface. */
const RIBS = Array.from({ length: 5 }, (_, i) => {
  const y = -196 + i * 14;
  const wide = 30 + Math.sin(((i + 1) / 5) * 2.4) * 10;
  return ribbonPair(`0 ${y} 6, ${wide * 0.7} ${y - 5} 6, ${wide} ${y + 5} 5.5, ${wide * 0.62} ${y + 14} 5`);
}).join("");

const ARMS =
  ribbonPair("26 -200 10, 40 -194 9") +
  ribbonPair("44 -192 11, 50 -160 7, 52 -136 10") +
  ribbonPair("53 -128 8, 56 -104 5, 54 -84 8");
const HANDS = ["46 -80, 44 -60", "51 -80, 51 -54", "56 -80, 58 -54", "61 -82, 66 -60"]
  .map((line) => {
    const [from, to] = line.split(", ");
    return ribbonPair(`${from} 5, ${to} 4`);
  })
  .join("");
const LEGS =
  ribbonPair("22 -104 14, 24 -74 8, 24 -60 13") +
  ribbonPair("24 -50 11, 25 -26 7, 24 -8 9") +
  ribbonPair("24 -6 9, 34 -1 8, 44 0 6");

/** A skeleton that stands: skull, ribs, pelvis and the long bones, all joined. */
export const skeleton: FigureMaker = (m) =>
  boxed([
    part(Array.from({ length: 9 }, (_, i) => oval(0, -212 + i * 12, 7, 5)).join(""), m.body, 3),
    part(LEGS, m.body, 5),
    part(
      blobPair("2 -116, 16 -132, 38 -130, 40 -114, 28 -98, 12 -94, 4 -102") +
        polygon("-10 -118, 10 -118, 4 -96, -4 -96"),
      m.body,
      7,
    ),
    part(RIBS, m.body, 3),
    part(box(-5, -202, 5, -150), m.body, 3),
    part(ARMS, m.body, 4),
    part(HANDS, m.body, 2),
    part(
      blob(
        "-34 -258, -24 -286, 0 -294, 24 -286, 34 -258, 26 -238, 16 -232, 15 -216, 0 -212, -15 -216, -16 -232, -26 -238",
      ),
      m.body,
      14,
    ),
    part(ovalPair(13, -256, 9.5, 10.5) + polygon("-4 -236, 4 -236, 0 -246"), m.dark, 3),
    part(
      ribbon("-13 -225 2, 13 -225 2") +
        ribbon("-6 -231 2, -6 -218 2") +
        ribbon("0 -231 2, 0 -217 2") +
        ribbon("6 -231 2, 6 -218 2"),
      m.dark,
      0.6,
    ),
  ]);
