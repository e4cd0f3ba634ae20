import { beadsAt, DARK, dimmer, eyesAt, hairs, type HeadMaker, PINK, WHITE } from "./head-parts.ts";
import { part } from "./materials.ts";
import { blob, box, oval, polygon, symmetric } from "./outline.ts";
import { blobPair, ovalPair, paler, ribbonPair } from "./strokes.ts";
import { ramp } from "./tones.ts";

const WHISKERS =
  ribbonPair("12 -22 1.6, 38 -30 1.2, 62 -32 0.8") + ribbonPair("12 -18 1.6, 38 -17 1.2, 60 -12 0.8");

const rabbitLike =
  (own: string): HeadMaker =>
  (fur = ramp(own)) => ({
    back: [],
    front: [
      part(blobPair("6 -80, 10 -120, 20 -164, 34 -176, 46 -160, 42 -118, 32 -78"), fur, 8),
      part(blobPair("16 -86, 20 -122, 27 -154, 34 -162, 38 -150, 35 -118, 26 -84"), PINK, 4),
      part(
        symmetric("0 -90, 26 -86, 46 -66, 50 -42, 44 -16, 22 2, 0 5"),
        fur,
        24,
        hairs("48 -38 7 2, 47 -26 7 5, 40 -12 6 6, 22 -78 4 6, 34 -70 5 5"),
      ),
      part(ovalPair(13, -16, 17, 14) + oval(0, -4, 12, 9), paler(fur, 0.5), 7),
      ...eyesAt(25, -48, 9, ramp(".62 .09 30/.46 .10 28/.34 .08 26/.22 .06 24")),
      part("M-8 -32Q0 -36 8 -32Q4 -22 0 -22Q-4 -22 -8 -32Z", PINK, 2.4),
      part(ribbonPair("0 -22 2, 2 -14 2.2, 12 -12 1.6"), DARK, 0.5),
      part(box(-6.4, -13, -0.4, 0) + box(0.4, -13, 6.4, 0), WHITE, 1, { lift: 0.06 }),
      part(WHISKERS, DARK, 0.3),
    ],
    eye: [25, -48, 12],
    hat: [0, -84, 0.85],
    paws: fur,
  });
export const rabbitHead = rabbitLike(".97 .01 80/.91 .014 76/.77 .02 70/.57 .024 64");
export const kangarooHead = rabbitLike(".74 .065 56/.61 .075 52/.46 .065 48/.29 .05 44");

/** Round ears on a pointed face; a hamster has full cheeks. */
const mouseLike =
  (own: string, { ears, cheeks = false }: { ears: number; cheeks?: boolean }): HeadMaker =>
  (fur = ramp(own)) => ({
    front: [
      part(ovalPair(cheeks ? 40 : 48, -88, ears, ears), fur, 7),
      part(ovalPair(cheeks ? 40 : 48, -87, ears * 0.7, ears * 0.72), PINK, 4),
      part(
        cheeks
          ? symmetric("0 -90, 28 -86, 50 -64, 62 -34, 54 -6, 26 6, 0 6")
          : symmetric("0 -90, 26 -84, 44 -62, 44 -38, 26 -10, 12 6, 0 10"),
        fur,
        22,
        hairs("40 -52 6 4, 38 -38 6 5, 28 -20 4 6, 20 -78 4 6, 32 -68 5 5"),
      ),
      ...(cheeks ? [part(ovalPair(28, -16, 24, 18), paler(fur, 0.7), 8)] : []),
      part(symmetric("0 -36, 15 -30, 17 -10, 8 6, 0 9"), paler(fur, cheeks ? 0.8 : 0.35), 7),
      ...beadsAt(23, -52, 8),
      part(oval(0, -8, 7.6, 6.4), PINK, 3),
      part(
        ribbonPair("10 -8 1.6, 40 -18 1.2, 66 -22 0.8") + ribbonPair("10 -3 1.6, 40 -2 1.2, 64 4 0.8"),
        DARK,
        0.3,
      ),
      part(box(-4.6, 2, -0.3, 13) + box(0.3, 2, 4.6, 13), WHITE, 0.8, { lift: 0.06 }),
    ],
    eye: [23, -52, 11],
    hat: [0, -84, 0.9],
    paws: PINK,
  });
export const mouseHead = mouseLike(".78 .012 70/.63 .014 65/.47 .014 60/.30 .012 55", { ears: 34 });
export const ratHead = mouseLike(".60 .015 60/.46 .016 56/.34 .015 52/.21 .012 50", { ears: 23 });
export const hamsterHead = mouseLike(".88 .075 72/.77 .095 68/.60 .09 62/.40 .07 56", {
  ears: 18,
  cheeks: true,
});

/** Large front teeth: a squirrel with tufts on its ears, or a beaver. */
const gnawer =
  (own: string, beaver: boolean): HeadMaker =>
  (fur = ramp(own)) => ({
    back: beaver
      ? []
      : [
          part(
            blob("40 10, 84 -10, 96 -60, 84 -108, 54 -122, 60 -88, 58 -44, 34 -10"),
            dimmer(fur, 0.1),
            12,
            { lines: { path: "M80 -20Q92 -60 70 -104M70 -14Q80 -56 62 -96", width: 1.8 } },
          ),
        ],
    front: [
      part(
        beaver
          ? ovalPair(44, -80, 13, 13)
          : polygon("-44 -62, -46 -118, -12 -82") + polygon("44 -62, 46 -118, 12 -82"),
        fur,
        7,
      ),
      ...(beaver
        ? []
        : [
            part(
              polygon("-44 -104, -50 -128, -36 -110") + polygon("44 -104, 50 -128, 36 -110"),
              dimmer(fur, 0.3),
              3,
            ),
          ]),
      part(
        symmetric("0 -90, 26 -86, 46 -66, 54 -36, 44 -10, 22 2, 0 5"),
        fur,
        24,
        hairs("46 -44 7 2, 47 -30 7 4, 40 -14 6 6, 22 -78 4 6, 34 -68 5 5"),
      ),
      part(ovalPair(16, -14, 20, 15) + oval(0, -2, 14, 9), paler(fur, beaver ? 0.3 : 0.75), 7),
      ...beadsAt(25, -52, beaver ? 6 : 8.4),
      part("M-10 -32Q0 -37 10 -32Q6 -20 0 -20Q-6 -20 -10 -32Z", DARK, 3),
      part(ribbonPair("0 -20 2, 3 -12 2.2, 13 -11 1.6"), DARK, 0.5),
      part(
        box(-8, -12, -0.5, beaver ? 12 : 5) + box(0.5, -12, 8, beaver ? 12 : 5),
        beaver ? ramp(".94 .05 85/.86 .07 80/.70 .07 74/.50 .05 66") : WHITE,
        1.4,
      ),
    ],
    eye: [25, -52, 11],
    hat: [0, -84],
    paws: fur,
  });
export const squirrelHead = gnawer(".70 .10 50/.57 .11 46/.43 .10 42/.28 .07 40", false);
export const beaverHead = gnawer(".56 .06 50/.44 .06 46/.31 .05 44/.19 .035 42", true);

const SPIKES = Array.from({ length: 19 }, (_, i) => {
  const a = Math.PI * (-0.08 + (i / 18) * 1.16);
  const at = (r: number, by = 0): string =>
    `${(Math.cos(a + by) * r).toFixed(1)} ${(-40 - Math.sin(a + by) * r).toFixed(1)}`;
  return polygon(`${at(46, -0.12)}, ${at(82 + (i % 2) * 9)}, ${at(46, 0.12)}`);
}).join("");
export const hedgehogHead: HeadMaker = (fur = ramp(".62 .04 60/.48 .045 56/.34 .04 52/.21 .03 48")) => {
  const face = ramp(".90 .04 75/.80 .055 70/.64 .055 64/.45 .045 58");
  return {
    back: [
      part(SPIKES, fur, 3),
      part(
        oval(0, -42, 62, 58),
        dimmer(fur, 0.3),
        10,
        hairs(
          "10 -92 3 -10, 28 -84 7 -9, 42 -68 9 -6, 50 -48 10 -2, 48 -28 10 4, 18 -78 5 -9, 34 -62 8 -6, 2 -80 1 -10",
          2,
        ),
      ),
    ],
    front: [
      part(ovalPair(38, -72, 13, 13), face, 5),
      part(ovalPair(38, -71, 7, 7), PINK, 2),
      part(symmetric("0 -76, 14 -70, 30 -76, 44 -56, 44 -30, 26 -4, 12 8, 0 12"), face, 18),
      part(symmetric("0 -34, 13 -28, 14 -6, 0 10"), paler(face, 0.4), 6),
      ...beadsAt(22, -46, 7),
      part(oval(0, -6, 8.4, 7), DARK, 3),
      part(ribbonPair("0 3 2, 6 7 2, 14 3 1.4"), DARK, 0.5),
    ],
    eye: [22, -46, 11],
    hat: [0, -84],
    paws: face,
  };
};

export const slothHead: HeadMaker = (fur = ramp(".68 .04 75/.55 .045 70/.41 .04 64/.26 .03 58")) => {
  const face = ramp(".94 .03 85/.86 .04 80/.71 .045 74/.51 .04 66");
  return {
    front: [
      part(
        symmetric("0 -98, 30 -94, 54 -72, 60 -42, 52 -12, 28 8, 0 10"),
        fur,
        24,
        hairs(
          "10 -94 4 12, 24 -90 6 12, 38 -82 8 10, 50 -68 8 10, 56 -46 6 12, 54 -24 5 10, 44 -4 3 10, 28 4 2 9",
          1.8,
        ),
      ),
      part(symmetric("0 -76, 24 -74, 44 -56, 46 -34, 32 -10, 0 -2"), face, 12),
      part(blobPair("12 -52, 28 -60, 46 -46, 58 -26, 46 -26, 28 -38, 14 -40"), dimmer(fur, 0.5), 4),
      ...beadsAt(23, -48, 5.6),
      part("M-14 -34Q-12 -42 0 -42Q12 -42 14 -34Q10 -22 0 -22Q-10 -22 -14 -34Z", DARK, 4),
      part(ovalPair(5, -35, 2.6, 2), WHITE, 0.4, { lift: -0.1 }),
      part(ribbonPair("0 -12 2.6, 16 -13 2.8, 30 -22 1.6"), DARK, 0.6),
      part(symmetric("0 -100, 18 -96, 26 -82, 14 -78, 0 -70"), fur, 5, hairs("4 -94 2 16, 12 -92 4 12")),
    ],
    eye: [23, -48, 11],
    hat: [0, -92],
    paws: fur,
  };
};

export const monkeyHead: HeadMaker = (fur = ramp(".60 .065 52/.47 .07 48/.34 .06 44/.21 .04 40")) => {
  const face = ramp(".88 .05 62/.77 .065 58/.61 .065 52/.42 .05 48");
  return {
    front: [
      part(ovalPair(56, -50, 20, 22), fur, 7),
      part(ovalPair(56, -49, 13, 15), face, 4),
      part(
        symmetric("0 -100, 28 -96, 50 -74, 54 -46, 42 -16, 22 2, 0 4"),
        fur,
        22,
        hairs("6 -98 2 -7, 18 -95 4 -6, 30 -88 6 -5, 48 -64 7 -1, 50 -34 6 4, 40 -14 5 6"),
      ),
      part(blobPair("0 -62, 12 -74, 32 -74, 42 -56, 36 -38, 20 -34, 0 -38"), face, 8),
      part(symmetric("0 -44, 24 -40, 42 -22, 36 0, 16 9, 0 10"), face, 12),
      ...eyesAt(17, -54, 7, ramp(".56 .07 55/.42 .07 50/.30 .06 46/.18 .04 44")),
      part(ovalPair(5, -33, 2.6, 3.4), dimmer(face, 0.7), 0.8),
      part(ribbonPair("0 -8 2.8, 16 -9 3, 30 -17 1.6"), dimmer(face, 0.72), 0.7),
      part(ribbonPair("6 -66 1.6, 18 -68 4, 30 -64 1.6"), dimmer(fur, 0.2), 1),
    ],
    eye: [17, -54, 11],
    hat: [0, -92],
    paws: face,
  };
};
export const gorillaHead: HeadMaker = (fur = ramp(".42 .012 260/.31 .012 260/.22 .012 260/.13 .01 260")) => {
  const face = paler(fur, 0.2);
  return {
    front: [
      part(ovalPair(50, -54, 11, 13), face, 5),
      part(
        symmetric("0 -122, 24 -114, 46 -86, 56 -52, 58 -20, 38 6, 0 12"),
        fur,
        26,
        hairs("6 -112 3 10, 18 -106 6 10, 30 -94 7 9, 42 -76 7 9, 50 -54 6 10, 52 -28 5 10, 40 -2 4 9", 1.8),
      ),
      part(symmetric("0 -80, 26 -78, 40 -66, 38 -48, 30 -34, 40 -12, 24 6, 0 8"), face, 14),
      part(blobPair("2 -70, 22 -76, 40 -68, 38 -60, 20 -62, 4 -60"), dimmer(face, 0.2), 5),
      ...eyesAt(18, -56, 5.6, ramp(".62 .08 55/.48 .08 50/.34 .06 46/.22 .04 44")),
      part(symmetric("0 -50, 10 -46, 20 -32, 12 -24, 0 -22"), dimmer(face, 0.14), 6),
      part(ovalPair(9, -30, 4.4, 3.6), DARK, 1.4),
      part(ribbonPair("0 -8 3, 16 -8 3, 30 -12 1.6"), DARK, 0.7),
    ],
    eye: [18, -56, 11],
    hat: [0, -110],
    paws: face,
  };
};

/** A smooth round head with whiskers; a walrus has tusks. */
const sealLike =
  (own: string, tusks: boolean): HeadMaker =>
  (fur = ramp(own)) => ({
    front: [
      ...(tusks ? [] : [part(ovalPair(48, -58, 6, 7), dimmer(fur, 0.2), 3)]),
      part(symmetric("0 -94, 28 -90, 48 -68, 54 -40, 50 -8, 30 12, 0 14"), fur, 26),
      ...beadsAt(25, -56, tusks ? 6 : 9),
      ...(tusks ? [part(ribbonPair("14 0 11, 17 26 9, 15 50 3"), WHITE, 3)] : []),
      part(ovalPair(17, -18, 22, 17), paler(fur, 0.3), 9),
      part("M-11 -40Q0 -46 11 -40Q8 -29 0 -28Q-8 -29 -11 -40Z", DARK, 3),
      part(
        ovalPair(14, -20, 1.6) + ovalPair(22, -16, 1.6) + ovalPair(22, -24, 1.6) + ovalPair(29, -20, 1.6),
        DARK,
        0.4,
      ),
      part(
        ribbonPair("22 -20 1.6, 44 -22 1.2, 66 -16 0.8") + ribbonPair("22 -15 1.6, 42 -10 1.2, 62 0 0.8"),
        WHITE,
        0.4,
      ),
      part(ribbonPair("0 -28 2, 3 -6 2.2, 16 -4 1.6"), DARK, 0.5),
    ],
    eye: [25, -56, 11],
    hat: [0, -88],
    paws: fur,
  });
export const sealHead = sealLike(".72 .012 250/.56 .014 250/.41 .014 250/.26 .012 250", false);
export const walrusHead = sealLike(".66 .06 45/.53 .065 42/.40 .055 40/.26 .04 38", true);
export const otterHead = sealLike(".62 .055 55/.49 .06 50/.36 .05 46/.23 .035 44", false);
