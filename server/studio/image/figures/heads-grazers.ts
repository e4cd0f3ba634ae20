import {
  beadsAt,
  DARK,
  dimmer,
  eyeAt,
  hairs,
  type HeadMaker,
  HORN,
  PINK,
  strands,
  WHITE,
} from "./head-parts.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { blobPair, ovalPair, paler, ribbonPair } from "./strokes.ts";
import { ramp } from "./tones.ts";

export const sheepHead: HeadMaker = (fur = ramp(".98 .008 90/.93 .012 85/.81 .018 80/.62 .022 75")) => {
  const face = fur[1]![0] < 0.4 ? paler(fur, 0.2) : ramp(".90 .025 70/.80 .03 65/.64 .035 60/.44 .03 55");
  const curls = [
    [0, -98, 18],
    [22, -94, 17],
    [40, -82, 16],
    [12, -82, 15],
    [46, -62, 14],
    [46, -40, 13],
    [40, -20, 12],
  ] as const;
  return {
    back: [
      part(
        ovalPair(24, -4, 22, 18) +
          oval(0, 2, 22, 16) +
          curls.map(([x, y, r]) => ovalPair(x * 1.14, y + 2, r)).join(""),
        fur,
        8,
        { lift: -0.05 },
      ),
    ],
    front: [
      part(blobPair("34 -60, 58 -66, 80 -52, 82 -38, 62 -40, 40 -46"), face, 6),
      part(blobPair("48 -56, 62 -58, 74 -48, 60 -46"), PINK, 2),
      part(symmetric("0 -92, 24 -84, 36 -60, 32 -30, 20 -2, 0 8"), face, 20),
      part(
        curls
          .slice(0, 5)
          .map(([x, y, r]) => ovalPair(x, y, r))
          .join(""),
        fur,
        7,
        {
          lines: {
            path: [
              [-22, -92],
              [0, -98],
              [22, -92],
              [-40, -78],
              [40, -78],
              [-10, -80],
              [12, -80],
              [-46, -58],
              [46, -58],
            ]
              .map(([x, y]) => `M${x! - 7} ${y}a7 7 0 1 1 9 6`)
              .join(""),
            width: 1.6,
          },
        },
      ),
      ...beadsAt(21, -52, 6),
      part(ribbonPair("4 -22 1.6, 8 -18 4, 11 -24 1.4"), PINK, 1),
      part(ribbon("0 -12 2.4, 0 -6 2.4") + ribbonPair("0 -6 2.2, 6 -2 2.2, 13 -5 1.4"), DARK, 0.6),
    ],
    eye: [21, -52, 11],
    hat: [0, -104],
    paws: fur,
  };
};

export const goatHead: HeadMaker = (fur = ramp(".96 .012 80/.89 .018 76/.74 .024 70/.54 .026 64")) => ({
  front: [
    part(
      ribbonPair("12 -86 15, 22 -118 12, 44 -142 8, 62 -146 3"),
      HORN,
      5,
      hairs("8 -98 12 -2, 12 -108 12 -3, 20 -120 10 -6, 30 -132 7 -8", 1.6),
    ),
    part(blobPair("26 -68, 50 -74, 78 -58, 88 -40, 66 -46, 34 -54"), fur, 6),
    part(blobPair("44 -66, 58 -66, 76 -50, 60 -54"), PINK, 2),
    part(
      symmetric("0 -94, 20 -90, 36 -70, 34 -44, 24 -14, 16 2, 0 6"),
      fur,
      20,
      hairs("28 -66 5 7, 26 -50 4 8, 20 -34 3 8, 8 -76 2 9"),
    ),
    part(
      blob("0 0, 12 0, 10 22, 4 40, 0 46, -6 36, -12 18, -12 0"),
      dimmer(fur, 0.1),
      4,
      hairs("2 6 0 24, 7 6 -1 16"),
    ),
    part(symmetric("0 -26, 17 -22, 18 -4, 8 6, 0 7"), paler(fur, 0.3), 7),
    part(ovalPair(23, -58, 8, 7), DARK, 1),
    part(ovalPair(23, -58, 6.6, 5.8), ramp(".92 .10 95/.82 .13 88/.64 .11 80/.44 .08 70"), 2),
    part(ovalPair(23, -58, 5, 1.9), DARK, 0.4),
    part(ribbonPair("3 -14 1.6, 8 -10 4, 11 -16 1.4"), dimmer(PINK, 0.4), 1),
    part(ribbonPair("0 -3 2.2, 7 -1 2.2, 13 -4 1.4"), DARK, 0.5),
  ],
  eye: [23, -58, 11],
  hat: [0, -84, 0.8],
  paws: fur,
});

const ANTLERS =
  ribbonPair("12 -88 9, 24 -112 8, 42 -130 7, 48 -156 5, 42 -176 2") +
  ribbonPair("30 -120 6, 58 -132 5, 70 -154 2") +
  ribbonPair("22 -108 6, 40 -112 4, 54 -124 2") +
  ribbonPair("46 -146 5, 62 -162 4, 66 -182 2");
const PALMS = blobPair(
  "8 -90, 24 -104, 44 -106, 56 -122, 66 -150, 76 -132, 88 -152, 90 -130, 104 -138, 96 -108, 80 -92, 58 -86, 34 -88, 14 -80",
);
const deerLike =
  (own: string, moose: boolean): HeadMaker =>
  (fur = ramp(own)) => ({
    front: [
      part(moose ? PALMS : ANTLERS, HORN, 4, { lift: -0.08 }),
      part(blobPair("26 -72, 48 -94, 72 -98, 74 -82, 56 -66, 34 -58"), fur, 6),
      part(blobPair("42 -78, 56 -88, 66 -88, 60 -76, 48 -68"), paler(fur, 0.6), 3),
      part(
        moose
          ? symmetric("0 -94, 20 -90, 34 -70, 30 -44, 34 -18, 36 2, 20 16, 0 18")
          : symmetric("0 -94, 22 -90, 38 -70, 34 -44, 22 -16, 18 2, 0 10"),
        fur,
        20,
        hairs("28 -66 5 7, 26 -50 4 8, 8 -78 2 9, 18 -32 2 8"),
      ),
      part(ovalPair(24, -62, 10, 8), paler(fur, 0.4), 2),
      ...beadsAt(24, -61, 7),
      part(symmetric("0 -22, 13 -18, 16 2, 0 12"), moose ? dimmer(fur, 0.2) : paler(fur, 0.66), 7),
      part(moose ? ovalPair(14, -2, 5, 7) : "M-11 -16Q0 -22 11 -16Q8 -5 0 -4Q-8 -5 -11 -16Z", DARK, 3),
      part(ribbonPair("0 3 2.2, 6 5 2.2, 12 2 1.4"), DARK, 0.5),
    ],
    eye: [24, -61, 11],
    hat: [0, -86, 0.8],
    paws: dimmer(fur, 0.4),
  });
export const deerHead = deerLike(".74 .07 58/.61 .08 54/.46 .07 50/.29 .05 46", false);
export const mooseHead = deerLike(".56 .05 52/.43 .05 48/.31 .045 44/.19 .03 42", true);

/** In profile on a long neck: a camel, and a llama with its wool. */
const longNecked =
  (own: string, llama: boolean): HeadMaker =>
  (fur = ramp(own)) => ({
    back: [
      part(
        llama
          ? blob("2 -136, 28 -128, 40 -98, 42 -50, 48 14, -26 14, -20 -44, -16 -96")
          : blob("2 -130, 20 -120, 26 -88, 46 -50, 50 10, 24 20, -28 16, -20 -14, -2 -50, -8 -92"),
        fur,
        16,
        strands("6 -100 4 12, 10 -78 4 12, 18 -54 4 12, 26 -30 4 12, 0 -20 4 12, 30 -8 4 12, 8 -40 4 12"),
      ),
    ],
    front: [
      part(
        llama
          ? blob("0 -142, 4 -168, 12 -178, 20 -160, 18 -138") +
              blob("-16 -140, -18 -166, -10 -178, 0 -160, 0 -138")
          : blob("10 -126, 22 -146, 32 -142, 30 -126, 18 -116"),
        fur,
        5,
      ),
      part(
        blob(
          "8 -140, 24 -126, 24 -104, 8 -90, -20 -84, -44 -72, -62 -70, -74 -82, -74 -100, -60 -112, -36 -120, -16 -136",
        ),
        fur,
        16,
        strands("-10 -112 -10 6, 4 -108 -8 8, -24 -100 -10 5, 2 -122 -6 8"),
      ),
      part(blob("-48 -106, -62 -110, -76 -100, -76 -84, -64 -72, -50 -78, -42 -92"), paler(fur, 0.24), 7),
      ...(llama
        ? [part(oval(-6, -138, 14, 10) + oval(10, -140, 14, 11) + oval(22, -126, 12), fur, 5)]
        : [part(blob("-14 -136, 0 -150, 20 -146, 26 -132, 12 -130, -2 -132"), dimmer(fur, 0.3), 4)]),
      ...eyeAt(-22, -116, 6.4),
      part(ribbon("-34 -118 2, -22 -125 4, -10 -120 2"), dimmer(fur, 0.5), 0.8),
      part(ribbon("-66 -100 2, -70 -93 3.4, -66 -90 1.6"), DARK, 0.6),
      part(ribbon("-73 -82 2, -58 -82 2.4, -46 -88 1.4"), DARK, 0.6),
    ],
    eye: [-22, -116, 12],
    profile: true,
    hat: [2, -140, 0.9],
    paws: fur,
  });
export const camelHead = longNecked(".84 .06 75/.72 .075 70/.55 .07 64/.36 .055 58", false);
export const llamaHead = longNecked(".96 .014 80/.89 .022 76/.74 .03 70/.54 .03 64", true);

export const giraffeHead: HeadMaker = (fur = ramp(".90 .07 84/.80 .095 80/.62 .09 74/.42 .07 66")) => {
  const brown = ramp(".62 .09 52/.49 .10 48/.36 .085 44/.23 .06 40");
  const patches = [
    "-16 0, -2 -6, 4 8, -8 14, -20 12",
    "10 2, 22 -4, 26 12, 14 14",
    "-14 -26, 0 -32, 6 -16, -4 -8, -16 -12",
    "10 -24, 20 -30, 24 -12, 14 -8",
    "-11 -52, 2 -58, 6 -42, -2 -34, -12 -38",
    "9 -48, 17 -54, 19 -34, 11 -32",
    "-10 -78, 0 -82, 5 -66, -3 -60, -11 -64",
    "8 -72, 15 -76, 16 -60, 10 -56",
  ];
  return {
    back: [
      part(blob("-12 -110, 14 -112, 18 -60, 28 14, -26 14, -14 -60"), fur, 12),
      part(patches.map((one) => blob(one)).join(""), brown, 1.4),
    ],
    front: [
      part(ribbonPair("10 -170 8, 14 -188 7, 16 -200 7") + ovalPair(16, -203, 6.4), brown, 3),
      part(blobPair("22 -160, 44 -174, 64 -170, 60 -156, 40 -148, 24 -148"), fur, 5),
      part(symmetric("0 -180, 22 -174, 30 -152, 24 -128, 20 -106, 24 -92, 14 -80, 0 -78"), fur, 16),
      part(symmetric("0 -178, 10 -170, 8 -150, 0 -140") + ovalPair(22, -140, 5, 8), brown, 1.4),
      part(symmetric("0 -112, 17 -108, 24 -92, 14 -79, 0 -77"), paler(fur, 0.4), 7),
      ...beadsAt(20, -152, 6.4),
      part(ribbonPair("12 -160 2, 21 -163 3, 30 -157 1.4"), brown, 0.6),
      part(ovalPair(9, -101, 3, 4.4), DARK, 0.8),
      part(ribbonPair("0 -87 2.2, 8 -88 2.2, 16 -92 1.4"), DARK, 0.5),
    ],
    eye: [20, -152, 11],
    hat: [0, -174, 0.7],
    paws: fur,
  };
};

const trunked =
  (own: string, hairy: boolean): HeadMaker =>
  (fur = ramp(own)) => ({
    front: [
      part(
        blobPair("24 -88, 52 -106, 86 -98, 98 -66, 90 -32, 70 -10, 52 -14, 42 -40, 30 -58"),
        fur,
        12,
        hairs("62 -84 14 6, 66 -66 16 6, 62 -46 14 8, 58 -30 10 8", 1.8),
      ),
      part(blobPair("42 -82, 60 -90, 80 -84, 86 -62, 78 -38, 66 -24, 56 -34, 50 -54"), dimmer(fur, 0.24), 6),
      part(symmetric("0 -112, 28 -104, 44 -80, 42 -52, 30 -26, 20 -8, 0 0"), fur, 22),
      part(ribbonPair("16 -18 12, 26 2 11, 38 16 8, 52 20 3"), HORN, 4),
      part(ribbon("0 -50 32, 0 -24 29, 0 4 24, -2 32 20, -12 54 17, -28 58 14"), fur, 9, {
        lines: {
          path: [-30, -20, -10, 0, 10, 20, 30, 40].map((y) => `M-13 ${y}Q0 ${y + 5} 13 ${y}`).join(""),
          width: 1.8,
        },
      }),
      ...beadsAt(26, -60, 5.4),
      part(
        ribbonPair("16 -68 1.4, 26 -71 3, 36 -66 1.4") + ribbonPair("18 -52 1, 27 -49 2, 35 -52 1"),
        dimmer(fur, 0.4),
        0.6,
      ),
      ...(hairy
        ? [
            part(
              symmetric("0 -124, 16 -118, 26 -100, 18 -88, 10 -96, 0 -86"),
              dimmer(fur, 0.3),
              5,
              hairs("3 -116 2 20, 10 -112 4 16, 17 -106 4 12"),
            ),
          ]
        : []),
    ],
    eye: [26, -60, 10],
    hat: [0, -104],
    paws: fur,
  });
export const elephantHead = trunked(".80 .012 250/.64 .014 250/.48 .014 250/.31 .012 250", false);
export const mammothHead = trunked(".58 .06 50/.45 .06 46/.32 .05 44/.20 .035 42", true);

/** Broad and grey: a hippopotamus, or a rhinoceros with its horns. */
const thickSkinned =
  (own: string, horned: boolean): HeadMaker =>
  (fur = ramp(own)) => ({
    front: [
      part(ovalPair(38, -96, 10, horned ? 20 : 11), fur, 5),
      part(ovalPair(38, -95, 5, horned ? 12 : 6), PINK, 2),
      part(
        symmetric("0 -98, 28 -94, 42 -74, 36 -46, 56 -26, 54 -2, 28 12, 0 14"),
        fur,
        22,
        hairs("20 -44 8 -2, 18 -38 8 -1, 36 -84 5 4", 1.8),
      ),
      part(ovalPair(28, -72, 10, 8), dimmer(fur, 0.14), 3),
      ...beadsAt(28, -71, 5.4),
      part(ovalPair(24, -28, 7, 8), dimmer(fur, 0.6), 2),
      part(ribbonPair("0 -4 2.6, 24 -4 2.6, 46 -12 1.6"), dimmer(fur, 0.6), 0.6),
      ...(horned
        ? [
            part("M-15 -30Q-8 -66 0 -104Q8 -66 15 -30Q0 -22 -15 -30Z", HORN, 5),
            part("M-9 -62Q-3 -80 0 -92Q3 -80 9 -62Z", HORN, 3),
          ]
        : [part(polygon("-24 -4, -16 -4, -20 8") + polygon("24 -4, 16 -4, 20 8"), WHITE, 1.4)]),
    ],
    eye: [28, -71, 10],
    hat: [0, -92],
    paws: fur,
  });
export const hippoHead = thickSkinned(".72 .03 350/.56 .035 345/.42 .035 340/.27 .03 335", false);
export const rhinoHead = thickSkinned(".78 .01 90/.62 .012 90/.46 .012 90/.30 .01 90", true);
