import { DARK, dimmer, eyeAt, eyesAt, hairs, type HeadMaker, PINK, strands, WHITE } from "./head-parts.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { ovalPair, paler, ribbonPair } from "./strokes.ts";
import { ramp } from "./tones.ts";

const GOLD = ramp(".95 .11 95/.86 .14 88/.68 .13 78/.46 .09 66");

export const frogHead: HeadMaker = (fur = ramp(".82 .15 132/.68 .16 136/.51 .13 140/.33 .09 145")) => ({
  front: [
    part(ovalPair(32, -76, 24, 24), fur, 9),
    part(symmetric("0 -76, 28 -78, 56 -62, 74 -34, 62 -8, 34 6, 0 8"), fur, 22),
    part(symmetric("0 -20, 40 -22, 66 -26, 58 -6, 32 6, 0 8"), paler(fur, 0.66), 7),
    ...eyesAt(32, -80, 14, GOLD),
    part(ovalPair(32, -80, 12, 3.6), DARK, 0.4),
    part(ovalPair(7, -46, 2, 3), dimmer(fur, 0.7), 0.6),
    part(ribbonPair("0 -24 3, 34 -26 3.4, 68 -38 2"), dimmer(fur, 0.74), 0.7),
    part(
      oval(-46, -52, 6, 4) +
        oval(50, -48, 5, 4) +
        oval(-20, -62, 4, 3) +
        oval(16, -66, 3.4) +
        oval(60, -40, 3),
      dimmer(fur, 0.3),
      1,
    ),
  ],
  eye: [32, -80, 17],
  hat: [0, -74, 1],
  paws: fur,
});

interface Fin {
  mouth: string;
  fin: string;
  teeth?: boolean;
  lips?: boolean;
}
/** In profile, rising from the collar: scales, a gill and a round eye. */
const fishLike =
  (own: string, { mouth, fin, teeth, lips }: Fin, plain = false): HeadMaker =>
  (fur = ramp(own)) => {
    const scales = [-40, -24, -8]
      .flatMap((y, row) => [14, 28, 42].map((x) => `M${x + (row % 2) * 7} ${y - 7}a7 7 0 0 1 0 14`))
      .join("");
    return {
      back: [
        part(fin, dimmer(fur, 0.2), 5, strands("36 -92 14 -12, 44 -74 16 -8, 48 -54 16 -2, 46 -30 16 4", 2)),
        part(blob("-20 -70, 20 -80, 46 -50, 48 18, -34 18, -34 -20"), fur, 14),
      ],
      front: [
        part(mouth, fur, 22, plain ? {} : { lines: { path: scales, width: 1.6 } }),
        part(
          plain
            ? blob("-80 -42, -40 -34, 10 -20, 30 4, -8 14, -40 0, -66 -22")
            : blob("-60 -34, -30 -24, 6 -18, 14 6, -16 12, -40 -6"),
          paler(fur, 0.62),
          6,
        ),
        ...(plain ? [] : [part("M2 -82Q26 -52 8 -14Q2 -30 4 -48Q4 -66 2 -82Z", dimmer(fur, 0.3), 3)]),
        ...(lips ? [part(ribbon("-76 -52 9, -66 -44 9, -72 -34 8"), PINK, 3)] : []),
        part(ribbon("-84 -38 2, -62 -40 2.6, -40 -34 1.6"), dimmer(fur, 0.76), 0.6),
        ...(teeth
          ? [
              part(
                [-78, -70, -62, -54].map((x) => polygon(`${x} -40, ${x + 8} -40, ${x + 4} -29`)).join(""),
                WHITE,
                0.8,
              ),
            ]
          : []),
        ...(plain ? eyeAt(-30, -58, 6) : eyeAt(-26, -62, 12, GOLD)),
        ...(teeth
          ? [
              part(
                [6, 16, 26].map((x) => ribbon(`${x} -54 2, ${x + 4} -38 3, ${x} -22 1.6`)).join(""),
                dimmer(fur, 0.5),
                0.6,
              ),
            ]
          : []),
      ],
      eye: [-26, -62, 15],
      profile: true,
      hat: [0, -92, 0.9],
      paws: fur,
    };
  };
const BACK_FIN = blob("14 -90, 40 -122, 64 -112, 70 -70, 72 -30, 44 -14, 34 -50");
const FISH = blob("-78 -44, -60 -74, -24 -98, 14 -96, 38 -66, 40 -26, 18 4, -20 10, -52 -8, -74 -30");
export const fishHead = fishLike(".78 .05 215/.62 .06 220/.46 .06 226/.29 .05 232", {
  mouth: FISH,
  fin: BACK_FIN,
  lips: true,
});
export const goldfishHead = fishLike(".84 .14 62/.74 .17 52/.58 .16 44/.38 .11 40", {
  mouth: FISH,
  fin: BACK_FIN,
  lips: true,
});
export const sharkHead = fishLike(
  ".72 .025 240/.55 .03 245/.41 .03 248/.26 .025 250",
  {
    mouth: blob("-100 -56, -70 -80, -26 -98, 14 -94, 40 -64, 42 -22, 18 6, -24 10, -56 -12, -84 -40"),
    fin: polygon("10 -88, 60 -136, 50 -60"),
    teeth: true,
  },
  true,
);
export const dolphinHead = fishLike(
  ".74 .06 235/.58 .07 240/.43 .07 245/.28 .06 250",
  {
    mouth: blob(
      "-106 -46, -80 -58, -56 -70, -26 -96, 14 -94, 40 -64, 42 -22, 18 6, -24 10, -56 -18, -90 -36",
    ),
    fin: polygon("16 -86, 62 -122, 48 -58"),
  },
  true,
);
export const whaleHead = fishLike(
  ".64 .05 245/.49 .06 250/.36 .055 254/.23 .045 258",
  {
    mouth: blob("-92 -30, -90 -66, -64 -92, -20 -102, 20 -94, 42 -62, 42 -20, 18 8, -30 12, -70 0"),
    fin: ribbon("-10 -98 6, -14 -120 7, -30 -132 9") + ribbon("-10 -98 6, -4 -122 7, 12 -132 9"),
  },
  true,
);

/** A long jaw with teeth, in profile. */
const jawed =
  (own: string, { crest, horned }: { crest?: boolean; horned?: boolean }): HeadMaker =>
  (fur = ramp(own)) => ({
    back: [
      part(
        blob("-16 -70, 20 -80, 40 -50, 46 18, -32 18, -28 -20"),
        fur,
        14,
        strands("0 -50 10 2, 10 -34 10 2, -6 -20 10 2, 14 -10 10 2, 0 4 10 2, 22 -54 8 2", 2),
      ),
      part(
        [
          [20, -84],
          [34, -68],
          [42, -48],
          [46, -26],
          [48, -4],
        ]
          .map(([x, y]) => polygon(`${x! - 8} ${y! - 6}, ${x! + 20} ${y! - 10}, ${x! - 2} ${y! + 14}`))
          .join(""),
        crest || horned ? ramp(".72 .13 40/.58 .15 36/.44 .13 34/.28 .09 32") : dimmer(fur, 0.4),
        3,
      ),
    ],
    front: [
      part(blob("-112 -26, -70 -22, -30 -18, 6 -24, 10 -8, -20 0, -64 -6, -104 -16"), dimmer(fur, 0.14), 6),
      part(
        [-104, -92, -80, -68, -56, -44]
          .map((x) => polygon(`${x} -32, ${x + 9} -32, ${x + 4.5} -20`))
          .join(""),
        WHITE,
        1,
      ),
      part(
        blob(
          "-118 -46, -98 -52, -64 -48, -38 -58, -26 -82, -4 -88, 22 -78, 34 -52, 24 -26, -10 -24, -60 -28, -110 -30, -120 -38",
        ),
        fur,
        14,
        strands(
          "-84 -44 4 5, -70 -42 4 5, -56 -44 4 5, -42 -46 4 5, 2 -66 5 5, 12 -56 5 5, -4 -50 5 5, 8 -42 5 5, -24 -44 5 5, -98 -44 4 4",
          2,
        ),
      ),
      part(oval(-14, -78, 15, 13), fur, 5),
      ...(horned
        ? [
            part(
              polygon("-6 -84, 18 -120, 12 -80") + polygon("-40 -56, -46 -80, -30 -62"),
              ramp(".92 .04 90/.82 .05 84/.66 .05 76/.46 .04 66"),
              3,
            ),
          ]
        : []),
      ...eyeAt(-15, -78, 7, GOLD),
      part(oval(-15, -78, 1.9, 6.4), DARK, 0.3),
      part(oval(-110, -45, 3.6, 2.6), DARK, 0.8),
    ],
    eye: [-15, -78, 12],
    profile: true,
    hat: [6, -84, 0.9],
    paws: fur,
  });
export const crocodileHead = jawed(".64 .09 140/.50 .09 142/.37 .075 145/.23 .05 150", {});
export const dinosaurHead = jawed(".72 .11 120/.57 .12 124/.43 .10 128/.27 .07 134", { crest: true });
export const dragonHead = jawed(".62 .12 150/.48 .13 154/.35 .10 158/.22 .07 162", { horned: true });

export const tortoiseHead: HeadMaker = (
  fur = ramp(".72 .07 110/.58 .075 112/.43 .065 114/.27 .045 118"),
) => ({
  back: [
    part(oval(6, 8, 66, 34), ramp(".60 .07 70/.46 .07 66/.33 .06 60/.21 .045 56"), 8, {
      lines: { path: "M-40 -8L-24 26M-8 -22L-4 30M26 -18L20 30M54 -6L44 26M-56 8Q6 -16 68 8", width: 2 },
    }),
    part(blob("-22 -60, 18 -66, 26 -30, 30 16, -26 16, -24 -20"), fur, 12, {
      lines: { path: "M-18 -30Q2 -22 22 -32M-20 -16Q2 -8 24 -18M-20 -2Q2 6 26 -4", width: 2 },
    }),
  ],
  front: [
    part(blob("-56 -62, -40 -86, -8 -98, 24 -84, 34 -58, 20 -34, -12 -26, -44 -32, -58 -44"), fur, 18, {
      lines: { path: "M6 -82l10 8l-2 12l-12 0M-10 -84l8 10M14 -54l8 4M4 -44l8 4", width: 1.8 },
    }),
    part(blob("-58 -46, -44 -34, -12 -28, 16 -34, -8 -18, -40 -22, -54 -32"), paler(fur, 0.4), 5),
    part(ribbon("-57 -44 2.4, -36 -40 3, -10 -44 2"), dimmer(fur, 0.76), 0.6),
    ...eyeAt(-22, -66, 8, GOLD),
    part(oval(-50, -60, 2, 2.6), DARK, 0.6),
  ],
  eye: [-22, -66, 13],
  profile: true,
  hat: [-2, -92, 0.9],
  paws: fur,
});

const serpent =
  (own: string, hood: boolean): HeadMaker =>
  (fur = ramp(own)) => ({
    back: [
      ...(hood
        ? [
            part(
              symmetric("0 -96, 34 -90, 58 -54, 50 -12, 26 12, 0 16"),
              fur,
              12,
              hairs("36 -70 12 4, 40 -52 12 4, 38 -34 10 5, 32 -16 8 6", 2),
            ),
          ]
        : []),
      part(ribbon("0 18 46, 2 -20 40, 0 -60 36, 0 -90 40"), hood ? paler(fur, 0.5) : fur, 12, {
        lines: {
          path: [-56, -42, -28, -14, 0].map((y) => `M-18 ${y}Q0 ${y + 7} 18 ${y}`).join(""),
          width: 2,
        },
      }),
      ...(hood
        ? []
        : [
            part(
              [-44, -16].map((y) => polygon(`-20 ${y}, 0 ${y - 14}, 20 ${y}, 0 ${y + 14}`)).join(""),
              dimmer(fur, 0.5),
              2,
            ),
          ]),
    ],
    front: [
      part(
        ribbon("0 -66 4, 0 -46 3, -2 -34 2.6") +
          ribbon("-2 -36 2.4, -10 -24 1.6") +
          ribbon("-2 -36 2.4, 6 -24 1.6"),
        ramp(".66 .18 25/.55 .20 24/.42 .17 22/.28 .11 20"),
        1,
      ),
      part(
        symmetric("0 -124, 24 -120, 40 -100, 36 -78, 18 -62, 0 -58"),
        fur,
        16,
        hairs("8 -112 5 6, 18 -106 5 6, 6 -98 5 6, 26 -94 4 6", 1.8),
      ),
      ...eyesAt(24, -94, 8, GOLD, true),
      part(ovalPair(6, -72, 1.8, 2.4), DARK, 0.5),
      part(ribbonPair("0 -64 2.4, 18 -67 2.4, 32 -78 1.4"), dimmer(fur, 0.76), 0.6),
    ],
    eye: [24, -94, 11],
    hat: [0, -116, 0.9],
    paws: fur,
  });
export const snakeHead = serpent(".78 .13 128/.62 .14 132/.46 .11 136/.29 .08 142", false);
export const cobraHead = serpent(".66 .07 80/.52 .075 76/.38 .065 70/.24 .045 64", true);

export const lizardHead: HeadMaker = (fur = ramp(".78 .14 135/.62 .15 138/.46 .12 142/.29 .08 148")) => ({
  ...jawed(".78 .14 135/.62 .15 138/.46 .12 142/.29 .08 148", { crest: true })(fur),
  front: [
    part(blob("-70 -30, -30 -22, 6 -24, 4 -10, -30 -8, -62 -16"), paler(fur, 0.5), 5),
    part(
      blob("-82 -46, -56 -66, -26 -88, 2 -94, 28 -80, 36 -52, 24 -28, -20 -26, -66 -30, -84 -36"),
      fur,
      16,
      strands("-50 -50 4 5, -36 -44 4 5, 4 -66 5 5, 14 -54 5 5, 2 -46 5 5, -20 -40 5 5, -30 -62 4 4", 2),
    ),
    part(oval(-16, -66, 16, 15), dimmer(fur, 0.14), 5),
    ...eyeAt(-18, -66, 8, GOLD),
    part(ribbon("-82 -36 2, -50 -34 2.6, -16 -38 1.6"), dimmer(fur, 0.76), 0.6),
  ],
});

const ARMS = [
  "-40 -20 17, -58 0 14, -56 26 11, -70 44 8, -80 38 4",
  "-26 -10 18, -34 14 15, -26 40 12, -38 62 8, -48 60 4",
  "-8 -6 17, -10 20 15, -2 46 12, -10 70 8, -20 72 4",
  "8 -6 17, 12 20 15, 8 46 12, 18 70 8, 28 70 4",
  "26 -10 18, 36 14 15, 30 40 12, 42 62 8, 52 58 4",
  "40 -20 17, 60 0 14, 58 26 11, 72 44 8, 82 36 4",
];
const armed =
  (own: string): HeadMaker =>
  (fur = ramp(own)) => ({
    front: [
      part([0, 5, 1, 4].map((i) => ribbon(ARMS[i]!)).join(""), dimmer(fur, 0.14), 6),
      part(symmetric("0 -134, 36 -126, 60 -94, 58 -54, 44 -26, 26 -2, 0 2"), fur, 28),
      part(ribbon(ARMS[2]!) + ribbon(ARMS[3]!), fur, 6),
      part(
        [
          ...[4, 22, 40].flatMap((y) => [oval(-8, y, 4, 3.4), oval(11, y, 4, 3.4)]),
          oval(-31, 20, 4, 3.4),
          oval(33, 20, 4, 3.4),
        ].join(""),
        paler(fur, 0.6),
        1.4,
      ),
      ...eyesAt(26, -46, 13, GOLD),
      part(ovalPair(26, -46, 11, 3.6), DARK, 0.4),
      part(
        oval(-26, -104, 8, 6) + oval(20, -112, 6, 5) + oval(40, -86, 5, 6) + oval(-8, -90, 4),
        paler(fur, 0.3),
        1.4,
      ),
    ],
    eye: [26, -46, 16],
    hat: [0, -122, 1.1],
    paws: fur,
  });
export const octopusHead = armed(".74 .13 20/.60 .15 18/.45 .13 16/.29 .09 14");
export const squidHead = armed(".86 .06 340/.75 .08 338/.59 .09 335/.40 .07 330");
