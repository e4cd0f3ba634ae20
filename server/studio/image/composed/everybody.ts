import type { CastMember } from "../../reading/scene/cast.ts";
import type { PersonId } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { hasBoard } from "./looks.ts";

/** The people of a description from before casts. */
const oldCast = ({ people, wears, several }: SceneDescription): CastMember[] =>
  people.map((id) => ({
    id,
    ...(wears?.[id] && { colour: wears[id] }),
    ...(several?.includes(id) && { count: 3 as const }),
  }));

/** Words for two people. */
const PAIRS: Partial<Record<PersonId, readonly CastMember[]>> = {
  parents: [{ id: "mother", woman: true }, { id: "father" }],
  grandparents: [{ id: "grandmother", woman: true }, { id: "grandfather" }],
};

/** Whom a family has beside the dreamer. */
const FAMILY: readonly CastMember[] = [
  { id: "grandmother", woman: true },
  { id: "father" },
  { id: "mother", woman: true },
  { id: "sister", woman: true },
];

const IN_LAWS: readonly CastMember[] = [
  { id: "woman", role: "motherInLaw", woman: true },
  { id: "man", role: "fatherInLaw" },
];

/** At an examination whoever is there in numbers writes. */
const atExam = (one: CastMember, { place }: SceneDescription): CastMember =>
  place === "exam" &&
  !one.does &&
  !one.animal &&
  (one.role === "student" || (one.id === "crowd" && !one.group && !one.queue && !one.family))
    ? { ...one, does: "writing" }
    : one;

/** Everybody of a scene, with one member for each of a pair or a family. */
export const castOf = (scene: SceneDescription): CastMember[] =>
  (scene.cast?.filter(({ self }) => !self) ?? oldCast(scene)).flatMap((one) =>
    one.role === "inLaws"
      ? IN_LAWS
      : one.family
        ? FAMILY
        : (PAIRS[one.id] ?? [one]).map((each) =>
            atExam({ ...one, ...each, ...(hasBoard(scene) && { board: true }) }, scene),
          ),
  );
