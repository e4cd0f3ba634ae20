import type { Action, Activity, Colour, PersonId } from "../../reading/scene/catalogue.ts";
import type { Outfit } from "../../reading/scene/outfit-names.ts";
import type { Role } from "../../reading/scene/roles.ts";
import type { Lab } from "../colour.ts";
import type { Figure } from "../sculpt.ts";
import { type AnimalLook, ANIMAL_POSES, asAnimalCostume, RANKS } from "./animal-dress.ts";
import { weddingGown } from "./ceremony.ts";
import { CONDITIONS } from "./conditions.ts";
import { ATTIRE } from "./clothing.ts";
import { COSTUMES } from "./costumes.ts";
import { FEATURES } from "./features.ts";
import type { PersonState } from "../../reading/scene/person-states.ts";
import { faceOf, withoutFace } from "./moods.ts";
import { cleared, paled } from "./pale.ts";
import { plainLook } from "./garments.ts";
import { ARM, type Costume, dressed, HAIR, withPaws } from "./dressed.ts";
import { pyjamas, TOWEL } from "./nightwear.ts";
import { dreamerSibling, KIN, onFoot } from "./relatives.ts";
import { CHALK, NEWSPAPER, POSES, UNDRESSED } from "./poses.ts";
import { colourTones } from "./tones.ts";

export interface Look {
  role?: Role;
  /** Whose own clothes are worn where there is no role. */
  kin?: PersonId;
  /** The dreamer beside a sibling. */
  sibling?: boolean;
  woman: boolean;
  age?: "child" | "old";
  colour?: Colour;
  does?: Action | Activity | undefined;
  bald?: boolean;
  outfit?: Outfit | undefined;
  /** With it, on the head. */
  headwear?: Outfit | undefined;
  /** In a room. */
  inside?: boolean;
  /** The room has a board on its wall: nobody brings one on legs. */
  board?: boolean | undefined;
  /** The role without its furniture and tools, which the place has or which it cannot have. */
  bare?: boolean | undefined;
  /** On the thing that is climbed or ridden. */
  on?: boolean;
  /** What is read is a newspaper. */
  paper?: boolean;
  /** Has died before the dream. */
  dead?: boolean;
  /** Which of the plain clothes. */
  shade?: number;
  /** The head and the hands are an animal's. */
  animal?: AnimalLook | undefined;
  /** Turned away from the viewer. */
  away?: boolean | undefined;
  /** How they are, whatever they do. */
  state?: PersonState | undefined;
}

/** What is worn on the head beside an outfit. */
function onHeadOf({ headwear, woman }: Pick<Look, "headwear" | "woman">): Partial<Costume> {
  const worn = headwear && ATTIRE[headwear]?.(woman);
  return worn ? { hat: worn.hat ?? [], hairCut: worn.hairCut ?? "short" } : {};
}

/** What a person of a role, a relation or an age wears and does. */
export function costumeOf(look: Look): Costume {
  const state = keepsTools(look) ? { ...look.state, mood: "tears" as const } : look.state;
  const costume = inState(clothesOf(look), state);
  return look.animal ? asAnimalCostume(costume, look.animal) : costume;
}

/** Who cries with something in the hands keeps it. */
const keepsTools = ({ does, role }: Look): boolean =>
  does === "crying" && role !== undefined && (COSTUMES[role](false).held ?? []).length > 0;

/** Acts in which a role is seen by itself: bikers ride, and a boss sits behind the desk. */
const AT_WORK: Partial<Record<Role, ReadonlySet<string>>> = {
  biker: new Set(["riding", "driving", "sitting", "running", "waiting", "fleeing"]),
  boss: new Set(["sitting", "writing", "phoning", "reading", "waiting"]),
  mover: new Set(["carrying", "holding", "climbing"]),
  musician: new Set(["sitting"]),
  clerk: new Set(["sitting", "writing", "waiting"]),
  patient: new Set(["sitting", "waiting"]),
};
const isAtWork = ({ does, role }: Look): boolean =>
  role !== undefined && does !== undefined && AT_WORK[role]?.has(does) === true;

/** With the face and the legs of a state. */
function inState(costume: Costume, state: PersonState | undefined): Costume {
  if (!state) return costume;
  const { mood, longLegs } = state;
  const faced = mood === "faceless" ? withoutFace(costume) : costume;
  return {
    ...faced,
    ...(longLegs && { longLegs }),
    face: [...(faced.face ?? []), ...faceOf(mood)],
  };
}

/** A teacher without a board of their own. */
const atWallBoard = (costume: Costume, { role, board }: Look): Costume =>
  role === "teacher" && board ? { ...costume, behind: [], reach: [18, 0] } : costume;

/** Without the furniture and the tools of a role. */
const bareOf = (costume: Costume, { bare }: Look): Costume =>
  bare ? { ...costume, behind: [], held: [], left: undefined, right: undefined, reach: [0, 0] } : costume;

function clothesOf(whole: Look): Costume {
  const look = keepsTools(whole) || isAtWork(whole) ? { ...whole, does: undefined } : whole;
  const { role, kin, sibling, woman, age, colour, does, bald, paper, outfit, shade = 0 } = look;
  const clothes: Costume =
    role === "bride" && colour
      ? weddingGown(colour)
      : role
        ? bareOf(atWallBoard(COSTUMES[role](woman), look), look)
        : ((kin && (KIN[kin]?.(woman) ?? RANKS[kin])) ??
          (sibling ? dreamerSibling(woman) : plainLook(woman, shade)));
  const own = does ? onFoot(clothes) : clothes;
  const pose =
    does === "reading" && paper
      ? NEWSPAPER
      : does
        ? does === "atBoard" && look.board
          ? CHALK
          : ((look.animal && ANIMAL_POSES[does]) ?? POSES[does])
        : undefined;
  const night = outfit === "pyjamas" ? pyjamas(colour ?? "blue") : outfit === "towel" ? TOWEL : undefined;
  const bare = outfit === "underwear" || does === "naked";
  const cloth = colour && colourTones(colour);
  const feature = outfit && FEATURES[outfit];
  const attire = night ?? (outfit && ATTIRE[outfit]?.(woman, cloth));
  return {
    hairCut: woman ? (age === "old" ? "bun" : "long") : "short",
    ...own,
    ...(age === "old" && { hair: HAIR.grey }),
    ...(age === "child" && { hair: HAIR.brown, child: true }),
    ...(colour && { top: colourTones(colour) }),
    ...(outfit === "swimsuit" && { cut: "swimsuit" as const, top: colourTones("red") }),
    ...(outfit === "underwear" && UNDRESSED),
    // A gown has the colour of its own skirt.
    ...(attire?.cut === "gown" && { legs: undefined }),
    ...attire,
    ...onHeadOf(look),
    ...feature?.(woman),
    ...pose,
    ...(bald && { hairCut: "none" as const }),
    ...(look.away && { away: true, right: ARM.reach }),
    over: bare
      ? []
      : [...((attire ?? own).over ?? []), ...(feature?.(woman).over ?? []), ...(pose?.over ?? [])],
    face: [
      ...(own.face ?? []),
      ...(attire?.face ?? []),
      ...(feature?.(woman).face ?? []),
      ...((outfit === "underwear" && UNDRESSED.face) || []),
      ...(pose?.face ?? []),
    ],
  };
}

/** A person in the clothes of a role, or of `cloth`, and in what they do. */
export function personOfLook(look: Look, cloth?: readonly Lab[]): Figure {
  const costume = { ...costumeOf(look), ...(cloth && { top: cloth, legs: undefined }) };
  const isPlain = isAtWork(look) || keepsTools(look) || (look.board && look.does === "atBoard");
  const condition = look.does && !isPlain ? CONDITIONS[look.does] : undefined;
  const figure = condition ? withPaws(condition(costume, look.inside, look.on), costume) : dressed(costume);
  if (look.state?.clear) return cleared(figure);
  return look.dead ? paled(figure, !condition) : figure;
}
