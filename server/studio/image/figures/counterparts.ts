import type { CastMember } from "../../reading/scene/cast.ts";
import type { Figure } from "../sculpt.ts";
import { COSTUMES } from "./costumes.ts";
import { type Arm, ARM, type Costume, dressed } from "./dressed.ts";
import { plainLook } from "./garments.ts";
import { grouped } from "./groups.ts";
import { dreamerChild, dreamerSibling, friendLook, RELATIVES, siblingLook } from "./relatives.ts";
import { ACQUAINTANCES } from "./acquaintances.ts";
import type { Look } from "./roles.ts";

/** How the dreamer looks beside one of the cast, so that it is seen who that is to them. */
export interface Counterpart {
  costume: Costume;
  /** Of an adult. */
  size: number;
  /** The arm on the other's side. */
  near?: Arm;
}

const ELDERS = new Set<string>(["mother", "father", "grandmother", "grandfather"]);
const CHILD: Counterpart = { costume: { ...dreamerChild, left: ARM.down, right: ARM.down }, size: 0.62 };
/** A hand on the other's shoulder. */
const OVER_SHOULDER: Arm = [23, -82, 34, -80];

/** The counterpart of a relative, a friend, a teacher or a boss; undefined for who is no one to the dreamer. */
export function counterpartOf(member: CastMember, woman: boolean): Counterpart | undefined {
  const { id, role, own, young } = member;
  const she = member.woman === true;
  if (role === "aunt" || role === "uncle" || role === "godparent") return CHILD;
  if (ELDERS.has(id) && !role) return CHILD;
  if (role === "teacher" || role === "headmaster" || (id === "teacher" && !role))
    return { costume: { ...(COSTUMES.student(woman) as Costume), child: true }, size: 0.72 };
  if (role === "classmate")
    return { costume: { ...ACQUAINTANCES.classmate(woman), right: ARM.down }, size: 1 };
  if (role === "twin") return { costume: siblingLook(she), size: 1 };
  if (role === "cousin" || id === "brother" || id === "sister")
    return { costume: dreamerSibling(woman), size: young ? 1.1 : 0.88 };
  if (own) return { costume: plainLook(woman, 1), size: 1 };
  if (role === "partner" || role === "ex")
    return {
      costume: {
        ...plainLook(!she, 0),
        hairCut: she ? "short" : "long",
      },
      size: she ? 1.03 : 0.97,
    };
  if (role === "colleague" || role === "boss") return { costume: RELATIVES.colleague(woman), size: 0.95 };
  if (id === "friend" && !role) return { costume: friendLook(woman, true), size: 0.97, near: OVER_SHOULDER };
  return undefined;
}

/** The counterpart of the first of them that has one. */
export const firstCounterpart = (cast: readonly CastMember[], woman: boolean): Counterpart | undefined =>
  cast.map((one) => counterpartOf(one, woman)).find((one) => one);

/** What a child is not seen to do. */
const OF_ADULTS = new Set<string>([
  "driving",
  "pregnant",
  "birthing",
  "nursing",
  "smoking",
  "naked",
  "weddingDance",
]);

/** How a dreamer who acts looks beside who else is there: in stripes by a sibling, else like anybody. */
export function kinBeside(cast: readonly CastMember[], does?: string): Pick<Look, "kin" | "sibling"> {
  const { age: _, colour: __, ...kin } = lookBeside(cast, does);
  return kin;
}

/** How a dreamer looks in another's arms or at the table with others: beside a parent also like a child. */
export function lookBeside(
  cast: readonly CastMember[],
  does: string | undefined,
): Pick<Look, "kin" | "sibling" | "age" | "colour"> {
  if (does !== undefined && OF_ADULTS.has(does)) return {};
  if (cast.some(({ own, role }) => own || role === "partner" || role === "ex" || role === "boss")) return {};
  const twin = cast.find(({ role }) => role === "twin");
  if (twin) return { kin: twin.woman ? "sister" : "brother" };
  if (cast.some(({ id, role }) => role === "cousin" || ((id === "brother" || id === "sister") && !role)))
    return { sibling: true };
  return cast.some(
    ({ id, role }) =>
      (ELDERS.has(id) && !role) || role === "aunt" || role === "uncle" || role === "godparent",
  )
    ? { age: "child", colour: "orange" }
    : {};
}

/** Beside the acting one, on the side on which there is less of what they handle; `adult` is the height of a person. */
export function beside(acting: Figure, { costume, size, near }: Counterpart, adult: number): Figure {
  const unit = adult / 100;
  const { left, right, bottom } = acting.box;
  const side = -left <= right + 6 * unit ? -1 : 1;
  const edge = side < 0 ? left : right;
  // Across a table an arm does not reach the other's shoulder.
  const reaches = Math.abs(edge) < 42 * unit;
  const x = edge + side * (reaches ? 9 : 14) * unit * size;
  const arm = near && reaches && { [side < 0 ? "right" : "left"]: near };
  const dreamer = dressed({ ...costume, ...arm });
  const pair = grouped([acting, dreamer], (i) =>
    i === 0 ? { x: 0, y: 0, size: 1 } : { x, y: bottom - 3 * unit, size: size * unit },
  );
  // Apart from the act, the box of one who stands is wider than the body.
  const slack = 10 * unit * size;
  const narrower = side < 0 ? { left: pair.box.left + slack } : { right: pair.box.right - slack };
  return { ...pair, box: { ...pair.box, ...narrower } };
}
