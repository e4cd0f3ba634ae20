import type { CastMember } from "../../reading/scene/cast.ts";
import type { Figure } from "../sculpt.ts";
import { type Arm, type Costume, dressed, HAIR } from "./dressed.ts";
import { ATTIRE } from "./clothing.ts";
import { FEATURES } from "./features.ts";
import { paled } from "./pale.ts";
import { plainLook } from "./garments.ts";
import { grouped } from "./groups.ts";
import { dreamerChild, dreamerSibling, friendLook, KIN, RELATIVES, siblingLook } from "./relatives.ts";
import { colourTones } from "./tones.ts";

/** How somebody stands with the dreamer. */
type Bond = "family" | "friends" | "couple" | "apart";

const ELDERS = new Set(["mother", "father", "grandmother", "grandfather"]);
const isSibling = ({ id, role }: CastMember) =>
  id === "brother" || id === "sister" || role === "cousin" || role === "twin";

function bondOf(member: CastMember): Bond | undefined {
  if (ELDERS.has(member.id) || isSibling(member) || member.own) return "family";
  if (member.id === "friend" && !member.role) return "friends";
  if (member.role === "partner") return "couple";
  return member.role === "ex" ? "apart" : undefined;
}

const isSpouse = ({ role }: CastMember, all: readonly CastMember[]) =>
  role === "partner" && all.some(({ own }) => own);

/** Acts that can be done beside the dreamer, or with them. */
const BESIDE = new Set<string>(["hugging", "holding"]);
/** Heads of a family beside the dreamer. */
const MOST = 4;

/** Those of a cast who are drawn with the dreamer, hand in hand or arm in arm. */
export function whoJoins(cast: readonly CastMember[]): CastMember[] {
  const free = cast.filter(({ does }) => does === undefined || BESIDE.has(does));
  const first = free.map(bondOf).find((one) => one !== undefined);
  // With children the other parent is of the family.
  const bond = first === "couple" && free.some(({ own }) => own) ? "family" : first;
  const isOf = (one: CastMember) =>
    bond !== undefined && (bondOf(one) === bond || (bond === "family" && isSpouse(one, free)));
  const same = free.filter(isOf);
  if (bond !== "family") return same.filter(({ count }) => count === undefined).slice(0, 1);
  const heads = same.reduce((sum, { count = 1 }) => sum + count, 0);
  return heads <= MOST ? same : same.slice(0, 1);
}

interface Standing {
  costume: Costume;
  size: number;
  dead?: boolean | undefined;
}

/** An arm that reaches a hand at the height `y`, `x` units beside the body. */
const reaching = (x: number, y: number): Arm => [Math.max(14, x * 0.82), (y - 75) / 2 + 3, x, y];
/** Half the distance of two who hold hands. */
const REACH = 20;

const shown = (figure: Figure, dead: boolean | undefined): Figure => (dead ? paled(figure) : figure);

/** Several people in a row, each of whom holds the hands of the next. */
function handInHand(people: readonly Standing[]): Figure {
  const heightOf = (one: Standing, next: Standing) =>
    Math.max(-46 * Math.max(one.size, next.size), -72 * Math.min(one.size, next.size));
  const figures = people.map(({ costume, size, dead }, i) => {
    const [before, after] = [people[i - 1], people[i + 1]];
    const own = { costume, size };
    return shown(
      dressed({
        ...costume,
        ...(before && { left: reaching(REACH, heightOf(before, own) / size) }),
        ...(after && { right: reaching(REACH, heightOf(own, after) / size) }),
      }),
      dead,
    );
  });
  let x = 0;
  const spots = people.map(({ size }, i) => {
    x += i === 0 ? 0 : REACH * (people[i - 1]!.size + size);
    return { x, y: 0, size };
  });
  return grouped(figures, (i) => spots[i]!);
}

const hasElders = (members: readonly CastMember[]) => members.some(({ id }) => ELDERS.has(id));

function sizeOf(member: CastMember, elders: boolean): number {
  if (member.own) return 0.62;
  if (member.id === "father") return 1.06;
  if (member.role === "partner") return 1;
  if (ELDERS.has(member.id)) return member.id.startsWith("grand") ? 0.93 : 1;
  return (member.young ? 0.7 : 0.86) * (elders ? 0.88 : 1);
}

const childLook = (woman: boolean, i: number): Costume => ({
  top: colourTones(i % 2 ? "green" : woman ? "red" : "orange"),
  legs: colourTones(woman ? "red" : "blue"),
  cut: woman ? "dress" : "trousers",
  hair: HAIR.brown,
  hairCut: woman ? "long" : "short",
  child: true,
});

/** In a colour, or in clothes that the dream names. */
function cloth({ colour, outfit, woman, animal, fur }: CastMember): Partial<Costume> {
  const tones = colour && colourTones(colour);
  const attire = outfit && ATTIRE[outfit]?.(woman === true, tones);
  const bare = { over: [], held: [], behind: [] };
  return {
    ...(animal && { animal, ...(fur && { fur }) }),
    ...(tones && { top: tones }),
    ...(attire && { ...bare, ...attire }),
    ...(outfit && FEATURES[outfit]?.(woman === true)),
  };
}

/** Elders on both sides of the dreamer, brothers, sisters and children beside. */
function family(members: readonly CastMember[], woman: boolean): Figure {
  const elders = hasElders(members);
  const grown = members.some(({ own }) => own);
  const siblings = members.filter(isSibling);
  // The other parent stands at the end of the row.
  const ordered = members.toSorted((a, b) => Number(a.role === "partner") - Number(b.role === "partner"));
  const looks = ordered.flatMap((member) =>
    Array.from({ length: member.count ?? 1 }, (_, i): Standing & { member: CastMember } => ({
      member,
      dead: member.dead,
      size: sizeOf(member, elders) * (1 - i * 0.06),
      costume: {
        ...(member.own
          ? childLook(member.woman === true, i)
          : member.role === "partner"
            ? plainLook(member.woman === true, 0)
            : member.role === "cousin"
              ? { ...siblingLook(member.woman === true), top: colourTones("green") }
              : member.role === "twin"
                ? siblingLook(member.woman === true)
                : KIN[member.id]!(member.woman === true)),
        ...cloth(member),
        // The hands are free for each other.
        left: undefined,
        right: undefined,
        ...(ELDERS.has(member.id) && elders && members.length > 1 && { held: [] }),
      },
    })),
  );
  const first = siblings[0];
  const spouse = members.find(({ role }) => role === "partner");
  const dreamer: Standing = grown
    ? { size: 1, costume: plainLook(spouse ? !spouse.woman : woman, 1) }
    : elders
      ? { size: 0.62, costume: dreamerChild }
      : {
          size: first?.young || first?.role === "twin" ? 0.86 : 0.72,
          costume: first?.role === "twin" ? siblingLook(first.woman === true) : dreamerSibling(woman),
        };
  const half = looks.length > 1 ? Math.floor(looks.length / 2) : grown ? 0 : 1;
  return handInHand([...looks.slice(0, half), dreamer, ...looks.slice(half)]);
}

/** An arm over the other's shoulders. */
function friends(member: CastMember, woman: boolean): Figure {
  const other = shown(
    dressed({ ...friendLook(member.woman === true), ...cloth(member), right: [22, -84, 25, -103] }),
    member.dead,
  );
  const dreamer = dressed({
    ...friendLook(woman, true),
    left: [20, -70, 12, -52],
    right: [24, -80, 43, -75],
  });
  return grouped([other, dreamer], (i) => (i === 0 ? { x: 31, y: 0, size: 1 } : { x: 0, y: 0, size: 0.97 }));
}

/** Hand in hand, or apart with crossed arms. */
function couple(member: CastMember, apart: boolean): Figure {
  const look = member.role && RELATIVES[apart ? "ex" : "partner"](member.woman === true);
  const his: Costume = { ...look!, held: [], behind: [], ...cloth(member) };
  const mine: Costume = {
    ...plainLook(member.woman !== true, 0),
    hairCut: member.woman ? "short" : "long",
  };
  const wide = apart ? 27 : 15;
  const crossed = { left: his.left, right: his.right };
  const one = dressed({
    ...mine,
    ...(apart ? crossed : { right: reaching(wide, -48) }),
  });
  const other = shown(
    dressed({ ...his, ...(apart ? crossed : { left: reaching(wide, -48), right: undefined }) }),
    member.dead,
  );
  return grouped([one, other], (i) => ({
    x: i === 0 ? -wide : wide,
    y: 0,
    size: i === 0 ? 0.97 : 1.02,
  }));
}

/** The dreamer with those who belong to them, as one figure. */
export function together(members: readonly CastMember[], woman: boolean): Figure {
  const [first] = members;
  const bond = bondOf(first!);
  if (bond === "family" || members.length > 1) return family(members, woman);
  return bond === "friends" ? friends(first!, woman) : couple(first!, bond === "apart");
}
