import type { Figure, Part } from "../sculpt.ts";
import { type Costume, HAIR, headOf, lower, SKIN, TORSO, withPaws } from "./dressed.ts";
import { movedPart, within } from "./groups.ts";
import { part } from "./materials.ts";
import { box, draped, type Joint, oval, type Point, readPoints, ribbon } from "./outline.ts";
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

/** How much of the shins a skirt covers. */
const SKIRTS: Partial<Record<NonNullable<Costume["cut"]>, number>> = { tutu: 0, dress: 0.2, gown: 0.84 };

function legParts(costume: Costume, points: string, toes: number, lift: number): Part[] {
  const [hip, knee, ankle] = readPoints(points) as [Point, Point, Point];
  const { cut = "trousers", legs = colourTones("black") } = costume;
  const bare = cut === "naked" || cut === "underwear" || cut === "swimsuit";
  const short = cut in SKIRTS || cut === "shorts" || bare;
  const [ax, ay] = ankle;
  const shoe = `${oval(ax, ay + 0.6, 4.6)}${oval(ax + toes * 5, ay + 2.2, 6, 3.4)}`;
  return [
    part(limb([hip, knee, ankle], [13, 10, 7]), short ? SKIN : legs, 3, { lift }),
    ...(cut === "shorts" ? [part(limb([hip, knee], [14, 11.6]), legs, 4, { lift })] : []),
    part(shoe, cut === "barefoot" || bare ? SKIN : HAIR.dark, 1.5),
  ];
}

/** A skirt or a gown over legs that do not stand. */
function skirtOver({ cut, top, legs = top }: Costume, both: readonly string[]): Part[] {
  const covered = cut === undefined ? undefined : SKIRTS[cut];
  if (covered === undefined) return [];
  const circles = both.flatMap((points): Joint[] => {
    const [hip, knee, ankle] = readPoints(points) as [Point, Point, Point];
    const along = (i: 0 | 1) => knee[i] + (ankle[i] - knee[i]) * covered;
    return [
      [...hip, 8],
      [...knee, 7.6],
      // On the ground it lies around the knees.
      ...(knee[1] > -20 ? [[knee[0] * 1.06, -2, 3] as const] : []),
      [along(0), along(1), 6.4],
    ];
  });
  return [part(draped(circles), legs, 5)];
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
  const skirt = skirtOver(costume, [far, near]);
  if (skirt.length > 0) return [[...behind, ...other], skirt];
  return hangs(near) ? [[...behind, ...other], []] : [behind, other];
}

/** Above the waist: what hangs below it is drawn for legs that stand. */
const UPPER = box(-90, -140, 90, -44);

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
      ...(bare ? [] : stance.legs ? within(UPPER, costume.over ?? []) : (costume.over ?? [])).map((one) =>
        movedPart(one, turn),
      ),
      ...before,
      ...head.front.map(placed),
      ...(stance.lap ?? []),
      ...arm(arms[1], 9, 0.02),
      ...(stance.held ?? []),
    ],
  };
}
