import type { Action, Activity, Colour, PersonId } from "../../reading/scene/catalogue.ts";
import type { Role } from "../../reading/scene/roles.ts";
import type { Figure } from "../sculpt.ts";
import { weddingGown } from "./ceremony.ts";
import { COSTUMES } from "./costumes.ts";
import { plainLook } from "./garments.ts";
import { type Costume, dressed, HAIR } from "./dressed.ts";
import { KIN } from "./relatives.ts";
import { NEWSPAPER, POSES } from "./poses.ts";
import { colourTones } from "./tones.ts";

export interface Look {
  role?: Role;
  /** Whose own clothes are worn where there is no role. */
  kin?: PersonId;
  woman: boolean;
  age?: "child" | "old";
  colour?: Colour;
  does?: Action | Activity;
  bald?: boolean;
  swimsuit?: boolean;
  /** What is read is a newspaper. */
  paper?: boolean;
  /** Which of the plain clothes. */
  shade?: number;
}

/** A person in the clothes of a role or in what they do, facing the viewer. */
export function personOfLook({
  role,
  kin,
  woman,
  age,
  colour,
  does,
  bald,
  paper,
  swimsuit,
  shade = 0,
}: Look): Figure {
  const own: Costume =
    role === "bride" && colour
      ? weddingGown(colour)
      : role
        ? COSTUMES[role](woman)
        : ((kin && KIN[kin]?.(woman)) ?? plainLook(woman, shade));
  const pose = does === "reading" && paper ? NEWSPAPER : does ? POSES[does] : undefined;
  const cloth = colour && { top: colourTones(colour) };
  return dressed({
    hairCut: woman ? (age === "old" ? "bun" : "long") : "short",
    ...own,
    ...(age === "old" && { hair: HAIR.grey }),
    ...(age === "child" && { hair: HAIR.brown, child: true }),
    ...cloth,
    ...(swimsuit && { cut: "swimsuit" as const, top: colourTones("red") }),
    ...pose,
    ...(bald && { hairCut: "none" as const }),
    over: [...(own.over ?? []), ...(pose?.over ?? [])],
    face: [...(own.face ?? []), ...(pose?.face ?? [])],
  });
}
