import { boxed, tint } from "./boxed.ts";
import type { FigureMaker } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, ribbon } from "./outline.ts";
import { deeper } from "./strokes.ts";
import { green, pink, red, yellow } from "./tones.ts";

const CRUMB = tint(".93 .035 88");
const CRUST = tint(".66 .09 62");

/** A sandwich cut across: its filling between two slices, and a stick with an olive. */
export const sandwich: FigureMaker = (m) =>
  boxed([
    part(ribbon("20 -176 5, 20 -104 5"), tint(".82 .07 78"), 1),
    part(oval(20, -166, 15, 13), deeper(green, m, 0.12), 7),
    part(oval(20, -167, 5), red, 2),
    part(polygon("-124 -86, 26 -140, 124 -86"), CRUST, 3),
    part(polygon("-98 -86, 24 -130, 98 -86"), CRUMB, 4),
    part(box(-122, -24, 122, 0), CRUMB, 5),
    part(box(-122, -9, 122, 0), CRUST, 3),
    part(box(-122, -36, 122, -22), pink, 5),
    part(
      polygon("-122 -46, 122 -46, 122 -36, 88 -20, 54 -36, -20 -36, -58 -18, -92 -36, -122 -36"),
      yellow,
      3,
    ),
    part(box(-116, -58, -12, -44) + box(-4, -58, 104, -44), red, 5),
    part(
      blob(
        "-130 -62, -96 -70, 96 -70, 130 -62, 112 -50, 88 -58, 62 -48, 36 -58, 8 -48, -20 -58, -46 -48, -74 -58, -104 -50",
      ),
      green,
      5,
    ),
    part(box(-124, -88, 124, -64), CRUMB, 5),
    part(box(-124, -92, 124, -83), CRUST, 3),
  ]);
