import { dimmer, DARK, eyesAt, beadsAt, hairs, type HeadMaker, PINK, WHITE } from "./head-parts.ts";
import { part } from "./materials.ts";
import { oval, polygon, symmetric } from "./outline.ts";
import { blobPair, ovalPair, paler, ribbonPair } from "./strokes.ts";
import { ramp } from "./tones.ts";

const GREEN = ramp(".90 .12 115/.78 .14 120/.60 .12 125/.40 .09 130");
const AMBER = ramp(".90 .11 85/.78 .14 75/.60 .12 65/.40 .09 55");
const NOSE = "M-8 -30Q0 -34 8 -30Q4 -21 0 -21Q-4 -21 -8 -30Z";
const CAT_MOUTH = ribbonPair("0 -21 2, 3 -14 2.2, 12 -13 1.8");
const WHISKERS =
  ribbonPair("18 -22 1.6, 46 -28 1.2, 74 -28 0.8") + ribbonPair("18 -18 1.6, 46 -17 1.2, 72 -11 0.8");
const FACE = "0 -84, 30 -80, 54 -60, 62 -36, 46 -12, 18 0, 0 2";

export const catHead: HeadMaker = (fur = ramp(".82 .10 66/.71 .13 58/.55 .12 50/.36 .09 44")) => {
  const dark = dimmer(fur, 0.45);
  const pale = paler(fur, fur[1]![0] < 0.4 ? 0.16 : 0.6);
  return {
    front: [
      part(polygon("-56 -40, -58 -106, -12 -76") + polygon("56 -40, 58 -106, 12 -76"), fur, 8),
      part(polygon("-49 -54, -50 -90, -24 -74") + polygon("49 -54, 50 -90, 24 -74"), PINK, 3),
      part(
        symmetric(FACE),
        fur,
        24,
        hairs("62 -30 8 2, 58 -20 8 5, 48 -10 7 6, 34 -72 3 6, 46 -60 5 5, 30 -4 4 6"),
      ),
      part(
        ribbonPair("0 -82 0.5, 0 -74 6, 0 -62 1") +
          ribbonPair("17 -80 1, 15 -70 6, 12 -58 1") +
          ribbonPair("62 -38 6, 50 -34 5, 42 -35 1") +
          ribbonPair("56 -24 6, 47 -22 4, 40 -25 1"),
        dark,
        1,
      ),
      part(ovalPair(10, -20, 14, 11) + oval(0, -8, 11, 8), pale, 5),
      ...eyesAt(26, -42, 13, GREEN, true),
      part(NOSE, PINK, 2.4),
      part(CAT_MOUTH, DARK, 0.5),
      part(WHISKERS, WHITE, 0.4, { lift: 0.1 }),
    ],
    eye: [26, -42, 15],
    hat: [0, -76],
    paws: fur,
  };
};

/** A great cat with a plain coat, spots, stripes or a mane. */
const greatCat =
  (own: string, marks: "spots" | "stripes" | "mane" | "none"): HeadMaker =>
  (fur = ramp(own)) => {
    const dark = marks === "mane" ? ramp(".56 .09 52/.44 .09 46/.32 .07 42/.20 .05 40") : dimmer(fur, 0.72);
    const pale = paler(fur, fur[1]![0] < 0.4 ? 0.12 : 0.72);
    const mane =
      "0 -128, 22 -122, 44 -122, 58 -104, 78 -96, 80 -74, 92 -54, 84 -32, 84 -8, 66 4, 54 24, 32 24, 14 38, 0 34";
    const spots = [
      [14, -78, 5],
      [30, -72, 5],
      [44, -60, 5],
      [54, -44, 5],
      [52, -24, 5],
      [24, -62, 4],
      [6, -66, 4],
      [40, -14, 4],
    ] as const;
    return {
      front: [
        ...(marks === "mane"
          ? [
              part(
                symmetric(mane),
                dark,
                14,
                hairs(
                  "8 -110 2 -12, 26 -106 6 -12, 46 -98 10 -12, 62 -78 12 -8, 70 -54 14 -2, 68 -30 14 4, 58 -6 12 10, 38 8 8 12, 16 16 4 14, 56 -92 9 -10, 72 -42 12 1, 48 2 10 10",
                  2,
                ),
              ),
            ]
          : []),
        part(ovalPair(46, -82, 16, 17), fur, 8),
        part(ovalPair(46, -80, 9, 10), dimmer(fur, 0.5), 3),
        part(symmetric("0 -88, 28 -84, 52 -64, 58 -36, 44 -14, 26 2, 0 8"), fur, 24),
        ...(marks === "stripes"
          ? [
              part(
                ribbonPair("0 -88 1, 3 -78 6, 4 -66 1") +
                  ribbonPair("14 -86 2, 22 -76 6, 14 -64 1") +
                  ribbonPair("34 -80 2, 36 -70 6, 26 -60 1") +
                  ribbonPair("58 -50 7, 48 -48 5, 42 -50 1") +
                  ribbonPair("58 -34 7, 48 -32 5, 42 -34 1") +
                  ribbonPair("50 -16 7, 42 -18 5, 36 -22 1"),
                dark,
                1,
              ),
            ]
          : []),
        ...(marks === "spots"
          ? [part(spots.map(([x, y, r]) => ovalPair(x, y, r, r * 0.8)).join(""), dark, 1)]
          : []),
        part(symmetric("0 -78, 13 -72, 12 -48, 17 -30, 0 -22"), paler(fur, 0.16), 8),
        part(ovalPair(15, -14, 19, 15) + oval(0, 0, 15, 10) + ovalPair(27, -56, 9, 5), pale, 6),
        ...eyesAt(27, -46, 9, AMBER),
        part("M-14 -32Q0 -38 14 -32Q7 -18 0 -18Q-7 -18 -14 -32Z", marks === "none" ? DARK : PINK, 3),
        part(ribbonPair("0 -18 2.4, 3 -6 2.6, 18 -6 2"), DARK, 0.6),
        part(ovalPair(14, -14, 1.6) + ovalPair(21, -11, 1.6) + ovalPair(22, -18, 1.6), DARK, 0.4),
      ],
      eye: [27, -46, 13],
      hat: [0, marks === "mane" ? -104 : -80, 1.1],
      paws: fur,
    };
  };
export const lionHead = greatCat(".86 .09 80/.75 .11 72/.58 .10 64/.38 .07 56", "mane");
export const tigerHead = greatCat(".82 .12 64/.71 .15 55/.55 .14 48/.36 .10 42", "stripes");
export const jaguarHead = greatCat(".86 .10 82/.76 .12 76/.58 .11 68/.38 .08 58", "spots");
export const pumaHead = greatCat(".84 .08 72/.73 .09 68/.56 .085 62/.37 .06 55", "none");
export const pantherHead = greatCat(".44 .02 280/.31 .02 280/.21 .018 280/.13 .012 280", "none");

export const dogHead: HeadMaker = (fur = ramp(".78 .07 68/.65 .085 60/.49 .08 52/.32 .06 46")) => {
  const pale = paler(fur, fur[1]![0] < 0.4 ? 0.2 : 0.66);
  const ear = fur[1]![0] > 0.8 ? dimmer(fur, 0.24) : dimmer(fur, 0.4);
  return {
    front: [
      part(symmetric("0 -92, 26 -88, 44 -70, 48 -46, 40 -24, 24 0, 0 6"), fur, 22),
      part(
        blobPair("24 -88, 46 -90, 66 -72, 74 -40, 68 -10, 54 2, 46 -14, 46 -46, 38 -70"),
        ear,
        9,
        hairs("52 -70 6 8, 62 -50 4 10, 62 -26 2 10, 54 -12 2 9, 54 -44 4 10"),
      ),
      part(symmetric("0 -86, 8 -76, 9 -54, 22 -34, 29 -14, 18 6, 0 12"), pale, 12),
      part(ovalPair(24, -64, 7, 4), dimmer(fur, 0.3), 2),
      ...eyesAt(24, -52, 9, ramp(".60 .07 55/.44 .07 50/.32 .06 46/.20 .04 44")),
      part("M-15 -36Q-12 -44 0 -44Q12 -44 15 -36Q11 -22 0 -21Q-11 -22 -15 -36Z", DARK, 4),
      part(ovalPair(5, -38, 3, 2), WHITE, 0.6, { lift: -0.1 }),
      part(ribbonPair("0 -21 2.4, 3 -8 2.6, 21 -10 2"), DARK, 0.6),
      part("M-9 -5Q0 -1 9 -5Q11 14 0 16Q-11 14 -9 -5Z", PINK, 3, {
        lines: { path: "M0 -2L0 10", width: 1.4 },
      }),
    ],
    eye: [24, -52, 12],
    hat: [0, -86],
    paws: fur,
  };
};

/** A long muzzle between pointed ears. */
const pointed =
  (
    own: string,
    {
      cheek,
      iris,
      mask,
    }: { cheek: boolean; iris: readonly ReturnType<typeof ramp>[number][]; mask?: boolean },
  ): HeadMaker =>
  (fur = ramp(own)) => {
    const white = fur[1]![0] < 0.4 ? paler(fur, 0.3) : paler(fur, mask ? 0.55 : 0.86);
    return {
      front: [
        part(polygon("-58 -52, -52 -124, -10 -84") + polygon("58 -52, 52 -124, 10 -84"), fur, 8),
        part(polygon("-50 -66, -46 -106, -22 -84") + polygon("50 -66, 46 -106, 22 -84"), dimmer(fur, 0.6), 3),
        part(
          cheek
            ? symmetric("0 -92, 28 -88, 50 -70, 74 -26, 54 -20, 44 -4, 20 4, 0 16")
            : symmetric("0 -94, 30 -90, 52 -72, 66 -44, 78 -18, 58 -16, 52 0, 30 0, 16 14, 0 18"),
          fur,
          22,
          hairs(
            "58 -34 9 5, 54 -24 9 7, 48 -14 6 8, 10 -84 3 8, 24 -80 4 8, 38 -74 6 8, 62 -46 7 3, 40 -8 5 7",
          ),
        ),
        part(
          blobPair("10 -30, 28 -38, 50 -30, 66 -24, 52 -14, 40 0, 18 8, 8 0"),
          white,
          6,
          hairs("46 -20 8 4, 40 -12 6 5, 32 -4 5 6"),
        ),
        part(symmetric("0 -66, 11 -54, 13 -30, 15 -12, 10 8, 0 14"), mask ? dimmer(fur, 0.22) : fur, 10),
        part(symmetric("0 -8, 12 -4, 11 8, 0 16"), white, 5),
        ...eyesAt(27, -54, 8.4, iris),
        part(ribbonPair("14 -48 3, 24 -62 3.4, 40 -60 1"), dimmer(fur, 0.7), 0.8),
        part("M-10 -6Q0 -12 10 -6Q7 4 0 5Q-7 4 -10 -6Z", DARK, 3),
        part(ribbonPair("0 5 2, 4 11 2, 12 8 1.4"), DARK, 0.5),
      ],
      eye: [27, -54, 12],
      hat: [0, -88],
      paws: fur,
    };
  };
export const foxHead = pointed(".80 .13 56/.68 .16 48/.52 .15 42/.34 .11 38", { cheek: true, iris: AMBER });
export const wolfHead = pointed(".80 .012 250/.64 .014 250/.47 .014 250/.29 .012 250", {
  cheek: false,
  iris: AMBER,
  mask: true,
});

/** A broad head with round ears; a panda has patches around the eyes. */
const bearLike =
  (own: string, { patches = false, big = false }: { patches?: boolean; big?: boolean } = {}): HeadMaker =>
  (fur = ramp(own)) => {
    const white = fur[1]![0] > 0.82;
    const ears = patches ? DARK : fur;
    const muzzle = patches || white ? paler(fur, 0.4) : paler(fur, 0.42);
    return {
      front: [
        part(
          ovalPair(big ? 62 : 46, -84, big ? 28 : 18, big ? 27 : 18),
          ears,
          10,
          big ? hairs("70 -104 6 -6, 80 -92 7 -3, 84 -78 8 2, 80 -66 7 5") : {},
        ),
        part(
          ovalPair(big ? 62 : 46, -82, big ? 16 : 10, big ? 15 : 10),
          patches ? dimmer(DARK, 0.1) : big ? PINK : dimmer(fur, white ? 0.22 : 0.45),
          4,
        ),
        part(
          symmetric("0 -96, 32 -92, 56 -70, 64 -38, 52 -10, 26 6, 0 8"),
          fur,
          26,
          hairs(
            "60 -46 7 2, 60 -32 7 5, 54 -18 7 6, 42 -4 6 7, 24 -84 4 6, 40 -76 6 5, 10 -86 2 7, 52 -60 7 2",
          ),
        ),
        ...(patches ? [part(blobPair("20 -66, 36 -64, 44 -46, 36 -32, 22 -34, 14 -50"), DARK, 4)] : []),
        part(symmetric("0 -46, 22 -38, 30 -16, 22 4, 0 10"), muzzle, 12),
        ...(patches
          ? eyesAt(27, -50, 6, ramp(".60 .05 60/.44 .05 55/.32 .04 50/.20 .03 46"))
          : beadsAt(24, -54, 6.6)),
        part(
          big
            ? symmetric("0 -62, 13 -56, 16 -34, 0 -20")
            : "M-16 -38Q-12 -46 0 -46Q12 -46 16 -38Q12 -24 0 -22Q-12 -24 -16 -38Z",
          DARK,
          4,
        ),
        part(ovalPair(6, big ? -52 : -40, 3, 2), WHITE, 0.6, { lift: -0.1 }),
        part(ribbonPair("0 -22 2.6, 3 -8 2.6, 18 -6 2"), DARK, 0.6),
      ],
      eye: [24, -54, 11],
      hat: [0, -88],
      paws: patches ? DARK : fur,
    };
  };
export const bearHead = bearLike(".60 .06 60/.47 .065 54/.34 .055 50/.21 .04 46");
export const polarBearHead = bearLike(".98 .012 95/.93 .016 90/.81 .02 85/.62 .025 80");
export const pandaHead = bearLike(".98 .006 95/.93 .008 90/.80 .012 250/.60 .015 250", { patches: true });
export const koalaHead = bearLike(".84 .012 250/.70 .014 250/.54 .014 250/.36 .012 250", { big: true });

/** A masked face: a raccoon's across the eyes, a badger's along the head. */
const masked =
  (badger: boolean): HeadMaker =>
  (
    fur = ramp(
      badger
        ? ".70 .01 250/.54 .012 250/.40 .012 250/.25 .01 250"
        : ".76 .015 80/.62 .018 75/.47 .018 70/.30 .015 65",
    ),
  ) => ({
    front: [
      part(ovalPair(46, -84, 16, 17), fur, 8),
      part(ovalPair(46, -82, 9, 10), badger ? WHITE : dimmer(fur, 0.6), 3),
      part(
        symmetric("0 -92, 28 -88, 52 -68, 72 -34, 56 -24, 46 -8, 22 2, 0 14"),
        badger ? WHITE : fur,
        22,
        hairs("60 -36 9 4, 56 -26 8 6, 48 -14 7 7, 30 -80 5 6, 44 -70 6 4, 34 -4 5 7"),
      ),
      ...(badger
        ? [part(blobPair("10 -90, 26 -84, 40 -62, 38 -36, 20 -6, 10 -2, 12 -40, 20 -60"), DARK, 4)]
        : [
            part(blobPair("4 -60, 26 -68, 50 -56, 70 -34, 50 -30, 24 -34, 8 -46"), WHITE, 4),
            part(blobPair("6 -56, 26 -62, 46 -50, 62 -34, 44 -32, 22 -36, 8 -44"), DARK, 4),
            part(symmetric("0 -88, 6 -76, 5 -40, 0 -30"), DARK, 2),
          ]),
      part(symmetric("0 -40, 16 -30, 20 -10, 12 8, 0 14"), WHITE, 9),
      ...eyesAt(25, -49, 7, ramp(".62 .06 60/.46 .06 55/.32 .05 50/.20 .03 46")),
      part("M-11 -12Q0 -18 11 -12Q8 0 0 1Q-8 0 -11 -12Z", DARK, 3),
      part(ribbonPair("0 1 2, 4 8 2, 12 6 1.4"), DARK, 0.5),
    ],
    eye: [25, -49, 11],
    hat: [0, -86],
    paws: DARK,
  });
export const raccoonHead = masked(false);
export const badgerHead = masked(true);
