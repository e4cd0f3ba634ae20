import type { Lab } from "../colour.ts";
import { DARK, dimmer, eyeAt, eyesAt, hairs, type HeadMaker, PINK, strands, WHITE } from "./head-parts.ts";
import { part } from "./materials.ts";
import { blob, oval, polygon, ribbon, symmetric } from "./outline.ts";
import { ovalPair, paler } from "./strokes.ts";
import { colourTones, ramp } from "./tones.ts";

const YELLOW = ramp(".92 .12 92/.83 .155 84/.67 .14 72/.46 .10 60");
const ORANGE = ramp(".84 .13 62/.73 .17 52/.57 .16 44/.38 .11 40");
const RED = ramp(".70 .16 28/.58 .19 27/.44 .165 26/.29 .11 24");
const AMBER = ramp(".92 .12 88/.82 .15 75/.64 .13 62/.42 .09 52");

export const owlHead: HeadMaker = (fur = ramp(".66 .055 62/.53 .06 56/.39 .05 52/.25 .04 48")) => {
  const pale = paler(fur, 0.62);
  return {
    front: [
      part(polygon("-58 -64, -58 -122, -14 -88") + polygon("58 -64, 58 -122, 14 -88"), fur, 6),
      part(
        symmetric("0 -96, 34 -94, 60 -70, 62 -34, 48 -6, 24 8, 0 10"),
        fur,
        22,
        hairs(
          "58 -58 6 8, 58 -40 5 9, 54 -22 4 9, 44 -4 3 9, 30 2 2 9, 12 -88 3 8, 26 -86 5 8, 42 -80 6 8",
          1.8,
        ),
      ),
      part(
        ovalPair(25, -46, 29, 31),
        pale,
        7,
        hairs(
          "25 -76 0 7, 38 -72 -4 6, 48 -60 -6 4, 50 -44 -7 0, 46 -30 -5 -3, 36 -20 -4 -6, 22 -18 1 -6, 10 -24 4 -5, 6 -64 5 4, 14 -74 3 6",
        ),
      ),
      ...eyesAt(25, -48, 16, AMBER),
      part("M-9 -42Q0 -48 9 -42Q7 -22 0 -12Q-7 -22 -9 -42Z", dimmer(YELLOW, 0.2), 4),
      part(
        polygon("-50 -84, -6 -62, -8 -52, -34 -66") + polygon("50 -84, 6 -62, 8 -52, 34 -66"),
        dimmer(fur, 0.5),
        3,
      ),
    ],
    eye: [25, -48, 19],
    hat: [0, -88],
    paws: fur,
  };
};

interface Bird {
  bill: string;
  tones?: readonly Lab[];
  /** The lower half of the bill, and where both meet. */
  under?: string;
  line?: string;
  crest?: { path: string; tones: readonly Lab[]; relief?: number };
  /** On the head or below the bill. */
  marks?: readonly { path: string; tones: readonly Lab[]; relief?: number }[];
  iris?: readonly Lab[];
  eye?: readonly [number, number, number];
  collar?: { path: string; tones: readonly Lab[] };
}
/** In profile, the breast feathers falling over the collar. */
const bird =
  (own: string, shape: Bird): HeadMaker =>
  (fur = ramp(own)) => {
    const [x, y, r] = shape.eye ?? [-14, -62, 6.6];
    return {
      back: [
        part(
          blob("-30 -60, 8 -78, 40 -56, 44 -20, 46 18, -30 18, -34 -16"),
          fur,
          14,
          strands(
            "-16 -14 4 9, 0 -18 4 9, 16 -14 4 9, 30 -18 4 9, -10 2 4 9, 8 0 4 9, 24 2 4 9, -22 -30 4 9, 34 -36 4 9",
            1.8,
          ),
        ),
        ...(shape.collar ? [part(shape.collar.path, shape.collar.tones, 3)] : []),
      ],
      front: [
        ...(shape.crest ? [part(shape.crest.path, shape.crest.tones, shape.crest.relief ?? 4)] : []),
        ...(shape.under ? [part(shape.under, dimmer(shape.tones ?? YELLOW, 0.24), 4)] : []),
        part(shape.bill, shape.tones ?? YELLOW, 6),
        part(
          blob("-38 -64, -26 -92, 4 -100, 32 -84, 40 -54, 30 -28, 4 -20, -24 -28, -38 -46"),
          fur,
          20,
          strands("6 -84 7 4, 18 -74 7 5, 24 -58 6 6, 10 -62 7 5, 20 -42 5 7, 4 -44 6 6", 1.6),
        ),
        ...(shape.marks ?? []).map((one) => part(one.path, one.tones, one.relief ?? 2)),
        ...(shape.line ? [part(ribbon(shape.line), DARK, 0.4)] : []),
        ...eyeAt(x, y, r, shape.iris),
      ],
      eye: [x, y, r + 6],
      profile: true,
      hat: [4, -94, 0.95],
      paws: fur,
    };
  };

const SHORT = blob("-32 -62, -46 -60, -62 -50, -68 -42, -56 -42, -36 -42");
const STRONG = blob("-30 -72, -56 -74, -80 -64, -96 -48, -98 -38, -84 -44, -60 -48, -32 -44");
const HOOKED = blob("-28 -74, -48 -80, -66 -72, -76 -54, -74 -34, -68 -28, -64 -42, -52 -50, -30 -48");
const FLAT = blob("-30 -60, -50 -58, -76 -50, -98 -50, -104 -44, -98 -38, -70 -36, -40 -38, -28 -44");

export const pigeonHead = bird(".76 .015 255/.60 .018 258/.44 .02 260/.28 .018 262", {
  bill: SHORT,
  tones: ramp(".60 .02 30/.46 .02 28/.34 .02 26/.22 .015 24"),
  marks: [{ path: oval(-36, -60, 7, 5), tones: WHITE }],
  iris: ORANGE,
  collar: {
    path: blob("-34 -26, 4 -14, 42 -30, 46 -6, 4 8, -34 -4"),
    tones: ramp(".70 .10 165/.52 .11 170/.40 .10 300/.27 .08 310"),
  },
});
export const crowHead = bird(".44 .02 275/.32 .02 275/.22 .02 275/.13 .015 275", {
  bill: STRONG,
  tones: ramp(".42 .01 260/.30 .01 260/.21 .01 260/.12 .01 260"),
  line: "-92 -44 1.4, -60 -56 2, -34 -56 1.6",
  iris: ramp(".62 .05 60/.44 .05 55/.32 .04 50/.20 .03 46"),
});
export const seagullHead = bird(".99 .004 95/.94 .006 90/.81 .012 250/.62 .016 250", {
  bill: blob("-32 -66, -60 -68, -84 -60, -94 -48, -92 -38, -84 -44, -60 -46, -34 -44"),
  under: blob("-34 -50, -60 -46, -84 -44, -82 -36, -58 -36, -34 -40"),
  marks: [{ path: oval(-78, -42, 6, 4), tones: RED }],
  line: "-86 -46 1.4, -60 -50 1.8, -34 -52 1.4",
  iris: YELLOW,
});
export const smallBirdHead = bird(".70 .05 60/.56 .055 54/.42 .05 50/.27 .04 46", {
  bill: blob("-32 -62, -46 -60, -60 -50, -46 -44, -34 -44"),
  tones: ramp(".66 .04 70/.50 .04 65/.38 .035 60/.25 .03 55"),
  marks: [
    {
      path: blob("-36 -42, -14 -46, 8 -36, 4 -24, -20 -26"),
      tones: paler(ramp(".70 .05 60/.56 .055 54/.42 .05 50/.27 .04 46"), 0.6),
    },
  ],
});
export const eagleHead = bird(".98 .008 85/.92 .012 80/.78 .018 70/.58 .02 60", {
  bill: HOOKED,
  line: "-62 -52 1.4, -46 -56 2, -30 -54 1.4",
  iris: YELLOW,
  marks: [
    {
      path: polygon("-40 -74, -6 -76, 2 -68, -24 -70"),
      tones: ramp(".80 .03 70/.66 .035 65/.50 .03 60/.34 .025 55"),
    },
  ],
  collar: {
    path: blob("-36 -10, 4 0, 44 -12, 52 20, -40 20"),
    tones: ramp(".54 .05 55/.41 .05 50/.29 .04 46/.18 .03 44"),
  },
});
export const parrotHead = bird(".78 .16 140/.62 .17 142/.46 .14 146/.29 .09 150", {
  bill: blob("-24 -82, -50 -86, -70 -70, -72 -46, -62 -26, -58 -44, -48 -52, -28 -50"),
  tones: ramp(".50 .02 60/.36 .02 60/.26 .02 60/.16 .015 60"),
  under: blob("-30 -52, -48 -50, -54 -34, -42 -28, -28 -34"),
  crest: { path: blob("-20 -92, -10 -108, 10 -110, 30 -92, 10 -88"), tones: YELLOW },
  marks: [
    { path: oval(-16, -60, 17, 15), tones: WHITE, relief: 4 },
    { path: blob("-30 -86, -10 -100, 12 -100, 6 -86, -20 -78"), tones: RED, relief: 5 },
  ],
  iris: YELLOW,
  eye: [-17, -62, 6],
});
export const penguinHead: HeadMaker = (fur = ramp(".44 .02 265/.32 .02 265/.22 .02 265/.13 .015 265")) => ({
  back: [part(blob("-34 -40, 34 -40, 40 18, -40 18"), fur, 12)],
  front: [
    part(blob("-44 -56, -26 -90, 4 -98, 34 -84, 44 -50, 36 -18, 6 -6, -26 -14, -42 -34"), fur, 22),
    part(blob("-24 -30, -4 -20, 20 -26, 36 -44, 38 -18, 20 4, -10 6, -28 -10"), WHITE, 6),
    part(blob("14 -56, 32 -60, 40 -44, 30 -28, 14 -34"), YELLOW, 5),
    part(
      blob("-34 -62, -58 -58, -88 -46, -92 -38, -64 -38, -36 -40"),
      ramp(".44 .02 265/.32 .02 265/.22 .02 265/.13 .015 265"),
      5,
    ),
    part(blob("-44 -44, -64 -42, -84 -39, -62 -35, -40 -36"), ORANGE, 2.4),
    ...eyeAt(-14, -62, 6.6, WHITE),
  ],
  eye: [-14, -62, 13],
  profile: true,
  hat: [4, -92],
  paws: fur,
});

/** On an S-shaped neck, in profile. */
const swanNecked =
  (
    own: string,
    {
      bill,
      tones,
      mark,
      crest,
    }: { bill: string; tones: readonly Lab[]; mark?: string; crest?: readonly Lab[] },
  ): HeadMaker =>
  (fur = ramp(own)) => ({
    back: [
      part(
        ribbon("6 16 44, 20 -20 32, 22 -58 26, 4 -90 25, 2 -122 27, -10 -140 30"),
        fur,
        10,
        strands("8 -20 7 8, 18 -40 7 8, 10 -62 6 8, 0 -84 6 8, 4 0 8 8, 22 0 8 8"),
      ),
    ],
    front: [
      part(bill, tones, 5),
      part(blob("-36 -142, -22 -160, 2 -162, 18 -146, 16 -124, 0 -112, -22 -114, -36 -124"), fur, 15),
      ...(mark ? [part(mark, DARK, 3)] : []),
      ...(crest
        ? [
            part(
              ribbon("4 -158 5, 22 -166 4, 40 -160 2") + ribbon("8 -152 5, 28 -152 4, 44 -142 2"),
              crest,
              2,
            ),
          ]
        : []),
      part(ribbon("-78 -120 1.2, -56 -126 1.8, -34 -128 1.2"), DARK, 0.4),
      ...eyeAt(-16, -142, 5),
    ],
    eye: [-16, -142, 10],
    profile: true,
    hat: [-4, -156, 0.8],
    paws: fur,
  });
const SWAN_BILL = blob("-30 -142, -50 -138, -74 -124, -80 -116, -66 -114, -44 -116, -30 -120");
export const swanHead = swanNecked(".99 .004 95/.94 .006 90/.81 .012 250/.62 .016 250", {
  bill: SWAN_BILL,
  tones: ORANGE,
  mark: blob("-24 -140, -34 -150, -44 -146, -46 -136, -36 -132, -26 -128"),
});
export const gooseHead = swanNecked(".98 .006 90/.92 .008 88/.78 .014 80/.58 .018 75", {
  bill: SWAN_BILL,
  tones: ORANGE,
});
export const flamingoHead = swanNecked(".88 .09 10/.77 .13 8/.61 .13 6/.41 .10 4", {
  bill: blob("-30 -144, -54 -144, -70 -128, -74 -104, -66 -96, -58 -108, -46 -118, -30 -120"),
  tones: PINK,
  mark: blob("-66 -122, -74 -106, -66 -95, -58 -107"),
});
export const storkHead = swanNecked(".98 .006 90/.92 .008 88/.78 .014 80/.58 .018 75", {
  bill: polygon("-30 -144, -122 -122, -30 -120"),
  tones: RED,
  crest: DARK,
});
export const ostrichHead = swanNecked(".84 .04 50/.72 .05 46/.56 .05 42/.38 .04 40", {
  bill: blob("-28 -144, -50 -140, -68 -128, -62 -120, -28 -118"),
  tones: YELLOW,
  crest: DARK,
});
export const pelicanHead = swanNecked(".99 .004 95/.93 .008 80/.79 .016 60/.60 .02 50", {
  bill: polygon("-28 -146, -126 -116, -120 -108, -100 -98, -70 -84, -44 -88, -28 -116"),
  tones: YELLOW,
});

export const duckHead = bird(".66 .10 150/.48 .11 155/.35 .09 158/.22 .06 162", {
  bill: FLAT,
  line: "-98 -46 1.2, -70 -44 1.8, -36 -48 1.4",
  collar: { path: blob("-34 -14, 4 -4, 44 -18, 46 -4, 4 10, -34 0"), tones: WHITE },
});
export const chickHead = bird(".96 .10 98/.89 .135 94/.74 .13 84/.52 .10 70", {
  bill: blob("-32 -62, -46 -58, -58 -50, -44 -44, -34 -44"),
  tones: ORANGE,
  eye: [-14, -62, 7.4],
  crest: {
    path: ribbon("6 -96 4, 2 -110 3, 8 -116 2") + ribbon("10 -96 4, 16 -108 3, 22 -110 2"),
    tones: YELLOW,
    relief: 2,
  },
});
const COMB = blob(
  "-32 -86, -38 -108, -26 -104, -20 -122, -8 -108, 2 -124, 12 -106, 26 -114, 26 -92, 6 -88, -16 -82",
);
const WATTLE = blob("-34 -42, -24 -40, -20 -20, -28 -6, -38 -14, -40 -30");
const poultry = (own: string, big: boolean) =>
  bird(own, {
    bill: blob("-32 -68, -48 -66, -64 -54, -66 -46, -50 -46, -34 -44"),
    crest: {
      path: big ? COMB : blob("-28 -88, -30 -102, -20 -98, -12 -110, -4 -98, 8 -106, 12 -92, -8 -86"),
      tones: RED,
      relief: 5,
    },
    marks: [
      { path: WATTLE, tones: RED, relief: 4 },
      { path: oval(10, -46, 6, 8), tones: big ? WHITE : RED, relief: 2 },
    ],
    iris: ORANGE,
  });
export const roosterHead = poultry(".84 .12 66/.72 .15 56/.56 .14 48/.36 .10 42", true);
export const henHead = poultry(".74 .08 52/.60 .09 48/.45 .08 44/.29 .06 42", false);
export const turkeyHead = bird(".62 .05 250/.48 .06 252/.36 .055 255/.23 .04 258", {
  bill: SHORT,
  marks: [
    { path: ribbon("-36 -66 8, -42 -46 9, -40 -24 9, -34 -6 6"), tones: RED, relief: 3 },
    { path: WATTLE, tones: RED, relief: 4 },
  ],
  collar: { path: blob("-34 -20, 4 -8, 44 -20, 50 20, -38 20"), tones: colourTones("brown") },
});
