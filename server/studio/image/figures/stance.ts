import type { Figure, Part } from "../sculpt.ts";
import { type Costume, HAIR, headOf, lower, SKIN, TORSO, withPaws } from "./dressed.ts";
import { movedPart } from "./groups.ts";
import { part } from "./materials.ts";
import { type Joint, oval, type Point, readPoints, ribbon } from "./outline.ts";
import { colourTones } from "./tones.ts";

/** How a body is held that does not stand upright: the clothes, the head and its signs are those of a costume. */
export interface Stance {
  box: Figure["box"];
  /** Where the waist is; (0, -46) standing. */
  hip?: Point;
  /** Of the body to the right, and of the head beside it, in radians. */
  lean?: number;
  nod?: number;
  /** Hip, knee and ankle of the far leg and of the near one. */
  legs?: readonly [far: string, near: string];
  /** Where the feet point: 1 to the right. */
  toes?: 1 | -1 | 0;
  /** Elbow and hand of the far arm and of the near one. */
  arms: readonly [far: string, near: string];
  behind?: readonly Part[];
  /** On the lap, below the near arm. */
  lap?: readonly Part[];
  held?: readonly Part[];
  /** On the face. */
  face?: readonly Part[];
}

/** Joints of a limb from points, with the widths given. */
const limb = (points: readonly Point[], widths: readonly number[]): string =>
  ribbon(points.map(([x, y], i): Joint => [x, y, widths[i]!]));

function legParts(costume: Costume, points: string, toes: number, lift: number): Part[] {
  const [hip, knee, ankle] = readPoints(points) as [Point, Point, Point];
  const { cut = "trousers", top, legs } = costume;
  const isSkirt = cut === "dress" || cut === "gown" || cut === "tutu";
  const bare = cut === "naked" || cut === "underwear" || cut === "swimsuit";
  const cloth = bare ? SKIN : isSkirt ? (legs ?? top) : (legs ?? colourTones("black"));
  const short = isSkirt || cut === "shorts" || bare;
  const [ax, ay] = ankle;
  const shoe = `${oval(ax, ay + 0.6, 4.6)}${oval(ax + toes * 5, ay + 2.2, 6, 3.4)}`;
  return [
    part(limb([hip, knee, ankle], [13, 10, 7]), short ? SKIN : cloth, 3, { lift }),
    ...(short ? [part(limb([hip, knee], isSkirt ? [17, 15] : [14, 11.6]), cloth, 4, { lift })] : []),
    part(shoe, cut === "barefoot" || bare ? SKIN : HAIR.dark, 1.5),
  ];
}

/** A thigh that hangs down is behind the body's clothes; a raised one is before them. */
function hangs(points: string): boolean {
  const [hip, knee] = readPoints(points) as [Point, Point];
  return knee[1] - hip[1] > 14;
}

/** The legs behind the body and those before it. Who stands has the skirt or gown of the costume. */
function legsOf(costume: Costume, { hip, legs, toes = 0 }: Stance): [behind: Part[], before: Part[]] {
  if (!legs && !hip) return [lower(costume), []];
  const [far, near] = legs ?? STANDING;
  const behind = legParts(costume, far, toes, -0.08);
  const other = legParts(costume, near, toes, 0);
  return hangs(near) ? [[...behind, ...other], []] : [behind, other];
}

const STANDING = ["-5 -46, -6 -23, -6 -3", "5 -46, 6 -23, 6 -3"] as const;

/** A person held as `stance` says. */
export const held = (costume: Costume, stance: Stance): Figure => withPaws(posed(costume, stance), costume);

function posed(costume: Costume, stance: Stance): Figure {
  const { hip = [0, -46], lean = 0, nod = 0, toes = 0, arms } = stance;
  const turn = { x: hip[0] - 46 * Math.sin(lean), y: hip[1] + 46 * Math.cos(lean), size: 1, turn: lean };
  const point = (x: number, y: number): Point => [
    turn.x + x * Math.cos(lean) - y * Math.sin(lean),
    turn.y + x * Math.sin(lean) + y * Math.cos(lean),
  ];
  const neck = point(0, -79);
  const way = lean + nod;
  const facesRight = toes === 1 || lean > 0.3;
  const head = headOf({ ...costume, facesRight, face: [...(costume.face ?? []), ...(stance.face ?? [])] });
  const placed = (one: Part) =>
    movedPart(one, { x: neck[0] - 79 * Math.sin(way), y: neck[1] + 79 * Math.cos(way), size: 1, turn: way });
  const bare = costume.cut === "naked" || costume.cut === "underwear" || costume.cut === "swimsuit";
  const sleeve = bare ? SKIN : costume.top;
  const arm = (points: string, x: number, lift: number): Part[] => {
    const [elbow, hand] = readPoints(points) as [Point, Point];
    return [
      part(limb([point(x, -75), elbow, hand], [8.4, 7.2, 5.6]), sleeve, 3, { lift }),
      part(oval(hand[0], hand[1], 3.6), SKIN, 1.5),
    ];
  };
  const [behind, before] = legsOf(costume, stance);
  return {
    box: stance.box,
    parts: [
      ...(stance.behind ?? []),
      ...head.back.map(placed),
      ...arm(arms[0], -9, -0.08),
      ...behind,
      movedPart(part(TORSO, bare && costume.cut !== "swimsuit" ? SKIN : costume.top, 4), turn),
      ...(costume.animal ? [] : [movedPart(part("M-3.4 -86L3.4 -86L3.4 -78L-3.4 -78Z", SKIN, 1), turn)]),
      ...(bare ? [] : (costume.over ?? [])).map((one) => movedPart(one, turn)),
      ...before,
      ...head.front.map(placed),
      ...(stance.lap ?? []),
      ...arm(arms[1], 9, 0.02),
      ...(stance.held ?? []),
    ],
  };
}
