import type { Costume } from "../figures/dressed.ts";
import { costumeOf } from "../figures/roles.ts";
import { asleep, asleepInBed, manyAsleep } from "../figures/sleepers.ts";
import { colourTones } from "../figures/tones.ts";
import type { Figure } from "../sculpt.ts";
import { type Bed, type Drawn, lookOf, oneOfMany, sexOf } from "./looks.ts";

/** Of a crowd that sleeps. */
const SLEEPERS = 5;

/** Whether a person lies asleep: one whose face is described stands. */
export const liesAsleep = ({ does, state, animal }: Drawn): boolean =>
  does === "sleeping" && !state?.mood && !animal;

const inBedding = (costume: Costume, bed: Bed): Figure =>
  bed
    ? asleepInBed({ ...costume, top: colourTones(bed === "ward" ? "green" : "blue") }, bed === "ward")
    : asleep(costume);

/** Who sleeps: one person, or several side by side. */
export function sleeperFigure({ does: _, ...member }: Drawn, which: number): Figure {
  const count = member.id === "crowd" ? SLEEPERS : (member.count ?? 1);
  if (count === 1) return inBedding(costumeOf(lookOf(member, which)), member.bed);
  const looks = Array.from({ length: count }, (_, i) =>
    costumeOf(lookOf(member.id === "crowd" ? oneOfMany(member, i) : sexOf(member, i), i)),
  );
  return manyAsleep(looks, member.bed);
}
