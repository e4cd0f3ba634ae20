import type { CastMember } from "../../reading/scene/cast.ts";
import type { PersonId, Place } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { Look } from "../figures/roles.ts";
import type { Kind } from "./cabins.ts";

const OLD = new Set<PersonId>(["grandmother", "grandfather", "oldWoman", "oldMan"]);
export const isChild = ({ id, role, young }: CastMember): boolean =>
  (id === "child" && role !== "teenager") || young === true;

/** The head of an animal that a person has. */
export const animalOf = ({ animal, fur, wears }: Pick<CastMember, "animal" | "fur" | "wears">) =>
  animal && { animal: { animal, fur, wears } };

/** How a member of the cast looks by relation, role and age. */
export function lookOf(
  member: CastMember & { paper?: boolean; inside?: boolean; board?: boolean; bare?: boolean | undefined },
  shade: number,
): Look {
  const { id, role, colour, does, bald, paper, outfit, inside = false, woman = false } = member;
  return {
    woman,
    inside,
    shade,
    kin: id === "oldWoman" ? "grandmother" : id === "oldMan" ? "grandfather" : id,
    ...(role && { role }),
    ...(colour && { colour }),
    ...(does && { does }),
    ...(bald && { bald }),
    ...(member.dead && { dead: true }),
    ...(member.board && { board: true }),
    ...(member.bare && { bare: true }),
    ...(paper && { paper }),
    ...(outfit && { outfit }),
    ...(member.headwear && { headwear: member.headwear }),
    ...animalOf(member),
    ...(member.state && { state: member.state }),
    ...(isChild(member)
      ? { age: "child" as const }
      : (OLD.has(id) || member.state?.old) && { age: "old" as const }),
  };
}

/** Whether the place has a board on its wall. */
export const hasBoard = ({ place, second }: Pick<SceneDescription, "place" | "second">): boolean =>
  [place, second?.how === "stands" ? second.place : null].some((one) => one === "school" || one === "exam");

/** What sleepers lie in. */
export type Bed = "ward" | "home" | undefined;
/** A person of the scene with what is around them. */
export type Drawn = CastMember & {
  paper?: boolean;
  inside?: boolean;
  board?: boolean | undefined;
  bed?: Bed;
  /** Without the furniture of their role. */
  bare?: boolean;
};

const OFFICES = new Set<Place>(["office", "meetingRoom", "officeBuilding"]);
const WITH_FENCES = new Set<Place>(["garden", "vegetableGarden", "farmyard", "courtyard"]);
const SCHOOLS = new Set<Place>(["school", "exam", "schoolHallway", "schoolYard", "assemblyHall"]);
/**
 * Who has no fence, desk, board or wheel of their own there: neighbours elsewhere than in a garden, a boss or a teacher
 * elsewhere than at work, and who drives a cabin.
 */
export function isBare(
  { id, role, group }: CastMember,
  { place, cabin }: { place: Place | null; cabin: Kind | undefined },
): boolean {
  if (role === "neighbour" || group === "neighbours") return place !== null && !WITH_FENCES.has(place);
  if (role === "boss") return place !== null && !OFFICES.has(place);
  if ((role ?? id) === "teacher") return place !== null && !SCHOOLS.has(place);
  return role === "driver" && cabin === "car";
}

/** Who stands at the board of a room. */
export const isAtBoard = ({ board, role, id, does, handles }: Drawn): boolean =>
  board === true &&
  handles === undefined &&
  (does === "atBoard" || (does === undefined && (role ?? id) === "teacher"));

/** One person of a crowd. */
export const oneOfMany = (member: Drawn, i: number): Drawn => ({
  ...member,
  id: i % 2 ? "woman" : "man",
  woman: i % 2 === 1,
});

/** Of several, every second is of the other sex where the word is of both: children, but not daughters. */
export const sexOf = (member: Drawn, i: number): Drawn =>
  (member.id === "friend" || member.id === "child" || member.role === "patient") && i % 2 === 1
    ? { ...member, woman: true }
    : member;

/** Whether those who read have the newspaper of the scene in their hands. */
export const readsPaper = ({ things, activity, cast }: SceneDescription): boolean =>
  things.some(({ thing }) => thing === "newspaper") &&
  things.every(({ thing }) => thing !== "book" && thing !== "letter") &&
  (activity === "reading" || cast?.some(({ does }) => does === "reading") === true);
