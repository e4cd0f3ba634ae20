import type { Action, Activity } from "../../reading/scene/catalogue.ts";
import { free, type Make } from "./acts-low.ts";
import { SKIN, toned } from "./dressed.ts";
import { part } from "./materials.ts";
import { oval, ribbon } from "./outline.ts";
import { DIGGING } from "./postures.ts";
import { held } from "./stance.ts";

/** On the way, with a hand over the eyes. */
const searching: Make = (look) =>
  held(free(look), {
    box: { left: -34, right: 40, top: -116, bottom: 4 },
    hip: [0, -46],
    nod: 0.12,
    legs: ["-3 -46, -8 -24, -18 -3", "4 -46, 14 -26, 15 -3"],
    toes: 1,
    arms: ["-22 -62, -24 -46", "27 -78, 15 -94"],
    held: [part(ribbon("18 -95 3.4, 2 -97 3"), SKIN, 1.5)],
  });

/** With a spade in a heap of earth, beside its hole. */
const burying: Make = (look) =>
  held(free(look), {
    ...DIGGING,
    arms: ["28 -62, 22 -50", "30 -50, 36 -34"],
    behind: [
      toned(oval(44, 1, 26, 5), "black", 0.6),
      toned("M58 3Q62 -16 76 -18Q90 -14 94 3Z", "brown", 5, { lift: -0.06 }),
    ],
    held: [
      toned(ribbon("12 -66 3.4, 30 -42 3.2, 44 -18 3.2") + ribbon("8 -64 3, 14 -72 3"), "brown", 0.8),
      toned("M38 -22L52 -28L58 -8Q54 2 46 0Q38 -8 38 -22Z", "grey", 2),
      part(oval(21, -53, 3.8) + oval(36, -33, 3.8), SKIN, 1.5),
    ],
  });

/** On a face of rock, each hand and foot on a hold. */
const climbing: Make = (look, inside, on) =>
  held(free(look), {
    box: { left: -36, right: 58, top: -160, bottom: 4 },
    hip: [0, -74],
    lean: 0.16,
    legs: ["-2 -74, -14 -54, -4 -36", "0 -74, 20 -66, 16 -48"],
    toes: 1,
    arms: ["-4 -118, 12 -132", "26 -112, 30 -124"],
    behind: on
      ? []
      : inside
        ? [
            toned(ribbon("6 2 4, 14 -160 4") + ribbon("34 2 4, 38 -160 4"), "brown", 1.4),
            toned(
              [-12, -34, -56, -78, -100, -122, -144]
                .map((y) =>
                  ribbon([
                    [8 - y / 22, y, 3.4],
                    [35 - y / 50, y, 3.4],
                  ]),
                )
                .join(""),
              "brown",
              1,
            ),
          ]
        : [
            toned("M-10 4L-16 -30L-4 -60L-10 -96L4 -128L-2 -150L24 -162L60 -158L62 4Z", "grey", 10, {
              lines: {
                path: "M0 -30L24 -38M-2 -70L20 -62M8 -104L36 -112M24 -140L48 -134M30 -20L52 -28M34 -76L56 -84",
                width: 1.6,
              },
            }),
            toned("M-4 -150Q20 -168 62 -160L62 -152Q24 -152 -4 -146Z", "green", 2),
          ],
  });

/** On an animal, a bicycle or a seat, which is drawn apart: (0, 0) is where one sits. */
const riding: Make = (look) =>
  held(free(look), {
    box: { left: -30, right: 36, top: -80, bottom: 3 },
    hip: [-4, -10],
    legs: ["-4 -9, 16 -10, 15 12", "-2 -8, 18 -6, 20 16"],
    toes: 1,
    arms: ["14 -30, 24 -24", "12 -26, 26 -20"],
  });

const skating: Make = (look) =>
  held(free(look), {
    box: { left: -64, right: 48, top: -112, bottom: 4 },
    hip: [0, -46],
    lean: 0.3,
    nod: -0.2,
    legs: ["-2 -46, -26 -38, -50 -34", "2 -46, 10 -24, 4 -7"],
    toes: 1,
    arms: ["34 -74, 46 -82", "-2 -70, -22 -66"],
    held: [
      toned(ribbon("-4 1 2.4, 8 2 2.4, 20 0 2.4") + ribbon("-58 -26 2.4, -44 -24 2.4"), "grey", 0.8, {
        lift: 0.12,
      }),
      toned(ribbon("-60 4 1, -20 3 1.6, -6 4 1"), "white", 0.4),
      toned(ribbon("6 -76 6, -8 -70 6, -30 -80 6, -44 -76 6"), "red", 2),
    ],
  });

/** Out of doors and on the move. */
export const OUT_ACTS = {
  searching,
  burying,
  climbing,
  riding,
  skating,
} satisfies Partial<Record<Action | Activity, Make>>;
