import type { Lab } from "../colour.ts";
import { beadsAt, DARK, dimmer, eyeAt, hairs, type HeadMaker, HORN, PINK, strands } from "./head-parts.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { blobPair, ovalPair, ribbonPair } from "./strokes.ts";
import { ramp } from "./tones.ts";

interface Equine {
  ears?: string;
  mane?: readonly Lab[];
  muzzle?: readonly Lab[];
  stripes?: boolean;
  horn?: boolean;
  upright?: boolean;
}
/** In profile on a neck with a mane: a horse and those like it. */
const equine =
  (own: string, { ears, mane, muzzle, stripes, horn, upright }: Equine = {}): HeadMaker =>
  (fur = ramp(own)) => {
    const hair = mane ?? dimmer(fur, 0.66);
    const nose = muzzle ?? dimmer(fur, 0.34);
    return {
      back: [
        part(
          blob("4 -112, 30 -104, 46 -70, 52 -30, 48 16, -32 16, -24 -20, -8 -56"),
          fur,
          16,
          strands("16 -60 6 10, 22 -40 6 10, 26 -20 6 10, 4 -30 6 10, 8 -8 6 10"),
        ),
        part(
          upright
            ? ribbon("2 -132 8, 26 -120 14, 44 -84 16, 54 -40 16, 54 8 12")
            : blob("-2 -128, 14 -134, 36 -120, 54 -88, 66 -44, 66 6, 52 20, 48 -20, 40 -60, 26 -92, 8 -108"),
          hair,
          6,
          strands("26 -110 16 10, 38 -84 16 12, 46 -54 14 14, 50 -24 12 14, 14 -120 10 4, 52 0 8 14"),
        ),
      ],
      front: [
        part(
          ears ??
            blob("-2 -106, 0 -132, 10 -140, 18 -122, 16 -102") +
              blob("-14 -108, -14 -132, -6 -138, 2 -120, 2 -104"),
          fur,
          6,
        ),
        ...(horn
          ? [
              part(
                polygon("-20 -108, -46 -168, -8 -112"),
                ramp(".97 .05 95/.90 .09 90/.74 .10 82/.52 .08 72"),
                3,
                strands("-24 -116 10 -2, -28 -126 10 -3, -32 -136 8 -3, -36 -146 6 -3"),
              ),
            ]
          : []),
        part(
          blob(
            "6 -114, 22 -98, 26 -72, 14 -50, -10 -36, -30 -18, -48 -4, -64 -2, -74 -14, -72 -30, -58 -52, -40 -80, -22 -106, -8 -116",
          ),
          fur,
          20,
          strands("-20 -84 -8 12, -8 -72 -8 12, 6 -62 -8 10, -28 -64 -8 12, 10 -84 -4 12"),
        ),
        part(blob("-38 -28, -50 -6, -64 -1, -74 -13, -73 -30, -60 -46, -46 -42"), nose, 10),
        ...(stripes
          ? [
              part(
                [
                  "-18 -108 1, -22 -94 6, -34 -88 1",
                  "-4 -112 1, -8 -92 6, -26 -76 1",
                  "10 -106 1, 4 -84 7, -22 -62 1",
                  "22 -92 1, 12 -70 7, -18 -50 1",
                  "24 -74 1, 12 -54 6, -8 -42 1",
                  "-40 -76 1, -44 -66 5, -54 -60 1",
                ]
                  .map((line) => ribbon(line))
                  .join(""),
                DARK,
                1,
              ),
            ]
          : []),
        part(
          blob("-26 -112, -12 -128, 6 -122, 0 -104, -14 -92, -30 -76, -30 -94"),
          hair,
          4,
          strands("-14 -118 -8 20, -6 -116 -8 18, 0 -112 -6 12"),
        ),
        ...eyeAt(-22, -78, 6.4, ramp(".56 .06 55/.42 .06 50/.30 .05 46/.18 .03 44")),
        part(oval(-64, -22, 3.6, 5), DARK, 1),
        part(ribbon("-70 -9 1.6, -58 -10 2.2, -46 -16 1.4"), DARK, 0.5),
      ],
      eye: [-22, -78, 12],
      profile: true,
      hat: [-4, -110, 0.95],
      paws: stripes ? DARK : dimmer(fur, 0.5),
    };
  };
export const horseHead = equine(".62 .075 52/.49 .08 48/.36 .07 44/.22 .05 40");
export const unicornHead = equine(".98 .006 300/.93 .01 300/.81 .02 290/.62 .03 285", {
  horn: true,
  mane: ramp(".90 .06 340/.80 .09 335/.64 .10 330/.44 .08 325"),
  muzzle: PINK,
});
export const zebraHead = equine(".98 .006 95/.92 .008 90/.78 .012 250/.58 .015 250", {
  stripes: true,
  upright: true,
  mane: DARK,
  muzzle: DARK,
});
export const donkeyHead = equine(".76 .012 70/.60 .014 65/.45 .014 60/.28 .012 55", {
  ears:
    blob("2 -104, 4 -150, 16 -172, 28 -150, 20 -104") + blob("-18 -106, -26 -150, -16 -172, -2 -150, 0 -106"),
  upright: true,
  muzzle: ramp(".96 .01 80/.88 .015 75/.72 .02 70/.52 .02 65"),
});

interface Bovine {
  horns: string;
  patch?: boolean;
  shaggy?: boolean;
  ring?: boolean;
}
/** From the front, with ears that stand off and a broad nose. */
const bovine =
  (own: string, { horns, patch, shaggy, ring }: Bovine): HeadMaker =>
  (fur = ramp(own)) => ({
    front: [
      part(horns, HORN, 5, { lift: -0.04 }),
      part(blobPair("36 -74, 62 -88, 84 -82, 80 -66, 58 -56, 40 -58"), patch ? DARK : fur, 6),
      part(blobPair("46 -72, 62 -80, 74 -77, 70 -68, 56 -62"), PINK, 3),
      part(
        symmetric("0 -100, 26 -96, 44 -78, 42 -50, 32 -22, 30 -4, 0 10"),
        fur,
        22,
        hairs("30 -84 6 6, 36 -66 6 6, 34 -48 5 7, 28 -32 4 7, 12 -60 2 9, 16 -78 3 8"),
      ),
      ...(patch
        ? [
            part(
              blob("14 -98, 34 -92, 46 -72, 42 -46, 28 -40, 16 -52, 8 -76") +
                blob("-44 -76, -30 -60, -34 -40, -40 -46"),
              DARK,
              3,
            ),
          ]
        : []),
      part(
        symmetric("0 -36, 24 -34, 40 -18, 38 2, 22 14, 0 16"),
        patch ? PINK : shaggy ? DARK : dimmer(fur, 0.5),
        12,
      ),
      ...beadsAt(28, -62, 6.6),
      part(ribbonPair("18 -72 1, 28 -75 3, 38 -70 1"), dimmer(fur, 0.5), 0.6),
      part(ovalPair(17, -16, 7, 6), dimmer(PINK, 0.7), 2),
      part(ribbonPair("0 4 2.4, 14 5 2.4, 26 0 1.4"), DARK, 0.6),
      ...(ring
        ? [
            part(
              "M-9 -8a10 10 0 1 0 18 0L14 -8a15 15 0 1 1 -28 0Z",
              ramp(".95 .09 95/.85 .13 85/.68 .12 75/.45 .09 65"),
              2,
            ),
          ]
        : []),
      part(
        shaggy
          ? blob("0 -112, 24 -108, 34 -92, 28 -78, 14 -82, 0 -72, -14 -82, -28 -78, -34 -92, -24 -108")
          : blob("0 -106, 14 -104, 14 -88, 4 -74, -6 -82, -14 -90, -12 -104"),
        shaggy ? dimmer(fur, 0.4) : fur,
        5,
        hairs("4 -98 2 14, 12 -98 4 12, 20 -98 5 10"),
      ),
    ],
    eye: [28, -62, 11],
    hat: [0, -98],
    paws: dimmer(fur, 0.4),
  });
export const cowHead = bovine(".97 .008 90/.91 .01 88/.78 .014 80/.58 .02 75", {
  horns: ribbonPair("34 -92 12, 50 -104 9, 54 -118 4"),
  patch: true,
});
export const bullHead = bovine(".52 .06 45/.40 .06 42/.28 .05 40/.17 .035 38", {
  horns: ribbonPair("32 -94 15, 62 -102 13, 78 -120 9, 76 -136 3"),
  ring: true,
});
export const buffaloHead = bovine(".44 .02 50/.33 .02 46/.23 .018 42/.14 .012 40", {
  horns: ribbonPair("6 -98 22, 36 -96 19, 66 -82 14, 84 -98 9, 78 -118 3"),
  shaggy: true,
});

const pigLike =
  (own: string, tusks: boolean): HeadMaker =>
  (fur = ramp(own)) => ({
    front: [
      part(
        tusks
          ? polygon("-50 -62, -60 -112, -18 -84") + polygon("50 -62, 60 -112, 18 -84")
          : blobPair("18 -86, 40 -112, 66 -110, 70 -84, 58 -62, 46 -64, 34 -74"),
        fur,
        7,
      ),
      ...(tusks ? [] : [part(blobPair("36 -88, 48 -100, 60 -98, 60 -82, 52 -72"), dimmer(fur, 0.2), 3)]),
      part(
        symmetric("0 -94, 28 -90, 52 -68, 58 -38, 46 -8, 22 4, 0 6"),
        fur,
        24,
        tusks
          ? hairs("8 -88 3 12, 20 -84 5 11, 32 -76 6 10, 48 -52 7 6, 50 -36 7 6, 44 -20 6 8, 34 -4 4 8")
          : hairs("50 -44 6 2, 48 -30 6 4, 40 -14 5 5"),
      ),
      ...beadsAt(26, -58, 6),
      part(ribbonPair("16 -68 2, 26 -71 3, 36 -66 1.4"), dimmer(fur, 0.4), 0.6),
      part(
        symmetric("0 -46, 20 -44, 27 -30, 20 -16, 0 -13"),
        tusks ? dimmer(fur, 0.36) : dimmer(fur, 0.1),
        8,
      ),
      part(ovalPair(9, -30, 4.4, 7), dimmer(fur, 0.7), 1.4),
      part(ribbonPair("0 -4 2.4, 14 -5 2.4, 24 -11 1.6"), dimmer(fur, 0.7), 0.6),
      ...(tusks ? [part(ribbonPair("20 -8 7, 30 -22 6, 28 -38 2"), HORN, 2)] : []),
    ],
    eye: [26, -58, 11],
    hat: [0, -86],
    paws: fur,
  });
export const pigHead = pigLike(".90 .05 15/.81 .075 12/.66 .085 10/.46 .07 8", false);
export const boarHead = pigLike(".52 .035 50/.40 .035 46/.28 .03 42/.17 .02 40", true);
