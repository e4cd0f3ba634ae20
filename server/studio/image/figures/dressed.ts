import type { Animal } from "../../reading/scene/animals.ts";
import type { Colour } from "../../reading/scene/catalogue.ts";
import type { Lab } from "../colour.ts";
import type { Figure, Part } from "../sculpt.ts";
import { boxed } from "./boxed.ts";
import { movedPart } from "./groups.ts";
import { animalHead, furred } from "./heads.ts";
import { onLongLegs } from "./long-legs.ts";
import { part } from "./materials.ts";
import { box, oval, ribbon } from "./outline.ts";
import { colourTones, ramp } from "./tones.ts";

/** Elbow and hand of one arm, with x outwards from the middle on either side; the shoulder is at (11, -75). */
export type Arm = readonly [elbowX: number, elbowY: number, handX: number, handY: number];

/** What a person looks like. */
export interface Costume {
  top: readonly Lab[];
  legs?: readonly Lab[] | undefined;
  cut?: "trousers" | "dress" | "gown" | "shorts" | "tutu" | "swimsuit" | "underwear" | "naked" | "barefoot";
  left?: Arm | undefined;
  right?: Arm | undefined;
  hair?: readonly Lab[];
  hairCut?: "short" | "long" | "bun" | "none";
  /** On the body, below the arms. */
  over?: readonly Part[];
  hat?: readonly Part[];
  /** In the hands or before the body. */
  held?: readonly Part[];
  behind?: readonly Part[];
  /** On the face. */
  face?: readonly Part[];
  child?: boolean;
  /** Turned away from the viewer, in plain clothes. */
  away?: boolean | undefined;
  /** Neither eyes nor a mouth. */
  faceless?: boolean | undefined;
  /** Legs twice as long. */
  longLegs?: boolean | undefined;
  dances?: boolean;
  /** Has wings on the back. */
  wings?: boolean;
  /** Of the arms, where they are not of the cloth of `top`. */
  sleeves?: readonly Lab[] | undefined;
  /** The head and the hands are an animal's, in its own colour or in `fur`. */
  animal?: Animal | undefined;
  fur?: Colour | undefined;
  glasses?: "clear" | "dark" | undefined;
  /** A head in profile looks to the right. */
  facesRight?: boolean | undefined;
  /** Figure units that things beside the body need on the left and on the right. */
  reach?: readonly [left: number, right: number];
}

export { ramp };
export const SKIN = ramp(".84 .055 62/.76 .07 58/.62 .075 52/.46 .06 46");
export const HAIR = {
  dark: ramp(".46 .03 60/.36 .03 55/.27 .025 50/.18 .02 50"),
  brown: ramp(".58 .06 58/.46 .06 54/.35 .05 50/.24 .035 48"),
  grey: ramp(".92 .005 250/.82 .008 250/.68 .01 250/.52 .012 250"),
};
export const toned = (path: string, colour: Colour, relief = 2, more: Partial<Part> = {}): Part =>
  part(path, colourTones(colour), relief, more);

export const ARM = {
  down: [16, -60, 15.5, -46],
  /** A hand before the body. */
  before: [17, -62, 7, -57],
  out: [20, -64, 29, -66],
  /** Toward what is seen. */
  reach: [19, -66, 26, -58],
  raised: [22, -84, 25, -103],
  mouth: [19, -68, 7, -82],
  eyes: [18, -70, 6, -87],
  hip: [21, -62, 12, -50],
} as const satisfies Record<string, Arm>;

export const TORSO = "M-5 -81Q-12.5 -80 -13 -72L-11.6 -43Q0 -40 11.6 -43L13 -72Q12.5 -80 5 -81Z";
const SKIRT = "M-9.6 -58Q-12 -40 -18.5 -16Q0 -10 18.5 -16Q12 -40 9.6 -58Z";
const FLARED = "M-9.6 -58Q-16 -42 -28 -24Q-8 -14 2 -14Q20 -16 29 -28Q16 -42 9.6 -58Z";
const GOWN = "M-6 -81Q-13 -79 -15 -60Q-19 -30 -20.5 -3Q0 1 20.5 -3Q19 -30 15 -60Q13 -79 6 -81Z";
const TUTU = "M-10 -52Q-30 -52 -34 -45Q-20 -38 0 -37Q20 -38 34 -45Q30 -52 10 -52Z";
const TROUSERS =
  "M-11.4 -46L-10.4 -3Q-13.4 -1 -13.8 0L-2.4 0L-1.3 -36L1.3 -36L2.4 0L13.8 0Q13.4 -1 10.4 -3L11.4 -46Z";
const SHORTS = "M-11.6 -46L-12 -26L-1.5 -25L-1 -36L1 -36L1.5 -25L12 -26L11.6 -46Z";
const SWIMSUIT =
  "M-9.4 -80L-5.6 -80.6Q-5 -70 0 -68Q5 -70 5.6 -80.6L9.4 -80Q12.4 -70 11.4 -60Q11 -50 12 -43Q6 -38 1.6 -31L-1.6 -31Q-6 -38 -12 -43Q-11 -50 -11.4 -60Q-12.4 -70 -9.4 -80Z";
const BOXERS = "M-12.2 -50L-13.4 -27Q-8 -24 -1.4 -27L0 -33L1.4 -27Q8 -24 13.4 -27L12.2 -50Q0 -47 -12.2 -50Z";
const DOTS =
  oval(-7, -42, 1.8) + oval(0, -40, 1.8) + oval(7, -43, 1.8) + oval(-9, -32, 1.8) + oval(9, -33, 1.8);
const LEAF = "M0 -50Q-13 -46 -12 -36Q-6 -26 0 -22Q6 -26 12 -36Q13 -46 0 -50Z";
const LEAF_VEINS = { path: "M0 -49L0 -24M0 -36L-8 -42M0 -36L8 -42M0 -30L-6 -35M0 -30L6 -35", width: 0.9 };
/** Bare shins, and feet with toes that point outward. */
const BARE_FEET = [-1, 1]
  .map(
    (side) =>
      ribbon([
        [side * 6.4, -24, 8],
        [side * 6.6, -10, 5.8],
        [side * 7.6, -4.6, 6.6],
        [side * 10, -1.2, 7.2],
      ]) + [0, 1, 2, 3, 4].map((i) => oval(side * (7.4 + i * 1.7), 2.2 - i * 0.5, 1.7 - i * 0.17)).join(""),
  )
  .join("");
const ROLLED = "M-11.4 -46L-12.6 -20L-1.8 -19L-1.2 -36L1.2 -36L1.8 -19L12.6 -20L11.4 -46Z";
const STEP =
  ribbon("-4 -46 12, -7 -24 9, -5 -2 7, -10 -1 5") + ribbon("4 -46 12, 17 -32 9, 7 -17 6.6, 13 -14 5");
const FRINGE = "M-9.4 -89Q-10.6 -103 0 -103Q10.6 -103 9.4 -89Q7.6 -95.6 2 -96.6Q-5.4 -96.6 -9.4 -89Z";
const LONG = "M-10 -91Q-11.4 -104 0 -104Q11.4 -104 10 -91Q13 -80 10 -70L-10 -70Q-13 -80 -10 -91Z";

const NAPE =
  "M-9.4 -90Q-10.8 -103.4 0 -103.4Q10.8 -103.4 9.4 -90Q9 -83.6 5 -81.6Q0 -80 -5 -81.6Q-9 -83.6 -9.4 -90Z";
const EARS = oval(-9, -90, 1.8, 2.4) + oval(9, -90, 1.8, 2.4);
const STRANDS = { path: "M-5 -99Q-8 -92 -6 -84M0 -101L0 -82M5 -99Q8 -92 6 -84", width: 0.8 };

const arm = ([elbowX, elbowY, handX, handY]: Arm, side: 1 | -1) =>
  ribbon([
    [side * 10.4, -75, 8.4],
    [side * elbowX, elbowY, 7.2],
    [side * handX, handY, 5.4],
  ]);
const handOf = ([, , x, y]: Arm, side: 1 | -1) => oval(side * x, y, 3.5);

/** The clothes and legs of one who stands. */
export function lower({ cut, legs, top, dances }: Costume): Part[] {
  const cloth = legs ?? colourTones("black");
  const bare = part(dances ? STEP : TROUSERS, SKIN, 3);
  const shoes = part(
    "M-14 0.4Q-13.6 -4 -9 -4L-2.2 -3.6L-2 0.4ZM14 0.4Q13.6 -4 9 -4L2.2 -3.6L2 0.4Z",
    HAIR.dark,
    1,
  );
  if (cut === "swimsuit") return [bare];
  if (cut === "naked") return [bare, part(LEAF, colourTones("green"), 2.5, { lines: LEAF_VEINS })];
  if (cut === "underwear")
    return [bare, part(BOXERS, colourTones("white"), 3), part(DOTS, colourTones("red"), 0.6)];
  if (cut === "barefoot") return [part(BARE_FEET, SKIN, 2.5), part(ROLLED, cloth, 3)];
  if (cut === "gown") return [part(GOWN, top, 5)];
  if (cut === "tutu") return [bare, part(TUTU, top, 2.5)];
  if (cut === "dress")
    return [bare, ...(dances ? [] : [shoes]), part(dances ? FLARED : SKIRT, legs ?? top, 4)];
  if (cut === "shorts") return [bare, shoes, part(SHORTS, cloth, 3)];
  return [part(dances ? STEP : TROUSERS, cloth, 3.5), ...(dances ? [] : [shoes])];
}

const PLAIN_FACE: readonly Part[] = [
  part(`${oval(-3.2, -90.5, 1.2, 1.4)}${oval(3.2, -90.5, 1.2, 1.4)}`, HAIR.dark, 0.4),
  toned(ribbon("-2.8 -86.6 0.9, 0 -85.7 1.1, 2.8 -86.6 0.9"), "brown", 0.3),
];

/** A head on its neck: what is behind the body, and what is before it. Children have larger heads. */
export function headOf(costume: Costume): { back: Part[]; front: Part[] } {
  if (costume.animal) return animalHead(costume.animal, costume.fur, costume);
  const { child, hairCut = "short", hair = HAIR.dark } = costume;
  if (costume.away)
    return {
      back: [part(EARS, SKIN, 1)],
      front: [part(hairCut === "long" ? LONG : NAPE, hair, 4, { lines: STRANDS })],
    };
  const wide = child ? 9.4 : 8.6;
  const head = oval(0, -91, wide, child ? 10 : 9.6);
  const fringe = child ? FRINGE.replaceAll("9.4", "10.2") : FRINGE;
  const parts = {
    back: [
      ...(hairCut === "long" ? [part(LONG, hair, 3)] : []),
      ...(hairCut === "bun" ? [part(oval(0, -104.5, 5.2), hair, 3)] : []),
    ],
    front: [
      part(head, SKIN, 4),
      ...(costume.faceless ? [] : PLAIN_FACE),
      ...(hairCut === "none" ? [] : [part(fringe, hair, 2.5)]),
      ...(costume.face ?? []),
      ...(costume.hat ?? []),
    ],
  };
  if (!child) return parts;
  const grow = (one: Part) => movedPart(one, { x: 0, y: 80 * (CHILD_HEAD - 1), size: CHILD_HEAD });
  return { back: parts.back.map(grow), front: parts.front.map(grow) };
}
const CHILD_HEAD = 1.3;

/** With the hands of the animal, where the head is one's. */
export const withPaws = (figure: Figure, { animal, fur }: Costume): Figure =>
  animal ? furred(figure, animal, fur, SKIN) : figure;

/** A person 100 units tall who faces the viewer, the feet at (0, 0). */
export const dressed = (costume: Costume): Figure => withPaws(facing(costume), costume);

function facing(costume: Costume): Figure {
  if (costume.longLegs) return onLongLegs(facing({ ...costume, longLegs: false }), lower(costume));
  const { top, cut } = costume;
  const swims = cut === "swimsuit";
  const bare = swims || cut === "underwear" || cut === "naked";
  const left = costume.left ?? ARM.down;
  const right = costume.right ?? ARM.down;
  const [more, most] = costume.reach ?? [0, 0];
  const head = headOf(costume);
  return {
    box: { left: -32 - more, right: 32 + most, top: -126, bottom: 3 },
    parts: [
      ...(costume.behind ?? []),
      ...head.back,
      ...lower(costume),
      ...(cut === "gown" ? [] : [part(TORSO, bare ? SKIN : top, 4)]),
      ...(swims ? [part(SWIMSUIT, top, 3)] : []),
      ...(costume.animal ? [] : [part(box(-3.2, -86, 3.2, -78.5), SKIN, 1)]),
      ...(costume.over ?? []),
      ...head.front,
      part(arm(left, -1), bare ? SKIN : (costume.sleeves ?? top), 3),
      part(arm(right, 1), bare ? SKIN : (costume.sleeves ?? top), 3),
      part(`${handOf(left, -1)}${handOf(right, 1)}`, SKIN, 1.5),
      ...(costume.held ?? []),
    ],
  };
}

const WOOD = ramp(".80 .06 75/.70 .07 70/.55 .065 62/.38 .05 55");

/** The clothes alone, on a dummy of wood. */
export function onDummy(costume: Costume): Figure {
  const { top, cut, left = ARM.down, right = ARM.down } = costume;
  const isCloth = ({ tones }: Part) => tones !== SKIN && tones !== HAIR.dark;
  const sleeves = costume.sleeves === SKIN ? [] : [arm(left, -1), arm(right, 1)];
  return boxed([
    ...(costume.behind ?? []),
    part(ribbon("0 -60 3.4, 0 -4 3.4") + oval(0, -1, 13, 3.4), WOOD, 2),
    ...lower(costume).filter(isCloth),
    ...(cut === "gown" ? [] : [part(TORSO, top, 4)]),
    part(box(-3.4, -88, 3.4, -78) + (costume.hat ? oval(0, -91, 8.8, 9.8) : oval(0, -88, 4.6)), WOOD, 3),
    ...(costume.over ?? []).map((one) => (one.tones === SKIN ? { ...one, tones: WOOD } : one)),
    ...(costume.hat ?? []),
    ...sleeves.map((path) => part(path, costume.sleeves ?? top, 3)),
    ...(costume.held ?? []),
  ]);
}

/** What is worn on the head, on a head of wood. */
export const onHead = ({ hat = [], behind = [] }: Pick<Costume, "hat" | "behind">, wide = 22): Figure => ({
  box: { left: -wide, right: wide, top: -118, bottom: -61 },
  parts: [
    ...behind,
    part(oval(0, -64, 13, 3.4) + ribbon("0 -64 8, 0 -80 6.4"), WOOD, 3),
    part(oval(0, -91, 8.8, 9.8), WOOD, 4),
    ...hat,
  ],
});
